import { HttpResponse } from 'msw';
import * as v from 'valibot';
import { expect, it } from 'vitest';

import { config, type ServiceName } from '~/config/config';
import { getHeadData } from '~/services/account';
import { login } from '~/services/accountPublic';
import { startContract } from '~/services/contracting';
import { getStep8 } from '~/services/contractingGet';
import { confirmContract } from '~/services/contractingPublic';
import { submitStep2 } from '~/services/contractingSubmit';
import { downloadFile, downloadPublicFile, getDocument } from '~/services/documents';
import { hasMessage } from '~/services/intranet';
import { unsubscribe } from '~/services/newsletter';
import { getAmounts, getInvState, startTransaction } from '~/services/payment';
import { checkDownloadInvoice } from '~/services/paymentPublic';

import { calls } from '../../mocks/calls';
import { startService } from '../http/service';
import { readContract, sampleOf } from './contractModel';
import { address } from './fixtures';

const key = '1234-5678-9012';
const email = 'anna@pelda.hu';
const kr = '123456';
const plain = { contracting: false, amount: 12_400, method: '4', label: 'Bankkártya', lang: 'hu', kr } as const;
const leisure = { contracting: true, amount: 100, method: 'A', label: 'Leisure card', lang: 'en', kr: '' } as const;
const url = 'https://portal.example/payment';
const start = { type: 'U', employer: '7', email, key: 1, kr } as const;
const step2 = { key, home: address, mail: email, tel: '+36301234567' };
const credentials = { login: kr, password: 'jelszo1' };
const invoiceLink = { invoice: 'SZ-1', token: 'abc' };
const farewell = { email, reason: 'c' } as const;

type Row = [service: ServiceName, path: string, call: () => Promise<unknown>, sent: object];

/** One call of each service, and every function that sends something else than it is given. Page tests make the other calls. */
const rows: Row[] = [
  ['accountPublic', '/login', () => login(credentials), credentials],
  ['account', '/getHeadData', () => getHeadData(), {}],
  ['paymentPublic', '/checkDownloadInvoice', () => checkDownloadInvoice(invoiceLink), invoiceLink],
  ['contractingPublic', '/confirm', () => confirmContract({ token: 'abc' }), { token: 'abc' }],
  ['intranet', 'GET /hasMessage', () => hasMessage(), {}],
  ['documents', 'GET /document', () => getDocument({ id: '7' }), { id: '7' }],
  ['documents', 'GET /document', () => getDocument({ id: '7', kr }), { id: '7', kr }],
  ['documents', 'GET /download', () => downloadFile({ fileId: 'f 1' }), { fileId: 'f 1' }],
  ['newsletter', '/unsubscribe', () => unsubscribe(farewell), farewell],
  [
    'payment',
    '/startTransaction',
    () => startTransaction({ ...plain, returnUrl: url }),
    { ...plain, url, fSajat: true, fPart: '', fCim: null },
  ],
  [
    'payment',
    '/startTransaction',
    () =>
      startTransaction({
        ...leisure,
        returnUrl: url,
        leisureOwner: { name: 'Kovács Béla', address: { ...address, poBox: '12', country: 'HU' } },
      }),
    {
      ...leisure,
      url,
      fSajat: false,
      fPart: 'Kovács Béla',
      fCim: { irszam: '1111', varos: 'Budapest', utca: 'Fő', kterj: 'utca', hsz: '1', lh: '', em: '2', aj: '5' },
    },
  ],
  ['contracting', '/start', () => startContract({ ...start, cardKind: 'C' }), { ...start, kartya_fajta: 'C' }],
  ['contracting', '/submit-2', () => submitStep2({ ...step2, mailing: address }), { ...step2, mailing: address }],
  ['contracting', '/submit-2', () => submitStep2(step2), { ...step2, mailing: {} }],
];

const contract = readContract();
const { answering } = startService('*');
const bearerServices: ServiceName[] = ['account', 'payment', 'contracting', 'intranet', 'documents'];

const answerTo = (service: string, path: string): Response => {
  const shape = contract.get(service)?.get(path)?.reply;
  if (!shape) throw new Error(`contract.ts has no ${service} ${path}`);
  return shape.kind === 'file'
    ? new HttpResponse(new TextEncoder().encode('%PDF-1.7'), { headers: { 'content-type': 'application/pdf' } })
    : new Response(JSON.stringify(sampleOf(shape)));
};

const payloadOf = async (request: Request): Promise<unknown> =>
  request.method === 'GET' ? Object.fromEntries(new URL(request.url).searchParams) : request.json();

it.each(rows)(
  'the functions of the services send exactly the payload to %s %s (ERR-9, STUB-3)',
  async (service, path, call, sent) => {
    const requests = answering(() => answerTo(service, path));
    await call();
    expect(requests).toHaveLength(1);
    const request = requests[0]!;
    expect(request.method).toBe(path.startsWith('GET ') ? 'GET' : 'POST');
    expect(new URL(request.url).pathname).toBe(config.bases[service] + path.replace('GET ', ''));
    expect(request.headers.get('authorization')).toBe(bearerServices.includes(service) ? 'Bearer anna-token' : null);
    const payload = await payloadOf(request);
    expect(payload).toEqual(sent);
    expect(v.safeParse(calls[service][path]![0], payload).success).toBe(true);
  },
);

it('an invoice link in an e-mail is asked for without a token (PUB-17)', async () => {
  const requests = answering(() => answerTo('documents', 'GET /download'));
  await downloadPublicFile({ fileId: 'f-1' });
  expect(requests[0]!.url).toContain('/download?fileId=f-1');
  expect(requests[0]!.headers.has('authorization')).toBe(false);
});

it('a poll gets any status, which any other call reads as a refusal (FLT-7)', async () => {
  answering(() => HttpResponse.json({ status: 'SOMETHING_NEW', messages: ['HAS_DEBT'] }));
  await expect(getInvState({ kr })).resolves.toMatchObject({ status: 'SOMETHING_NEW' });
  await expect(getStep8({ key })).resolves.toMatchObject({ status: 'SOMETHING_NEW' });
  await expect(getAmounts({ kr, year: 2026 })).rejects.toMatchObject({ kind: 'refused', codes: ['HAS_DEBT'] });
});
