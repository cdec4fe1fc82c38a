import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ContractType } from '../../../domain/contract';
import { getIntranetPrices } from '../../../services/intranet';
import { getPackages } from '../../../services/lookups';
import { useSession } from '../../../session/SessionContext';

/** The packages and monthly prices for a start date (WIZ-8). */
export const usePackages = (contractKey: string, validFrom: string) =>
  useQuery({
    queryKey: ['packages', contractKey, validFrom],
    queryFn: ({ signal }) => getPackages({ key: contractKey, datum: validFrom }, signal),
    enabled: validFrom !== '',
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });

/**
 * An upgrade's present monthly fee (WIZ-16): from the packages on offer for this contract where the present one is among
 * them, else from the price list of upgrades. Undefined where neither tells; the comparison is left out then.
 */
export const useOldMonthlyFee = (contractKey: string, validFrom: string, type: ContractType): number | undefined => {
  const { currentUser } = useSession();
  const pack = type === 'U' ? currentUser?.pack : undefined;
  const offered = usePackages(contractKey, pack === undefined ? '' : validFrom);
  const prices = useQuery({
    queryKey: ['prices', type],
    queryFn: ({ signal }) => getIntranetPrices({ type }, signal),
    enabled: pack !== undefined,
    staleTime: 60_000,
  });
  if (pack === undefined) return undefined;
  return offered.data?.list.find(({ name }) => name === pack)?.key ?? prices.data?.list.find(({ name }) => name === pack)?.price;
};
