import * as v from 'valibot';

import { now } from '~/domain/time/clock';

import { memberHash } from './memberHash';
import { paymentResultSchema, type PaymentResult, type Session } from './sessionSchema';

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** How long records are remembered, in ms. */
export const paymentLives = { start: minuteMs, open: 30 * dayMs, ended: 3 * dayMs } as const;

/** All that a device knows of one payment. Contains nothing personal. */
export const paymentRecordSchema = v.object({
  /** The service's ID; begins with "?" while the service is asked for one. */
  transaction: v.string(),
  /** The hash of the member who began it. */
  payer: v.string(),
  /** The contract that it pays. */
  contractKey: v.optional(v.string()),
  /** The hash of the kr whose debts it pays; none for a contract. */
  kr: v.optional(v.string()),
  /** Forint. */
  amount: v.optional(v.number()),
  /** When it began, in ms since 1970; after its end, when this device learnt of the end. */
  since: v.number(),
  /** The member gave it up for a new one; its page at the bank may still be open. */
  givenUp: v.optional(v.boolean()),
  result: v.optional(paymentResultSchema),
});

export type PaymentRecord = v.InferOutput<typeof paymentRecordSchema>;

export type EndedPayment = PaymentRecord & { result: PaymentResult };

/** Whose payment it is, and what it pays. */
export type PaymentOwner = Pick<PaymentRecord, 'payer' | 'contractKey' | 'kr'>;

/** What of the session tells which payments are the member's. */
export type PaymentSession = Pick<
  Session,
  'currentUser' | 'memberHash' | 'contractKey' | 'transaction' | 'endTransaction'
>;

/** The records' fields of a payment that the member begins: of the contract, else of what is due under their kr. */
export const ownerOf = (session: PaymentSession, contractKey?: string): PaymentOwner => {
  const { email = '', kr } = session.currentUser ?? {};
  const payer = session.memberHash ?? memberHash(email);
  return contractKey === undefined
    ? { payer, kr: kr === undefined ? undefined : memberHash(kr) }
    : { payer, contractKey };
};

/** Whether the member began it, or it pays what is due under their kr. */
export const isOwn = (session: PaymentSession, { payer, kr }: PaymentRecord): boolean => {
  const member = ownerOf(session);
  return payer === member.payer || (kr !== undefined && kr === member.kr);
};

/** Of one thing only one payment may be open. */
export const paysSameThing = (one: PaymentOwner, other: PaymentOwner): boolean =>
  one.contractKey === other.contractKey && one.kr === other.kr;

export const hasNoTransactionYet = ({ transaction }: Pick<PaymentRecord, 'transaction'>): boolean =>
  transaction.startsWith('?');

/** A payment that was given up may still go through at the bank, and then that result counts. */
export const statusOf = ({ result, givenUp }: PaymentRecord): 'open' | 'givenUp' | 'paid' | 'failed' => {
  if (result !== undefined) return result.paid ? 'paid' : 'failed';
  return givenUp === true ? 'givenUp' : 'open';
};

/** A contract's paid one lives as long as an open one, so that the contract isn't paid again. */
const lifeOf = (record: PaymentRecord): number => {
  if (hasNoTransactionYet(record)) return paymentLives.start;
  const isNeeded = record.result === undefined || (record.result.paid && record.contractKey !== undefined);
  return isNeeded ? paymentLives.open : paymentLives.ended;
};

/** If the clock was set back, `since` may be in the future; expire it too. */
export const isYoungerThan = ({ since }: PaymentRecord, lifeMs: number): boolean =>
  Math.abs(now().getTime() - since) < lifeMs;

export const isAlive = (record: PaymentRecord): boolean => isYoungerThan(record, lifeOf(record));

/** Whether nobody has learnt how it ended, so that no other one is started for the same thing. */
export const isOpen = (record: PaymentRecord): boolean =>
  statusOf(record) === 'open' && !hasNoTransactionYet(record) && isAlive(record);
