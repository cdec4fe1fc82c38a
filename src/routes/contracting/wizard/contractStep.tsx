import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { config } from '../../../config';
import { contractEnd, defaultReceipt } from '../../../domain/contract';
import { yearOf } from '../../../domain/dates';
import { computeCosts, monthsLeft, type Costs } from '../../../domain/fees';
import { formatForint } from '../../../domain/money';
import { formatMonth } from '../../../domain/months';
import { required, requireChoice } from '../../../domain/validators';
import { CheckboxField } from '../../../components/form/CheckboxField';
import { RadioCards } from '../../../components/form/RadioCards';
import { SelectField } from '../../../components/form/SelectField';
import { useLanguage } from '../../../i18n/useLanguage';
import { getStep3, type Step3Data } from '../../../services/contractingGet';
import { submitStep3 } from '../../../services/contractingSubmit';
import { getDates } from '../../../services/lookups';
import { QueryBoundary } from '../../../components/QueryBoundary';
import { Message } from '../../../components/Message';
import { ErrorText } from '../../../components/ErrorText';
import { defineStep } from './defineStep';
import { DocumentLink } from './DocumentLink';
import { useOldMonthlyFee, usePackages } from './packages';

export interface ContractValues {
  validFrom: string;
  cardPackage: string;
  terms: boolean;
}

/** What step 3 needs: the terms so far, and the months on offer. */
type ContractData = Step3Data & { dates: readonly string[] };

const Fields = ({ data, contractKey }: { data: ContractData; contractKey: string }) => {
  const { t } = useTranslation('wizard');
  const language = useLanguage();
  const { watch, getValues, setValue } = useFormContext<ContractValues>();
  const validFrom = watch('validFrom');
  const packages = usePackages(contractKey, validFrom);
  const administration = data.fees?.tariff.administration ?? 0;
  const list = packages.data?.list;

  // A package that isn't on offer for the new start month can't stay chosen.
  useEffect(() => {
    if (list === undefined || packages.isPlaceholderData) return;
    const chosen = getValues('cardPackage');
    if (chosen !== '' && !list.some(({ name }) => name === chosen)) setValue('cardPackage', '', { shouldDirty: true });
  }, [list, packages.isPlaceholderData, getValues, setValue]);

  if (data.dates.length === 0) return <Message tone="warning"><ErrorText code="hasValidContract" /></Message>;
  return (
    <>
      <SelectField<ContractValues>
        name="validFrom"
        label={t('contract.validFrom')}
        rules={[required]}
        options={data.dates.map((date) => ({ value: date, label: formatMonth(date, language) }))}
      />
      <QueryBoundary query={packages} lines={14}>
        {({ list: offered }) => (
          <RadioCards<ContractValues>
            name="cardPackage"
            label={t('contract.cardPackage')}
            rules={[requireChoice]}
            choices={offered.map(({ key, name }) => ({
              value: name,
              label: name,
              hint: t('contract.untilYearEnd', { sum: formatForint(key * monthsLeft(validFrom), language), months: monthsLeft(validFrom), year: yearOf(validFrom) }),
              end: t('contract.perMonth', { price: formatForint(key, language) }),
            }))}
          />
        )}
      </QueryBoundary>
      {administration > 0 && <Typography variant="body2">{t('contract.administration', { amount: formatForint(administration, language) })}</Typography>}
      <CheckboxField<ContractValues> name="terms" label={t('contract.terms')} required rules={[(accepted) => (accepted ? undefined : 'validate_agreement')]}>
        <DocumentLink href={config.links.terms}>{t('document.terms')}</DocumentLink>
      </CheckboxField>
    </>
  );
};

/** Next waits for the start month's packages too: the one still shown may not be on offer then, and without a list no rule asks for one. */
const useObstacle = ({ dates }: ContractData, contractKey: string): string | undefined => {
  const { t } = useTranslation('wizard');
  const { watch } = useFormContext<ContractValues>();
  const [validFrom, terms] = watch(['validFrom', 'terms']);
  const { isFetching, data } = usePackages(contractKey, validFrom);
  if (dates.length === 0) return t('contract.noDates');
  if (isFetching || data === undefined) return t('contract.packagesLoading');
  return terms ? undefined : t('contract.acceptTerms');
};

/** Until delivery is chosen, what is known: the fee of the months left. */
const useCosts = ({ type, fees, overpayment }: ContractData, contractKey: string): Costs | undefined => {
  const { watch } = useFormContext<ContractValues>();
  const [validFrom, cardPackage] = watch(['validFrom', 'cardPackage']);
  const monthlyFee = usePackages(contractKey, validFrom).data?.list.find(({ name }) => name === cardPackage)?.key;
  const oldMonthlyFee = useOldMonthlyFee(contractKey, validFrom, type);
  if (validFrom === '' || monthlyFee === undefined) return undefined;
  return computeCosts({ monthlyFee, tariff: fees?.tariff, validFrom, overpayment, oldMonthlyFee });
};

/** Step 3: start month, package and terms. */
export const contractStep = defineStep<ContractValues, ContractData>({
  id: 3,
  title: 'step3',
  lines: 20,
  load: async (key, signal, known) => {
    const [data, dates] = await Promise.all([getStep3({ key }, signal), getDates({ key }, signal)]);
    return { ...data, type: data.type ?? known.type, dates: dates.list };
  },
  // Terms that were accepted with a saved step are accepted, for as long as the step is confirmed.
  defaults: ({ contract, dates }, { confirmed }) => ({
    validFrom: contract.validFrom !== undefined && dates.includes(contract.validFrom) ? contract.validFrom : (dates[0] ?? ''),
    cardPackage: contract.cardPackage ?? '',
    terms: confirmed,
  }),
  sent: (values, data) => toContractBody('', values, data),
  isAsSaved: ({ validFrom, cardPackage }, { contract }) => validFrom === contract.validFrom && cardPackage === contract.cardPackage,
  save: async (key, values, data, { remember }) => {
    await submitStep3(toContractBody(key, values, data));
    remember({ saved: { cardPackage: values.cardPackage } });
  },
  Fields,
  useObstacle,
  useCosts,
  isClosed: ({ dates }) => dates.length === 0,
  never: ['terms'],
});

/** The form → /submit-3: the contract runs to 31 December; how the card comes is asked in step 4 (contract.ts). */
export const toContractBody = (key: string, { validFrom, cardPackage }: ContractValues, { contract, type }: Pick<Step3Data, 'contract' | 'type'>) => ({
  key,
  contract: {
    validFrom,
    validTo: contractEnd(validFrom),
    cardPackage,
    receipt: contract.receipt ?? defaultReceipt({ type, validFrom, cardNumber: contract.cardNum }),
  },
});
