import type { Account } from './model/accounts';
import type { Activator } from './model/activators';
import type { ContractProcess } from './model/processes';
import type { StoredDocument } from './model/documents';
import type { Download, Invoice } from './model/invoices';
import type { Subscription, IntranetMessage } from './model/intranet';
import type { Debit } from './model/ledger';
import type { Mail } from './model/mails';
import type { Mandates } from './model/mandates';
import type { SignedContract } from './model/members';
import type { NewsletterEntry } from './model/newsletter';
import type { IssuedToken } from './model/tokens';
import type { Transaction } from './model/transactions';
import type { Fault } from './faults';

/** Raise it whenever the shape below changes: what an older demo stored is then dropped for a fresh seed. */
export const stateVersion = 1;

export interface Settings {
  /** Life of a sign-in token, in seconds. */
  tokenSeconds: number;
  /** How many polls of /get-8 and /getInvState still answer "in preparation" … */
  pollsUntilDone: number;
  /** … unless this much of the world's time has passed first. */
  secondsUntilDone: number;
}

/** Everything that the stand-in knows. Plain JSON, so that the demo can keep it over a reload (STUB-5). */
export interface State {
  /** Milliseconds between the real clock and the world's. */
  clockShift: number;
  /** Source of every generated id: the same steps give the same ids. */
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
}

export const emptyState = (clockShift = 0): State => ({
  clockShift,
  sequence: 0,
  settings: { tokenSeconds: 30 * 60, pollsUntilDone: 2, secondsUntilDone: 30 },
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
});
