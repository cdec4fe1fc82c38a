import type { ServiceName } from '../../src/config';
import * as account from '../../src/services/account';
import * as accountPublic from '../../src/services/accountPublic';
import * as contracting from '../../src/services/contracting';
import * as contractingGet from '../../src/services/contractingGet';
import * as contractingPublic from '../../src/services/contractingPublic';
import * as contractingSubmit from '../../src/services/contractingSubmit';
import * as documents from '../../src/services/documents';
import * as intranet from '../../src/services/intranet';
import * as lookups from '../../src/services/lookups';
import * as newsletter from '../../src/services/newsletter';
import * as payment from '../../src/services/payment';
import * as paymentPublic from '../../src/services/paymentPublic';
import { emptyBody, keyBody } from '../../src/services/shapes';
import { okReply } from '../../src/services/values';

/** The payload schema of each call in mocks/contract.ts; contractTypes.ts compares the types. */
export const bodies = {
  accountPublic: {
    '/login': accountPublic.loginBody,
    '/loginAs': accountPublic.loginAsBody,
    '/registration': accountPublic.registrationBody,
    '/confirm': accountPublic.confirmActivationBody,
    '/forgot': accountPublic.forgotPasswordBody,
    '/reset': accountPublic.resetPasswordBody,
    '/validate-email': accountPublic.validateEmailBody,
  },
  account: {
    '/change-password': account.changePasswordBody,
    '/getHeadData': emptyBody,
    '/getProfile': emptyBody,
    '/get-invoice-data': emptyBody,
    '/change-invoice-data': account.changeInvoiceDataBody,
    '/change-email': account.changeEmailBody,
    '/change-phone': account.changePhoneBody,
    '/change-address': account.changeAddressBody,
  },
  payment: {
    '/getAmounts': payment.getAmountsBody,
    '/startTransaction': payment.startTransactionBody,
    '/endTransaction': payment.endTransactionBody,
    '/getInvState': payment.getInvStateBody,
    '/listInvoices': payment.listInvoicesBody,
    '/getRegularCreditData': emptyBody,
    '/setRegularCreditAuth': payment.setRegularCreditAuthBody,
    '/getDirectDebitData': emptyBody,
    '/setDirectDebitAuth': payment.setDirectDebitAuthBody,
  },
  paymentPublic: {
    '/checkDownloadInvoice': paymentPublic.checkDownloadInvoiceBody,
    '/getDownloadInvoice': paymentPublic.getDownloadInvoiceBody,
  },
  contractingPublic: {
    '/confirm': contractingPublic.confirmContractBody,
    '/intra-status': contractingPublic.intraStatusBody,
  },
  contracting: {
    '/init': emptyBody,
    '/init-upgrade': emptyBody,
    '/check-mail': contracting.checkMailBody,
    '/list-employers-by-domain': contracting.listEmployersByDomainBody,
    '/start': contracting.startContractBody,
    '/get-1': keyBody,
    '/get-2': keyBody,
    '/get-3': keyBody,
    '/get-4': keyBody,
    '/get-5': keyBody,
    '/get-6': keyBody,
    '/get-7': keyBody,
    '/get-8': keyBody,
    '/submit-1': contractingSubmit.submitStep1Body,
    '/submit-2': contractingSubmit.submitStep2Body,
    '/submit-3': contractingSubmit.submitStep3Body,
    '/submit-4': contractingSubmit.submitStep4Body,
    '/submit-5': contractingSubmit.submitStep5Body,
    '/submit-6': contractingSubmit.submitStep6Body,
    '/submit-7': contractingSubmit.submitStep7Body,
    '/get-dates': lookups.getDatesBody,
    '/list-cities-by-zip': lookups.listCitiesByZipBody,
    '/list-street-types': emptyBody,
    '/get-packages': lookups.getPackagesBody,
    '/get-bank-from-account': lookups.getBankFromAccountBody,
    '/find-by-tax': lookups.findByTaxBody,
    'GET /reset-intranet': emptyBody,
    '/reset-contract': contracting.resetContractBody,
  },
  intranet: {
    '/prices': intranet.getIntranetPricesBody,
    'GET /hasMessage': emptyBody,
    '/closeMessage': intranet.closeMessageBody,
    '/packages': intranet.getIntranetPackagesBody,
  },
  documents: {
    '/list': documents.listDocumentsBody,
    'GET /document': documents.getDocumentQuery,
    'GET /download': documents.downloadFileQuery,
  },
  newsletter: { '/unsubscribe': newsletter.unsubscribeBody },
} as const;

/** The reply schema of each call; the two downloads have none. */
export const replies = {
  accountPublic: {
    '/login': accountPublic.signedInReply,
    '/loginAs': accountPublic.signedInReply,
    '/registration': okReply,
    '/confirm': okReply,
    '/forgot': okReply,
    '/reset': okReply,
    '/validate-email': accountPublic.signedInReply,
  },
  account: {
    '/change-password': okReply,
    '/getHeadData': account.getHeadDataReply,
    '/getProfile': account.getProfileReply,
    '/get-invoice-data': account.getInvoiceDataReply,
    '/change-invoice-data': okReply,
    '/change-email': okReply,
    '/change-phone': okReply,
    '/change-address': okReply,
  },
  payment: {
    '/getAmounts': payment.getAmountsReply,
    '/startTransaction': payment.startTransactionReply,
    '/endTransaction': payment.endTransactionReply,
    '/getInvState': payment.getInvStateReply,
    '/listInvoices': payment.listInvoicesReply,
    '/getRegularCreditData': payment.getRegularCreditDataReply,
    '/setRegularCreditAuth': payment.setRegularCreditAuthReply,
    '/getDirectDebitData': payment.getDirectDebitDataReply,
    '/setDirectDebitAuth': payment.setDirectDebitAuthReply,
  },
  paymentPublic: {
    '/checkDownloadInvoice': okReply,
    '/getDownloadInvoice': paymentPublic.getDownloadInvoiceReply,
  },
  contractingPublic: {
    '/confirm': contractingPublic.confirmContractReply,
    '/intra-status': contractingPublic.intraStatusReply,
  },
  contracting: {
    '/init': okReply,
    '/init-upgrade': okReply,
    '/check-mail': contracting.checkMailReply,
    '/list-employers-by-domain': contracting.listEmployersByDomainReply,
    '/start': contracting.startContractReply,
    '/get-1': contractingGet.getStep1Reply,
    '/get-2': contractingGet.getStep2Reply,
    '/get-3': contractingGet.getStep3Reply,
    '/get-4': contractingGet.getStep4Reply,
    '/get-5': contractingGet.getStep5Reply,
    '/get-6': contractingGet.getStep6Reply,
    '/get-7': contractingGet.getStep7Reply,
    '/get-8': contractingGet.getStep8Reply,
    '/submit-1': okReply,
    '/submit-2': okReply,
    '/submit-3': okReply,
    '/submit-4': okReply,
    '/submit-5': okReply,
    '/submit-6': okReply,
    '/submit-7': okReply,
    '/get-dates': lookups.getDatesReply,
    '/list-cities-by-zip': lookups.listCitiesByZipReply,
    '/list-street-types': lookups.listStreetTypesReply,
    '/get-packages': lookups.getPackagesReply,
    '/get-bank-from-account': lookups.getBankFromAccountReply,
    '/find-by-tax': lookups.findByTaxReply,
    'GET /reset-intranet': okReply,
    '/reset-contract': okReply,
  },
  intranet: {
    '/prices': intranet.getIntranetPricesReply,
    'GET /hasMessage': intranet.hasMessageReply,
    '/closeMessage': okReply,
    '/packages': intranet.getIntranetPackagesReply,
  },
  documents: { '/list': documents.listDocumentsReply },
  newsletter: { '/unsubscribe': okReply },
} as const;

/** Their calls go without a token. */
export const publicServices: readonly ServiceName[] = [
  'accountPublic',
  'paymentPublic',
  'contractingPublic',
  'newsletter',
];
