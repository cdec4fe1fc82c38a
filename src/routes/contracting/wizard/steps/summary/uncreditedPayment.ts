import type { ContractPayment } from '../../../../../session/paymentSelectors';

/**
 * The contract's payment that the bank authorised and the service doesn't count yet: paying again would pay twice. One
 * that came after the contract was changed is added to the overpayment, and what is left may be paid.
 */
export const uncreditedPayment = (
  payment: ContractPayment | undefined,
  overpayment: number,
): ContractPayment | undefined => {
  if (payment?.state !== 'paid') return undefined;
  const { amount = Infinity, overpayment: before = 0 } = payment;
  return overpayment < before + amount ? payment : undefined;
};
