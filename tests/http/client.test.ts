import axios from 'axios';
import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { config } from '../../src/config';
import { configureHttp, createClient, warmUp } from '../../src/http/client';
import { isServiceError, type ServiceError } from '../../src/http/serviceError';

const server = setupServer();
const address = `*${config.bases.payment}/getAmounts`;
const reply = v.object({ currentDebit: v.number() });
const bearer = createClient('payment', 'bearer');
const open = createClient('payment', 'public');

let token: string | undefined;
const onSessionEnded = vi.fn();

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
});
beforeEach(() => {
  token = 'anna-token';
  configureHttp({ token: () => token, onSessionEnded });
});
afterEach(() => {
  server.resetHandlers();
  onSessionEnded.mockReset();
});
afterAll(() => {
  server.close();
});

const thrownBy = async (call: Promise<unknown>): Promise<ServiceError> => {
  const thrown = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!isServiceError(thrown)) throw new Error('expected a ServiceError', { cause: thrown });
  return thrown;
};

/** Answers the call and collects the requests. */
const answering = (answer: () => Response | Promise<Response>): Request[] => {
  const requests: Request[] = [];
  server.use(
    http.all(address, ({ request }) => {
      requests.push(request.clone());
      return answer();
    }),
  );
  return requests;
};

const ok = () => HttpResponse.json({ status: 'OK', currentDebit: 12_400 });
const unauthorised = () => HttpResponse.json({ status: 'ERROR', messages: ['ACC_INVALID_TOKEN'] }, { status: 401 });

describe('a call', () => {
  it('posts the payload as JSON and reads the reply', async () => {
    const requests = answering(ok);
    expect(await bearer.post('/getAmounts', { kr: '123456', year: 2026 }, reply)).toEqual({ currentDebit: 12_400 });
    expect(requests).toHaveLength(1);
    expect(requests[0]!.method).toBe('POST');
    expect(requests[0]!.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await requests[0]!.json()).toEqual({ kr: '123456', year: 2026 });
  });

  it('posts an empty object if there is no payload, and sends a GET without a body', async () => {
    const requests = answering(ok);
    await bearer.post('/getAmounts', {}, reply);
    await bearer.get('/getAmounts', reply);
    expect(await requests[0]!.text()).toBe('{}');
    expect(requests[1]!.method).toBe('GET');
    expect(await requests[1]!.text()).toBe('');
  });

  it('goes to the configured API root', async () => {
    vi.spyOn(config, 'apiRoot', 'get').mockReturnValue('https://api.example.test/root');
    const requests = answering(ok);
    await bearer.post('/getAmounts', {}, reply);
    expect(requests[0]!.url).toBe(`https://api.example.test/root${config.bases.payment}/getAmounts`);
  });

  it('shares one axios instance with the other calls of its service', async () => {
    answering(ok);
    const create = vi.spyOn(axios, 'create');
    const client = createClient('payment', 'bearer');
    await Promise.all([client.post('/getAmounts', {}, reply), client.get('/getAmounts', reply)]);
    expect(create).toHaveBeenCalledTimes(1);
  });

  it('can be prepared without a request', () => {
    expect(() => warmUp()).not.toThrow();
  });
});

describe('the bearer token', () => {
  it('is sent to a protected service', async () => {
    const requests = answering(ok);
    await bearer.post('/getAmounts', {}, reply);
    expect(requests[0]!.headers.get('authorization')).toBe('Bearer anna-token');
  });

  it('is never sent with a public call', async () => {
    const requests = answering(ok);
    await open.post('/getAmounts', {}, reply);
    expect(requests[0]!.headers.has('authorization')).toBe(false);
  });

  it('is left out if nobody is signed in', async () => {
    token = undefined;
    const requests = answering(ok);
    await bearer.post('/getAmounts', {}, reply);
    expect(requests[0]!.headers.has('authorization')).toBe(false);
  });
});

describe('an ended session (SES-6)', () => {
  it.each([
    ['a 401', unauthorised],
    ['a 401 without a body', () => new HttpResponse(null, { status: 401 })],
    ['ACC_INVALID_TOKEN with 200', () => HttpResponse.json({ status: 'ERROR', messages: ['ACC_INVALID_TOKEN'] })],
  ])('is reported after %s', async (_what, answer) => {
    answering(answer);
    expect((await thrownBy(bearer.post('/getAmounts', {}, reply))).kind).toBe('session');
    expect(onSessionEnded).toHaveBeenCalledTimes(1);
  });

  it('is reported by a polled call too', async () => {
    answering(() => HttpResponse.json({ status: 'ERROR', messages: ['ACC_INVALID_TOKEN'] }));
    const call = bearer.post('/getAmounts', {}, v.object({ status: v.string() }), { anyStatus: true });
    expect((await thrownBy(call)).kind).toBe('session');
    expect(onSessionEnded).toHaveBeenCalledTimes(1);
  });

  it('is not reported after a 401 of a public call (FLT-1)', async () => {
    answering(() => HttpResponse.json({ status: 'ERROR', messages: ['ACC_INVALID_AUTHENTICATION'] }, { status: 401 }));
    expect(await thrownBy(open.post('/getAmounts', {}, reply))).toMatchObject({
      kind: 'refused',
      codes: ['ACC_INVALID_AUTHENTICATION'],
    });
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  it('is reported once for three calls at a time (FLT-1)', async () => {
    answering(unauthorised);
    onSessionEnded.mockImplementation(() => {
      token = undefined;
    });
    const errors = await Promise.all([1, 2, 3].map(() => thrownBy(bearer.post('/getAmounts', {}, reply))));
    expect(errors.map(({ kind }) => kind)).toEqual(['session', 'session', 'session']);
    expect(onSessionEnded).toHaveBeenCalledTimes(1);
  });

  it('is not reported if the token has been replaced since: the call just failed, and may be repeated (SES-7, ERR-2)', async () => {
    answering(() => {
      token = 'new-token';
      return unauthorised();
    });
    expect(await thrownBy(bearer.post('/getAmounts', {}, reply))).toMatchObject({
      kind: 'technical',
      network: true,
      codes: ['TECHNICAL_ERROR'],
    });
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  it('is not reported after another refusal', async () => {
    answering(() => HttpResponse.json({ status: 'ERROR', messages: ['NO_KR'] }, { status: 403 }));
    expect(await thrownBy(bearer.post('/getAmounts', {}, reply))).toMatchObject({ kind: 'refused', codes: ['NO_KR'] });
    expect(onSessionEnded).not.toHaveBeenCalled();
  });
});

describe('a failed call is a technical error (ERR-2, FLT-2)', () => {
  it.each<[string, () => Response]>([
    ['HTML with 200', () => HttpResponse.html('<html><body>{"status":"OK","currentDebit":1}</body></html>')],
    ['an empty body', () => new HttpResponse('', { status: 200 })],
    ['no content', () => new HttpResponse(null, { status: 204 })],
    ['malformed JSON', () => HttpResponse.text('{"status":"OK","currentDebit":1')],
    ['JSON followed by something else', () => HttpResponse.text('{"status":"OK","currentDebit":1}<!-- -->')],
    ['null', () => HttpResponse.text('null')],
    ['a JSON text', () => HttpResponse.text('"OK"')],
    ['a list', () => HttpResponse.json([{ status: 'OK', currentDebit: 1 }])],
    ['OK with HTTP 500', () => HttpResponse.json({ status: 'OK', currentDebit: 1 }, { status: 500 })],
    ['a proxy’s 502 page', () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 })],
  ])('%s', async (_what, answer) => {
    answering(answer);
    expect(await thrownBy(bearer.post('/getAmounts', {}, reply))).toMatchObject({
      kind: 'technical',
      codes: ['TECHNICAL_ERROR'],
      network: false,
    });
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  it('unless JSON comes with another content type', async () => {
    answering(() => HttpResponse.text('{"status":"OK","currentDebit":1}'));
    expect(await bearer.post('/getAmounts', {}, reply)).toEqual({ currentDebit: 1 });
  });

  it('after a network failure, and the request is not retried (ERR-4, FLT-4)', async () => {
    const requests = answering(() => HttpResponse.error());
    expect(await thrownBy(bearer.post('/getAmounts', {}, reply))).toMatchObject({
      kind: 'technical',
      codes: ['TECHNICAL_ERROR'],
      network: true,
    });
    expect(requests).toHaveLength(1);
  });
});

describe('an aborted call', () => {
  it('is cancelled and has no codes', async () => {
    const leaving = new AbortController();
    answering(async () => {
      leaving.abort();
      await delay('infinite');
      return ok();
    });
    expect(await thrownBy(bearer.post('/getAmounts', {}, reply, { signal: leaving.signal }))).toMatchObject({
      kind: 'cancelled',
      codes: [],
    });
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  it('is not sent if it was aborted before', async () => {
    const requests = answering(ok);
    const call = bearer.post('/getAmounts', {}, reply, { signal: AbortSignal.abort() });
    expect((await thrownBy(call)).kind).toBe('cancelled');
    expect(requests).toHaveLength(0);
  });
});
