import { useQuery, type UseQueryResult } from '@tanstack/react-query';

import { directDebit, regularCredit } from '~/services/queries';

export type MandateName = 'regularCredit' | 'directDebit';

export interface Mandate {
  /** What the service last said. Unknown where the state is missing or couldn't be read: never "off". */
  state: 'on' | 'off' | 'unknown';
  /** The codes that came with the state. */
  codes: readonly string[] | undefined;
  query: UseQueryResult;
}

interface MandateReply {
  state?: boolean | undefined;
  codes?: readonly string[] | undefined;
}

const mandateOf = (query: UseQueryResult<MandateReply>): Mandate => {
  const { state, codes } = (query.isError ? undefined : query.data) ?? {};
  return { state: state === undefined ? 'unknown' : state ? 'on' : 'off', codes, query };
};

/** The two mandates' states. */
export const useMandates = (kr: string): Record<MandateName, Mandate> => ({
  regularCredit: mandateOf(useQuery(regularCredit(kr))),
  directDebit: mandateOf(useQuery(directDebit(kr))),
});
