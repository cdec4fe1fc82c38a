import type { ServiceName } from '~/config/config';

/** The calls of the contract (mocks/contract.ts), POST where they don't say GET: the host hands on these and nothing else (SEC-10). */
// prettier-ignore
export const calls: readonly [ServiceName, string[]][] = [
  ['accountPublic', ['/login', '/loginAs', '/registration', '/confirm', '/forgot', '/reset', '/validate-email']],
  ['account', ['/change-password', '/getHeadData', '/getProfile', '/get-invoice-data', '/change-invoice-data', '/change-email', '/change-phone', '/change-address']],
  ['paymentPublic', ['/checkDownloadInvoice', '/getDownloadInvoice']],
  ['payment', ['/getAmounts', '/startTransaction', '/endTransaction', '/getInvState', '/listInvoices', '/getRegularCreditData', '/setRegularCreditAuth', '/getDirectDebitData', '/setDirectDebitAuth']],
  ['contractingPublic', ['/confirm', '/intra-status']],
  ['contracting', ['/init', '/init-upgrade', '/check-mail', '/list-employers-by-domain', '/start', '/get-1', '/get-2', '/get-3', '/get-4', '/get-5', '/get-6', '/get-7', '/get-8', '/submit-1', '/submit-2', '/submit-3', '/submit-4', '/submit-5', '/submit-6', '/submit-7', '/get-dates', '/list-cities-by-zip', '/list-street-types', '/get-packages', '/get-bank-from-account', '/find-by-tax', 'GET /reset-intranet', '/reset-contract']],
  ['intranet', ['/prices', 'GET /hasMessage', '/closeMessage', '/packages']],
  ['documents', ['/list', 'GET /document', 'GET /download']],
  ['newsletter', ['/unsubscribe']],
];
