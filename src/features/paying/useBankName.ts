import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';

import { bankLookupDigits } from '~/domain/constants';
import { accountDigits } from '~/domain/money/bankAccount';
import { isServiceError } from '~/http/serviceError';
import { getBankFromAccount } from '~/services/lookups';

const bankDigits = (account: string): string => accountDigits(account).slice(0, bankLookupDigits);

interface Bank {
  name?: string;
  codes?: readonly string[];
}

/** An unknown bank (NOT_FOUND) is an answer, and is cached: its name is undefined. Any other refusal can be asked again. */
const lookupOptions = (account: string) => {
  const digits = bankDigits(account);
  return queryOptions({
    queryKey: ['bank', digits],
    queryFn: async ({ signal }): Promise<Bank> => {
      try {
        return await getBankFromAccount({ account: digits }, signal);
      } catch (error) {
        if (isServiceError(error) && error.codes.includes('NOT_FOUND')) return {};
        throw error;
      }
    },
    staleTime: Infinity,
    retry: false,
  });
};

/** The bank of a complete account; undefined if it is unknown, "" after a look-up that failed, for which the account isn't to blame. */
export const askBankName = async (client: QueryClient, account: string): Promise<string | undefined> => {
  try {
    return (await client.query(lookupOptions(account))).name;
  } catch {
    return '';
  }
};

/** A rule for an account: its bank isn't unknown. Waits for a running look-up. */
export const bankExists =
  (client: QueryClient) =>
  async (account: string): Promise<string | undefined> =>
    (await askBankName(client, account)) === undefined ? 'validate_bankAccount' : undefined;

export const useBankName = (account: string) => {
  const enabled = bankDigits(account).length === bankLookupDigits;
  const query = useQuery({ ...lookupOptions(account), enabled });
  const { data } = query;
  return {
    /** "" while it isn't known. */
    name: (enabled && data?.name) || '',
    /** The service knows no such bank. */
    unknown: enabled && data !== undefined && data.name === undefined,
    query,
  };
};
