import { useQuery, type UseQueryResult } from '@tanstack/react-query';

import { useRead, type Read } from '~/components/feedback/useRead';
import { directDebit, regularCredit } from '~/services/queries';

export type MandateName = 'regularCredit' | 'directDebit';

export interface Mandate extends Pick<Read<unknown>, 'failure' | 'busy' | 'retry'> {
  /** What the service last said. Unknown where the state is missing or couldn't be read: never "off". */
  state: 'on' | 'off' | 'unknown';
  /** Read for the first time. */
  isLoading: boolean;
}

const useMandate = (query: UseQueryResult<{ state?: boolean | undefined }>): Mandate => {
  const { data, ...read } = useRead(query);
  const state = read.failure === undefined ? data?.state : undefined;
  return {
    ...read,
    state: state === undefined ? 'unknown' : state ? 'on' : 'off',
    isLoading: query.isPending && read.failure === undefined,
  };
};

/** The two mandates' states. */
export const useMandates = (kr: string): Record<MandateName, Mandate> => ({
  regularCredit: useMandate(useQuery(regularCredit(kr))),
  directDebit: useMandate(useQuery(directDebit(kr))),
});
