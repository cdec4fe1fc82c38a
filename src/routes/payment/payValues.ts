import * as v from 'valibot';
import { cleanAddress, emptyAddress, type Address } from '../../domain/address';
import { paymentMethod, paymentMethods, type PaymentMethodName } from '../../domain/paymentMethods';
import type { PaymentOrder } from '../../features/paying/usePayment';

/** The payment form as the screen has it; the wire's shape is PaymentOrder's business. */
export interface PayValues {
  /** Digits; the field shows them grouped. */
  amount: string;
  /** The method's code, or `gift` for the gift-card variant of 4. */
  method: PaymentMethodName;
  /** The leisure card's sub-account (PAY-4). */
  szep: string;
  leisureOwn: boolean;
  leisureName: string;
  leisureAddress: Required<Address>;
}

/** The methods offered on this page, in the table's order (PAY-3). */
export const offeredMethods = paymentMethods.filter(({ onPaymentPage }) => onPaymentPage);

/** The name under which what was typed is kept while the member is at the bank, so that a failed payment can be repeated (PAY-8). */
export const paymentDraft = 'payment';

const draftSchema = v.object({
  amount: v.pipe(v.string(), v.regex(/^\d{1,9}$/)),
  method: v.string(),
  szep: v.string(),
  leisureOwn: v.boolean(),
  leisureName: v.string(),
  leisureAddress: v.object({
    zip: v.string(),
    city: v.string(),
    street: v.string(),
    streetType: v.string(),
    house: v.string(),
    staircase: v.string(),
    floor: v.string(),
    door: v.string(),
    poBox: v.string(),
    country: v.string(),
  }),
});

interface Known {
  /** Forint. */
  currentDebit: number;
  /** Forint; nothing above it can be paid (PAY-2). */
  annualDebit: number;
  /** The last owner of another's leisure card (PAY-4). */
  leisureOwner: string | undefined;
  szep: string | undefined;
  /** What was being paid when the member left for the bank. */
  draft: unknown;
}

/** What the form begins with: the interrupted payment's data where they still fit, else the current debit (PAY-2, PAY-8). */
export const firstValues = ({ currentDebit, annualDebit, leisureOwner = '', szep = '', draft }: Known): PayValues => {
  const fresh: PayValues = {
    amount: String(Math.max(0, currentDebit)),
    method: '4',
    szep,
    leisureOwn: true,
    leisureName: leisureOwner,
    leisureAddress: emptyAddress(),
  };
  const kept = v.safeParse(draftSchema, draft);
  if (!kept.success || Number(kept.output.amount) > annualDebit) return fresh;
  const method = offeredMethods.find(({ name }) => name === kept.output.method)?.name;
  return method === undefined ? fresh : { ...kept.output, method };
};

/** The amount without spaces: what is grouped on the screen or pasted from a bill is still a number. */
export const withoutSpaces = (text: string): string => text.replace(/\s/g, '');

/** A pasted "12.400 Ft" or "12,400" as digits; anything else stays, for the validator to speak of (PAY-2). */
export const plainAmount = (text: string): string => {
  const bare = withoutSpaces(text).replace(/Ft\.?$/i, '');
  return /^\d{1,3}([.,]\d{3})+$/.test(bare) ? bare.replace(/[.,]/g, '') : bare;
};

/** The form → the order. Only another's leisure card names an owner (PAY-4). */
export const toOrder = (values: PayValues, kr: string, label: string): PaymentOrder => {
  const foreignCard = values.method === 'A' && !values.leisureOwn;
  return {
    contracting: false,
    amount: Number(plainAmount(values.amount)),
    method: paymentMethod(values.method)?.code ?? '4',
    label,
    ownLeisureCard: !foreignCard,
    leisureOwner: foreignCard ? values.leisureName.trim() : '',
    leisureAddress: foreignCard ? cleanAddress(values.leisureAddress) : null,
    kr,
  };
};
