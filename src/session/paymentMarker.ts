import * as v from 'valibot';
import { now } from '../domain/clock';
import type { Session } from './sessionSchema';
import { createDeviceStorage } from './storage';

/** Begins the keys of all markers. */
export const storageKey = 'cportal.payment';

/** How long a contract's payment is remembered, in ms. An authorisation that nobody counted by then has lapsed at the bank. */
const contractPaymentLifeMs = 30 * 86_400_000;

/** Placeholder until the service returns the transaction ID. */
export const unnamedTransaction = '?';

const resultSchema = v.object({
  paid: v.boolean(),
  /** The bank's authorisation; "" if the payment failed, or if only its success is known. */
  auth: v.string(),
  /** Why it failed, as far as the service says. */
  codes: v.array(v.string()),
});

/** How a payment ended. */
export type PaymentResult = v.InferOutput<typeof resultSchema>;

/**
 * Shared between tabs through localStorage: a payment, and what is needed to learn how it ended when the service's reply is
 * lost. Contains nothing personal.
 */
const markerSchema = v.object({
  transaction: v.string(),
  /** It pays a contract that is being signed. */
  contracting: v.boolean(),
  contractKey: v.optional(v.string()),
  /** Forint. */
  amount: v.optional(v.number()),
  /** The annual debit before the payment, in forint, and its year. */
  annualDebit: v.optional(v.number()),
  /** The contract's overpayment before the payment, in forint. */
  overpayment: v.optional(v.number()),
  year: v.optional(v.number()),
  since: v.number(),
  /** Begun after another one was given up, which the bank may still take: the debits can't tell the two apart. */
  afterGivenUp: v.optional(v.boolean()),
  /** When the service was asked for the end and its reply didn't come, or hasn't come yet. */
  lostAt: v.optional(v.number()),
  /** Left for a new one on purpose; its page at the bank may still be open. */
  givenUp: v.optional(v.boolean()),
  /** Set once the payment has ended, so that all tabs see how. */
  result: v.optional(resultSchema),
  /** The annual debit has changed since, so the payment is booked. */
  booked: v.optional(v.boolean()),
});

export type PaymentMarker = v.InferOutput<typeof markerSchema>;

const storage = createDeviceStorage();

/** A 16-bit hash: enough to separate the members of one device, too short to identify anyone. */
const hashOf = (text: string): number => {
  let hash = 0;
  for (const character of text) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return hash;
};

/** Where a member's last payment is kept. The e-mail may change and the kr stays, so a kr goes first; a new member gets it late. */
export const memberKeys = ({ currentUser }: Session): [string, ...string[]] => {
  const { kr = '', email = '' } = currentUser ?? {};
  const byEmail = `${storageKey}.${hashOf(email.toLowerCase())}`;
  return kr === '' ? [byEmail] : [`${storageKey}.${hashOf(kr)}`, byEmail];
};

/**
 * Where a contract's last payment is kept, whoever is signed in and whatever else is paid meanwhile: what guards it from
 * being paid twice must outlive the tab, the session, and a change of e-mail.
 */
export const contractKeyOf = (contractKey: string): string => `${storageKey}.contract.${contractKey}`;

export const readMarker = (key: string): PaymentMarker | undefined => {
  try {
    return v.parse(markerSchema, JSON.parse(storage.read(key) ?? ''));
  } catch {
    return undefined;
  }
};

export const writeMarker = (key: string, marker: PaymentMarker): void => storage.write(key, JSON.stringify(marker));

/** The member's last payment, open or ended. */
export const paymentMarker = (session: Session): PaymentMarker | undefined => memberKeys(session).map(readMarker).find((marker) => marker !== undefined);

export const contractMarker = (contractKey: string): PaymentMarker | undefined => {
  const marker = readMarker(contractKeyOf(contractKey));
  return marker !== undefined && Math.abs(now().getTime() - marker.since) < contractPaymentLifeMs ? marker : undefined;
};

/** What is noted of one transaction. */
export const markerOf = (session: Session, transaction: string): PaymentMarker | undefined => {
  const { contractKey } = session;
  return [paymentMarker(session), contractKey === undefined ? undefined : contractMarker(contractKey)].find((marker) => marker?.transaction === transaction);
};

export const removeMarker = (key: string): void => storage.remove(key);
