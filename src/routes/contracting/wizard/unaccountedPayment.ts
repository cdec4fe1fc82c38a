import type { Session } from '../../../session/sessionSchema';

type EndedPayment = NonNullable<Session['endTransaction']>;

/**
 * The contract's payment that the bank authorised and the service doesn't count yet: paying again would pay twice. One
 * that came after the contract was changed is counted as an overpayment, and what is left may be paid.
 */
export const unaccountedPayment = (payment: EndedPayment | undefined, contractKey: string, overpayment: number): EndedPayment | undefined => {
  if (payment?.contractKey !== contractKey) return undefined;
  const { auth = '', paid = auth !== '', amount = Infinity } = payment;
  return paid && overpayment < amount ? payment : undefined;
};
