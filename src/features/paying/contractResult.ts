import type { ContractStatus } from '../../services/contractingGet';
import type { PaymentResult } from '../../session/paymentRecord';

/** The statuses beside which payState ERROR ends a payment; the others only with the documents. */
const settled: readonly string[] = ['DONE', 'ERROR'];
const working: readonly string[] = ['OK', 'TNR', 'DOC'];

/**
 * What /get-8 says of a contract's payment; undefined where it says nothing. `paid`, or DONE that nothing contradicts, is
 * a success; payState ERROR of a settled contract is a failure. Source: PAY-12, SUM-5.
 */
export const contractResult = ({
  status,
  paid,
  payState,
  docState,
  messages,
}: Pick<ContractStatus, 'status' | 'paid' | 'payState' | 'docState' | 'messages'>): PaymentResult | undefined => {
  const hasFailed = payState === 'ERROR';
  if (paid === true || (status === 'DONE' && !hasFailed && paid !== false)) return { paid: true, auth: '', codes: [] };
  const isSettled = settled.includes(status) || (working.includes(status) && docState === true);
  return hasFailed && isSettled ? { paid: false, auth: '', codes: messages } : undefined;
};
