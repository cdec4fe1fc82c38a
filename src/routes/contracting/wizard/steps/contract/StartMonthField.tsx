import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';

import { SelectField } from '../../../../../components/form/fields/SelectField';
import type { ContractType } from '../../../../../domain/contract/contract';
import { monthsLeft, paymentTerms } from '../../../../../domain/money/contractMonths';
import { formatForint } from '../../../../../domain/money/money';
import { required } from '../../../../../domain/text/validators';
import { startOfMonth, yearOf } from '../../../../../domain/time/dates';
import { formatDayInWords } from '../../../../../domain/time/dateTexts';
import { formatMonth } from '../../../../../domain/time/months';
import { useLanguage } from '../../../../../i18n/useLanguage';

const Sentence = styled('span')({ display: 'block' });

interface StartMonthFieldProps {
  dates: readonly string[];
  type: ContractType | undefined;
  /** The month that is chosen; "" if none is. */
  validFrom: string;
  /** The chosen package's fee, in forint. */
  monthlyFee: number | undefined;
  /** In forint, as the reply names it. */
  overpayment: number;
}

/** The start month. Each option says how many months it leaves; the chosen one also what they cost, when the contract ends and how it can be paid. */
export const StartMonthField = ({ dates, type, validFrom, monthlyFee, overpayment }: StartMonthFieldProps) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const length = (date: string): string => {
    const months = t('wizard.payment.monthCount', { count: monthsLeft(date) });
    return paymentTerms(date, type) === 'monthly' ? months : t('wizard.contract.monthsInOneSum', { months });
  };
  // Two days of one month are named with their day.
  const name = (date: string): string =>
    dates.some((other) => other !== date && startOfMonth(other) === startOfMonth(date))
      ? formatDayInWords(date, language)
      : formatMonth(date, language);
  const count = monthsLeft(validFrom);
  const meaning = [
    t('wizard.contract.lasts', { count, year: yearOf(validFrom) }),
    monthlyFee === undefined
      ? t('wizard.contract.costsByPackage')
      : t('wizard.contract.costs', {
          count,
          sum: formatForint(count * monthlyFee, language),
          fee: formatForint(monthlyFee, language),
        }),
    ...(overpayment > 0 ? [t('wizard.contract.credit', { amount: formatForint(overpayment, language) })] : []),
    t(`wizard.contract.paid.${paymentTerms(validFrom, type)}`),
  ];
  return (
    <SelectField<{ validFrom: string }>
      name="validFrom"
      label={t('wizard.contract.validFrom')}
      rules={[required]}
      options={dates.map((date) => ({ value: date, label: name(date), end: length(date) }))}
      hint={
        validFrom !== '' &&
        // A line a sentence, known or not: choosing a package must not move the cards under a double-click (UX-24).
        meaning.map((sentence) => <Sentence key={sentence}>{sentence} </Sentence>)
      }
    />
  );
};
