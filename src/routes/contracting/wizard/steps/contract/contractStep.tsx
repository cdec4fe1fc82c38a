import { Typography } from '@mui/material';
import { useEffect } from 'react';
import { useFormContext, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { ErrorText } from '~/components/feedback/ErrorText';
import { Message } from '~/components/feedback/Message';
import { QueryBoundary } from '~/components/feedback/QueryBoundary';
import { CheckboxField } from '~/components/form/fields/CheckboxField';
import { useConfig } from '~/components/hooks/useConfig';
import { contractEnd, defaultReceipt } from '~/domain/contract/contract';
import { savedChoice } from '~/domain/contract/savedChoice';
import { computeCosts, fillFees, savedDelivery, type Costs } from '~/domain/money/fees';
import { compareDates, type IsoDate } from '~/domain/time/dates';
import { PackagesLink } from '~/features/contract/PackagesLink';
import { technicalError } from '~/http/serviceError';
import { DocumentLink } from '~/routes/contracting/wizard/DocumentLink';
import { defineFormStep } from '~/routes/contracting/wizard/engine/formStep';
import type { Fallbacks } from '~/routes/contracting/wizard/engine/terms';
import { GoneChoice } from '~/routes/contracting/wizard/steps/GoneChoice';
import type { Step3Data } from '~/services/contractingGet';
import { submitStep3 } from '~/services/contractingSubmit';
import { getDates, type CardPackage } from '~/services/lookups';
import { step3 } from '~/services/queries';
import { useSession } from '~/session/SessionContext';

import { PackageCards, StartMonthField, useMonthName, type ContractValues } from './contractFields';
import { packagesOptions, priceOf, shownPrice, usePackages } from './packages';

/** What step 3 needs: the terms so far, and the months on offer. */
type ContractData = Step3Data & {
  dates: readonly IsoDate[];
  /** Those of the month that the step opens with; undefined if they couldn't be read. */
  packages?: readonly CardPackage[] | undefined;
  /** How the card comes, where this tab has confirmed it already. */
  card: Fallbacks['card'];
};

/** The earliest month, until one is saved. */
const startChoice = ({ contract, dates }: ContractData, validFrom: string | undefined = contract.validFrom) =>
  validFrom === undefined ? { value: dates[0] ?? '' } : savedChoice(validFrom, dates);

/** Undefined packages: not known, so the saved one stays. */
const packageChoice = (cardPackage: string, packages: readonly CardPackage[] | undefined) =>
  packages === undefined
    ? { value: cardPackage }
    : savedChoice(
        cardPackage,
        packages.map(({ name }) => name),
      );

interface FieldsProps {
  data: ContractData;
  contractKey: string;
  held: ContractValues | undefined;
}

const Fields = ({ data, contractKey, held }: FieldsProps) => {
  const { t } = useTranslation('portal');
  const { links } = useConfig();
  const { watch, getValues, setValue } = useFormContext<ContractValues>();
  const [validFrom, cardPackage] = watch(['validFrom', 'cardPackage']);
  const packages = usePackages(contractKey, validFrom);
  const administration = data.fees?.charged.administration ?? data.fees?.tariff.administration ?? 0;
  const list = packages.data?.list;
  const currentUser = useSession((session) => session.currentUser);
  const monthName = useMonthName(data.dates);
  const chosen =
    held === undefined
      ? packageChoice(data.contract.cardPackage ?? '', data.packages)
      : packageChoice(held.cardPackage, packages.isPlaceholderData ? undefined : list);

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
      <GoneChoice choice={startChoice(data, held?.validFrom)} nameOf={monthName} />
      <StartMonthField data={data} packages={list} />
      {/* Another month's only package isn't taken by itself. */}
      <GoneChoice choice={cardPackage === chosen.value ? chosen : { ...chosen, value: '' }} />
      {validFrom === '' ? (
        <p>{t('wizard.contract.chooseMonth')}</p>
      ) : (
        <QueryBoundary query={packages} lines={14}>
          {(offered) => (
            <PackageCards
              packages={offered.list}
              validFrom={validFrom}
              present={data.type === 'U' ? currentUser?.pack : undefined}
            />
          )}
        </QueryBoundary>
      )}
      <PackagesLink />
      {administration > 0 && (
        <Typography variant="body2">{t('wizard.contract.administration', { amount: administration })}</Typography>
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
  if (validFrom === '') return t('wizard.contract.chooseMonth');
  if (isFetching || data === undefined) return t('wizard.contract.packagesLoading');
  if (data.list.length === 0) return t('wizard.contract.noPackages');
  if (terms) return undefined;
  return t(cardPackage === '' ? 'wizard.contract.choosePackage' : 'wizard.contract.acceptTerms');
};

/** Until a card is chosen, what is known: the fee of the months left. */
const useCosts = (
  { watch }: UseFormReturn<ContractValues>,
  { contract: { receipt }, card, fees, overpayment }: ContractData,
  contractKey: string,
): Costs | undefined => {
  const [validFrom, cardPackage] = watch(['validFrom', 'cardPackage']);
  const monthlyFee = priceOf(usePackages(contractKey, validFrom).data?.list, cardPackage);
  if (validFrom === '' || monthlyFee === undefined) return undefined;
  return computeCosts({
    receipt: card?.receipt ?? receipt,
    delivery: fees && savedDelivery(fillFees(fees), card?.delivery),
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
  load: async (key, { client, fallbacks }) => {
    const [reply, { list }] = await Promise.all([client.query(step3(key)), getDates({ key })]);
    const data: ContractData = {
      ...reply,
      contract: { ...reply.contract, receipt: reply.contract.receipt ?? fallbacks.card?.receipt },
      type: reply.type ?? fallbacks.type,
      card: fallbacks.card,
      dates: [...new Set(list)].sort(compareDates),
    };
    const validFrom = startChoice(data).value;
    if (validFrom === '') return data;
    // The fields show a list that can't be read, with its retry.
    const offered = await client.query(packagesOptions(key, validFrom)).catch(() => undefined);
    return { ...data, packages: offered?.list };
  },
  defaults: (data) => ({
    validFrom: startChoice(data).value,
    cardPackage: packageChoice(data.contract.cardPackage ?? '', data.packages).value,
    // They were accepted with the package that was saved.
    terms: data.contract.cardPackage !== undefined,
  }),
  choosable: (values, data) => {
    const validFrom = startChoice(data, values.validFrom).value;
    // Another month's packages aren't read yet.
    const packages = validFrom === startChoice(data).value ? data.packages : undefined;
    return { ...values, validFrom, cardPackage: packageChoice(values.cardPackage, packages).value };
  },
  formPart: (values, data) => toContractBody('', values, data),
  isAsSaved: ({ validFrom, cardPackage }, { contract }) =>
    validFrom === contract.validFrom && cardPackage === contract.cardPackage,
  save: async (key, values, data, { client }) => {
    const shownMonthlyFee = shownPrice(client, key, values);
    // Saved unseen, and the packages couldn't be read: nobody knows whether it is still on offer.
    if (shownMonthlyFee === undefined) throw technicalError();
    await submitStep3(toContractBody(key, values, data));
    return { shownMonthlyFee, overpayment: data.overpayment };
  },
  Fields,
  useNextDisabledReason,
  useCosts,
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
