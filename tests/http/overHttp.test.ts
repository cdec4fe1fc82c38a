// @vitest-environment node
import { createServer, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { config } from '../../src/config';
import * as constants from '../../src/domain/constants';
import { createClient } from '../../src/http/client';

/** A service of its own: what MSW can't play is a connection that stays open. */
let answer: (response: ServerResponse) => void = () => undefined;
let asked = 0;
const service = createServer((_request, response) => {
  asked += 1;
  answer(response);
});

beforeAll(async () => {
  await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening));
  const where = service.address();
  config.apiRoot = typeof where === 'object' && where !== null ? `http://127.0.0.1:${where.port}` : '';
});
beforeEach(() => {
  asked = 0;
  // Long enough for a busy machine to get the request through.
  vi.spyOn(constants as { requestTimeoutMs: number }, 'requestTimeoutMs', 'get').mockReturnValue(500);
});
afterAll(() => {
  config.apiRoot = '';
  service.closeAllConnections();
  service.close();
});

const timedOut = { kind: 'technical', codes: ['TECHNICAL_ERROR'], network: true };

describe('a service that does not answer in time (ERR-2)', () => {
  it('is given up as a network failure, and a write is not repeated (FLT-4)', async () => {
    answer = () => undefined;
    const call = createClient('payment', 'public').post('/startTransaction', {}, v.object({}));
    await expect(call).rejects.toMatchObject(timedOut);
    expect(asked).toBe(1);
  });

  it('is given up when it stops in the middle', async () => {
    answer = (response) => response.writeHead(200, { 'content-type': 'application/json' }).write('{"status":"OK",');
    await expect(createClient('payment', 'public').post('/getAmounts', {}, v.object({}))).rejects.toMatchObject(timedOut);
  });

  it('is given up when a download stops in the middle', async () => {
    answer = (response) => response.writeHead(200, { 'content-type': 'application/pdf' }).write('%PDF-1.7');
    await expect(createClient('documents', 'public').file('/document', { id: '7' })).rejects.toMatchObject(timedOut);
  });
});
