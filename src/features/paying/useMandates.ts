import { useQuery } from '@tanstack/react-query';

import { directDebit, regularCredit } from '../../services/queries';

export type MandateName = 'regularCredit' | 'directDebit';

/** What the service last said of a mandate. Unknown where the state is missing or couldn't be read: never "off". */
export type MandateState = 'on' | 'off' | 'unknown';

const states = new Map<boolean | undefined, MandateState>([
  [true, 'on'],
  [false, 'off'],
]);

export interface KnownMandate {
  state: MandateState;
  /** Neither answered nor failed yet. */
  isPending: boolean;
  /** Asks again. */
  retry: () => void;
  isRetrying: boolean;
}

/** The two mandates' states. */
export const useMandates = (kr: string): Record<MandateName, KnownMandate> => {
  const card = useQuery(regularCredit(kr));
  const debit = useQuery(directDebit(kr));
  const known = (query: typeof card | typeof debit): KnownMandate => ({
    state: (query.isError ? undefined : states.get(query.data?.state)) ?? 'unknown',
    isPending: query.isPending,
    retry: () => void query.refetch(),
    isRetrying: query.isFetching && !query.isPending,
  });
  return { regularCredit: known(card), directDebit: known(debit) };
};
