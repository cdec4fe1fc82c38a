import type { Fees } from './contract';
import type { Gap } from './gaps';
import { defaultTariff, type Tariff } from './model/contracting/fees';
import type {
  Account,
  Activator,
  ContractProcess,
  Debit,
  Download,
  IntranetMessage,
  Invoice,
  IssuedToken,
  Mail,
  Mandates,
  NewsletterEntry,
  SignedContract,
  StoredDocument,
  Subscription,
  Transaction,
} from './records';

export interface Settings {
  /** Lifetime of a sign-in token, in seconds. */
  tokenSeconds: number;
  /** How many polls of /get-8 and /getInvState answer "in preparation"… */
  pollsUntilDone: number;
  /** …unless this many seconds have passed on the world's clock. */
  secondsUntilDone: number;
  /** How many seconds after its authorisation a payment is booked. */
  bookingSeconds: number;
  /** Forint; 0 is free. */
  tariff: Tariff;
  /** What is charged for administration and other, where it isn't the tariff's; forint. */
  charges: Partial<Pick<Fees, 'fdij1' | 'fdij3'>>;
}

export const faultKinds = [
  /** The right answer, `delay` ms late (10 s by default). */
  'slow',
  '500',
  /** The connection fails before the service does anything. */
  'offline',
  /** The service does its work, but the answer is lost. */
  'lost',
  /** An HTML page with status 200. */
  'html',
  /** Truncated JSON. */
  'malformed',
  'empty',
  /** The JSON value `null`. */
  'null',
  /** The right answer without its status. */
  'nostatus',
  /** The right answer with a string in place of its list. */
  'nolist',
  /** 401, as for an expired token. */
  'expired',
  /** Status ERROR with `code`. */
  'code',
  /** Status ERROR without any code. */
  'nocode',
  /** The right answer with `fields` merged over it: unknown statuses, steps, long names. */
  'fields',
  /** The right answer without the fields that the portal doesn't need: missing, null, empty or of a wrong type (`gap`), or only without `field`. */
  'gaps',
] as const;

export type FaultKind = (typeof faultKinds)[number];

export interface Fault {
  /** '*', a service ('payment'), a path ('/getAmounts') or both ('payment/getAmounts'). */
  call: string;
  kind: FaultKind;
  code?: string;
  delay?: number;
  fields?: Record<string, unknown>;
  /** 'missing' by default. */
  gap?: Gap;
  /** A path such as 'user.kr', or 'list.date' for every row. */
  field?: string;
  /** Several gaps, each at its own path; nothing else is missing. */
  at?: Readonly<Record<string, Gap>>;
  /** How many calls fail; all of them by default. */
  times?: number;
}

export interface StatusFile {
  notice?: { hu: string; en?: string };
  from?: string;
  to?: string;
}

/** Raise this when the shape below or the personas change: a stored state of another version gives way to a fresh one. */
export const stateVersion = 7;

/** Everything the stand-in knows. Plain JSON, so the demo can keep it over a reload. */
export interface State {
  /** Milliseconds from the real clock to the world's. */
  clockShift: number;
  /** Source of generated ids: the same steps give the same ids. */
  sequence: number;
  settings: Settings;
  accounts: Account[];
  tokens: IssuedToken[];
  activators: Activator[];
  mails: Mail[];
  contracts: SignedContract[];
  processes: ContractProcess[];
  debits: Debit[];
  transactions: Transaction[];
  invoices: Invoice[];
  downloads: Download[];
  documents: StoredDocument[];
  mandates: Mandates[];
  newsletter: NewsletterEntry[];
  messages: IntranetMessage[];
  subscriptions: Subscription[];
  faults: Fault[];
  /** The host's status.json, as operations would write it. */
  status: StatusFile;
}

export const defaultSettings: Settings = {
  tokenSeconds: 30 * 60,
  pollsUntilDone: 2,
  secondsUntilDone: 30,
  bookingSeconds: 0,
  tariff: defaultTariff,
  charges: {},
};

export const emptyState = (clockShift = 0, settings: Partial<Settings> = {}): State => ({
  clockShift,
  sequence: 0,
  settings: { ...defaultSettings, ...settings },
  accounts: [],
  tokens: [],
  activators: [],
  mails: [],
  contracts: [],
  processes: [],
  debits: [],
  transactions: [],
  invoices: [],
  downloads: [],
  documents: [],
  mandates: [],
  newsletter: [],
  messages: [],
  subscriptions: [],
  faults: [],
  status: {},
});
