import type * as v from 'valibot';

import type { ServiceName } from '~/config/config';
import * as account from '~/services/account';
import * as accountPublic from '~/services/accountPublic';
import * as contracting from '~/services/contracting';
import * as contractingGet from '~/services/contractingGet';
import * as contractingPublic from '~/services/contractingPublic';
import * as contractingSubmit from '~/services/contractingSubmit';
import * as documents from '~/services/documents';
import * as intranet from '~/services/intranet';
import * as lookups from '~/services/lookups';
import * as newsletter from '~/services/newsletter';
import * as payment from '~/services/payment';
import * as paymentPublic from '~/services/paymentPublic';
import { emptyBody, keyBody } from '~/services/shapes';
import { okReply } from '~/services/values';

import type * as wire from './contract';

/** The calls of the contract by service. */
interface Contract {
  accountPublic: wire.AccountPublic;
  account: wire.AccountProtected;
  paymentPublic: wire.PaymentPublic;
  payment: wire.Payment;
  contractingPublic: wire.ContractingPublic;
  contracting: wire.Contracting;
  intranet: wire.Intranet;
  documents: wire.Documents;
  newsletter: wire.Newsletter;
}

export type Path<S extends ServiceName> = keyof Contract[S] & string;
export type In<S extends ServiceName, P extends Path<S>> = Contract[S][P] extends { in: infer I } ? I : never;
export type Out<S extends ServiceName, P extends Path<S>> = Contract[S][P] extends { out: infer O } ? O : never;

type Schemas<Body = unknown> = readonly [body: v.GenericSchema<unknown, Body>, reply?: v.GenericSchema];

/** The payload's and the reply's schema of each call in mocks/contract.ts; a file has no reply's. */
const schemas: { [S in ServiceName]: { [P in Path<S>]: Schemas<In<S, P>> } } = {
  accountPublic: {
    '/login': [accountPublic.loginBody, accountPublic.signedInReply],
    '/loginAs': [accountPublic.loginAsBody, accountPublic.signedInReply],
    '/registration': [accountPublic.registrationBody, okReply],
    '/confirm': [accountPublic.confirmActivationBody, okReply],
    '/forgot': [accountPublic.forgotPasswordBody, okReply],
    '/reset': [accountPublic.resetPasswordBody, okReply],
    '/validate-email': [accountPublic.validateEmailBody, accountPublic.signedInReply],
  },
  account: {
    '/change-password': [account.changePasswordBody, okReply],
    '/getHeadData': [emptyBody, account.getHeadDataReply],
    '/getProfile': [emptyBody, account.getProfileReply],
    '/get-invoice-data': [emptyBody, account.getInvoiceDataReply],
    '/change-invoice-data': [account.changeInvoiceDataBody, okReply],
    '/change-email': [account.changeEmailBody, okReply],
    '/change-phone': [account.changePhoneBody, okReply],
    '/change-address': [account.changeAddressBody, okReply],
  },
  payment: {
    '/getAmounts': [payment.getAmountsBody, payment.getAmountsReply],
    '/startTransaction': [payment.startTransactionBody, payment.startTransactionReply],
    '/endTransaction': [payment.endTransactionBody, payment.endTransactionReply],
    '/getInvState': [payment.getInvStateBody, payment.getInvStateReply],
    '/listInvoices': [payment.listInvoicesBody, payment.listInvoicesReply],
    '/getRegularCreditData': [emptyBody, payment.getRegularCreditDataReply],
    '/setRegularCreditAuth': [payment.setRegularCreditAuthBody, payment.setRegularCreditAuthReply],
    '/getDirectDebitData': [emptyBody, payment.getDirectDebitDataReply],
    '/setDirectDebitAuth': [payment.setDirectDebitAuthBody, payment.setDirectDebitAuthReply],
  },
  paymentPublic: {
    '/checkDownloadInvoice': [paymentPublic.checkDownloadInvoiceBody, okReply],
    '/getDownloadInvoice': [paymentPublic.getDownloadInvoiceBody, paymentPublic.getDownloadInvoiceReply],
  },
  contractingPublic: {
    '/confirm': [contractingPublic.confirmContractBody, contractingPublic.confirmContractReply],
    '/intra-status': [contractingPublic.intraStatusBody, contractingPublic.intraStatusReply],
  },
  contracting: {
    '/init': [emptyBody, okReply],
    '/init-upgrade': [emptyBody, okReply],
    '/check-mail': [contracting.checkMailBody, contracting.checkMailReply],
    '/list-employers-by-domain': [contracting.listEmployersByDomainBody, contracting.listEmployersByDomainReply],
    '/start': [contracting.startContractBody, contracting.startContractReply],
    '/get-1': [keyBody, contractingGet.getStep1Reply],
    '/get-2': [keyBody, contractingGet.getStep2Reply],
    '/get-3': [keyBody, contractingGet.getStep3Reply],
    '/get-4': [keyBody, contractingGet.getStep4Reply],
    '/get-5': [keyBody, contractingGet.getStep5Reply],
    '/get-6': [keyBody, contractingGet.getStep6Reply],
    '/get-7': [keyBody, contractingGet.getStep7Reply],
    '/get-8': [keyBody, contractingGet.getStep8Reply],
    '/submit-1': [contractingSubmit.submitStep1Body, okReply],
    '/submit-2': [contractingSubmit.submitStep2Body, okReply],
    '/submit-3': [contractingSubmit.submitStep3Body, okReply],
    '/submit-4': [contractingSubmit.submitStep4Body, okReply],
    '/submit-5': [contractingSubmit.submitStep5Body, okReply],
    '/submit-6': [contractingSubmit.submitStep6Body, okReply],
    '/submit-7': [contractingSubmit.submitStep7Body, okReply],
    '/get-dates': [lookups.getDatesBody, lookups.getDatesReply],
    '/list-cities-by-zip': [lookups.listCitiesByZipBody, lookups.listCitiesByZipReply],
    '/list-street-types': [emptyBody, lookups.listStreetTypesReply],
    '/get-packages': [lookups.getPackagesBody, lookups.getPackagesReply],
    '/get-bank-from-account': [lookups.getBankFromAccountBody, lookups.getBankFromAccountReply],
    '/find-by-tax': [lookups.findByTaxBody, lookups.findByTaxReply],
    'GET /reset-intranet': [emptyBody, okReply],
    '/reset-contract': [contracting.resetContractBody, okReply],
  },
  intranet: {
    '/prices': [intranet.getIntranetPricesBody, intranet.getIntranetPricesReply],
    'GET /hasMessage': [emptyBody, intranet.hasMessageReply],
    '/closeMessage': [intranet.closeMessageBody, okReply],
    '/packages': [intranet.getIntranetPackagesBody, intranet.getIntranetPackagesReply],
  },
  documents: {
    '/list': [documents.listDocumentsBody, documents.listDocumentsReply],
    'GET /document': [documents.getDocumentQuery],
    'GET /download': [documents.downloadFileQuery],
  },
  newsletter: {
    '/unsubscribe': [newsletter.unsubscribeBody, okReply],
  },
};

export const calls: Record<ServiceName, Record<string, Schemas>> = schemas;

export const bodySchema = <S extends ServiceName, P extends Path<S>>(
  service: S,
  path: P,
): v.GenericSchema<unknown, In<S, P>> => schemas[service][path][0];

/** Their calls go without a token. */
export const publicServices: readonly ServiceName[] = [
  'accountPublic',
  'paymentPublic',
  'contractingPublic',
  'newsletter',
];
