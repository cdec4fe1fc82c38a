import { endPayment, isReplyLost } from '~/features/paying/endPayment';
import { usePayments } from '~/features/paying/usePayments';
import { usePolling, type Polling } from '~/features/polling/usePolling';
import { toServiceError } from '~/http/serviceError';
import type { PaymentRecord, PaymentSession } from '~/session/paymentRecord';
import { recordOf, resultOf, type MemberPayment } from '~/session/paymentSelectors';
import { useSessionStore } from '~/session/SessionContext';

export interface UnknownResult {
  codes: readonly string[];
  reference: string;
  /** No answer came: the service is asked again by itself. */
  isLost: boolean;
}

export type EndedHere = MemberPayment & Required<Pick<PaymentRecord, 'result'>>;

export type Ending =
  /** The session and the device know of no such transaction, or the path names none. */
  | { state: 'none' }
  /** It pays a contract on the page of plain payments, or the other way round: the address was typed. */
  | { state: 'elsewhere' }
  /** The service is being asked, or its answer wasn't OK; the transaction stays open. */
  | { state: 'open'; payment: MemberPayment }
  | { state: 'ended'; payment: EndedHere };

const findEnding = (
  records: readonly PaymentRecord[],
  session: PaymentSession,
  transaction: string,
  contracting: boolean,
): Ending => {
  const record = recordOf(records, session, transaction);
  if (record !== undefined && (record.contractKey !== undefined) !== contracting) return { state: 'elsewhere' };
  const ended = session.endTransaction;
  const amount = (ended?.transaction === transaction ? ended.amount : undefined) ?? record?.amount;
  const payment = { transaction, amount, since: record?.since };
  const result = resultOf(records, session, transaction);
  if (result !== undefined) return { state: 'ended', payment: { ...payment, result } };
  return session.transaction === transaction || record !== undefined ? { state: 'open', payment } : { state: 'none' };
};

/**
 * Ends the payment that the member came back from. The service is asked once a visit, and again as polling does while no
 * answer comes. The result is kept in the session, so that a reload needs no call, and is shared with the other tabs.
 */
export const useEndTransaction = (
  transaction: string,
  contracting: boolean,
): { ending: Ending; polling: Polling<UnknownResult | null> } => {
  const store = useSessionStore();
  const ending = usePayments((records, session) => findEnding(records, session, transaction, contracting));
  const polling = usePolling<UnknownResult | null>({
    key: ['end-transaction', transaction],
    ask: async () => {
      try {
        await endPayment(store, transaction, contracting);
        return null;
      } catch (thrown) {
        const error = toServiceError(thrown);
        return { codes: error.codes, reference: error.reference, isLost: isReplyLost(error) };
      }
    },
    isDone: (reply) => reply?.isLost !== true,
    enabled: ending.state === 'open',
  });
  return { ending, polling };
};
