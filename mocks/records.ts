import type { IsoDate } from '~/domain/time/dates';

import type {
  Address,
  Bank,
  ContractInvoice,
  ContractPayment,
  ContractTerms,
  ContractType,
  DirectDebit,
  InvoiceParty,
  Partner,
  PaymentMethod,
} from './contract';
import type { Link } from './links';
import type { MailKind } from './mailTexts';

/** With every field, those that may be missing as `undefined`: the model can't forget a field that is added to the contract. */
export type Full<T> = T extends readonly (infer Row)[]
  ? Full<Row>[]
  : T extends object
    ? { [K in keyof Required<T>]: Full<T[K]> }
    : T;

export interface Invoicing {
  direction: 0 | 1 | 2 | 3;
  name: string;
  tax: string;
  address: Address | null;
}

export interface Account {
  id: string;
  email: string;
  password: string;
  /** Earlier passwords, oldest first. */
  oldPasswords: string[];
  firstName: string;
  lastName: string;
  active: boolean;
  /** +36301234567; '' if unknown. */
  phone: string;
  address: Address;
  mailing: Address | null;
  /** '' until the first contract is signed. */
  kr: string;
  tax: string;
  birthDate: string;
  birthPlace: string;
  mothersName: string;
  partner: { name: string; email: string; kr: string } | null;
  /** Forint paid in excess; counts towards the next contract. */
  overpayment: number;
  invoicing: Invoicing;
  employer: InvoiceParty | null;
}

/** A signed contract; a member has at most one a year. */
export interface SignedContract {
  kr: string;
  year: number;
  from: string;
  to: string;
  pack: string;
  /** Forint a month. */
  fee: number;
  cardNumber: string;
  cardStatus: number;
  /** Upgraded within its year: what holds until the new package begins. */
  before?: { until: string; pack: string; cardNumber: string };
}

export interface IssuedToken {
  token: string;
  accountId: string;
  /** Seconds since 1970, like the token's exp claim. */
  exp: number;
}

export interface IntranetMessage {
  id: string;
  accountId: string;
  closed: boolean;
}

/** A subscription that the employer decides on outside the portal. */
export interface Subscription {
  uuid: string;
  accountId: string;
  /** Letters/digits, one hyphen, letters/digits. */
  token: string;
  type: ContractType;
  status: string;
}

/** An e-mail that a service would send; the demo's mailbox shows it. */
export interface Mail {
  id: number;
  to: string;
  /** ISO moment. */
  at: string;
  kind: MailKind;
  subject: string;
  body: string;
  links: { label: string; href: Link }[];
}

export interface NewsletterEntry {
  email: string;
}

export type ActivatorPurpose = 'activation' | 'password' | 'email' | 'support' | 'newsletter';

/** The secret part of an e-mailed link. Contract and invoice links keep theirs in their own models. */
export interface Activator {
  token: string;
  purpose: ActivatorPurpose;
  accountId: string;
  /** The new address, for a change of e-mail; else ''. */
  subject: string;
  used: boolean;
  /** ISO moment. */
  expires: string;
}

export type DeliveryFee = 'none' | 'post' | 'courier';

/** wizard: being filled in; paying: signed, waiting for the bank; preparing: the final page polls. */
export type Stage = 'wizard' | 'paying' | 'preparing' | 'done' | 'cancelled';

export interface PaymentChoice {
  method: PaymentMethod;
  bank: Bank | null;
  payment: ContractPayment;
  transferFrom: string;
}

/** One contracting process, from /start to the signed contract. */
export interface ContractProcess {
  key: string;
  accountId: string;
  type: ContractType;
  /** '' for a new member. */
  kr: string;
  /** The work e-mail it was started with; may be ''. */
  officeEmail: string;
  company: boolean;
  cardKind: string;
  employer: InvoiceParty | null;
  /** The secret part of the e-mailed link. */
  linkToken: string;
  started: string;
  stage: Stage;
  /** The last confirmed step. Saving an earlier step moves it back. */
  savedStep: number;
  partner: Partner | null;
  addresses: { home: Address; tel: string; mailing: Address | null } | null;
  terms: ContractTerms | null;
  delivery: { fee: DeliveryFee; addressee: string; address: Address | null } | null;
  invoice: ContractInvoice | null;
  choice: PaymentChoice | null;
  /** The overpayment counted at signing, in forint. */
  counted: number;
  /** The part of it that an upgrade credits. */
  credited: number;
  paid: boolean;
  polls: number;
  preparingSince: string;
  documents: { docContract?: string; docReg?: string; docCollection?: string; docTransfer?: string; docAszf?: string };
}

export type DocumentKind =
  'contract' | 'terms' | 'registration' | 'collection' | 'transfer' | 'mandate' | 'certificate' | 'information';

/** A document in the archive; its PDF is drawn on request. */
export interface StoredDocument {
  key: number;
  accountId: string;
  kr: string;
  year: number;
  kind: DocumentKind;
  title: string;
  /** Must be fetched with the kr: items marked docKr, and the general terms. */
  needsKr: boolean;
  rows: [string, string][];
}

export interface Invoice {
  kr: string;
  order: number;
  date: string;
  ordinal: string;
  fullAmount: number;
  /** The secret part of the e-mailed link. */
  linkToken: string;
  /** False while it is being prepared: it isn't listed yet, and /getInvState is polled. */
  ready: boolean;
  polls: number;
  /** ISO moment of the payment. */
  asked: string;
}

/** A file that /getDownloadInvoice has named. */
export interface Download {
  fileId: string;
  ordinal: string;
}

/** An amount that a member owes for a year; a negative one was overpaid. */
export interface Debit {
  kr: string;
  year: number;
  due: string;
  amount: number;
  /** The part that is still unpaid. */
  open: number;
}

/** What a member has authorised the club to collect. Nothing is collected here: no document says when, or from which debit. */
export interface Mandates {
  kr: string;
  regularCredit: { active: boolean; from: IsoDate };
  /** As /getDirectDebitData tells it, but for the fee, which is the contract's. */
  directDebit: Omit<DirectDebit, 'fee'>;
}

export type Decision = 'open' | 'paid' | 'declined';

export interface Transaction {
  id: string;
  accountId: string;
  kr: string;
  /** The contract that it pays for; '' for a plain payment. */
  contractKey: string;
  amount: number;
  method: PaymentMethod;
  label: string;
  lang: 'hu' | 'en';
  /** Where the bank sends the member back; "/<transaction>" is appended. */
  returnUrl: string;
  decision: Decision;
  /** The bank's authorisation code; '' until it is paid. */
  auth: string;
  /** Why the bank declined: a code; '' if it doesn't say. */
  reason: string;
  ended: boolean;
  /** When it is booked, ms since 1970; undefined before the decision, and once it is. */
  booksAt?: number;
}
