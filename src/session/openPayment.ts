import * as v from 'valibot';
import { now } from '../domain/clock';
import type { Session } from './sessionSchema';
import { createDeviceStorage } from './storage';

const storageKey = 'cportal.payment';

/** How long a payment that was begun in another tab counts as open, in ms. Banks give up an unfinished one sooner. */
export const openPaymentLifeMs = 15 * 60_000;

/** Stands for a transaction that the service has not named yet: its start is under way, or its reply was lost. */
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
 * What the tabs of one browser tell each other about a member's payment, and what is needed to learn how it ended when
 * the service's reply is lost. Nothing in it names who pays.
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
  year: v.optional(v.number()),
  since: v.number(),
  /** Left for a new one on purpose; its page at the bank may still be open. */
  givenUp: v.optional(v.boolean()),
  /** Set once the payment has ended, so that all tabs see how. */
  result: v.optional(resultSchema),
});

export type PaymentMarker = v.InferOutput<typeof markerSchema>;

const storage = createDeviceStorage();
const listeners = new Set<() => void>();

const tell = (): void => {
  for (const listener of [...listeners]) listener();
};

/** A number too small to name anybody: it only keeps two members of one computer apart. */
const ownerOf = ({ currentUser }: Session): number => {
  let hash = 0;
  for (const character of currentUser?.email.toLowerCase() ?? '') hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return hash;
};

const keyOf = (session: Session): string => `${storageKey}.${ownerOf(session)}`;

const parse = (stored: string | undefined): PaymentMarker | undefined => {
  try {
    return v.parse(markerSchema, JSON.parse(stored ?? ''));
  } catch {
    return undefined;
  }
};

/** The member's last payment, open or ended. */
export const paymentMarker = (session: Session): PaymentMarker | undefined => parse(storage.read(keyOf(session)));

/** The same for one transaction. */
export const markerOf = (session: Session, transaction: string): PaymentMarker | undefined => {
  const marker = paymentMarker(session);
  return marker?.transaction === transaction ? marker : undefined;
};

/** A marker from the future is a device clock that was put back: it doesn't count for ever either. */
const lifeLeft = ({ since }: PaymentMarker): number => openPaymentLifeMs - Math.abs(now().getTime() - since);

/** How long the member's payment stays open for other tabs, in ms; 0 and below where there is none. */
export const openPaymentLeft = (session: Session): number => {
  const marker = paymentMarker(session);
  if (marker === undefined || marker.result !== undefined || marker.givenUp === true) return 0;
  return lifeLeft(marker);
};


/**
 * The open payment's transaction: this tab's own, else one that another tab began. Undefined: none is open. What ended
 * in another tab is open in none.
 */
export const openPaymentOf = (session: Session): string | undefined => {
  const { transaction } = session;
  if (transaction !== undefined && markerOf(session, transaction)?.result === undefined) return transaction;
  return openPaymentLeft(session) > 0 ? paymentMarker(session)?.transaction : undefined;
};

/** The open payment's transaction if it pays the given contract. One that nobody noted might. */
export const openContractPayment = (session: Session, contractKey: string): string | undefined => {
  const open = openPaymentOf(session);
  if (open === undefined) return undefined;
  const marker = markerOf(session, open);
  return marker === undefined || (marker.contracting && (marker.contractKey ?? contractKey) === contractKey) ? open : undefined;
};

/** Tells the other tabs that a payment is under way. */
export const markOpenPayment = (session: Session, payment: Omit<PaymentMarker, 'since' | 'result' | 'givenUp'>): void => {
  const marker: PaymentMarker = { ...payment, since: now().getTime() };
  storage.write(keyOf(session), JSON.stringify(marker));
  tell();
};

/** Tells all tabs how the payment ended. */
export const endOpenPayment = (session: Session, transaction: string, result: PaymentResult): void => {
  const marker = markerOf(session, transaction);
  if (marker === undefined) return;
  storage.write(keyOf(session), JSON.stringify({ ...marker, since: now().getTime(), result } satisfies PaymentMarker));
  tell();
};

/** The payment was left for a new one on purpose. */
export const giveUpPayment = (session: Session, transaction: string): void => {
  const marker = markerOf(session, transaction);
  if (marker === undefined) return;
  storage.write(keyOf(session), JSON.stringify({ ...marker, givenUp: true } satisfies PaymentMarker));
  tell();
};

/** Whether the member gave up a payment a while ago that the bank may still take. */
export const isGivenUp = (session: Session): boolean => {
  const marker = paymentMarker(session);
  return marker?.givenUp === true && lifeLeft(marker) > 0;
};

/** The payment never began; another one's marker stays. */
export const clearOpenPayment = (session: Session, transaction: string): void => {
  if (markerOf(session, transaction) === undefined) return;
  storage.remove(keyOf(session));
  tell();
};

/** After a log-out nothing of an ended payment stays on the device. */
export const forgetEndedPayment = (session: Session): void => {
  const marker = paymentMarker(session);
  if (marker?.result !== undefined) clearOpenPayment(session, marker.transaction);
};

/**
 * Runs something while no other tab starts or ends a payment of the same member. Without Web Locks (an old browser, or a
 * page without https) the marker has to do.
 */
export const withPaymentLock = <T>(session: Session, run: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(keyOf(session), run).then((value) => value) : run();

/** Tells when a payment begins or ends, in this tab or in another. Returns the way to stop listening. */
export const watchOpenPayment = (listener: () => void): (() => void) => {
  const changed = ({ key }: StorageEvent): void => {
    if (key === null || key.startsWith(storageKey)) listener();
  };
  // A page out of the back-forward cache has missed what the others said.
  const restored = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', changed);
  window.addEventListener('pageshow', restored);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', changed);
    window.removeEventListener('pageshow', restored);
  };
};
