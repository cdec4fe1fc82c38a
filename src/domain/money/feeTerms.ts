/** A calculation as it is read: its terms, each with its sign, which add up to its sum. */
import type { CostName, Costs } from './fees';

export type PaymentTerm = CostName | 'overpayment';
/** later: the monthly payments after the first one. collected: the first one, where the bank collects it. */
export type Deduction = 'overpayment' | 'later' | 'collected';

export interface Term<Name extends string> {
  name: Name;
  /** Forint; negative where it is taken off. */
  amount: number;
}

const shown = <Name extends string>(terms: readonly Term<Name>[]): Term<Name>[] =>
  terms.filter(({ amount }) => amount !== 0);

/** The overpayment, as far as it is used. */
const overpaymentTerm = ({ overpaymentUsed }: Costs): Term<'overpayment'> => ({
  name: 'overpayment',
  amount: -overpaymentUsed,
});

/** The first payment: its retainer fee and charges, less the overpayment. Adds up to `payable`. */
export const firstPaymentTerms = (costs: Costs): Term<PaymentTerm>[] =>
  shown<PaymentTerm>([
    { name: 'retainer', amount: costs.retainerTotal },
    ...costs.rows.filter(({ name }) => name !== 'retainer'),
    overpaymentTerm(costs),
  ]);

/** Everything that the contract costs. Adds up to `total`. */
export const contractTerms = ({ rows }: Costs): Term<CostName>[] => shown(rows);

/** What is taken off `total`, so that `payableNow` is left. */
export const deductions = (costs: Costs): Term<Deduction>[] =>
  shown<Deduction>([
    overpaymentTerm(costs),
    { name: 'later', amount: -(costs.instalments?.total ?? 0) },
    { name: 'collected', amount: costs.payableNow - costs.payable },
  ]);
