import { useQuery } from '@tanstack/react-query';
import { accountDigits } from '../domain/bankAccount';
import { bankLookupDigits } from '../domain/constants';
import { isServiceError } from '../http/serviceError';
import { getBankFromAccount } from '../services/lookups';

/**
 * The bank of an account, looked up once its first three digits are there: they identify it (MAN-3, WIZ-11).
 * `unknown`: the service knows no such bank. A lookup that failed says nothing.
 */
export const useBankName = (account: string): { name: string | undefined; unknown: boolean } => {
  const digits = accountDigits(account).slice(0, bankLookupDigits);
  const query = useQuery({
    queryKey: ['bank', digits],
    queryFn: ({ signal }) => getBankFromAccount({ account: digits }, signal),
    enabled: digits.length === bankLookupDigits,
    staleTime: Infinity,
    retry: false,
  });
  return { name: digits.length === bankLookupDigits ? query.data?.name : '', unknown: isServiceError(query.error) && query.error.kind === 'refused' };
};
