import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ContractType } from '../../../domain/contract';
import type { Fees } from '../../../domain/fees';
import { technicalError } from '../../../http/serviceError';
import { getStep4 } from '../../../services/contractingGet';
import { getIntranetPrices } from '../../../services/intranet';
import { getPackages } from '../../../services/lookups';
import { useSession } from '../../../session/SessionContext';
import type { DeliveryData } from './delivery';
import { fillTerms, type Known } from './savedTerms';

/** The packages and monthly prices for a start date. */
export const usePackages = (contractKey: string, validFrom: string) =>
  useQuery({
    queryKey: ['packages', contractKey, validFrom],
    queryFn: ({ signal }) => getPackages({ key: contractKey, datum: validFrom }, signal),
    enabled: validFrom !== '',
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });

/**
 * An upgrade's present monthly fee: from the packages on offer for this contract where the present one is among
 * them, else from the price list of upgrades. Undefined where neither tells; the comparison is left out then.
 */
export const useOldMonthlyFee = (contractKey: string, validFrom: string, type: ContractType | undefined): number | undefined => {
  const { currentUser } = useSession();
  const pack = type === 'U' ? currentUser?.pack : undefined;
  const offered = usePackages(contractKey, pack === undefined ? '' : validFrom);
  const prices = useQuery({
    queryKey: ['prices', 'U'],
    queryFn: ({ signal }) => getIntranetPrices({ type: 'U' }, signal),
    enabled: pack !== undefined,
    staleTime: 60_000,
  });
  if (pack === undefined) return undefined;
  return offered.data?.list.find(({ name }) => name === pack)?.key ?? prices.data?.list.find(({ name }) => name === pack)?.price;
};

/**
 * The fees with their monthly fee, in forint. A reply that doesn't give it gets the price of its package, so that no sum
 * leaves it out. Throws a technical error if that isn't known either.
 */
export const withMonthlyFee = async (key: string, fees: Fees, contract: { validFrom: string; cardPackage: string }, signal: AbortSignal): Promise<Fees> => {
  if (fees.monthlyFee > 0) return fees;
  const { list } = await getPackages({ key, datum: contract.validFrom }, signal);
  const monthlyFee = list.find(({ name }) => name === contract.cardPackage)?.key;
  if (monthlyFee === undefined) throw technicalError();
  return { ...fees, monthlyFee };
};

/** /get-4 with its monthly fee; steps 4 and 5 compute with it. */
export const loadStep4 = async (key: string, signal: AbortSignal, known: Known): Promise<DeliveryData> => {
  const reply = await getStep4({ key }, signal);
  const terms = fillTerms(reply, known);
  return { ...reply, ...terms, fees: await withMonthlyFee(key, terms.fees, terms.contract, signal) };
};
