import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ContractType } from '../../../domain/contract';
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

/** An upgrade's present monthly fee, where the member's package is still among those on offer (WIZ-16). */
export const useOldMonthlyFee = (contractKey: string, validFrom: string, type: ContractType): number | undefined => {
  const { currentUser } = useSession();
  const { data } = usePackages(contractKey, type === 'U' ? validFrom : '');
  return type === 'U' ? data?.list.find(({ name }) => name === currentUser?.pack)?.key : undefined;
};
