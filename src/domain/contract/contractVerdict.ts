/** The fields of /get-8 that say how a contract and its payment stand. */
export interface ContractReply {
  status: string;
  paid?: boolean | undefined;
  payState?: string | undefined;
  docState?: boolean | undefined;
  /** A payment method's code, or a word of the system. */
  payment?: string | undefined;
}

export interface ContractVerdict {
  /** paid: our system shows the contract as paid. failed: its payment failed. */
  payment: 'paid' | 'failed' | undefined;
  /** done: in force. ready: its documents are. failed: not finalised. working: not yet. unknown: a status that nobody listed. */
  contract: 'done' | 'ready' | 'failed' | 'working' | 'unknown';
  /** The contract's status or its payment's is an error, whatever else the reply says. */
  hasError: boolean;
  /** The polling ends. */
  isFinal: boolean;
}

const listedStatuses: readonly string[] = ['OK', 'TNR', 'DOC', 'DONE', 'ERROR'];

/**
 * What a reply to /get-8 means. `paid` false alone means nothing (a direct debit pays nothing online), nor does any other
 * word of payState.
 *
 * | `paid` | `payState` | `status`    | `docState` | payment | contract        | final |
 * | ------ | ---------- | ----------- | ---------- | ------- | --------------- | ----- |
 * | true   | any        | OK, TNR, DOC | true      | paid    | ready           | yes   |
 * | true   | any        | any other    | any       | paid    | as its row below says | |
 * |        | ERROR      | DONE, ERROR  | any       | failed  | done, failed    | yes   |
 * |        | ERROR      | OK, TNR, DOC | true      | failed  | ready           | yes   |
 * |        | any        | DONE         | any       |         | done            | yes   |
 * |        | any        | OK           | true      |         | ready           | yes   |
 * |        | any        | ERROR        | any       |         | failed          | yes   |
 * |        | any        | TNR, DOC     | true      |         | working         | yes   |
 * |        | any        | OK, TNR, DOC | not true  |         | working         | no    |
 * |        | any        | unlisted     | any       |         | unknown         | with docState true |
 *
 * Beside `payment` failed, `contract` tells no success, unless the payment is known as paid from elsewhere.
 * Source: SUM-1, SUM-5.
 */
export const contractVerdict = ({ status, paid, payState, docState }: ContractReply): ContractVerdict => {
  const isListed = listedStatuses.includes(status);
  const isEnded = status === 'DONE' || status === 'ERROR';
  const hasDocuments = isListed && !isEnded && docState === true;
  const hasFailed = payState === 'ERROR' && (isEnded || hasDocuments);
  const payment = paid === true ? 'paid' : hasFailed ? 'failed' : undefined;
  const progress = hasDocuments && (status === 'OK' || payment !== undefined) ? 'ready' : 'working';
  const end = status === 'DONE' ? 'done' : 'failed';
  return {
    payment,
    contract: !isListed ? 'unknown' : isEnded ? end : progress,
    hasError: status === 'ERROR' || payState === 'ERROR',
    isFinal: isEnded || docState === true,
  };
};

/** What the tab and the device know beside the reply. */
interface ContractContext {
  /** A payment of it was authorised, or ended as paid on this device. */
  hasPaid?: boolean;
  /** Whether the order has a sum to be paid online; unknown without the order. */
  paysOnline?: boolean | undefined;
}

/** Whether a sum is to be paid online: by the order's amount or, without an order, unless the reply names direct debit (SUM-3). */
export const isPaidOnline = (reply: Pick<ContractReply, 'payment'> | undefined, amount?: number): boolean =>
  amount === undefined ? reply?.payment !== '3' : amount > 0;

/** Whether the contracting is over: the contract is done, or its documents are ready and nothing is left to pay online (SUM-3). */
export const isComplete = (
  reply: ContractReply,
  { hasPaid = false, paysOnline = isPaidOnline(reply) }: ContractContext = {},
): boolean => {
  const { payment, contract } = contractVerdict(reply);
  const isPaid = hasPaid || payment === 'paid';
  if (payment === 'failed' && !isPaid) return false;
  return contract === 'done' || (contract === 'ready' && (isPaid || !paysOnline));
};

/** Whether the way back to paying is offered (SUM-3, SUM-4). */
export const canPayAgain = (
  reply: ContractReply,
  { hasPaid = false, paysOnline = isPaidOnline(reply) }: ContractContext = {},
): boolean => {
  const { payment, contract } = contractVerdict(reply);
  if (hasPaid || !paysOnline) return false;
  return payment === 'failed' || (reply.paid === false && (contract === 'failed' || contract === 'ready'));
};
