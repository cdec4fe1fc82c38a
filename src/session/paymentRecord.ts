import * as v from 'valibot';

import { bookingLimitMs } from '../domain/constants';
import { now } from '../domain/time/clock';
import type { Session } from './sessionSchema';

/** How long a payment that was begun in another tab counts as open, in ms. Banks give up an unfinished one sooner. */
export const openPaymentLifeMs = 15 * 60_000;

/** How long a payment is remembered, in ms. An authorisation that the service hasn't counted by then has lapsed at the bank. */
export const paymentLifeMs = 30 * 86_400_000;

const resultSchema = v.object({
  paid: v.boolean(),
  /** The bank's authorisation; "" if the payment failed, or if only its success is known. */
  auth: v.string(),
  /** Why it failed, as far as the service says. */
  codes: v.array(v.string()),
});

/** How a payment ended. */
export type PaymentResult = v.InferOutput<typeof resultSchema>;

/** All that a device knows of one payment. Contains nothing personal. */
export const paymentRecordSchema = v.object({
  /** The service's ID; begins with "?" until the service has given one. */
  transaction: v.string(),
  /** Whose latest payment it is, see `payersOf`. None if only the contract still needs the record. */
  payer: v.optional(v.number()),
  /** It pays a contract that is being signed. */
  contracting: v.boolean(),
  contractKey: v.optional(v.string()),
  /** Forint. */
  amount: v.optional(v.number()),
  /** The annual debit before the payment, in forint, and its year. */
  annualDebit: v.optional(v.number()),
  year: v.optional(v.number()),
  /** The contract's overpayment before the payment, in forint. */
  overpayment: v.optional(v.number()),
  /** When it began; after its end, when this device learnt of the end. */
  since: v.number(),
  /** Begun after another one was given up, which the bank may still take: the debits can't tell the two apart. */
  afterGivenUp: v.optional(v.boolean()),
  /** When the service was asked to end it without a reply, or without one so far. */
  lostAt: v.optional(v.number()),
  /** The member gave it up for a new one; its page at the bank may still be open. */
  givenUp: v.optional(v.boolean()),
  result: v.optional(resultSchema),
  /** The service counts it: the annual debit has changed since, or the contract is in force. */
  booked: v.optional(v.boolean()),
});

export type PaymentRecord = v.InferOutput<typeof paymentRecordSchema>;

export const isUnnamed = (transaction: string): boolean => transaction.startsWith('?');

/** A 16-bit hash: enough to separate the members of one device, too short to identify anyone. */
const hashOf = (text: string): number => {
  let hash = 0;
  for (const character of text) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return hash;
};

/** A member as records name them. The e-mail may change and the kr stays, so a kr goes first; a new member gets it late. */
export const payersOf = ({ currentUser }: Session): [number, ...number[]] => {
  const { kr = '', email = '' } = currentUser ?? {};
  const byEmail = hashOf(email.toLowerCase());
  return kr === '' ? [byEmail] : [hashOf(kr), byEmail];
};

export const isPayer = (session: Session, { payer }: PaymentRecord): boolean =>
  payer !== undefined && payersOf(session).includes(payer);

/** If the clock was set back, `since` may be in the future; expire it too. */
export const ageOf = ({ since }: PaymentRecord): number => Math.abs(now().getTime() - since);

/** A payment that was given up may still go through at the bank, and then that result counts. */
export const statusOf = ({ result, givenUp }: PaymentRecord): 'open' | 'givenUp' | 'paid' | 'failed' => {
  if (result !== undefined) return result.paid ? 'paid' : 'failed';
  return givenUp === true ? 'givenUp' : 'open';
};

/** Whether the member gave it up a while ago: its page at the bank may still be open, and the bank may take it. */
export const mayStillBePaid = (record: PaymentRecord): boolean =>
  record.givenUp === true && ageOf(record) < openPaymentLifeMs;

/** How long the payment counts as open in tabs that didn't begin it, in ms; 0 and below if it doesn't. */
export const openLeft = (record: PaymentRecord): number =>
  statusOf(record) === 'open' ? openPaymentLifeMs - ageOf(record) : 0;

/**
 * Whether the payment keeps its contract from being paid again, whoever is signed in and whatever else is paid meanwhile:
 * it is paid, or nobody has learnt yet how it ended.
 */
export const guardsContract = (record: PaymentRecord): boolean =>
  record.contractKey !== undefined &&
  !isUnnamed(record.transaction) &&
  record.booked !== true &&
  ['open', 'paid'].includes(statusOf(record)) &&
  ageOf(record) < paymentLifeMs;

/** Whether the service may not have booked an authorised plain payment yet. Without the earlier debit this can't be told. */
export const mayBeUnbooked = (record: PaymentRecord): boolean =>
  statusOf(record) === 'paid' &&
  record.booked !== true &&
  !record.contracting &&
  record.annualDebit !== undefined &&
  ageOf(record) < bookingLimitMs;

/** Whether the record says anything that somebody may still need. */
export const isNeeded = (record: PaymentRecord): boolean =>
  ageOf(record) < paymentLifeMs && (record.payer !== undefined || guardsContract(record));
