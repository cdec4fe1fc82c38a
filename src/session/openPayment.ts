import * as v from 'valibot';
import { now } from '../domain/clock';
import type { Session } from './sessionSchema';
import { createDeviceStorage } from './storage';

const storageKey = 'cportal.payment';

/** How long a payment that was begun in another tab counts as open, in ms. Banks give up an unfinished one sooner. */
export const openPaymentLifeMs = 15 * 60_000;

/** Stands for a transaction that the service has not named yet: its start is under way, or its reply was lost. */
export const unnamedTransaction = '?';

/**
 * What the tabs of one browser tell each other about a payment under way (PAY-6). Nothing in it says who pays:
 * `owner` is a number too small to name anybody, and only keeps two members of one computer apart.
 */
const markerSchema = v.object({
  transaction: v.string(),
  contracting: v.boolean(),
  owner: v.number(),
  since: v.number(),
});

type OpenPaymentMarker = v.InferOutput<typeof markerSchema>;

const storage = createDeviceStorage();
const listeners = new Set<() => void>();

const tell = (): void => {
  for (const listener of [...listeners]) listener();
};

/** Sixteen bits of a login name. */
const ownerOf = ({ currentUser }: Session): number => {
  let hash = 0;
  for (const character of currentUser?.email.toLowerCase() ?? '') hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return hash;
};

const stored = (): OpenPaymentMarker | undefined => {
  try {
    return v.parse(markerSchema, JSON.parse(storage.read(storageKey) ?? ''));
  } catch {
    return undefined;
  }
};

/** What is left of another tab's payment, in ms; 0 and below where there is none of this member. */
export const openPaymentLeft = (session: Session): number => {
  const marker = stored();
  if (marker?.owner !== ownerOf(session)) return 0;
  // A marker from the future is a device clock that was put back: it doesn't count for ever either.
  return openPaymentLifeMs - Math.abs(now().getTime() - marker.since);
};

/** The open payment's transaction: this tab's own, else one begun in another tab of this browser. Undefined: none is open (PAY-6). */
export const openPaymentOf = (session: Session): string | undefined =>
  session.transaction ?? (openPaymentLeft(session) > 0 ? stored()?.transaction : undefined);

/** Whether the open payment is a contract's; undefined where nobody noted it. */
export const isContractPayment = (transaction: string): boolean | undefined => {
  const marker = stored();
  return marker?.transaction === transaction ? marker.contracting : undefined;
};

/** Tells the other tabs that a payment is under way. */
export const markOpenPayment = (session: Session, transaction: string, contracting: boolean): void => {
  const marker: OpenPaymentMarker = { transaction, contracting, owner: ownerOf(session), since: now().getTime() };
  storage.write(storageKey, JSON.stringify(marker));
  tell();
};

/** The payment has ended, or was given up; another one's marker stays. */
export const clearOpenPayment = (transaction: string): void => {
  if (stored()?.transaction !== transaction) return;
  storage.remove(storageKey);
  tell();
};

/** Tells when a payment begins or ends, in this tab or in another. Returns the way to stop listening. */
export const watchOpenPayment = (listener: () => void): (() => void) => {
  const changed = ({ key }: StorageEvent): void => {
    if (key === null || key === storageKey) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', changed);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', changed);
  };
};
