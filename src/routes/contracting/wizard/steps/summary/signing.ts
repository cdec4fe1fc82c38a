import { contractOutcome, paymentState } from '../../../../../domain/contract/contractStatus';
import { toServiceError } from '../../../../../http/serviceError';
import { getStep8, type ContractStatus } from '../../../../../services/contractingGet';
import { submitStep7, type SubmitStep7Input } from '../../../../../services/contractingSubmit';

/** open: back in the wizard. signed: waiting for its payment, or being prepared. settled: paid, or in force. */
export type Signature = 'open' | 'signed' | 'settled';

/** What /get-8 says of the signature. Before it, the reply names no payment. */
export const signatureOf = (status: ContractStatus): Signature => {
  const payment = paymentState(status);
  const outcome = contractOutcome(status);
  if (payment === 'done' || outcome === 'done' || outcome === 'ready') return 'settled';
  return status.status !== 'ERROR' && payment === 'waiting' ? 'signed' : 'open';
};

/**
 * Signs the contract. Where no usable reply comes, the contract's state tells whether it is signed all the same; only an
 * unsigned one fails.
 */
export const signContract = async (input: SubmitStep7Input): Promise<Exclude<Signature, 'open'>> => {
  try {
    await submitStep7(input);
    return 'signed';
  } catch (thrown) {
    const error = toServiceError(thrown);
    if (error.kind !== 'technical') throw error;
    const signature = await getStep8({ key: input.key }).then(signatureOf, () => 'open' as const);
    if (signature === 'open') throw error;
    return signature;
  }
};
