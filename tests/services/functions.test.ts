import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { bodies } from '../../mocks/openapi/calls';
import { config, type ServiceName } from '../../src/config';
import { configureHttp } from '../../src/http/client';
import { getStep8 } from '../../src/services/contractingGet';
import { downloadPublicFile } from '../../src/services/documents';
import { getAmounts, getInvState } from '../../src/services/payment';
import { readContract } from './contractModel';
import { rows } from './rows';
import { sampleOf } from './samples';

const contract = readContract();
const server = setupServer();
const bearerServices: ServiceName[] = ['account', 'payment', 'contracting', 'intranet', 'documents'];

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
});
beforeEach(() => {
  configureHttp({ token: () => 'anna-token', onSessionEnded: () => undefined });
});
afterEach(() => {
  server.resetHandlers();
});
afterAll(() => {
  server.close();
});

const answerTo = (service: string, path: string): Response => {
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

describe('each function', () => {
  it('stands for one call of contract.ts, and every call has one', () => {
    const called = new Set(rows.map(([service, path]) => `${service} ${path}`));
    expect([...called].sort()).toEqual(
      [...contract].flatMap(([service, calls]) => [...calls.keys()].map((path) => `${service} ${path}`)).sort(),
    );
  });

  it.each(rows)('sends exactly the payload to %s %s', async (service, path, call, sent) => {
    const requests = listening(() => answerTo(service, path));
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
  });

  it('for an invoice link in an e-mail sends no token (PUB-17)', async () => {
    const requests = listening(() => answerTo('documents', 'GET /download'));
    await downloadPublicFile({ fileId: 'f-1' });
    expect(requests[0]!.url).toContain('/download?fileId=f-1');
    expect(requests[0]!.headers.has('authorization')).toBe(false);
  });
});

describe('each read can be aborted', () => {
  const reads = rows.filter(([, , call]) => call.length > 0);

  it('and there are more than thirty reads', () => {
    expect(reads.length).toBeGreaterThan(30);
  });

  it.each(reads)('%s %s', async (service, path, call) => {
    const requests = listening(() => answerTo(service, path));
    await expect(call(AbortSignal.abort())).rejects.toMatchObject({ kind: 'cancelled' });
    expect(requests).toHaveLength(0);
  });
});

describe('a polled call passes on any status (FLT-7)', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['getInvState', () => getInvState({ kr: '123456' })],
    ['getStep8', () => getStep8({ key: '1234-5678' })],
  ])('%s', async (_name, call) => {
    listening(() => HttpResponse.json({ status: 'SOMETHING_NEW' }));
    await expect(call()).resolves.toMatchObject({ status: 'SOMETHING_NEW' });
  });

  it('but any other call reads it as a refusal', async () => {
    listening(() => HttpResponse.json({ status: 'DONE', messages: ['HAS_DEBT'], currentDebit: 0, allDebit: 0 }));
    await expect(getAmounts({ kr: '123456', year: 2026 })).rejects.toMatchObject({
      kind: 'refused',
      codes: ['HAS_DEBT'],
    });
  });
});
