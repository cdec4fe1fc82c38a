import { Box } from '@mui/material';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { Message } from '~/components/feedback/Message';
import { ChoiceCards } from '~/components/form/fields/ChoiceCards';
import { SelectField } from '~/components/form/fields/SelectField';
import { monthsLeft, paymentTerms } from '~/domain/money/contractMonths';
import { startOfMonth, yearOf } from '~/domain/time/dates';
import { formatDate, formatMonth } from '~/domain/time/dateTexts';
import { requireChoice, required } from '~/domain/validation/validators';
import { useLanguage } from '~/i18n/useLanguage';
import type { Step3Data } from '~/services/contractingGet';
import type { CardPackage } from '~/services/lookups';

import { priceOf } from './packages';

export interface ContractValues {
  validFrom: string;
  cardPackage: string;
  terms: boolean;
}

interface StartMonthFieldProps {
  data: Pick<Step3Data, 'type' | 'overpayment'> & { dates: readonly string[] };
  /** Of the chosen month, as far as they are read. */
  packages: readonly CardPackage[] | undefined;
}

/** A start month's name; two days of one month are named with their day. */
export const useMonthName = (dates: readonly string[]) => {
  const language = useLanguage();
  return (date: string): string =>
    dates.some((other) => other !== date && startOfMonth(other) === startOfMonth(date))
      ? formatDate(date, language)
      : formatMonth(date, language);
};

/** The start month. Each option says how many months it leaves; the chosen one also what they cost, when the contract ends and how it can be paid. */
export const StartMonthField = ({ data: { dates, type, overpayment = 0 }, packages }: StartMonthFieldProps) => {
  const { t } = useTranslation('portal');
  const length = (date: string): string => {
    const months = t('wizard.payment.monthCount', { count: monthsLeft(date) });
    return paymentTerms(date, type) === 'monthly' ? months : t('wizard.contract.monthsInOneSum', { months });
  };
  const name = useMonthName(dates);
  const [validFrom, cardPackage] = useFormContext<ContractValues>().watch(['validFrom', 'cardPackage']);
  const monthlyFee = priceOf(packages, cardPackage);
  const count = monthsLeft(validFrom);
  const meaning = [
    t('wizard.contract.lasts', { count, year: yearOf(validFrom) }),
    t(`wizard.contract.paid.${paymentTerms(validFrom, type)}`),
    ...(monthlyFee === undefined
      ? []
      : [
          t('wizard.contract.costs', { count, sum: count * monthlyFee, fee: monthlyFee }),
          ...(overpayment > 0 ? [t('wizard.contract.credit', { amount: overpayment })] : []),
        ]),
  ];
  return (
    <SelectField<ContractValues>
      name="validFrom"
      label={t('wizard.contract.validFrom')}
      rules={[required]}
      options={dates.map((date) => ({ value: date, label: name(date), end: length(date) }))}
      hint={
        validFrom !== '' &&
        meaning.map((sentence) => (
          <Box component="span" key={sentence} sx={{ display: 'block' }}>
            {sentence}{' '}
          </Box>
        ))
      }
    />
  );
};

interface PackageCardsProps {
  packages: readonly CardPackage[];
  validFrom: string;
  /** The member's package of before an upgrade. */
  present: string | undefined;
}

/** The packages as cards, each with its monthly fee and its sum to the end of the year. */
export const PackageCards = ({ packages, validFrom, present }: PackageCardsProps) => {
  const { t } = useTranslation('portal');
  const months = monthsLeft(validFrom);
  if (packages.length === 0) return <Message tone="warning">{t('wizard.contract.noPackages')}</Message>;
  return (
    <ChoiceCards<ContractValues>
      name="cardPackage"
      label={t('wizard.contract.cardPackage')}
      rules={[requireChoice]}
      choices={packages.map(({ key, name }) => ({
        value: name,
        label: name,
        hint: (
          <>
            {name === present && (
              <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
                {t('wizard.contract.present')}{' '}
              </Box>
            )}
            <span>{t('wizard.contract.untilYearEnd', { sum: key * months, months, year: yearOf(validFrom) })}</span>
          </>
        ),
        end: t('wizard.contract.perMonth', { price: key }),
      }))}
    />
  );
};
