import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useFormContext, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { ErrorText } from '~/components/feedback/ErrorText';
import { Message } from '~/components/feedback/Message';
import { QueryBoundary } from '~/components/feedback/QueryBoundary';
import { CheckboxField } from '~/components/form/fields/CheckboxField';
import { RadioCards } from '~/components/form/fields/RadioCards';
import { SelectField } from '~/components/form/fields/SelectField';
import { useConfig } from '~/components/useConfig';
import { contractEnd, defaultReceipt, type ContractType } from '~/domain/contract/contract';
import { monthsLeft, paymentTerms } from '~/domain/money/contractMonths';
import { computeCosts, fillFees, savedDelivery, type Costs } from '~/domain/money/fees';
import { formatForint } from '~/domain/money/money';
import { requireChoice, required } from '~/domain/text/validators';
import { compareDates, startOfMonth, yearOf } from '~/domain/time/dates';
import { formatDate, formatMonth } from '~/domain/time/dateTexts';
import { PackagesLink } from '~/features/contract/PackagesLink';
import { useLanguage } from '~/i18n/useLanguage';
import { DocumentLink } from '~/routes/contracting/wizard/DocumentLink';
import { defineFormStep } from '~/routes/contracting/wizard/engine/defineStep';
import { useKnownTerms } from '~/routes/contracting/wizard/engine/terms';
import { getStep3, type Step3Data } from '~/services/contractingGet';
import { submitStep3 } from '~/services/contractingSubmit';
import { getDates, type CardPackage } from '~/services/lookups';

import { priceOf, shownPrice, usePackages } from './packages';

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
const StartMonthField = ({ dates, type, validFrom, monthlyFee, overpayment }: StartMonthFieldProps) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const length = (date: string): string => {
    const months = t('wizard.payment.monthCount', { count: monthsLeft(date) });
    return paymentTerms(date, type) === 'monthly' ? months : t('wizard.contract.monthsInOneSum', { months });
  };
  // Two days of one month are named with their day.
  const name = (date: string): string =>
    dates.some((other) => other !== date && startOfMonth(other) === startOfMonth(date))
      ? formatDate(date, language)
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

interface ContractValues {
  validFrom: string;
  cardPackage: string;
  terms: boolean;
}

/** What step 3 needs: the terms so far, and the months on offer. */
type ContractData = Step3Data & { dates: readonly string[] };

/** The packages as cards, each with its monthly fee and its sum to the end of the year. */
const PackageCards = ({ packages, validFrom }: { packages: readonly CardPackage[]; validFrom: string }) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const months = monthsLeft(validFrom);
  if (packages.length === 0) return <Message tone="warning">{t('wizard.contract.noPackages')}</Message>;
  return (
    <RadioCards<ContractValues>
      name="cardPackage"
      label={t('wizard.contract.cardPackage')}
      rules={[requireChoice]}
      choices={packages.map(({ key, name }) => ({
        value: name,
        label: name,
        hint: t('wizard.contract.untilYearEnd', {
          sum: formatForint(key * months, language),
          months,
          year: yearOf(validFrom),
        }),
        end: t('wizard.contract.perMonth', { price: formatForint(key, language) }),
      }))}
    />
  );
};

const Fields = ({ data, contractKey }: { data: ContractData; contractKey: string }) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const { links } = useConfig();
  const { watch, getValues, setValue } = useFormContext<ContractValues>();
  const [validFrom, cardPackage] = watch(['validFrom', 'cardPackage']);
  const packages = usePackages(contractKey, validFrom);
  const administration = data.fees?.charged.administration ?? data.fees?.tariff.administration ?? 0;
  const list = packages.data?.list;

  // A package that isn't on offer for the new start month can't stay chosen.
  useEffect(() => {
    if (list === undefined || packages.isPlaceholderData) return;
    const chosen = getValues('cardPackage');
    if (chosen !== '' && priceOf(list, chosen) === undefined) setValue('cardPackage', '', { shouldDirty: true });
  }, [list, packages.isPlaceholderData, getValues, setValue]);

  if (data.dates.length === 0)
    return (
      <Message tone="warning">
        <ErrorText code="hasValidContract" />
      </Message>
    );
  return (
    <>
      <StartMonthField
        dates={data.dates}
        type={data.type}
        validFrom={validFrom}
        monthlyFee={priceOf(list, cardPackage)}
        overpayment={data.overpayment ?? 0}
      />
      <QueryBoundary query={packages} lines={14}>
        {(offered) => <PackageCards packages={offered.list} validFrom={validFrom} />}
      </QueryBoundary>
      <PackagesLink />
      {administration > 0 && (
        <Typography variant="body2">
          {t('wizard.contract.administration', { amount: formatForint(administration, language) })}
        </Typography>
      )}
      {validFrom !== '' && (
        <Typography variant="body2">{t('wizard.contract.loyalty', { date: contractEnd(validFrom) })}</Typography>
      )}
      <CheckboxField<ContractValues>
        name="terms"
        label={t('wizard.contract.terms')}
        required
        rules={[(accepted) => (accepted ? undefined : 'validate_agreement')]}
      >
        <DocumentLink href={links.terms}>{t('wizard.document.terms')}</DocumentLink>
      </CheckboxField>
    </>
  );
};

/** Next waits for the start month's packages too: the one still shown may not be on offer then, and without a list no rule asks for one. */
const useNextDisabledReason = (
  { watch }: UseFormReturn<ContractValues>,
  { dates }: ContractData,
  contractKey: string,
): string | undefined => {
  const { t } = useTranslation('portal');
  const [validFrom, terms, cardPackage] = watch(['validFrom', 'terms', 'cardPackage']);
  const { isFetching, data } = usePackages(contractKey, validFrom);
  if (dates.length === 0) return t('wizard.contract.noDates');
  if (isFetching || data === undefined) return t('wizard.contract.packagesLoading');
  if (data.list.length === 0) return t('wizard.contract.noPackages');
  if (terms) return undefined;
  return t(cardPackage === '' ? 'wizard.contract.choosePackage' : 'wizard.contract.acceptTerms');
};

/** Until a card is chosen, what is known: the fee of the months left. */
const useCosts = (
  { watch }: UseFormReturn<ContractValues>,
  { contract, fees, overpayment }: ContractData,
  contractKey: string,
): Costs | undefined => {
  const [validFrom, cardPackage] = watch(['validFrom', 'cardPackage']);
  const monthlyFee = priceOf(usePackages(contractKey, validFrom).data?.list, cardPackage);
  const { receipt = contract.receipt, delivery } = useKnownTerms(contractKey).saved;
  if (validFrom === '' || monthlyFee === undefined) return undefined;
  return computeCosts({
    receipt,
    delivery: fees && savedDelivery(fillFees(fees), delivery),
    monthlyFee,
    tariff: fees?.tariff,
    charged: fees?.charged,
    validFrom,
    overpayment,
  });
};

/** Step 3: start month, package and terms. */
export const contractStep = defineFormStep<ContractValues, ContractData>({
  id: 3,
  lines: 25,
  phoneLines: 30,
  load: async (key, signal, known) => {
    const [data, dates] = await Promise.all([getStep3({ key }, signal), getDates({ key }, signal)]);
    return {
      ...data,
      contract: { ...data.contract, receipt: data.contract.receipt ?? known.saved.receipt },
      type: data.type ?? known.type,
      dates: [...new Set(dates.list)].sort(compareDates),
    };
  },
  // Terms that were accepted with a saved step are accepted, for as long as the step is confirmed.
  defaults: ({ contract, dates }, { confirmed }) => ({
    validFrom:
      contract.validFrom !== undefined && dates.includes(contract.validFrom) ? contract.validFrom : (dates[0] ?? ''),
    cardPackage: contract.cardPackage ?? '',
    terms: confirmed,
  }),
  sent: (values, data) => toContractBody('', values, data),
  saved: ({ contract: { validFrom, cardPackage } }) => ({ validFrom, cardPackage }),
  save: async (key, values, data, { client }) => {
    await submitStep3(toContractBody(key, values, data));
    const { validFrom, cardPackage } = values;
    const monthlyFee = shownPrice(client, key, values);
    return { 3: { cardPackage, validFrom, monthlyFee, overpayment: data.overpayment } };
  },
  Fields,
  useNextDisabledReason,
  useCosts,
  isClosed: ({ dates }) => dates.length === 0,
  never: ['terms'],
});

/** The form → /submit-3: the contract runs to 31 December; how the card comes is asked in step 4 (contract.ts). */
const toContractBody = (
  key: string,
  { validFrom, cardPackage }: ContractValues,
  { contract, type }: Pick<Step3Data, 'contract' | 'type'>,
) => ({
  key,
  contract: {
    validFrom,
    validTo: contractEnd(validFrom),
    cardPackage,
    receipt: contract.receipt ?? defaultReceipt({ type, validFrom, cardNumber: contract.cardNum }),
  },
});
