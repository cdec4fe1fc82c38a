import { keepPreviousData, queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';

import {
  hasPackage,
  replacedContract,
  type ContractType,
  type ReplacedContract,
} from '../../../../../domain/contract/contract';
import type { Fees } from '../../../../../domain/money/fees';
import { useSignedUpgrade } from '../../../../../features/contract/useSignedUpgrade';
import { technicalError } from '../../../../../http/serviceError';
import { getStep4 } from '../../../../../services/contractingGet';
import { getPackages, type CardPackage } from '../../../../../services/lookups';
import { useSession } from '../../../../../session/SessionContext';
import type { CostContext } from '../../costs/costs';
import { useWizardMemory } from '../../engine/wizardMemory';
import type { DeliveryData } from '../delivery/delivery';
import { fillTerms, type ContractFallbacks } from '../payment/savedTerms';

const packagesOptions = (contractKey: string, validFrom: string) =>
  queryOptions({
    queryKey: ['packages', contractKey, validFrom],
    queryFn: ({ signal }) => getPackages({ key: contractKey, datum: validFrom }, signal),
    staleTime: 60_000,
  });

/** The packages and monthly prices for a start date. */
export const usePackages = (contractKey: string, validFrom: string) =>
  useQuery({
    ...packagesOptions(contractKey, validFrom),
    enabled: validFrom !== '',
    placeholderData: keepPreviousData,
  });

/** A package's monthly price, in forint; undefined unless the list has it. */
export const priceOf = (list: readonly CardPackage[] | undefined, cardPackage: string): number | undefined =>
  list?.find(({ name }) => name === cardPackage)?.key;

/** The monthly price that the list on screen names for a package. */
export const shownPrice = (
  client: QueryClient,
  contractKey: string,
  { validFrom, cardPackage }: Chosen['contract'],
): number | undefined =>
  priceOf(client.getQueryData(packagesOptions(contractKey, validFrom).queryKey)?.list, cardPackage);

/** The present contract, where this one takes its place. */
export const useReplacedContract = (
  validFrom: string,
  type: ContractType | undefined,
): ReplacedContract | undefined => {
  const { currentUser } = useSession();
  const signed = useSignedUpgrade(currentUser ?? {});
  return currentUser && replacedContract({ type, validFrom }, currentUser, signed);
};

/** The packages to choose from: one that the member has already, or has signed for, is no upgrade. */
export const packagesToChoose = (
  list: readonly CardPackage[],
  replaced: ReplacedContract | undefined,
): readonly CardPackage[] => list.filter(({ name }) => !hasPackage(replaced, name));

interface Chosen {
  contract: { validFrom: string; cardPackage: string };
  type?: ContractType | undefined;
}

/** What a saved package's costs are compared with: the present contract, and the price that step 3 showed. */
export const useCostContext = (contractKey: string, { contract, type }: Chosen): CostContext => {
  const { validFrom, cardPackage } = contract;
  const shown = useWizardMemory(contractKey).saved?.[3];
  const shownFee = shown?.validFrom === validFrom && shown.cardPackage === cardPackage ? shown.monthlyFee : undefined;
  // A tab that didn't show step 3 compares with the price list.
  const listed = usePackages(contractKey, shownFee === undefined ? validFrom : '');
  return {
    replaces: useReplacedContract(validFrom, type),
    shownMonthlyFee: shownFee ?? priceOf(listed.data?.list, cardPackage),
  };
};

/**
 * The fees with their monthly fee, in forint. A reply that doesn't give it gets the price of its package, so that no sum
 * leaves it out. Throws a technical error if that isn't known either.
 */
export const withMonthlyFee = async (
  key: string,
  fees: Fees,
  contract: { validFrom: string; cardPackage: string },
  signal: AbortSignal,
): Promise<Fees> => {
  if (fees.monthlyFee > 0) return fees;
  const { list } = await getPackages({ key, datum: contract.validFrom }, signal);
  const monthlyFee = priceOf(list, contract.cardPackage);
  if (monthlyFee === undefined) throw technicalError();
  return { ...fees, monthlyFee };
};

/** /get-4 with its monthly fee; steps 4 and 5 compute with it. */
export const loadStep4 = async (
  key: string,
  signal: AbortSignal,
  fallbacks: ContractFallbacks,
): Promise<DeliveryData> => {
  const reply = await getStep4({ key }, signal);
  const terms = fillTerms(reply, fallbacks);
  return { ...reply, ...terms, fees: await withMonthlyFee(key, terms.fees, terms.contract, signal) };
};
