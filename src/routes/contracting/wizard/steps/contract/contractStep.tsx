import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { ErrorText } from '../../../../../components/feedback/ErrorText';
import { Message } from '../../../../../components/feedback/Message';
import { QueryBoundary } from '../../../../../components/feedback/QueryBoundary';
import { CheckboxField } from '../../../../../components/form/fields/CheckboxField';
import { useConfig } from '../../../../../components/useConfig';
import { contractEnd, defaultReceipt } from '../../../../../domain/contract/contract';
import { computeCosts, type Costs } from '../../../../../domain/money/fees';
import { formatForint } from '../../../../../domain/money/money';
import { compareDates } from '../../../../../domain/time/dates';
import { PackagesLink } from '../../../../../features/contract/PackagesLink';
import { useLanguage } from '../../../../../i18n/useLanguage';
import { getStep3, type Step3Data } from '../../../../../services/contractingGet';
import { submitStep3 } from '../../../../../services/contractingSubmit';
import { getDates } from '../../../../../services/lookups';
import { defineStep } from '../../engine/defineStep';
import { useWizardMemory } from '../../engine/wizardMemory';
import { DocumentLink } from '../summary/DocumentLink';
import { PackageCards } from './PackageCards';
import { packagesToChoose, priceOf, shownPrice, usePackages, useReplacedContract } from './packagePrices';
import { StartMonthField } from './StartMonthField';

export interface ContractValues {
  validFrom: string;
  cardPackage: string;
  terms: boolean;
}

/** What step 3 needs: the terms so far, and the months on offer. */
type ContractData = Step3Data & { dates: readonly string[] };

const Fields = ({ data, contractKey }: { data: ContractData; contractKey: string }) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const { links } = useConfig();
  const { watch, getValues, setValue } = useFormContext<ContractValues>();
  const [validFrom, cardPackage] = watch(['validFrom', 'cardPackage']);
  const packages = usePackages(contractKey, validFrom);
  const administration = data.fees?.charged.administration ?? data.fees?.tariff.administration ?? 0;
  const replaces = useReplacedContract(validFrom, data.type);
  const list = packages.data?.list;

  // A package that isn't on offer for the new start month can't stay chosen.
  useEffect(() => {
    if (list === undefined || packages.isPlaceholderData) return;
    const chosen = getValues('cardPackage');
    if (chosen !== '' && !packagesToChoose(list, replaces).some(({ name }) => name === chosen))
      setValue('cardPackage', '', { shouldDirty: true });
  }, [list, replaces, packages.isPlaceholderData, getValues, setValue]);

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
        isReplacement={replaces !== undefined}
      />
      <QueryBoundary query={packages} lines={14}>
        {(data) => (
          <PackageCards
            offered={packagesToChoose(data.list, replaces)}
            present={replaces?.upgrade?.pack ?? replaces?.pack}
            validFrom={validFrom}
          />
        )}
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
const useNextDisabledReason = ({ dates, type }: ContractData, contractKey: string): string | undefined => {
  const { t } = useTranslation('portal');
  const { watch } = useFormContext<ContractValues>();
  const [validFrom, terms, cardPackage] = watch(['validFrom', 'terms', 'cardPackage']);
  const { isFetching, data } = usePackages(contractKey, validFrom);
  const replaced = useReplacedContract(validFrom, type);
  if (dates.length === 0) return t('wizard.contract.noDates');
  if (isFetching || data === undefined) return t('wizard.contract.packagesLoading');
  if (packagesToChoose(data.list, replaced).length === 0) return t('wizard.contract.noPackages');
  if (terms) return undefined;
  return t(cardPackage === '' ? 'wizard.contract.choosePackage' : 'wizard.contract.acceptTerms');
};

/** Until a card is chosen, what is known: the fee of the months left. */
const useCosts = ({ type, fees, overpayment }: ContractData, contractKey: string): Costs | undefined => {
  const { watch } = useFormContext<ContractValues>();
  const [validFrom, cardPackage] = watch(['validFrom', 'cardPackage']);
  const monthlyFee = priceOf(usePackages(contractKey, validFrom).data?.list, cardPackage);
  const replaces = useReplacedContract(validFrom, type);
  // As this tab saved them, if the member came back from a later step.
  const { receipt, delivery } = useWizardMemory(contractKey).saved?.[4] ?? {};
  if (validFrom === '' || monthlyFee === undefined) return undefined;
  const { tariff, charged } = fees ?? {};
  return computeCosts({
    receipt,
    delivery,
    replaces,
    monthlyFee,
    tariff,
    charged,
    validFrom,
    overpayment,
  });
};

/** Step 3: start month, package and terms. */
export const contractStep = defineStep<ContractValues, ContractData>({
  id: 3,
  title: 'step3',
  lines: 25,
  phoneLines: 30,
  load: async (key, signal, fallbacks) => {
    const [data, dates] = await Promise.all([getStep3({ key }, signal), getDates({ key }, signal)]);
    return { ...data, type: data.type ?? fallbacks.type, dates: [...new Set(dates.list)].sort(compareDates) };
  },
  // Terms that were accepted with a saved step are accepted, for as long as the step is confirmed.
  defaults: ({ contract, dates }, { confirmed }) => ({
    validFrom:
      contract.validFrom !== undefined && dates.includes(contract.validFrom) ? contract.validFrom : (dates[0] ?? ''),
    cardPackage: contract.cardPackage ?? '',
    terms: confirmed,
  }),
  sent: (values, data) => toContractBody('', values, data),
  isAsSaved: ({ validFrom, cardPackage }, { contract }) =>
    validFrom === contract.validFrom && cardPackage === contract.cardPackage,
  save: async (key, values, data, { client }) => {
    await submitStep3(toContractBody(key, values, data));
    const { validFrom, cardPackage } = values;
    return { 3: { cardPackage, validFrom, monthlyFee: shownPrice(client, key, values) } };
  },
  Fields,
  useNextDisabledReason,
  useCosts,
  isClosed: ({ dates }) => dates.length === 0,
  never: ['terms'],
});

/** The form → /submit-3: the contract runs to 31 December; how the card comes is asked in step 4 (contract.ts). */
export const toContractBody = (
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
