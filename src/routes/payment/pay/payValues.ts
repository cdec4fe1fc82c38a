import * as v from 'valibot';

import { cleanAddress, emptyAddress, type Address } from '~/domain/identity/address';
import { normaliseAmount } from '~/domain/money/money';
import { paymentMethod, paymentMethods, type PaymentMethodName } from '~/domain/money/paymentMethods';
import { normaliseText } from '~/domain/text/normaliseText';
import type { PaymentInput } from '~/features/paying/startPayment';
import type { MemberStorage } from '~/session/memberStorage';

/** The payment form as the screen has it; PaymentInput is the wire's shape. */
export interface PayValues {
  /** Digits; the field shows them grouped. */
  amount: string;
  /** The method's code, or `gift` for the gift-card variant of 4. */
  method: PaymentMethodName;
  /** The leisure card's sub-account. */
  szep: string;
  leisureOwn: boolean;
  leisureName: string;
  leisureAddress: Address;
}

/** From the reply to /getAmounts, in forint. */
export interface Sums {
  currentDebit: number;
  annualDebit: number;
}

/** The most that can be paid, in forint: the year's sum, or what is due now if that is more; 0 or less if nothing is due. */
export const mostOf = ({ currentDebit, annualDebit }: Sums): number => Math.max(currentDebit, annualDebit);

/** The methods of this page, in the table's order. */
export const offeredMethods = paymentMethods.filter(({ isMonthly }) => !isMonthly);

const draft = 'payment.latest';

const typedSchema = v.object({
  transaction: v.string(),
  values: v.object({
    amount: v.pipe(v.string(), v.regex(/^\d{1,9}$/)),
    method: v.string(),
    szep: v.string(),
    leisureOwn: v.boolean(),
    leisureName: v.string(),
    leisureAddress: v.record(v.string(), v.string()),
  }),
  /** What /getAmounts said before, in forint. */
  before: v.object({ year: v.number(), currentDebit: v.number(), annualDebit: v.number() }),
});

/** What the tab keeps of its latest payment: what was typed for it, and the sums before. */
export type TypedPayment = v.InferOutput<typeof typedSchema>;

export const keepTyped = (storage: MemberStorage, payment: TypedPayment): void => storage.save(draft, payment);

export const readTyped = (storage: MemberStorage): TypedPayment | undefined => {
  const { success, output } = v.safeParse(typedSchema, storage.read(draft));
  return success ? output : undefined;
};

export const dropTyped = (storage: MemberStorage): void => storage.drop(draft);

interface FreshValuesInput {
  /** Forint. */
  currentDebit: number;
  /** The last owner of another person's leisure card. */
  leisureOwner?: string | undefined;
  szep?: string | undefined;
  /** How the member paid last. */
  lastMethod?: string | undefined;
}

const offered = (name: string | undefined): PaymentMethodName | undefined =>
  offeredMethods.find((method) => method.name === name)?.name;

/** The form's first values: the current debit by the method used last, else by bank card. Nothing due, nothing filled in. */
export const freshValues = ({
  currentDebit,
  leisureOwner = '',
  szep = '',
  lastMethod,
}: FreshValuesInput): PayValues => ({
  amount: currentDebit > 0 ? String(currentDebit) : '',
  method: offered(lastMethod) ?? '4',
  szep,
  leisureOwn: true,
  leisureName: leisureOwner,
  leisureAddress: emptyAddress(),
});

/** What was typed for a payment, if it can still be paid that way. `max` in forint. */
export const payableValues = ({ values }: Pick<TypedPayment, 'values'>, max: number): PayValues | undefined => {
  const method = offered(values.method);
  if (method === undefined || Number(values.amount) > max) return undefined;
  return { ...values, method, leisureAddress: { ...emptyAddress(), ...values.leisureAddress } };
};

/** Whether they are what the form fills in by itself. */
export const isFresh = (values: PayValues, fresh: PayValues): boolean =>
  (['amount', 'method', 'szep', 'leisureOwn', 'leisureName'] as const).every((name) => values[name] === fresh[name]);

/** The payment that the form asks for. Only another person's leisure card names an owner. */
export const toPaymentInput = (values: PayValues, kr: string, label: string): PaymentInput => {
  const foreignCard = values.method === 'A' && !values.leisureOwn;
  return {
    amount: Number(normaliseAmount(values.amount)),
    method: paymentMethod(values.method)?.code ?? '4',
    label,
    ownLeisureCard: !foreignCard,
    leisureOwner: foreignCard ? normaliseText(values.leisureName) : '',
    leisureAddress: foreignCard ? cleanAddress(values.leisureAddress) : null,
    kr,
  };
};
