import { useQuery, type UseQueryResult } from '@tanstack/react-query';

import { useRead, type Read } from '~/components/feedback/useRead';
import { directDebit, regularCredit } from '~/services/queries';

export type MandateName = 'regularCredit' | 'directDebit';

/** The fee may be taken by both, so each page speaks of the other one, too. */
export const otherMandate = { regularCredit: 'directDebit', directDebit: 'regularCredit' } as const;

export interface Mandate extends Pick<Read<unknown>, 'failure' | 'busy' | 'retry'> {
  /** What the service last said. Unknown where the state is missing or couldn't be read: never "off". */
  state: 'loading' | 'on' | 'off' | 'unknown';
}

const useMandate = (query: UseQueryResult<{ state?: boolean | undefined }>): Mandate => {
  const { data, ...read } = useRead(query);
  const stateOf = (): Mandate['state'] => {
    if (read.failure !== undefined) return 'unknown';
    if (query.isPending) return 'loading';
    return data?.state === undefined ? 'unknown' : data.state ? 'on' : 'off';
  };
  return { ...read, state: stateOf() };
};

export type Mandates = Record<MandateName, Mandate>;

export const useMandates = (kr: string): Mandates => ({
  regularCredit: useMandate(useQuery(regularCredit(kr))),
  directDebit: useMandate(useQuery(directDebit(kr))),
});
