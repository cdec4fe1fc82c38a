import * as v from 'valibot';

import { now } from '~/domain/time/clock';

import type { Session } from './sessionSchema';

/** How long a payment is remembered, in ms: an open one counts as open so long. */
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

/** All that a device knows of one payment. Contains nothing personal. Fields of earlier versions are ignored. */
export const paymentRecordSchema = v.object({
  /** The service's ID; begins with "?" until the service has given one. */
  transaction: v.string(),
  /** Who pays, see `payersOf`. None once only the contract needs the record. */
  payer: v.optional(v.number()),
  /** It pays a contract that is being signed. */
  contracting: v.boolean(),
  contractKey: v.optional(v.string()),
  /** Forint. */
  amount: v.optional(v.number()),
  /** When it began; after its end, when this device learnt of the end. */
  since: v.number(),
  /** The member gave it up for a new one; its page at the bank may still be open. */
  givenUp: v.optional(v.boolean()),
  result: v.optional(resultSchema),
  /** The contract is in force: it needs no guard against being paid again. */
  booked: v.optional(v.boolean()),
});

export type PaymentRecord = v.InferOutput<typeof paymentRecordSchema>;

export const isUnnamed = (transaction: string): boolean => transaction.startsWith('?');

/**
 * A 16-bit hash: enough to separate the members of one device, too short to identify anyone. Not deviceMark's, which guards
 * drafts: devices hold these numbers in records of earlier versions.
 */
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
const ageOf = ({ since }: PaymentRecord): number => Math.abs(now().getTime() - since);

/** A payment that was given up may still go through at the bank, and then that result counts. */
export const statusOf = ({ result, givenUp }: PaymentRecord): 'open' | 'givenUp' | 'paid' | 'failed' => {
  if (result !== undefined) return result.paid ? 'paid' : 'failed';
  return givenUp === true ? 'givenUp' : 'open';
};

/** Whether nobody has learnt how it ended, so that no other one is started. */
export const isOpen = (record: PaymentRecord): boolean => statusOf(record) === 'open' && ageOf(record) < paymentLifeMs;

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

/** Whether the record says anything that somebody may still need. */
export const isNeeded = (record: PaymentRecord): boolean =>
  ageOf(record) < paymentLifeMs && (record.payer !== undefined || guardsContract(record));
