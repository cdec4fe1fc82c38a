import type { ServiceName } from '../../src/config';
import * as account from '../../src/services/account';
import * as accountPublic from '../../src/services/accountPublic';
import * as contracting from '../../src/services/contracting';
import * as get from '../../src/services/contractingGet';
import * as contractingPublic from '../../src/services/contractingPublic';
import * as submit from '../../src/services/contractingSubmit';
import * as documents from '../../src/services/documents';
import * as intranet from '../../src/services/intranet';
import * as lookups from '../../src/services/lookups';
import { unsubscribe } from '../../src/services/newsletter';
import * as payment from '../../src/services/payment';
import * as paymentPublic from '../../src/services/paymentPublic';
import { address, bank, fees, partner, terms, wireFees } from './fixtures';

export type Row = [service: ServiceName, path: string, call: (signal?: AbortSignal) => Promise<unknown>, sent: object];

const key = '1234-5678-9012';
const contractKey = { key };
const plainTransaction = {
  contracting: false,
  amount: 12_400,
  method: '4',
  label: 'Bankkártya',
  lang: 'hu',
  kr: '123456',
} as const;
const leisure = { contracting: true, amount: 100, method: 'A', label: 'Leisure card', lang: 'en', kr: '' } as const;
const url = 'https://portal.example/payment';
const start = { type: 'U', employer: '7', email: 'anna@pelda.hu', key: 1, kr: '123456' } as const;
const ledger = { method: '3', bank, payment: { mode: 'monthly', months: 2 } } as const;

/** What each function sends. */
export const rows: Row[] = [
  [
    'accountPublic',
    '/login',
    () => accountPublic.login({ login: '123456', password: 'jelszo1' }),
    { login: '123456', password: 'jelszo1' },
  ],
  ['accountPublic', '/loginAs', () => accountPublic.loginAs({ activator: 'abc' }), { activator: 'abc' }],
  [
    'accountPublic',
    '/registration',
    () =>
      accountPublic.registration({
        firstName: 'Anna',
        lastName: 'Kovács',
        email: 'a@b.hu',
        password: 'jelszo1',
        newsLetter: false,
      }),
    { firstName: 'Anna', lastName: 'Kovács', email: 'a@b.hu', password: 'jelszo1', newsLetter: false },
  ],
  ['accountPublic', '/confirm', () => accountPublic.confirmActivation({ activator: 'abc' }), { activator: 'abc' }],
  ['accountPublic', '/forgot', () => accountPublic.forgotPassword({ email: 'a@b.hu' }), { email: 'a@b.hu' }],
  [
    'accountPublic',
    '/reset',
    () => accountPublic.resetPassword({ activator: 'abc', password: 'uj-jelszo' }),
    { activator: 'abc', password: 'uj-jelszo' },
  ],
  ['accountPublic', '/validate-email', () => accountPublic.validateEmail({ activator: 'abc' }), { activator: 'abc' }],
  [
    'account',
    '/change-password',
    () => account.changePassword({ email: 'a@b.hu', oldPassword: 'regi1', newPassword: 'ujabb' }),
    { email: 'a@b.hu', oldPassword: 'regi1', newPassword: 'ujabb' },
  ],
  ['account', '/getHeadData', (signal) => account.getHeadData(signal), {}],
  ['account', '/getProfile', (signal) => account.getProfile(signal), {}],
  ['account', '/get-invoice-data', (signal) => account.getInvoiceData(signal), {}],
  [
    'account',
    '/change-invoice-data',
    () =>
      account.changeInvoiceData({ own: false, direction: 1, name: 'Példa Kft.', taxNumber: '12345676-2-41', address }),
    { own: false, direction: 1, name: 'Példa Kft.', taxNumber: '12345676-2-41', address },
  ],
  ['account', '/change-email', () => account.changeEmail({ email: 'a@b.hu' }), { email: 'a@b.hu' }],
  [
    'account',
    '/change-phone',
    () => account.changePhone({ phoneNumber: '+36301234567' }),
    { phoneNumber: '+36301234567' },
  ],
  ['account', '/change-address', () => account.changeAddress(address), address],
  [
    'payment',
    '/getAmounts',
    (signal) => payment.getAmounts({ kr: '123456', year: 2026 }, signal),
    { kr: '123456', year: 2026 },
  ],
  [
    'payment',
    '/startTransaction',
    () => payment.startTransaction({ ...plainTransaction, returnUrl: url, ownLeisureCard: true, leisureOwner: '' }),
    { ...plainTransaction, url, fSajat: true, fPart: '', fCim: null },
  ],
  [
    'payment',
    '/startTransaction',
    () =>
      payment.startTransaction({
        ...leisure,
        returnUrl: url,
        ownLeisureCard: false,
        leisureOwner: 'Kovács Béla',
        leisureAddress: address,
      }),
    {
      ...leisure,
      url,
      fSajat: false,
      fPart: 'Kovács Béla',
      fCim: { irszam: '1111', varos: 'Budapest', utca: 'Fő', kterj: 'utca', hsz: '1', lh: '', em: '2', aj: '5' },
    },
  ],
  ['payment', '/endTransaction', () => payment.endTransaction({ transaction: 't-1' }), { transaction: 't-1' }],
  ['payment', '/getInvState', (signal) => payment.getInvState({ kr: '123456' }, signal), { kr: '123456' }],
  [
    'payment',
    '/listInvoices',
    (signal) => payment.listInvoices({ kr: '123456', from: '2026-01-01', to: '2026-12-31' }, signal),
    { kr: '123456', from: '2026-01-01', to: '2026-12-31' },
  ],
  ['payment', '/getRegularCreditData', (signal) => payment.getRegularCreditData(signal), {}],
  [
    'payment',
    '/setRegularCreditAuth',
    () => payment.setRegularCreditAuth({ mode: true, from: '2026-03-01' }),
    { mode: true, from: '2026-03-01' },
  ],
  ['payment', '/getDirectDebitData', (signal) => payment.getDirectDebitData(signal), {}],
  [
    'payment',
    '/setDirectDebitAuth',
    () => payment.setDirectDebitAuth({ account: bank.account, limit: 20_000 }),
    { account: bank.account, limit: 20_000 },
  ],
  [
    'paymentPublic',
    '/checkDownloadInvoice',
    (signal) => paymentPublic.checkDownloadInvoice({ invoice: 'SZ-1', token: 'abc' }, signal),
    { invoice: 'SZ-1', token: 'abc' },
  ],
  [
    'paymentPublic',
    '/getDownloadInvoice',
    (signal) => paymentPublic.getDownloadInvoice({ invoice: 'SZ-1' }, signal),
    { invoice: 'SZ-1' },
  ],
  ['contractingPublic', '/confirm', () => contractingPublic.confirmContract({ token: 'abc' }), { token: 'abc' }],
  [
    'contractingPublic',
    '/intra-status',
    () => contractingPublic.intraStatus({ subscription_uuid: 'u-1', status: 'approved', fromdate: '', todate: '' }),
    { subscription_uuid: 'u-1', status: 'approved', fromdate: '', todate: '' },
  ],
  ['contracting', '/init', (signal) => contracting.initContract(signal), {}],
  ['contracting', '/init-upgrade', (signal) => contracting.initUpgrade(signal), {}],
  ['contracting', '/check-mail', (signal) => contracting.checkMail({ email: 'a@b.hu' }, signal), { email: 'a@b.hu' }],
  [
    'contracting',
    '/list-employers-by-domain',
    (signal) => contracting.listEmployersByDomain({ type: 'R', email: 'a@b.hu', code: '' }, signal),
    { type: 'R', email: 'a@b.hu', code: '' },
  ],
  [
    'contracting',
    '/start',
    () => contracting.startContract({ ...start, cardKind: 'C' }),
    { ...start, kartya_fajta: 'C' },
  ],
  ['contracting', '/get-1', (signal) => get.getStep1(contractKey, signal), { key }],
  ['contracting', '/get-2', (signal) => get.getStep2(contractKey, signal), { key }],
  ['contracting', '/get-3', (signal) => get.getStep3(contractKey, signal), { key }],
  ['contracting', '/get-4', (signal) => get.getStep4(contractKey, signal), { key }],
  ['contracting', '/get-5', (signal) => get.getStep5(contractKey, signal), { key }],
  ['contracting', '/get-6', (signal) => get.getStep6(contractKey, signal), { key }],
  ['contracting', '/get-7', (signal) => get.getStep7(contractKey, signal), { key }],
  ['contracting', '/get-8', (signal) => get.getStep8(contractKey, signal), { key }],
  ['contracting', '/submit-1', () => submit.submitStep1({ key, partner }), { key, partner }],
  [
    'contracting',
    '/submit-2',
    () => submit.submitStep2({ key, home: address, mail: 'a@b.hu', tel: '+36301234567', mailing: address }),
    { key, home: address, mail: 'a@b.hu', tel: '+36301234567', mailing: address },
  ],
  [
    'contracting',
    '/submit-2',
    () => submit.submitStep2({ key, home: address, mail: 'a@b.hu', tel: '+36301234567' }),
    { key, home: address, mail: 'a@b.hu', tel: '+36301234567', mailing: {} },
  ],
  ['contracting', '/submit-3', () => submit.submitStep3({ key, contract: terms }), { key, contract: terms }],
  [
    'contracting',
    '/submit-4',
    () => submit.submitStep4({ key, contract: { ...terms, addressee: 'Kovács Anna', address }, fees }),
    { key, contract: { ...terms, addressee: 'Kovács Anna', address }, fees: wireFees },
  ],
  [
    'contracting',
    '/submit-5',
    () => submit.submitStep5({ key, invoice: { direction: 0, name: '', tax: '', address: null } }),
    { key, invoice: { direction: 0, name: '', tax: '', address: null } },
  ],
  [
    'contracting',
    '/submit-6',
    () =>
      submit.submitStep6({
        key,
        contract: { ...terms, address: null },
        ledger: { ...ledger, fees },
        transferFrom: '2026-03-10',
      }),
    { key, contract: { ...terms, address: null }, ledger: { ...ledger, fees: wireFees }, transferFrom: '2026-03-10' },
  ],
  [
    'contracting',
    '/submit-7',
    () => submit.submitStep7({ key, ledger: { method: '4', fees } }),
    { key, ledger: { method: '4', fees: wireFees } },
  ],
  ['contracting', '/get-dates', (signal) => lookups.getDates(contractKey, signal), { key }],
  ['contracting', '/list-cities-by-zip', (signal) => lookups.listCitiesByZip({ zip: '1111' }, signal), { zip: '1111' }],
  ['contracting', '/list-street-types', (signal) => lookups.listStreetTypes(signal), {}],
  [
    'contracting',
    '/get-packages',
    (signal) => lookups.getPackages({ key, datum: '2026-03-01' }, signal),
    { key, datum: '2026-03-01' },
  ],
  [
    'contracting',
    '/get-bank-from-account',
    (signal) => lookups.getBankFromAccount({ account: '117' }, signal),
    { account: '117' },
  ],
  [
    'contracting',
    '/find-by-tax',
    (signal) => lookups.findByTax({ tax: '8450500000', birth: '1990-05-17' }, signal),
    { tax: '8450500000', birth: '1990-05-17' },
  ],
  ['contracting', 'GET /reset-intranet', () => contracting.resetIntranet(), {}],
  ['contracting', '/reset-contract', () => contracting.resetContract({ activator: 'abc' }), { activator: 'abc' }],
  ['intranet', '/prices', (signal) => intranet.getIntranetPrices({ type: 'U' }, signal), { type: 'U' }],
  ['intranet', 'GET /hasMessage', (signal) => intranet.hasMessage(signal), {}],
  ['intranet', '/closeMessage', () => intranet.closeMessage({ id: 'm-1' }), { id: 'm-1' }],
  [
    'intranet',
    '/packages',
    (signal) => intranet.getIntranetPackages({ token: 'abc-def', type: 'R' }, signal),
    { token: 'abc-def', type: 'R' },
  ],
  [
    'documents',
    '/list',
    (signal) => documents.listDocuments({ kr: '123456', year: 2026 }, signal),
    { kr: '123456', year: 2026 },
  ],
  ['documents', 'GET /document', (signal) => documents.getDocument({ id: '7' }, { signal }), { id: '7' }],
  [
    'documents',
    'GET /document',
    (signal) => documents.getDocument({ id: '7', kr: '123456' }, { signal }),
    { id: '7', kr: '123456' },
  ],
  ['documents', 'GET /download', (signal) => documents.downloadFile({ fileId: 'f 1' }, { signal }), { fileId: 'f 1' }],
  ['newsletter', '/unsubscribe', () => unsubscribe({ email: 'a@b.hu', reason: 'c' }), { email: 'a@b.hu', reason: 'c' }],
];
