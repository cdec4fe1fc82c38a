import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';

import { codeMessage } from '../../components/form/useMessageText';
import { bankLookupDigits } from '../../domain/constants';
import { accountDigits } from '../../domain/money/bankAccount';
import { isServiceError, technicalCode, toServiceError } from '../../http/serviceError';
import { getBankFromAccount } from '../../services/lookups';

/** The first digits identify the bank. */
const bankDigits = (account: string): string => accountDigits(account).slice(0, bankLookupDigits);

/** An unknown bank is a valid, cached answer: its name is undefined. */
const lookupOptions = (account: string) => {
  const digits = bankDigits(account);
  return queryOptions({
    queryKey: ['bank', digits],
    queryFn: async ({ signal }): Promise<{ name?: string }> => {
      try {
        return await getBankFromAccount({ account: digits }, signal);
      } catch (error) {
        if (isServiceError(error) && error.kind === 'refused') return {};
        throw error;
      }
    },
    staleTime: Infinity,
    retry: false,
  });
};

/** The bank of a complete account, for a form that requires it; undefined if unknown. Throws ServiceError if the lookup fails. */
export const askBankName = async (client: QueryClient, account: string): Promise<string | undefined> =>
  (await client.query(lookupOptions(account))).name;

/**
 * A rule for an account: its bank has to be known. Waits for a running look-up. An unknown bank is the field's error; a failed
 * look-up is one only if the name is `needed`, because otherwise the account isn't to blame.
 */
export const bankKnown =
  (client: QueryClient, needed = false) =>
  async (account: string): Promise<string | undefined> => {
    try {
      return (await askBankName(client, account)) === undefined ? 'validate_bankAccount' : undefined;
    } catch (error) {
      return needed ? codeMessage(toServiceError(error).codes[0] ?? technicalCode) : undefined;
    }
  };

/**
 * The bank of an account, looked up from its first three digits.
 * `unknown`: the service knows no such bank. A failed lookup sets neither.
 */
export const useBankName = (account: string): { name: string | undefined; unknown: boolean } => {
  const enabled = bankDigits(account).length === bankLookupDigits;
  const { data } = useQuery({ ...lookupOptions(account), enabled });
  const unknown = data !== undefined && data.name === undefined;
  return { name: enabled && !unknown ? data?.name : '', unknown };
};
