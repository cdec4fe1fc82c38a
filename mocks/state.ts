import type { Fault } from './faults';
import type { Account } from './model/account/accounts';
import type { IntranetMessage, Subscription } from './model/account/intranet';
import type { Mail } from './model/account/mails';
import type { SignedContract } from './model/account/members';
import type { NewsletterEntry } from './model/account/newsletter';
import type { IssuedToken } from './model/account/tokens';
import type { Activator } from './model/contracting/activators';
import type { ContractProcess } from './model/contracting/processes';
import type { StoredDocument } from './model/payment/documents';
import type { Download, Invoice } from './model/payment/invoices';
import type { Debit } from './model/payment/ledger';
import type { Mandates } from './model/payment/mandates';
import type { Transaction } from './model/payment/transactions';
import { defaultSettings, type Settings } from './model/settings';

/** Raise this when the shape below or the personas change: a stored state of another version gives way to a fresh one. */
export const stateVersion = 6;

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

export interface StatusFile {
  notice?: { hu: string; en?: string };
  from?: string;
  to?: string;
  off?: string[];
}

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
