import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { bodies } from '../../mocks/openapi/calls';
import { config, type ServiceName } from '../../src/config';
import { configureHttp } from '../../src/http/client';
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
import { readContract, sampleOf } from './contractModel';
import { address, bank, fees, partner, terms, wireFees } from './fixtures';

interface Row {
  service: ServiceName;
  path: string;
  call: (signal?: AbortSignal) => Promise<unknown>;
  sent: object;
  /** A read can be aborted. */
  isRead: boolean;
}

/** Functions that send what they are given. */
const writes = <T extends object>(
  service: ServiceName,
  path: string,
  call: (body: T) => Promise<unknown>,
  sent: T,
): Row => ({
  service,
  path,
  call: () => call(sent),
  sent,
  isRead: false,
});
const reads = <T extends object>(
  service: ServiceName,
  path: string,
  call: (body: T, signal?: AbortSignal) => Promise<unknown>,
  sent: T,
): Row => ({ service, path, call: (signal) => call(sent, signal), sent, isRead: true });
/** Reads without a payload. */
const asks = (service: ServiceName, path: string, call: (signal?: AbortSignal) => Promise<unknown>): Row => ({
  service,
  path,
  call,
  sent: {},
  isRead: true,
});
/** Functions that send something else than they are given. */
const converts = (service: ServiceName, path: string, call: () => Promise<unknown>, sent: object): Row => ({
  service,
  path,
  call,
  sent,
  isRead: false,
});

const key = '1234-5678-9012';
const email = 'anna@pelda.hu';
const kr = '123456';
const plain = { contracting: false, amount: 12_400, method: '4', label: 'Bankkártya', lang: 'hu', kr } as const;
const leisure = { contracting: true, amount: 100, method: 'A', label: 'Leisure card', lang: 'en', kr: '' } as const;
const url = 'https://portal.example/payment';
const start = { type: 'U', employer: '7', email, key: 1, kr } as const;
const ledger = { method: '3', bank, payment: { mode: 'monthly', months: 2 } } as const;
const step2 = { key, home: address, mail: email, tel: '+36301234567' };
const delivery = { ...terms, addressee: 'Kovács Anna', address };
const step6 = { key, contract: { ...terms, address: null }, transferFrom: '2026-03-10' };

const rows: Row[] = [
  writes('accountPublic', '/login', accountPublic.login, { login: kr, password: 'jelszo1' }),
  writes('accountPublic', '/loginAs', accountPublic.loginAs, { activator: 'abc' }),
  writes('accountPublic', '/registration', accountPublic.registration, {
    firstName: 'Anna',
    lastName: 'Kovács',
    email,
    password: 'jelszo1',
    newsLetter: false,
  }),
  writes('accountPublic', '/confirm', accountPublic.confirmActivation, { activator: 'abc' }),
  writes('accountPublic', '/forgot', accountPublic.forgotPassword, { email }),
  writes('accountPublic', '/reset', accountPublic.resetPassword, { activator: 'abc', password: 'uj-jelszo' }),
  writes('accountPublic', '/validate-email', accountPublic.validateEmail, { activator: 'abc' }),
  writes('account', '/change-password', account.changePassword, { email, oldPassword: 'regi1', newPassword: 'ujabb' }),
  asks('account', '/getHeadData', account.getHeadData),
  asks('account', '/getProfile', account.getProfile),
  asks('account', '/get-invoice-data', account.getInvoiceData),
  writes('account', '/change-invoice-data', account.changeInvoiceData, {
    own: false,
    direction: 1,
    name: 'Példa Kft.',
    taxNumber: '12345676-2-41',
    address,
  }),
  writes('account', '/change-email', account.changeEmail, { email }),
  writes('account', '/change-phone', account.changePhone, { phoneNumber: '+36301234567' }),
  writes('account', '/change-address', account.changeAddress, address),
  reads('payment', '/getAmounts', payment.getAmounts, { kr, year: 2026 }),
  converts(
    'payment',
    '/startTransaction',
    () => payment.startTransaction({ ...plain, returnUrl: url, ownLeisureCard: true, leisureOwner: '' }),
    { ...plain, url, fSajat: true, fPart: '', fCim: null },
  ),
  converts(
    'payment',
    '/startTransaction',
    () =>
      payment.startTransaction({
        ...leisure,
        returnUrl: url,
        ownLeisureCard: false,
        leisureOwner: 'Kovács Béla',
        leisureAddress: { ...address, poBox: '12', country: 'HU' },
      }),
    {
      ...leisure,
      url,
      fSajat: false,
      fPart: 'Kovács Béla',
      fCim: { irszam: '1111', varos: 'Budapest', utca: 'Fő', kterj: 'utca', hsz: '1', lh: '', em: '2', aj: '5' },
    },
  ),
  writes('payment', '/endTransaction', payment.endTransaction, { transaction: 't-1' }),
  reads('payment', '/getInvState', payment.getInvState, { kr }),
  reads('payment', '/listInvoices', payment.listInvoices, { kr, from: '2026-01-01', to: '2026-12-31' }),
  asks('payment', '/getRegularCreditData', payment.getRegularCreditData),
  writes('payment', '/setRegularCreditAuth', payment.setRegularCreditAuth, { mode: true, from: '2026-03-01' }),
  asks('payment', '/getDirectDebitData', payment.getDirectDebitData),
  writes('payment', '/setDirectDebitAuth', payment.setDirectDebitAuth, { account: bank.account, limit: 20_000 }),
  reads('paymentPublic', '/checkDownloadInvoice', paymentPublic.checkDownloadInvoice, {
    invoice: 'SZ-1',
    token: 'abc',
  }),
  reads('paymentPublic', '/getDownloadInvoice', paymentPublic.getDownloadInvoice, { invoice: 'SZ-1' }),
  writes('contractingPublic', '/confirm', contractingPublic.confirmContract, { token: 'abc' }),
  writes('contractingPublic', '/intra-status', contractingPublic.intraStatus, {
    subscription_uuid: 'u-1',
    status: 'approved',
    fromdate: '',
    todate: '',
  }),
  asks('contracting', '/init', contracting.initContract),
  asks('contracting', '/init-upgrade', contracting.initUpgrade),
  reads('contracting', '/check-mail', contracting.checkMail, { email }),
  reads('contracting', '/list-employers-by-domain', contracting.listEmployersByDomain, { type: 'R', email, code: '' }),
  converts('contracting', '/start', () => contracting.startContract({ ...start, cardKind: 'C' }), {
    ...start,
    kartya_fajta: 'C',
  }),
  reads('contracting', '/get-1', get.getStep1, { key }),
  reads('contracting', '/get-2', get.getStep2, { key }),
  reads('contracting', '/get-3', get.getStep3, { key }),
  reads('contracting', '/get-4', get.getStep4, { key }),
  reads('contracting', '/get-5', get.getStep5, { key }),
  reads('contracting', '/get-6', get.getStep6, { key }),
  reads('contracting', '/get-7', get.getStep7, { key }),
  reads('contracting', '/get-8', get.getStep8, { key }),
  writes('contracting', '/submit-1', submit.submitStep1, { key, partner }),
  writes('contracting', '/submit-2', submit.submitStep2, { ...step2, mailing: address }),
  converts('contracting', '/submit-2', () => submit.submitStep2(step2), { ...step2, mailing: {} }),
  writes('contracting', '/submit-3', submit.submitStep3, { key, contract: terms }),
  converts('contracting', '/submit-4', () => submit.submitStep4({ key, contract: delivery, fees }), {
    key,
    contract: delivery,
    fees: wireFees,
  }),
  writes('contracting', '/submit-5', submit.submitStep5, {
    key,
    invoice: { direction: 0, name: '', tax: '', address: null },
  }),
  converts('contracting', '/submit-6', () => submit.submitStep6({ ...step6, ledger: { ...ledger, fees } }), {
    ...step6,
    ledger: { ...ledger, fees: wireFees },
  }),
  converts('contracting', '/submit-7', () => submit.submitStep7({ key, ledger: { method: '4', fees } }), {
    key,
    ledger: { method: '4', fees: wireFees },
  }),
  reads('contracting', '/get-dates', lookups.getDates, { key }),
  reads('contracting', '/list-cities-by-zip', lookups.listCitiesByZip, { zip: '1111' }),
  asks('contracting', '/list-street-types', lookups.listStreetTypes),
  reads('contracting', '/get-packages', lookups.getPackages, { key, datum: '2026-03-01' }),
  reads('contracting', '/get-bank-from-account', lookups.getBankFromAccount, { account: '117' }),
  reads('contracting', '/find-by-tax', lookups.findByTax, { tax: '8450500000', birth: '1990-05-17' }),
  converts('contracting', 'GET /reset-intranet', contracting.resetIntranet, {}),
  writes('contracting', '/reset-contract', contracting.resetContract, { activator: 'abc' }),
  reads('intranet', '/prices', intranet.getIntranetPrices, { type: 'U' }),
  asks('intranet', 'GET /hasMessage', intranet.hasMessage),
  writes('intranet', '/closeMessage', intranet.closeMessage, { id: 'm-1' }),
  reads('intranet', '/packages', intranet.getIntranetPackages, { token: 'abc-def', type: 'R' }),
  reads('documents', '/list', documents.listDocuments, { kr, year: 2026 }),
  reads('documents', 'GET /document', (query, signal) => documents.getDocument(query, { signal }), { id: '7', kr }),
  reads('documents', 'GET /download', (query, signal) => documents.downloadFile(query, { signal }), { fileId: 'f 1' }),
  writes('newsletter', '/unsubscribe', unsubscribe, { email, reason: 'c' }),
];

const contract = readContract();
const server = setupServer();
const bearerServices: ServiceName[] = ['account', 'payment', 'contracting', 'intranet', 'documents'];

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => configureHttp({ token: () => 'anna-token', onSessionEnded: () => undefined }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const answerTo = ({ service, path }: Row): Response => {
  const shape = contract.get(service)?.get(path)?.reply;
  if (!shape) throw new Error(`contract.ts has no ${service} ${path}`);
  return shape.kind === 'file'
    ? new HttpResponse(new TextEncoder().encode('%PDF-1.7'), { headers: { 'content-type': 'application/pdf' } })
    : new Response(JSON.stringify(sampleOf(shape)));
};

const listening = (answer: () => Response): Request[] => {
  const requests: Request[] = [];
  server.use(
    http.all('*', ({ request }) => {
      requests.push(request.clone());
      return answer();
    }),
  );
  return requests;
};

const payloadOf = async (request: Request): Promise<unknown> =>
  request.method === 'GET' ? Object.fromEntries(new URL(request.url).searchParams) : request.json();

describe('the functions of the services', () => {
  it('the functions of the services are one for each call of contract.ts (STUB-3)', () => {
    const called = new Set(rows.map(({ service, path }) => `${service} ${path}`));
    const listed = [...contract].flatMap(([service, calls]) => [...calls.keys()].map((path) => `${service} ${path}`));
    expect([...called].sort()).toEqual(listed.sort());
  });

  it.each(rows)(
    'the functions of the services send exactly the payload to $service $path (ERR-9, STUB-3)',
    async (row) => {
      const { service, path, call, sent } = row;
      const requests = listening(() => answerTo(row));
      await call();
      expect(requests).toHaveLength(1);
      const request = requests[0]!;
      expect(request.method).toBe(path.startsWith('GET ') ? 'GET' : 'POST');
      expect(new URL(request.url).pathname).toBe(config.bases[service] + path.replace('GET ', ''));
      expect(request.headers.get('authorization')).toBe(bearerServices.includes(service) ? 'Bearer anna-token' : null);
      const payload = await payloadOf(request);
      expect(payload).toEqual(sent);
      const schemas: Record<string, v.GenericSchema> = bodies[service];
      expect(v.safeParse(schemas[path]!, payload).success).toBe(true);
    },
  );

  it('the functions of the services send nothing once a read’s page has been left (FLT-3)', async () => {
    const requests = listening(() => HttpResponse.error());
    const started = rows.filter(({ isRead }) => isRead).map(({ call }) => call(AbortSignal.abort()));
    expect(started.length).toBeGreaterThan(30);
    for (const read of started) await expect(read).rejects.toMatchObject({ kind: 'cancelled' });
    expect(requests).toHaveLength(0);
  });

  it('the functions of the services send no token for an invoice link in an e-mail (PUB-17)', async () => {
    const requests = listening(() => answerTo(rows.find(({ path }) => path === 'GET /download')!));
    await documents.downloadPublicFile({ fileId: 'f-1' });
    expect(requests[0]!.url).toContain('/download?fileId=f-1');
    expect(requests[0]!.headers.has('authorization')).toBe(false);
  });

  it('the functions of the services hand on any status of a poll, and read it as a refusal of any other call (FLT-7)', async () => {
    listening(() => HttpResponse.json({ status: 'SOMETHING_NEW', messages: ['HAS_DEBT'] }));
    await expect(payment.getInvState({ kr })).resolves.toMatchObject({ status: 'SOMETHING_NEW' });
    await expect(get.getStep8({ key })).resolves.toMatchObject({ status: 'SOMETHING_NEW' });
    await expect(payment.getAmounts({ kr, year: 2026 })).rejects.toMatchObject({
      kind: 'refused',
      codes: ['HAS_DEBT'],
    });
  });
});
