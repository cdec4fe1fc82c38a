import { delay, HttpResponse } from 'msw';
import * as v from 'valibot';
import { expect, it, vi } from 'vitest';

import { config } from '~/config/config';
import { createClient } from '~/http/client';

import { startService, thrownBy } from './service';

const reply = v.object({ currentDebit: v.number() });
const bearer = createClient('payment', 'bearer');
const open = createClient('payment', 'public');
const { session, answering } = startService(`*${config.bases.payment}/getAmounts`);

const ok = () => HttpResponse.json({ status: 'OK', currentDebit: 12_400 });
const unauthorised = () => HttpResponse.json({ status: 'ERROR', messages: ['ACC_INVALID_TOKEN'] }, { status: 401 });

it('a call posts the payload as JSON with the session’s token, to the configured API root', async () => {
  vi.spyOn(config, 'apiRoot', 'get').mockReturnValue('https://api.example.test/root');
  const requests = answering(ok);
  expect(await bearer.post('/getAmounts', { kr: '123456', year: 2026 }, reply)).toEqual({ currentDebit: 12_400 });
  expect(requests).toHaveLength(1);
  const [{ method, url, headers }] = requests as [Request];
  expect([method, url]).toEqual(['POST', `https://api.example.test/root${config.bases.payment}/getAmounts`]);
  expect(headers.get('content-type')).toMatch(/^application\/json/);
  expect(headers.get('authorization')).toBe('Bearer anna-token');
  expect(await requests[0]!.json()).toEqual({ kr: '123456', year: 2026 });
});

it('a call sends no token from a public client, nor where nobody is signed in', async () => {
  const requests = answering(ok);
  await open.post('/getAmounts', {}, reply);
  session.token = undefined;
  await bearer.get('/getAmounts', reply);
  expect(requests.map(({ method, headers }) => [method, headers.get('authorization')])).toEqual([
    ['POST', null],
    ['GET', null],
  ]);
});

it.each<[string, () => Response]>([
  ['HTML with 200', () => HttpResponse.html('<html><body>{"status":"OK","currentDebit":1}</body></html>')],
  ['an empty body', () => new HttpResponse('', { status: 200 })],
  ['JSON followed by something else', () => HttpResponse.text('{"status":"OK","currentDebit":1}<!-- -->')],
  ['a proxy’s 502 page', () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 })],
])('a call is a technical error after %s (ERR-2, FLT-2)', async (_what, answer) => {
  answering(answer);
  const error = { kind: 'technical', codes: ['TECHNICAL_ERROR'], network: false };
  expect(await thrownBy(bearer.post('/getAmounts', {}, reply))).toMatchObject(error);
  expect(session.onEnded).not.toHaveBeenCalled();
});

it('a call reads JSON that comes with another content type (ERR-9)', async () => {
  answering(() => HttpResponse.text('{"status":"OK","currentDebit":1}'));
  expect(await bearer.post('/getAmounts', {}, reply)).toEqual({ currentDebit: 1 });
});

it('a call is not repeated after a network failure (ERR-2, ERR-4, FLT-4)', async () => {
  const requests = answering(() => HttpResponse.error());
  const error = { kind: 'technical', codes: ['TECHNICAL_ERROR'], network: true };
  expect(await thrownBy(bearer.post('/getAmounts', {}, reply))).toMatchObject(error);
  expect(requests).toHaveLength(1);
});

it('a call that its page aborts is cancelled, without codes (ERR-4, FLT-3)', async () => {
  const leaving = new AbortController();
  answering(async () => {
    leaving.abort();
    await delay('infinite');
    return ok();
  });
  const call = bearer.post('/getAmounts', {}, reply, { signal: leaving.signal });
  expect(await thrownBy(call)).toMatchObject({ kind: 'cancelled', codes: [] });
});

it('an ended session is reported once for three calls at a time (SES-6, FLT-1)', async () => {
  answering(unauthorised);
  session.onEnded.mockImplementation(() => {
    session.token = undefined;
  });
  const errors = await Promise.all([1, 2, 3].map(() => thrownBy(bearer.post('/getAmounts', {}, reply))));
  expect(errors.map(({ kind }) => kind)).toEqual(['session', 'session', 'session']);
  expect(session.onEnded).toHaveBeenCalledTimes(1);
});

it('an ended session is not reported after a 401 of a public call (FLT-1)', async () => {
  answering(() => HttpResponse.json({ status: 'ERROR', messages: ['ACC_INVALID_AUTHENTICATION'] }, { status: 401 }));
  expect((await thrownBy(open.post('/getAmounts', {}, reply))).kind).toBe('refused');
  expect(session.onEnded).not.toHaveBeenCalled();
});

it('an ended session is not reported if the token has been replaced since: the call just failed, and may be repeated (SES-7, ERR-2)', async () => {
  answering(() => {
    session.token = 'new-token';
    return unauthorised();
  });
  const error = { kind: 'technical', network: true, codes: ['TECHNICAL_ERROR'] };
  expect(await thrownBy(bearer.post('/getAmounts', {}, reply))).toMatchObject(error);
  expect(session.onEnded).not.toHaveBeenCalled();
});
