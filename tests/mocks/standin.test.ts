import { PDFDocument } from 'pdf-lib';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';

import { config } from '~/config/config';
import { fullAddress } from '~/domain/identity/address';
import { computeCosts, fillFees } from '~/domain/money/fees';
import { configureHttp } from '~/http/client';
import { getHeadData } from '~/services/account';
import { confirmActivation, login, registration } from '~/services/accountPublic';
import { checkMail, initContract, listEmployersByDomain, startContract } from '~/services/contracting';
import { getStep1, getStep4, getStep6, getStep7, getStep8 } from '~/services/contractingGet';
import { confirmContract } from '~/services/contractingPublic';
import {
  submitStep1,
  submitStep2,
  submitStep3,
  submitStep4,
  submitStep5,
  submitStep6,
  submitStep7,
} from '~/services/contractingSubmit';
import { downloadFile, getDocument, listDocuments } from '~/services/documents';
import { endTransaction, getAmounts, getInvState, listInvoices, startTransaction } from '~/services/payment';
import { getDownloadInvoice } from '~/services/paymentPublic';
import { feesToWire } from '~/services/shapes';

import { signInAs } from '../../mocks/control';
import type { MailKind } from '../../mocks/mailTexts';
import { lastMail } from '../../mocks/model/account/mails';
import { taxIdOf } from '../../mocks/model/account/taxRegistry';
import { createProcess } from '../../mocks/model/contracting/processes';
import { decide } from '../../mocks/model/payment/transactions';
import { createTestServer } from '../../mocks/node';
import { seedPeople } from '../../mocks/personas';
import { createWorld, strictEntries } from '../../mocks/world';

/** A Tuesday in spring: contracts start in April at the earliest, with nine months left. */
const world = createWorld({
  seed: seedPeople,
  now: () => new Date('2026-03-10T09:00:00Z'),
  origin: 'http://portal.test',
});
const server = createTestServer(world);
let token: string | undefined;
const use = (given: string | undefined): void => {
  token = given;
};

beforeEach(() => {
  world.reset();
  use(undefined);
  // Without a page, relative addresses have no base.
  config.apiRoot = world.origin;
  configureHttp({ token: () => token, onSessionEnded: () => undefined });
  server.listen({ onUnhandledRequest: 'error' });
});
afterEach(() => server.close());

const refusedWith = (...codes: string[]) => ({ kind: 'refused', codes });
const zita = { firstName: 'Zita', lastName: 'Őszi', email: 'zita@pelda.hu', password: 'titok1' };

/** The token in the newest mail's first link. */
const mailedToken = (to: string, kind: MailKind): string =>
  decodeURIComponent(lastMail(world, to, kind)?.links[0]?.href.hu.split('/').at(-1) ?? '');

const pay = (amount: number, kr: string, contracting: boolean) =>
  startTransaction({
    contracting,
    amount,
    method: '4',
    label: 'Bankkártya',
    lang: 'hu',
    kr,
    returnUrl: contracting ? 'http://portal.test/payment/callback' : 'http://portal.test/payment',
  });

/** Completes the steps as the portal does: package M from April, a plastic card by post, paid yearly by card. */
const fillWizard = async (key: string) => {
  const { partner } = await getStep1({ key });
  const birthDate = '1991-02-03';
  const person = { birthDate, birthPlace: 'Győr', mothersName: 'Kis Éva', tax: taxIdOf(birthDate) };
  await submitStep1({ key, partner: { ...partner, type: 'R', ...person } });
  const place = { zip: '1117', city: 'Budapest', street: 'Fő', streetType: 'utca', house: '1.' };
  const home = fullAddress(place);
  await submitStep2({ key, home, mail: zita.email, tel: '+36301234567', mailing: null });
  const terms = { validFrom: '2026-04-01', validTo: '2026-12-31', cardPackage: 'M' };
  await submitStep3({ key, contract: { ...terms, receipt: 'c' } });
  const { monthlyFee, tariff, charged } = fillFees((await getStep4({ key })).fees);
  const fees = computeCosts({
    monthlyFee,
    tariff,
    charged,
    validFrom: terms.validFrom,
    receipt: 'b',
    delivery: '1',
    overpayment: 0,
  });
  await submitStep4({
    key,
    contract: { ...terms, receipt: 'b', addressee: '', address: home },
    fees: feesToWire(fees),
  });
  await submitStep5({ key, invoice: { direction: 0, name: '', tax: '', address: null } });
  const { contract } = await getStep6({ key });
  await submitStep6({
    key,
    contract: { ...terms, receipt: 'b', address: contract.address ?? null },
    ledger: { fees: feesToWire(fees), method: '4', bank: null, payment: { mode: 'annual', months: 9 } },
    transferFrom: '',
  });
  expect((await getStep7({ key })).ledger.fees).toMatchObject({
    monthlyFee,
    charged: fees.charged,
    months: 9,
  });
  await submitStep7({ key, ledger: { fees: feesToWire(fees), method: '4' } });
  return fees;
};

it('a new member registers, activates, signs, pays and finds the invoice and documents (STUB-1)', async () => {
  await registration({ ...zita, newsLetter: true });
  await expect(login({ login: zita.email, password: zita.password })).rejects.toMatchObject(
    refusedWith('ACC_INACTIVE_USER'),
  );
  await confirmActivation({ activator: mailedToken(zita.email, 'activation') });
  const signedIn = await login({ login: zita.email, password: zita.password });
  expect(signedIn.user).toEqual({ firstName: 'Zita', lastName: 'Őszi', email: zita.email });
  use(signedIn.token);

  await initContract();
  const officeEmail = 'oszi.zita@peldakft.hu';
  expect(await checkMail({ email: officeEmail })).toEqual({ inUse: false });
  const { list } = await listEmployersByDomain({ type: 'R', email: officeEmail, code: '' });
  expect(list.map(({ name, key }) => [name, key])).toEqual([
    ['Alapajánlat', 0],
    ['Példa Kft.', 1],
  ]);
  const offer = list[1]!;
  expect(
    await startContract({
      type: 'R',
      employer: offer.id,
      email: officeEmail,
      key: offer.key,
      cardKind: offer.cardKind,
      kr: '',
    }),
  ).toEqual({});

  const link = await confirmContract({ token: mailedToken(officeEmail, 'contract') });
  expect(link).toMatchObject({ step: 1, type: 'R' });
  const key = link.key ?? '';
  expect(key).toMatch(/^\d{4}-\d{4}-\d{4}$/);
  use(link.token);

  // M with the employer's share: 9 900 Ft x 9 months from April, 500 Ft administration, 1 000 Ft post.
  expect(await fillWizard(key)).toMatchObject({ monthlyFee: 9_900, months: 9, payable: 90_600 });

  const { transaction, url } = await pay(90_600, '', true);
  expect(url).toContain(transaction);
  decide(world, transaction, 'pay');
  expect((await endTransaction({ transaction })).auth).toMatch(/^\d+$/);
  await expect(endTransaction({ transaction })).rejects.toMatchObject(refusedWith('TRANSACTION_NOT_FOUND'));

  const first = await getStep8({ key });
  expect(first).toMatchObject({ status: 'OK', paid: true });
  expect(first.kr).toBeUndefined();
  expect(await getStep8({ key })).toMatchObject({ status: 'OK' });
  const done = await getStep8({ key });
  expect(done).toMatchObject({ status: 'DONE', docState: true });
  const kr = done.kr ?? '';
  expect(kr).toMatch(/^\d{6}$/);
  expect((await getHeadData()).user).toMatchObject({ kr, pack: 'M', from: '2026-04-01', to: '2026-12-31', ev: 2026 });

  expect(await getAmounts({ kr, year: 2026 })).toMatchObject({ currentDebit: 0, annualDebit: 0 });
  const documents = (await listDocuments({ kr, year: 2026 })).list;
  expect(documents.map(({ docKey }) => String(docKey))).toEqual([done.docContract, done.docAszf]);
  const contract = await getDocument({ id: done.docContract ?? '' });
  expect(contract.fileName).toBe('Tagsági szerződés 2026.pdf');
  expect((await getDocument({ id: done.docAszf ?? '', kr })).blob.size).toBeGreaterThan(500);

  expect((await listInvoices({ kr, from: '2026-01-01', to: '2026-12-31' })).list).toEqual([]);
  const states = [await getInvState({ kr }), await getInvState({ kr }), await getInvState({ kr })].map(
    ({ status }) => status,
  );
  expect(states).toEqual(['OK', 'OK', 'DONE']);
  const [invoice] = (await listInvoices({ kr, from: '2026-01-01', to: '2026-12-31' })).list;
  expect(invoice).toMatchObject({ date: '2026-03-10', fullAmount: 90_600 });
  const { docId } = await getDownloadInvoice({ invoice: invoice!.ordinal });
  const file = await downloadFile({ fileId: docId });
  expect((await PDFDocument.load(new Uint8Array(await file.blob.arrayBuffer()))).getTitle()).toBe(
    `Számla ${invoice!.ordinal}`,
  );
  expect(strictEntries(world)).toEqual([]);
});

interface Sent {
  method?: 'GET' | 'POST';
  body?: unknown;
  token?: string;
  type?: string;
}

const send = async (path: string, { method = 'POST', body, token: bearer, type = 'application/json' }: Sent) => {
  const headers = new Headers(method === 'POST' ? { 'content-type': type } : {});
  if (bearer !== undefined) headers.set('authorization', `Bearer ${bearer}`);
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await fetch(`http://portal.test${path}`, {
    method,
    headers,
    body: method === 'POST' ? text : undefined,
  });
  return { status: response.status, reply: (await response.json()) as unknown };
};

const { accountPublic, account, payment, documents, contracting } = config.bases;
const good = { login: 'anna@pelda.hu', password: 'jelszo1' };
const violations = () => strictEntries(world).map(({ note }) => note);

it.each<[why: string, path: string, sent: Sent]>([
  ['an extra field', `${accountPublic}/login`, { body: { ...good, remember: true } }],
  ['a missing field', `${accountPublic}/login`, { body: { login: good.login } }],
  ['a field of another type', `${accountPublic}/login`, { body: { ...good, password: 1 } }],
  ['a text that ends with a space', `${accountPublic}/login`, { body: { ...good, login: `${good.login} ` } }],
  ['broken JSON', `${accountPublic}/login`, { body: '{"login":' }],
  ['null', `${accountPublic}/login`, { body: 'null' }],
  ['another type than JSON', `${accountPublic}/login`, { body: good, type: 'text/plain' }],
  ['a token on a public call', `${accountPublic}/login`, { body: good, token: 'any' }],
  ['a field where there are none', `${account}/getHeadData`, { body: { kr: '123456' }, token: 'anna' }],
  ['an unknown name in the query', `${documents}/document?id=1&foo=2`, { method: 'GET', token: 'anna' }],
  ['a name twice in the query', `${documents}/document?id=1&id=2`, { method: 'GET', token: 'anna' }],
])('%s is answered 400, and stands in the log as a violation (STUB-3)', async (_why, path, sent) => {
  const bearer = sent.token === 'anna' ? signInAs(world, 'anna').token : sent.token;
  const { status, reply } = await send(path, { ...sent, token: bearer });
  expect([status, reply]).toEqual([400, expect.objectContaining({ status: 'ERROR', messages: ['BAD_PAYLOAD'] })]);
  expect(violations()).toEqual([expect.any(String)]);
});

it('a call that the contract doesn’t have is answered 404, and stands in the log as a violation (STUB-3)', async () => {
  const bearer = signInAs(world, 'anna').token;
  expect((await send(`${payment}/getSomething`, { body: {}, token: bearer })).status).toBe(404);
  expect((await send(`${account}/getHeadData`, { method: 'GET', token: bearer })).status).toBe(404);
  expect(violations()).toHaveLength(2);
});

it('a missing, an unknown and an expired token are answered 401 (STUB-4)', async () => {
  const expired = signInAs(world, 'anna').token;
  world.setClock(new Date(world.clock().getTime() + 31 * 60_000));
  onTestFinished(() => world.setClock());
  for (const bearer of [undefined, 'eyJhbGciOiJub25lIn0.e30.x', expired])
    expect(await send(`${account}/getHeadData`, { body: {}, token: bearer })).toEqual({
      status: 401,
      reply: { status: 'ERROR', messages: ['ACC_INVALID_TOKEN'] },
    });
});

it('a token doesn’t open another member’s contract (STUB-4)', async () => {
  const { key } = createProcess(world, {
    accountId: 'bela',
    type: 'R',
    kr: '',
    officeEmail: '',
    company: false,
    cardKind: 'ALAP',
    employer: null,
  });
  const sent = { body: { key }, token: signInAs(world, 'anna').token };
  expect(await send(`${contracting}/get-1`, sent)).toMatchObject({ reply: { status: 'ERROR' } });
  expect(violations()).toHaveLength(1);
});
