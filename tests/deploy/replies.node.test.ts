import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { config } from '~/config/config';

import { locateNginx } from '../../scripts/nginx.mjs';
import { startHost, type Host } from './startHost';

const call = `${config.bases.documents}/document`;
const refused = '{"status":"ERROR","messages":["TECHNICAL_ERROR"]}';
const head = 'HTTP/1.1 200 OK\r\nSet-Cookie: session=1; Path=/\r\nContent-Length: 2\r\n\r\n{}';

describe.skipIf(locateNginx() === undefined)('the bytes of a service', () => {
  /** What the service writes, whatever it was asked. */
  let bytes = '';
  let host: Host;
  const services = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(bytes, 'latin1'));
  });

  beforeAll(async () => {
    services.listen(0, '127.0.0.1');
    await once(services, 'listening');
    host = await startHost({ SERVICES: `http://127.0.0.1:${(services.address() as AddressInfo).port}` });
  });
  afterAll(async () => {
    services.close();
    await host.stop();
  });

  /** Everything that the host writes for two requests of one connection, as a browser keeps it. */
  const readAll = async (): Promise<string> => {
    const socket = connect(host.port, '127.0.0.1');
    let text = '';
    socket.setEncoding('latin1').on('data', (part: string) => (text += part));
    socket.write(
      `GET ${call} HTTP/1.1\r\nHost: x\r\n\r\nGET /robots.txt HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    );
    await once(socket, 'close');
    return text;
  };
  const headsIn = (text: string): string[] =>
    [...text.matchAll(/HTTP\/1\.\d (\d+)/gi)].map(([, status]) => status ?? '');

  it.each(
    [100, 101, 102, 103, 199].flatMap(
      (status) =>
        [
          [status, 'Upgrade: websocket\r\n'],
          [status, ''],
        ] as const,
    ),
  )(
    'the bytes of a service never become a head of their own behind a %i, nor does its body pass (%j) (SEC-10)',
    async (status, more) => {
      bytes = `HTTP/1.1 ${status} Wait\r\n${more}Set-Cookie: a=1\r\nContent-Length: ${head.length}\r\n\r\n${head}`;
      const text = await readAll();
      expect(headsIn(text)).toEqual(['502', '200']);
      expect(text).toContain(refused);
      expect(text).not.toMatch(/set-cookie|session=1/i);
    },
  );

  it.each(['000', '099', '300', '304', '306', '399', '600', '999'])(
    'the bytes of a service with the status %s are a technical error (SEC-10)',
    async (status) => {
      bytes = `HTTP/1.1 ${status} X\r\nLocation: https://stranger.example/\r\nSet-Cookie: a=1\r\nContent-Type: text/html\r\n\r\n<p>`;
      const answer = await host.ask(call);
      expect([answer.status, answer.body]).toEqual([502, refused]);
      expect(answer.headers['content-type']).toMatch(/^application\/json\b/);
      for (const name of ['location', 'set-cookie']) expect(answer.headers).not.toHaveProperty(name);
      await expect.poll(host.accessLog).toMatch(new RegExp(`GET ${call} 502 \\d+ [\\d.]+ ${Number(status) || '-'} `));
    },
  );

  it('the bytes of a service: a head of any status and headers gets out as an answer of the contract or as a technical error, and what is hidden never does (SEC-10)', async () => {
    const names = fc.constantFrom(
      'Set-Cookie',
      'set-login',
      'X-Accel-Redirect',
      'X-Gate',
      'LOCATION',
      'Refresh',
      'X-Note',
    );
    const value = fc.constantFrom('a=1', '/settings.json', '@refused', '200 0.001 REJECTED', '');
    const headers = fc.array(fc.tuple(names, value), { maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 999 }), headers, async (status, given) => {
        const code = String(status).padStart(3, '0');
        const lines = given.map(([name, text]) => `${name}: ${text}\r\n`).join('');
        bytes = `HTTP/1.1 ${code} X\r\n${lines}Content-Length: 2\r\n\r\n{}`;
        const text = await readAll();
        expect(headsIn(text)).toEqual([/^[245]/.test(code) ? code : '502', '200']);
        expect(text).not.toMatch(/^(?:set-cookie|set-login|x-accel-\w+|x-gate|location|refresh):/im);
      }),
      { numRuns: 150 },
    );
  });
});
