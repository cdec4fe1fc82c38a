import * as v from 'valibot';
import { now } from '../domain/clock';
import type { Session } from './sessionSchema';
import { createDeviceStorage } from './storage';

const storageKey = 'cportal.payment';

/** How long a payment that was begun in another tab counts as open, in ms. Banks give up an unfinished one sooner. */
export const openPaymentLifeMs = 15 * 60_000;

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

/** A 16-bit hash: enough to separate the members of one device, too short to identify anyone. */
const hashOf = (text: string): number => {
  let hash = 0;
  for (const character of text) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return hash;
};

/** Where a member's last payment is kept. The e-mail may change and the kr stays, so a kr goes first; a new member gets it late. */
const memberKeys = ({ currentUser }: Session): [string, ...string[]] => {
  const { kr = '', email = '' } = currentUser ?? {};
  const byEmail = `${storageKey}.${hashOf(email.toLowerCase())}`;
  return kr === '' ? [byEmail] : [`${storageKey}.${hashOf(kr)}`, byEmail];
};

/**
 * Where a contract's last payment is kept, whoever is signed in and whatever else is paid meanwhile: what guards it from
 * being paid twice must outlive the tab, the session, and a change of e-mail.
 */
const contractKeyOf = (contractKey: string): string => `${storageKey}.contract.${contractKey}`;

const read = (key: string): PaymentMarker | undefined => {
  try {
    return v.parse(markerSchema, JSON.parse(storage.read(key) ?? ''));
  } catch {
    return undefined;
  }
};

const write = (key: string, marker: PaymentMarker): void => storage.write(key, JSON.stringify(marker));

/** The member's last payment, open or ended. */
export const paymentMarker = (session: Session): PaymentMarker | undefined => memberKeys(session).map(read).find((marker) => marker !== undefined);

const contractMarker = (contractKey: string): PaymentMarker | undefined => {
  const marker = read(contractKeyOf(contractKey));
  return marker !== undefined && Math.abs(now().getTime() - marker.since) < contractPaymentLifeMs ? marker : undefined;
};

/** What is noted of one transaction. */
export const markerOf = (session: Session, transaction: string): PaymentMarker | undefined => {
  const { contractKey } = session;
  return [paymentMarker(session), contractKey === undefined ? undefined : contractMarker(contractKey)].find((marker) => marker?.transaction === transaction);
};

/** Changes or removes what is noted of a transaction, wherever it is noted; the markers of other payments stay. */
const change = (session: Session, transaction: string, next: (marker: PaymentMarker, ofContract: boolean) => PaymentMarker | undefined): void => {
  const marker = markerOf(session, transaction);
  const contractKey = marker?.contractKey ?? session.contractKey;
  const keys = [...memberKeys(session), ...(contractKey === undefined ? [] : [contractKeyOf(contractKey)])];
  for (const key of keys) {
    const present = read(key);
    if (present?.transaction !== transaction) continue;
    const changed = next(present, key.startsWith(`${storageKey}.contract.`));
    if (changed === undefined) storage.remove(key);
    else write(key, changed);
  }
  tell();
};

/** If the clock was set back, `since` may be in the future; expire it too. */
const lifeLeft = ({ since }: PaymentMarker): number => openPaymentLifeMs - Math.abs(now().getTime() - since);

/** How long the member's payment stays open for other tabs, in ms; 0 and below where there is none. */
export const openPaymentLeft = (session: Session): number => {
  const marker = paymentMarker(session);
  if (marker === undefined || marker.result !== undefined || marker.givenUp === true) return 0;
  return lifeLeft(marker);
};

/**
 * The open payment's transaction: this tab's own, one that another tab began, or the given contract's, whose end nobody has
 * learnt yet. Undefined: none is open. A payment that ended in any tab is no longer open.
 */
export const openPaymentOf = (session: Session, contractKey?: string): string | undefined => {
  const { transaction } = session;
  if (transaction !== undefined && markerOf(session, transaction)?.result === undefined) return transaction;
  if (openPaymentLeft(session) > 0) return paymentMarker(session)?.transaction;
  const marker = contractKey === undefined ? undefined : contractMarker(contractKey);
  return marker?.result === undefined ? marker?.transaction : undefined;
};

/** The open payment's transaction if it pays the given contract. Without a marker, assume it may. */
const openContractPayment = (session: Session, contractKey: string): string | undefined => {
  const open = openPaymentOf(session, contractKey);
  if (open === undefined) return undefined;
  const marker = markerOf(session, open) ?? contractMarker(contractKey);
  return marker === undefined || (marker.contracting && (marker.contractKey ?? contractKey) === contractKey) ? open : undefined;
};

/** open: under way, or its end isn't known. */
export interface ContractPayment {
  state: 'open' | 'paid' | 'failed';
  transaction?: string;
  /** The bank's authorisation, if it is known. */
  auth?: string;
  /** Forint. */
  amount?: number;
  /** The contract's overpayment before the payment, in forint. */
  overpayment?: number;
}

/**
 * What this device knows of a contract's last payment. Every page that could offer to pay a contract asks here: one that is
 * open or paid must not be paid again.
 */
export const contractPayment = (session: Session, contractKey: string): ContractPayment | undefined => {
  const open = openContractPayment(session, contractKey);
  const marker = contractMarker(contractKey);
  if (open !== undefined) {
    const { amount } = markerOf(session, open) ?? {};
    return { state: 'open', transaction: open, amount };
  }
  if (marker?.result?.paid === true) return { state: 'paid', transaction: marker.transaction, auth: marker.result.auth, amount: marker.amount, overpayment: marker.overpayment };
  const { endTransaction: ended } = session;
  if (ended?.contractKey !== contractKey) return undefined;
  const { transaction, auth = '', amount, paid = auth !== '' } = ended;
  return { state: paid ? 'paid' : 'failed', transaction, auth, amount };
};

/** Tells the other tabs that a payment is under way. */
export const markOpenPayment = (session: Session, payment: Omit<PaymentMarker, 'since' | 'result' | 'givenUp'>): void => {
  const marker: PaymentMarker = { ...payment, since: now().getTime() };
  const [key, ...older] = memberKeys(session);
  for (const old of older) storage.remove(old);
  write(key, marker);
  const { contractKey, transaction } = payment;
  if (contractKey !== undefined && transaction !== unnamedTransaction) write(contractKeyOf(contractKey), marker);
  tell();
};

/** Tells all tabs how the payment ended. A contract remembers the payment that it got; one that failed may be tried again. */
export const endOpenPayment = (session: Session, transaction: string, result: PaymentResult, contractKey?: string): void => {
  const ended = { since: now().getTime(), result };
  const marker = markerOf(session, transaction);
  change(session, transaction, (present, ofContract) => (ofContract && !result.paid ? undefined : { ...present, ...ended }));
  if (result.paid && contractKey !== undefined) write(contractKeyOf(contractKey), { contracting: true, ...marker, transaction, contractKey, ...ended });
  tell();
};

/** The payment was left for a new one on purpose. */
export const giveUpPayment = (session: Session, transaction: string): void =>
  change(session, transaction, (marker, ofContract) => (ofContract ? undefined : { ...marker, givenUp: true }));

/** Whether the member gave up a payment a while ago that the bank may still take. */
export const isGivenUp = (session: Session): boolean => {
  const marker = paymentMarker(session);
  return marker?.givenUp === true && lifeLeft(marker) > 0;
};

/** The payment never began. */
export const clearOpenPayment = (session: Session, transaction: string): void => change(session, transaction, () => undefined);

/** The contract is in force: nothing of its payment is needed any more. */
export const forgetContractPayment = (contractKey: string): void => storage.remove(contractKeyOf(contractKey));

/** After a log-out nothing of an ended plain payment stays on the device; a contract stays guarded. */
export const forgetEndedPayment = (session: Session): void => {
  const marker = paymentMarker(session);
  if (marker?.result === undefined) return;
  for (const key of memberKeys(session)) storage.remove(key);
  tell();
};

/**
 * Runs something while no other tab starts or ends a payment of the same member. Falls back to the marker where Web Locks are
 * missing (an old browser, or a page without https).
 */
export const withPaymentLock = <T>(session: Session, run: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(memberKeys(session)[0], run).then((value) => value) : run();

/** Calls the listener when a payment starts or ends in any tab. Returns the unsubscribe function. */
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
