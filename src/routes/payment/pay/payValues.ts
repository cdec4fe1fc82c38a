import { cleanAddress, emptyAddress, type Address } from '~/domain/identity/address';
import { normaliseAmount } from '~/domain/money/money';
import { paymentMethods, type PaymentMethodName } from '~/domain/money/paymentMethods';
import { normaliseText } from '~/domain/text/normaliseText';
import type { PaymentInput } from '~/features/paying/startPayment';
import type { YearDebts } from '~/features/paying/useDebts';

/** The payment form as the screen has it; PaymentInput is the wire's shape. */
export interface PayValues {
  /** Digits; the field shows them grouped. */
  amount: string;
  /** The method's code, or `gift` for the gift-card variant of 4. */
  method: PaymentMethodName;
  szep: string;
  leisureOwn: boolean;
  leisureName: string;
  leisureAddress: Address;
}

/** The methods of this page, in the table's order. */
export const offeredMethods = paymentMethods.filter(({ isMonthly }) => !isMonthly);

interface MaxPayable {
  /** Forint. */
  amount: number;
  year: number;
  /** Which sum of the page it is: the year's total, what is due now, or another year's total. */
  textKey: 'max' | 'maxNow' | 'maxOther';
}

/** The largest sum above 0 that stands on the page, this year's first; undefined where nothing can be paid (PAY-2). */
export const maxPayable = (debts: readonly YearDebts[], ownYear: number): MaxPayable | undefined => {
  const sums = debts.flatMap(({ year, currentDebit, annualDebit }): MaxPayable[] => {
    const isOwn = year === ownYear;
    const now: MaxPayable = { amount: currentDebit, year, textKey: 'maxNow' };
    const total: MaxPayable = { amount: annualDebit, year, textKey: isOwn ? 'max' : 'maxOther' };
    // Two equal sums of another year have one line, in the words of what is due now.
    return isOwn ? [total, now] : [now, total];
  });
  const amount = Math.max(0, ...sums.map((sum) => sum.amount));
  return sums.find((sum) => amount > 0 && sum.amount === amount);
};

/** What is due now, in forint: this year's, else the year before's, else the next year's; 0 where nothing is (PAY-2). */
export const dueNow = (debts: readonly YearDebts[]): number =>
  debts.find(({ currentDebit }) => currentDebit > 0)?.currentDebit ?? 0;

/** Whether what can be paid is paid ahead: nothing is due now, and of the year before nothing at all. */
export const isAhead = (debts: readonly YearDebts[], ownYear: number): boolean =>
  debts.length === 3 &&
  debts.every(({ year, currentDebit, annualDebit }) => currentDebit <= 0 && (year >= ownYear || annualDebit <= 0));

interface FreshValuesInput {
  due: number;
  /** The last owner of another person's leisure card. */
  leisureOwner?: string | undefined;
  szep?: string | undefined;
  lastMethod?: string | undefined;
}

/** The form's first values: what is due now by the method used last, else by bank card. Nothing due, nothing filled in. */
export const freshValues = ({ due, leisureOwner = '', szep = '', lastMethod }: FreshValuesInput): PayValues => ({
  amount: due > 0 ? String(due) : '',
  method: offeredMethods.find(({ name }) => name === lastMethod)?.name ?? '4',
  szep,
  leisureOwn: true,
  leisureName: leisureOwner,
  leisureAddress: emptyAddress(),
});

export const toPaymentInput = (values: PayValues, kr: string, label: string): PaymentInput => ({
  amount: Number(normaliseAmount(values.amount)),
  method: values.method === 'gift' ? '4' : values.method,
  label,
  leisureOwner:
    values.method === 'A' && !values.leisureOwn
      ? { name: normaliseText(values.leisureName), address: cleanAddress(values.leisureAddress) }
      : undefined,
  kr,
});
