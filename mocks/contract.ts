/**
 * The wire contract of the portal, as the specification gives it, written as types.
 *
 * Marks:
 *   [spec]    the specification names the call and these fields
 *   [assumed] the specification leaves it open; this is the project's decision, kept in ONE place in
 *             the code so that a deployment can change it
 *
 * Rules that hold for every call:
 *   - POST with a JSON body, unless GET is written. A payload holds exactly the fields listed: nothing more.
 *   - A reply is JSON: `status` ("OK" or anything else), `messages` (error codes, may be missing), and the
 *     fields listed. A reply that is no JSON, or lacks a field that is not marked `?`, is a TECHNICAL_ERROR.
 *   - `null`, a missing field and "" all mean "not given" in a reply.
 *   - Dates on the wire are calendar dates, yyyy-MM-dd, in the club's time zone (Europe/Budapest).
 *   - Money is a whole number of forint.
 *   - "bearer" = header `Authorization: Bearer <token>`; the others are sent without it.
 *   - Paths below are relative to the service bases; the bases are relative to one API root
 *     (default: the page's own origin), both configurable per deployment.
 */

// ---------------------------------------------------------------- bases
export const bases = {
  accountPublic: '/cportal-user-account-services/api/accounts/v1', // [spec] ending
  account: '/cportal-user-account-services/api/protected/accounts/v1', // [spec] ending; bearer
  paymentPublic: '/cportal-payment-services/api/public/payment/v1', // [spec] ending
  payment: '/cportal-payment-services/api/payment/v1', // [spec]; bearer
  contractingPublic: '/cportal-contracting-services/api/public/contracting/v1', // [assumed] like payment's
  contracting: '/cportal-contracting-services/api/contracting/v1', // [spec]; bearer
  intranet: '/intranet-services/api/intranet/v1', // [assumed]; bearer
  documents: '/common-services', // [assumed] for the list; [spec] ending for the two GETs; bearer
  newsletter: '/newsletter-services/api/newsletter/v1', // [assumed]
} as const;

// ---------------------------------------------------------------- shared shapes
export interface Reply { status: string; messages?: string[] }
export type IsoDate = string; // yyyy-MM-dd
export type Forint = number;

export interface Address { // [spec] fields; all strings
  zip: string; city: string; street: string; streetType: string; house: string;
  staircase?: string; floor?: string; door?: string; poBox?: string; country?: string;
}
/** The payment service's own spelling of an address (fCim). [spec] */
export interface PaymentAddress {
  irszam: string; varos: string; utca: string; kterj: string; hsz: string; lh: string; em: string; aj: string;
}
export interface User { // [spec] fields of currentUser
  firstName: string; lastName: string; email: string;
  kr?: string; tax?: string;
  cardNumber?: string; cardStatus?: number; // 0..9, see the card status table
  from?: IsoDate; to?: IsoDate; // contract validity
  pack?: string; // package name; "3XL" sets the extra-large flag
  ev?: number; // contract year
  tars?: string; tarsEmail?: string; tarsKr?: string; // partner ("társ")
}
export interface InvoiceParty { name?: string; tax?: string; nocszla?: boolean; address?: Address }
export interface Fees { // [spec] names; meaning of the numbers [assumed]
  hdij: Forint; // monthly retainer fee
  dij1: Forint; dij2: Forint; dij3: Forint; dij4: Forint; // tariff: administration, postal, other, courier
  fdij: Forint; // what is charged of the tariff: fdij1+fdij2+fdij3+fdij4
  fdij1: Forint; fdij2: Forint; fdij3: Forint; fdij4: Forint;
  fhonap: number; // months paid; this and the two below are 0 until they were computed
  fhdijo: Forint; // hdij * fhonap
  fosszeg: Forint; // payable: fhdijo - overpayment + fdij, never below 0
}

// ---------------------------------------------------------------- account service, public
export interface AccountPublic {
  '/login': { in: { login: string; password: string }; out: Reply & { user: User; token: string } };
  '/loginAs': { in: { activator: string }; out: Reply & { user: User; token: string } };
  '/registration': { in: { firstName: string; lastName: string; email: string; password: string; newsLetter: boolean }; out: Reply };
  '/confirm': { in: { activator: string }; out: Reply };
  '/forgot': { in: { email: string }; out: Reply };
  '/reset': { in: { activator: string; password: string }; out: Reply };
  '/validate-email': { in: { activator: string }; out: Reply & { user: User; token: string } };
}
// ---------------------------------------------------------------- account service, bearer
export interface AccountProtected {
  '/change-password': { in: { email: string; oldPassword: string; newPassword: string }; out: Reply };
  '/getHeadData': { in: Record<string, never>; out: Reply & { user: User } };
  '/getProfile': { in: Record<string, never>; out: Reply & { phone?: string; address?: Address } };
  '/get-invoice-data': { in: Record<string, never>; out: Reply & { current?: InvoiceParty & { direction?: 0 | 1 | 2 | 3 }; partner?: InvoiceParty; employer?: InvoiceParty } }; // direction [assumed]
  '/change-invoice-data': { in: { own: boolean; direction: 0 | 1 | 2 | 3; name: string; taxNumber: string; address: Address | null }; out: Reply };
  '/change-email': { in: { email: string }; out: Reply };
  '/change-phone': { in: { phoneNumber: string }; out: Reply }; // +36301234567 [assumed: digits with +, no slashes]
  '/change-address': { in: Address; out: Reply };
}
// ---------------------------------------------------------------- payment service, bearer
export interface Payment {
  '/getAmounts': { in: { kr: string; year: number }; out: Reply & { currentDebit: Forint; allDebit: Forint } };
  '/startTransaction': {
    in: {
      contracting: boolean; amount: Forint; method: PaymentMethod; label: string; lang: 'hu' | 'en';
      url: string; // return address without the transaction: the service appends "/<transaction>" [assumed]
      fSajat: boolean; // the leisure card is the member's own; true for every other method [assumed]
      fPart: string; // the owner's name when it is not; else "" [assumed]
      fCim: PaymentAddress | null; kr: string; // kr "" while contracting without one
    };
    out: Reply & { transaction: string; url: string }; // url: the bank's page
  };
  '/endTransaction': { in: { transaction: string }; out: Reply & { auth?: string } }; // auth "", null or missing = the payment failed; messages may say why
  '/getInvState': { in: { kr: string }; out: Reply & { card?: string } }; // status "DONE" ends the polling; others go on
  '/listInvoices': { in: { kr: string; from: IsoDate; to: IsoDate }; out: Reply & { list: InvoiceRow[] } };
  '/getRegularCreditData': { in: Record<string, never>; out: Reply & { state: boolean } };
  '/setRegularCreditAuth': { in: { mode: boolean; from: IsoDate }; out: Reply & { key?: string; state?: boolean } }; // mode false = withdraw; from is then today [assumed]
  '/getDirectDebitData': { in: Record<string, never>; out: Reply & DirectDebit };
  '/setDirectDebitAuth': { in: { account: string; limit: number }; out: Reply & { key?: string } }; // account digits only; limit 0 = withdraw [assumed]
}
export interface PaymentPublic {
  '/checkDownloadInvoice': { in: { invoice: string; token: string }; out: Reply };
  '/getDownloadInvoice': { in: { invoice: string }; out: Reply & { docId: string } }; // asked after the check, or by a signed-in member with the row's ordinal
}
export type PaymentMethod = '4' | '31' | '3' | '11' | '15' | '14' | 'A'; // [spec] codes
export interface InvoiceRow { order: number; date: IsoDate; ordinal: string; fullAmount: Forint }
export interface DirectDebit {
  account?: string; fee: Forint; from?: IsoDate; to?: IsoDate; limit?: number;
  list: { date: IsoDate; amount: Forint; state: string }[];
  state: boolean; // true = authorised: the form is locked
}

// ---------------------------------------------------------------- contracting service
export type ContractType = 'R' | 'U' | 'h'; // regular, upgrade, group member
export interface ContractingPublic {
  '/confirm': { in: { token: string }; out: Reply & { user: User; token: string; key?: string; type?: ContractType; step?: number } };
  '/intra-status': { in: { subscription_uuid: string; status: string; fromdate: string; todate: string }; out: Reply & { token: string; user: User; type: ContractType } };
}
export interface Contracting { // bearer
  '/init': { in: Record<string, never>; out: Reply };
  '/init-upgrade': { in: Record<string, never>; out: Reply };
  '/check-mail': { in: { email: string }; out: Reply & { inUse: boolean } };
  '/list-employers-by-domain': { in: { type: ContractType; email: string; code: string }; out: Reply & { list: Employer[] } };
  '/start': { in: { type: ContractType; employer: string; email: string; key: 0 | 1; kartya_fajta: string; kr: string }; out: Reply & { key?: string } };
  '/get-1': { in: Key; out: Reply & { partner: Partner } };
  '/get-2': { in: Key; out: Reply & { home: Address; mail: string; tel: string; mailing?: Address | null } };
  '/get-3': { in: Key; out: Reply & { contract: Partial<ContractTerms> & { cardNum?: string }; type: ContractType; fees?: Fees; overpayment?: Forint } }; // cardNum, fees, overpayment [assumed]
  '/get-4': { in: Key; out: Reply & { contract: Partial<ContractTerms> & Delivery; fees: Fees; home: Address; mailing?: Address | null; type: ContractType; overpayment?: Forint } }; // overpayment [assumed]
  '/get-5': { in: Key; out: Reply & { invoice: ContractInvoice; employer?: InvoiceParty } };
  '/get-6': { in: Key; out: Reply & { contract: ContractTerms & Delivery; ledger: Ledger; type: ContractType; home: Address; overpayment?: Forint; transferFrom?: IsoDate | '' } }; // overpayment, transferFrom [assumed]; without it the tab keeps what was chosen
  '/get-7': { in: Key; out: Reply & { contract: ContractTerms & Delivery; ledger: Ledger; overpayment: Forint; type: ContractType } };
  '/get-8': { in: Key; out: ContractStatus }; // the final page's polling [assumed to be get-{step} with 8]
  '/submit-1': { in: Key & { partner: Partner }; out: Reply };
  '/submit-2': { in: Key & { home: Address; mail: string; tel: string; mailing: Address | Record<string, never> }; out: Reply }; // mailing {} when the same
  '/submit-3': { in: Key & { contract: ContractTerms }; out: Reply };
  '/submit-4': { in: Key & { contract: ContractTerms & { addressee: string; address: Address | null }; fees: Fees }; out: Reply };
  '/submit-5': { in: Key & { invoice: ContractInvoice }; out: Reply };
  '/submit-6': { in: Key & { contract: ContractTerms & { address: Address | null }; ledger: { fees: Fees; method: PaymentMethod; bank: Bank | null; payment: ContractPayment }; transferFrom: IsoDate | '' }; out: Reply };
  '/submit-7': { in: Key & { ledger: { fees: Fees; method: PaymentMethod } }; out: Reply };
  '/get-dates': { in: Key; out: Reply & { list: IsoDate[] } }; // first days of the months on offer
  '/list-cities-by-zip': { in: { zip: string }; out: Reply & { list: { name: string }[] } };
  '/list-street-types': { in: Record<string, never>; out: Reply & { list: { name: string }[] } };
  '/get-packages': { in: Key & { datum: IsoDate }; out: Reply & { list: { key: Forint; name: string }[] } }; // key = monthly price
  '/get-bank-from-account': { in: { account: string }; out: Reply & { name: string } }; // digits typed so far
  '/find-by-tax': { in: { tax: string; birth: IsoDate }; out: Reply & { card?: string; kr?: string } };
  'GET /reset-intranet': { in: Record<string, never>; out: Reply };
  '/reset-contract': { in: { activator: string }; out: Reply };
}
export interface Key { key: string } // contract key: groups joined by hyphens
export interface Partner {
  kr: string; type: ContractType; firstname: string; lastname: string; birthDate: IsoDate; birthPlace: string;
  mothersName: string; tax: string; oldCardNum: string;
}
export interface ContractTerms { validFrom: IsoDate; validTo: IsoDate; cardPackage: string; receipt: 'a' | 'b' | 'c' }
export interface Delivery { addressee?: string; address?: Address | null; cardNum?: string } // cardNum: U…, H…, EP…
export interface ContractInvoice { direction: 0 | 1 | 2 | 3; name: string; tax: string; address: Address | null }
export interface Bank { account: string; name: string; owner: string; birthPlace: string; birthDate: IsoDate; mothersName: string; address: Address }
export interface ContractPayment { mode: 'monthly' | 'annual'; months: number } // [assumed]
export interface Ledger { method?: PaymentMethod; fees: Fees; bank?: Bank | null; payment?: ContractPayment }
export interface Employer { id: string; name: string; key: 0 | 1; kartya_fajta: string; email?: string; invoice?: InvoiceParty } // key 0 basic offer, 1 company offer
export interface ContractStatus {
  status: 'OK' | 'ERROR' | 'DONE' | 'TNR' | 'DOC'; messages?: string[]; type?: ContractType; paid?: boolean; kr?: string;
  docContract?: string; docReg?: string; docCollection?: string; docTransfer?: string; docAszf?: string; // document keys
  payment?: string; payState?: string; regState?: string; docState?: boolean;
}
// ---------------------------------------------------------------- intranet, documents, newsletter
export interface Intranet { // bearer
  '/prices': { in: { type: ContractType }; out: Reply & { list: { name: string; price: Forint }[] } }; // body "per type" [spec], reply [assumed]
  'GET /hasMessage': { in: Record<string, never>; out: Reply & { id?: string } };
  '/closeMessage': { in: { id: string }; out: Reply };
  '/packages': { in: { token: string; type: ContractType }; out: Reply & { subscriptionUUID: string; list: { name: string; price: Forint }[] } }; // path and rows [assumed]
}
export interface Documents { // bearer
  '/list': { in: { kr: string; year: number }; out: Reply & { list: { docKey: number; docId: string; docKr: boolean }[] } };
  'GET /document': { in: { id: string; kr?: string }; out: Blob }; // query string
  'GET /download': { in: { fileId: string }; out: Blob }; // query string; also without a session, for an e-mailed invoice link
}
export interface Newsletter { '/unsubscribe': { in: { email: string; reason: 'a' | 'b' | 'c' }; out: Reply } }
