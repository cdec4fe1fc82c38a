// @vitest-environment node
import { spawnSync } from 'node:child_process';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { locateNginx } from '../../scripts/nginx.mjs';
import { root } from '../../scripts/run.mjs';
import { config } from '../../src/config';
import { listen, startHost, type Host } from './startHost';

const base = config.bases.documents;
const healthScript = join(root, 'deploy/health.sh');
const refused = '{"status":"ERROR","messages":["TECHNICAL_ERROR"]}';

describe.skipIf(locateNginx() === undefined)('the host', () => {
  const received: IncomingMessage[] = [];
  let services: Awaited<ReturnType<typeof listen>>;
  let host: Host;

  beforeAll(async () => {
    services = await listen((request, response) => {
      received.push(request);
      response.setHeader('accept-ranges', 'bytes').end('{"status":"OK"}');
    });
    host = await startHost({ SERVICES: services.origin, SERVER_NAME: '_' });
  });
  afterAll(() => Promise.all([host.stop(), services.close()]));

  it.each([
    [`${base}/..%2factuator`, 'an encoded slash'],
    [`${base}/x%2Fy`, 'an encoded slash in capitals'],
    [`${base}/x%5cy`, 'an encoded backslash'],
    [`${base}/x\\y`, 'a backslash'],
    [`${base}/x%252fy`, 'a percent sign that is encoded itself'],
    [`${base}/x;y=1/list`, 'a path parameter'],
    [`${base}/%3b/list`, 'an encoded semicolon'],
    [`${base}/../actuator`, 'dot segments'],
    [`${base}/%2e%2e/actuator`, 'encoded dot segments'],
    [`${base}/.%2E/actuator`, 'half-encoded dot segments'],
    [`${base}/./list`, 'a single dot'],
    [`${base}/list/..`, 'a dot segment at the end'],
    [`${base}//list`, 'a double slash'],
    [`//${base.slice(1)}/list`, 'a double slash in front'],
    [`/x/..${base}/list`, 'a base behind dot segments'],
    [`/%63${base.slice(2)}/list`, 'a base that is spelled otherwise'],
  ])('refuses %s before the services hear of it: %s (SEC-10)', async (path) => {
    received.length = 0;
    const { status, headers, body } = await host.ask(path);
    expect([status, body, received.map(({ url }) => url)]).toEqual([400, refused, []]);
    expect(headers['content-type']).toBe('application/json');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it.each([`${base};x/list`, `/x${base}/list`, `${base}-admin/list`, '/a%2f..%2fcommon-services-x'])(
    'hands %s on to nobody: it is an address of the portal (SEC-10)',
    async (path) => {
      received.length = 0;
      const { body } = await host.ask(path);
      expect(received).toEqual([]);
      expect(body).toContain('id="root"');
    },
  );

  it('hands on what begins with a base as it came, query included (SEC-10)', async () => {
    received.length = 0;
    await host.ask(`${base}/document?id=a%2fb;c&kr=%25`);
    expect(received.map(({ url }) => url)).toEqual([`${base}/document?id=a%2fb;c&kr=%25`]);
  });

  it('says itself where a call came from, whatever the client claims (SEC-10)', async () => {
    received.length = 0;
    await host.ask(`${base}/list`, {
      host: 'portal.pelda.hu',
      'x-forwarded-for': '10.1.2.3',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'stranger.example',
      'x-forwarded-port': '99',
      'x-forwarded-prefix': '/x',
      'x-real-ip': '10.1.2.3',
      'x-original-url': '/admin',
      'x-rewrite-url': '/admin',
      forwarded: 'for=10.1.2.3',
    });
    const claims = Object.entries(received[0]?.headers ?? {}).filter(([name]) =>
      /^(?:x-(?!request-id)|forwarded)/.test(name),
    );
    expect(Object.fromEntries(claims)).toEqual({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'portal.pelda.hu',
      'x-forwarded-proto': 'http',
      'x-real-ip': '127.0.0.1',
    });
    // Not a proxy that is trusted, so no redirect either.
    expect((await host.ask('/login', { 'x-forwarded-proto': 'http' })).status).toBe(200);
  });

  it('answers no ranges, so that no 416 goes out without the headers (SEC-10)', async () => {
    for (const range of ['bytes=0-1', 'bytes=999999-', 'bytes=-0']) {
      for (const path of ['/login', '/robots.txt', `${base}/download?fileId=1`]) {
        const { status, headers } = await host.ask(path, { range });
        expect([path, status, headers['accept-ranges'], headers['content-range']]).toEqual([
          path,
          200,
          undefined,
          undefined,
        ]);
      }
    }
    expect(received.filter(({ headers }) => 'range' in headers)).toEqual([]);
  });

  it.each(['/login/%', '/unsubscribe/100%', '/%zz'])(
    'opens the portal for %s, which mends a stray percent sign (SEC-10)',
    async (path) => {
      const { status, headers, body } = await host.ask(path);
      expect([status, headers['content-type'], headers['referrer-policy']]).toEqual([
        400,
        'text/html; charset=utf-8',
        'no-referrer',
      ]);
      expect(body).toContain('id="root"');
    },
  );

  it('writes no token into its log, however the path is spelled (SEC-10, SES-13)', async () => {
    const secret = 'titkos-jelszo';
    const spellings = [
      '/login/X',
      '/LOGIN/X',
      '//login/X',
      '/%6cogin/X',
      '/login;X',
      '/login%2fX',
      '/loginX',
      '/X',
      '/./login/X',
      '/a/../password/hu/X',
      '/login/%zz/X',
      '/activate/hu/X?X',
      '/contract/hu/X',
      '/payment/X',
      `${base}/X`,
      `${base}/list/X`,
      `${base}/list?X`,
      `${base};X/list`,
      `/x${base}/X`,
    ];
    for (const path of spellings) await host.ask(path.replaceAll('X', secret));
    await expect.poll(host.accessLog).toContain(`GET ${base}/- 200`);
    expect(host.accessLog()).not.toContain(secret);
    for (const line of [
      'GET /login 200',
      'GET /activate 200',
      'GET /contract 200',
      'GET /payment 200',
      `GET ${base}/list 200`,
      'GET - 200',
      'GET - 400',
    ])
      expect(host.accessLog()).toContain(line);
  });

  it('hands the page’s reference on, returns it and logs it; one that is none gets another (OPS-4)', async () => {
    received.length = 0;
    for (const given of ['K7QM2X', 'a'.repeat(64)]) {
      expect((await host.ask(`${base}/list`, { 'x-request-id': given })).headers['x-request-id']).toBe(given);
      expect(received.at(-1)?.headers['x-request-id']).toBe(given);
      await expect.poll(host.accessLog).toMatch(new RegExp(`GET ${base}/list 200 .* ${given}\n`));
    }
    for (const given of ['a'.repeat(65), 'x y', '"x"', '<b>', '']) {
      await host.ask(`${base}/list`, { 'x-request-id': given });
      expect(received.at(-1)?.headers['x-request-id'], given).toMatch(/^[0-9a-f]{32}$/);
    }
  });

  it('tells a probe its status, version and commit, and the image’s own check reads it (OPS-2)', async () => {
    const check = (port: number) =>
      spawnSync(healthScript, { env: { ...process.env, LISTEN: `127.0.0.1:${port}` } }).status;
    expect((await host.ask('/healthz')).status).toBe(404);
    expect(check(host.port)).not.toBe(0);
    host.write('release.json', '{"status":"ok","version":"2.8.1","commit":"0123456789ab"}');
    const { status, headers, body } = await host.ask('/healthz');
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'application/json', 'no-store']);
    expect(JSON.parse(body)).toEqual({ status: 'ok', version: '2.8.1', commit: '0123456789ab' });
    expect(check(host.port)).toBe(0);
  });
});
