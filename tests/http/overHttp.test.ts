// @vitest-environment node
import { createServer, type ServerResponse } from 'node:http';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { config } from '../../src/config';
import * as constants from '../../src/domain/constants';
import { createClient } from '../../src/http/client';

/** A real server: MSW can't keep a connection open. */
let answer: (response: ServerResponse) => void = () => undefined;
let requests = 0;
const service = createServer((_request, response) => {
  requests += 1;
  answer(response);
});

beforeAll(async () => {
  await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening));
  const where = service.address();
  config.apiRoot = typeof where === 'object' && where !== null ? `http://127.0.0.1:${where.port}` : '';
});
beforeEach(() => {
  requests = 0;
  // Long enough for the request to arrive on a busy machine.
  vi.spyOn(constants as { requestTimeoutMs: number }, 'requestTimeoutMs', 'get').mockReturnValue(500);
});
afterAll(() => {
  config.apiRoot = '';
  service.closeAllConnections();
  service.close();
});

const timedOut = { kind: 'technical', codes: ['TECHNICAL_ERROR'], network: true };

describe('a service that is too slow (ERR-2)', () => {
  it('counts as a network failure, and a write is not retried (FLT-4)', async () => {
    answer = () => undefined;
    const call = createClient('payment', 'public').post('/startTransaction', {}, v.object({}));
    await expect(call).rejects.toMatchObject(timedOut);
    expect(requests).toBe(1);
  });

  it('counts as a network failure when its reply stops half-way', async () => {
    answer = (response) => response.writeHead(200, { 'content-type': 'application/json' }).write('{"status":"OK",');
    await expect(createClient('payment', 'public').post('/getAmounts', {}, v.object({}))).rejects.toMatchObject(
      timedOut,
    );
  });

  it('counts as a network failure when a download stops half-way', async () => {
    answer = (response) => response.writeHead(200, { 'content-type': 'application/pdf' }).write('%PDF-1.7');
    await expect(createClient('documents', 'public').file('/document', { id: '7' })).rejects.toMatchObject(timedOut);
  });
});
