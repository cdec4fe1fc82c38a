import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';

import { settlingMs } from '../../../domain/constants';
import { endPayment, type EndingRules } from '../../../features/paying/endPayment';
import { isReplyLost } from '../../../features/paying/inferPaymentOutcome';
import { usePayments } from '../../../features/paying/usePayments';
import { toServiceError } from '../../../http/serviceError';
import type { PaymentRecord, PaymentResult } from '../../../session/paymentRecord';
import { endedInTab, recordOf } from '../../../session/paymentSelectors';
import { useSessionStore } from '../../../session/SessionContext';
import type { Session } from '../../../session/sessionSchema';

interface Unknown {
  codes: readonly string[];
  reference: string;
  /** The service is asked again by itself. */
  watched: boolean;
}

export type Ending =
  /** The service is being asked. */
  | { state: 'asking' }
  /** The session knows of no such transaction, or the path names none. */
  | { state: 'none' }
  /** The result is unknown; the transaction stays open for another try. */
  | ({ state: 'unknown' } & Unknown)
  | { state: 'ended'; result: PaymentResult };

/** A lost reply is asked for again, for a little longer than booking takes. */
const retryMs = 15_000;
const maxRetries = Math.ceil(settlingMs / retryMs) + 1;

/** Looks the transaction up in the session and in the device's records. */
const known = (
  records: readonly PaymentRecord[],
  session: Session,
  transaction: string | undefined,
): Ending | 'open' => {
  if (transaction === undefined) return { state: 'none' };
  const ended = endedInTab(session);
  const result =
    (ended.transaction === transaction ? ended.result : undefined) ?? recordOf(records, session, transaction)?.result;
  if (result !== undefined) return { state: 'ended', result };
  return session.transaction === transaction ? 'open' : { state: 'none' };
};

/**
 * Ends the payment that the member came back from. The service is asked once a visit, and again by itself after a lost reply.
 * The result lies in the session, so that a reload asks nobody, and is told to the other tabs.
 */
export const useEndTransaction = (
  transaction: string | undefined,
  rules: EndingRules,
): { ending: Ending; retry: () => void } => {
  const store = useSessionStore();
  const client = useQueryClient();
  const now = usePayments((records, session) => known(records, session, transaction));
  const queryKey = ['end-transaction', transaction];

  const ask = async (id: string): Promise<Unknown | null> => {
    const retries = client.getQueryState(queryKey)?.dataUpdateCount ?? 0;
    try {
      await endPayment(store, id, rules);
      return null;
    } catch (thrown) {
      const error = toServiceError(thrown);
      return {
        codes: error.codes,
        reference: error.reference,
        watched: isReplyLost(error) && retries < maxRetries,
      };
    }
  };
  const { data: unknown } = useQuery({
    queryKey,
    queryFn: now === 'open' && transaction !== undefined ? () => ask(transaction) : skipToken,
    gcTime: 0,
    staleTime: Infinity,
    refetchInterval: ({ state }) => state.data?.watched === true && retryMs,
    refetchIntervalInBackground: true,
  });

  const asked: Ending = unknown ? { state: 'unknown', ...unknown } : { state: 'asking' };
  return { ending: now === 'open' ? asked : now, retry: () => void client.resetQueries({ queryKey }) };
};
