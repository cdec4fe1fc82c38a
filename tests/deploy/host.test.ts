// @vitest-environment node
import { spawnSync } from 'node:child_process';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { locateNginx } from '../../scripts/nginx.mjs';
import { root } from '../../scripts/run.mjs';
import { config } from '../../src/config';
import { freePort, listen, startHost, type Host } from './startHost';

const base = config.bases.documents;
const healthScript = join(root, 'deploy/health.sh');
const refused = '{"status":"ERROR","messages":["TECHNICAL_ERROR"]}';

/** What a service shouldn't be able to do to the portal's origin, to the browser or to the host. */
const hostileReply = {
  'set-cookie': 'session=1',
  'access-control-allow-origin': '*',
  'access-control-allow-credentials': 'true',
  'clear-site-data': '"*"',
  refresh: '0; url=https://stranger.example/',
  link: '</x.css>; rel=preload',
  'alt-svc': 'h3="stranger.example:443"',
  'www-authenticate': 'Basic',
  'service-worker-allowed': '/',
  'x-accel-redirect': '/settings.json',
  'x-accel-limit-rate': '1',
  'x-gate': '200 0.001 REJECTED',
  'accept-ranges': 'bytes',
};

describe.skipIf(locateNginx() === undefined)('the host', () => {
  const received: IncomingMessage[] = [];
  let services: Awaited<ReturnType<typeof listen>>;
  let host: Host;
  let named: Host;

  beforeAll(async () => {
    services = await listen((request, response) => {
      received.push(request);
      const answer = /[?&]answer=(\d+)/.exec(request.url ?? '')?.[1];
      if (answer !== undefined) response.writeHead(Number(answer), { location: 'https://stranger.example/' });
      else for (const [name, value] of Object.entries(hostileReply)) response.setHeader(name, value);
      response.end('{"status":"OK"}');
    });
    host = await startHost(
      { SERVICES: services.origin, REQUEST_HEADERS: 'X-Club-Channel' },
      { 'release.json': '{"status":"ok","version":"3.0.0","commit":"0123456789ab"}' },
    );
    named = await startHost({ SERVICES: services.origin, SERVER_NAME: 'portal.pelda.hu www.pelda.hu' });
  });
  beforeEach(() => {
    received.length = 0;
  });
  afterAll(() => Promise.all([host.stop(), named.stop(), services.close()]));

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
    [`${base}/list#x`, 'a fragment'],
  ])('refuses %s before the services hear of it: %s (SEC-10)', async (path) => {
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

  it('hands on the contract’s calls as they came, query included (SEC-10)', async () => {
    await host.ask(`${base}/document?id=a%2fb;c&kr=%25`);
    expect(received.map(({ url }) => url)).toEqual([`${base}/document?id=a%2fb;c&kr=%25`]);
  });

  it.each(['/actuator/env', '/', '/lists', '/List', '/.well-known/x'])(
    'hands on no path below a base that the contract doesn’t have: %s (SEC-10)',
    async (path) => {
      const { status, body } = await host.ask(base + path);
      expect([status, body, received]).toEqual([404, refused, []]);
    },
  );

  it.each(['HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'])(
    'hands on GET and POST, not %s (SEC-10)',
    async (method) => {
      expect([(await host.ask(`${base}/list`, {}, { method })).status, received]).toEqual([405, []]);
    },
  );

  it('hands on the listed headers of a call and says itself where it came from, whatever the client claims (SEC-10)', async () => {
    await host.ask(
      `${base}/list`,
      {
        host: 'portal.pelda.hu',
        accept: 'application/json',
        'accept-encoding': 'gzip',
        authorization: 'Bearer t',
        'content-type': 'application/json',
        cookie: 'a=1',
        forwarded: 'for=10.1.2.3',
        origin: 'https://stranger.example',
        range: 'bytes=0-1',
        'true-client-ip': '10.1.2.3',
        'user-agent': 'test',
        'x-club-channel': 'web',
        'x-forwarded-for': '10.1.2.3',
        'x-forwarded-host': 'stranger.example',
        'x-forwarded-proto': 'https',
        'x-forwarded-ssl': 'on',
        'x-forwarded-user': 'admin',
        'x-http-method-override': 'DELETE',
        'x-real-ip': '10.1.2.3',
        'x-remote-user': 'admin',
        'x-request-id': 'K7QM2X',
      },
      { method: 'POST', body: '{}' },
    );
    expect(received[0]?.headers).toEqual({
      accept: 'application/json',
      authorization: 'Bearer t',
      'content-length': '2',
      'content-type': 'application/json',
      host: services.origin.slice('http://'.length),
      'user-agent': 'test',
      'x-club-channel': 'web',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-real-ip': '127.0.0.1',
      'x-request-id': 'K7QM2X',
    });
    // Not a proxy that is trusted, so no redirect either.
    expect((await host.ask('/login', { 'x-forwarded-proto': 'http' })).status).toBe(200);
  });

  it('answers its configured names, and tells services which one it was; another Host gets a 421, but for probes (SEC-10)', async () => {
    for (const name of ['portal.pelda.hu', 'WWW.pelda.hu:8443']) {
      await named.ask(`${base}/list`, { host: name });
      expect(received.at(-1)?.headers['x-forwarded-host']).toBe(name.toLowerCase().replace(/:.*/, ''));
    }
    received.length = 0;
    for (const name of ['evil.example', '127.0.0.1', 'portal.pelda.hu.evil.example', 'x.pelda.hu'])
      for (const path of ['/login', `${base}/list`, '/settings.json', '/assets/x.js', '/healthz/x'])
        expect([name, path, (await named.ask(path, { host: name })).status]).toEqual([name, path, 421]);
    expect((await named.ask('/healthz', { host: '10.0.0.1:8080' })).status).not.toBe(421);
    expect(received).toEqual([]);
  });

  it('lets nothing of a reply act on the origin, the browser or the host (SEC-10)', async () => {
    const { status, headers, body } = await host.ask(`${base}/list`);
    expect([status, body]).toEqual([200, '{"status":"OK"}']);
    for (const name of Object.keys(hostileReply)) expect(headers, name).not.toHaveProperty(name);
  });

  it.each([301, 302, 303, 307, 308, 304, 300])('answers 502 for a service’s redirect %s (SEC-10)', async (code) => {
    const { status, headers, body } = await host.ask(`${base}/list?answer=${code}`);
    expect([status, headers.location, body]).toEqual([502, undefined, refused]);
  });

  it('hands a service’s refusal on with its codes, and one that broke as a technical error (ERR-1, ERR-2)', async () => {
    expect(await host.ask(`${base}/list?answer=400`)).toMatchObject({ status: 400, body: '{"status":"OK"}' });
    expect(await host.ask(`${base}/list?answer=503`)).toMatchObject({ status: 503, body: refused });
  });

  it('opens the same page by GET where a bank comes back by POST (OPS-12)', async () => {
    for (const path of ['/payment', '/payment/callback/T1', '/payment/T1?x=1%0d%0aX:y']) {
      const { status, headers } = await host.ask(path, {}, { method: 'POST', body: 'a=b' });
      expect([status, headers.location]).toEqual([303, path]);
    }
    for (const path of ['//payment/x', '/login', '/x'])
      expect((await host.ask(path, {}, { method: 'POST' })).headers.location).toBeUndefined();
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
      '/login/app/X',
      '/invoice/1/X/hu',
      '/UNSUBSCRIBE/X@pelda.hu',
      '/documents?q=X',
      `${base}/X`,
      `${base}/list/X`,
      `${base}/list?X`,
      `${base};X/list`,
      `/x${base}/X`,
    ];
    for (const path of spellings) await host.ask(path.replaceAll('X', secret));
    await expect.poll(host.accessLog).toContain(`GET ${base}/- 404`);
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
    for (const given of ['K7QM2X', 'a'.repeat(64)]) {
      expect((await host.ask(`${base}/list`, { 'x-request-id': given })).headers['x-request-id']).toBe(given);
      expect(received.at(-1)?.headers['x-request-id']).toBe(given);
      await expect.poll(host.accessLog).toMatch(new RegExp(`GET ${base}/list 200 .* ${given} 3.0.0-0123456789ab\n`));
    }
    for (const given of ['a'.repeat(65), 'x y', '"x"', '<b>', '']) {
      await host.ask(`${base}/list`, { 'x-request-id': given });
      expect(received.at(-1)?.headers['x-request-id'], given).toMatch(/^[0-9a-f]{32}$/);
    }
  });

  it('tells a service’s answer from its own in the log, and the release (OPS-4)', async () => {
    const unreachable = await startHost({ SERVICES: `http://127.0.0.1:${await freePort()}` });
    await Promise.all([
      host.ask(`${base}/list?answer=502`),
      host.ask(`${base}/nothing`),
      unreachable.ask(`${base}/list`),
    ]);
    const line = (path: string, rest: string) => new RegExp(`GET ${base}/${path} ${rest}`);
    await expect
      .poll(host.accessLog)
      .toMatch(line('list', '502 \\d+ [\\d.]+ 502 [\\d.]+ - [0-9a-f]{32} 3.0.0-0123456789ab'));
    expect(host.accessLog()).toMatch(line('-', '404 \\d+ [\\d.]+ - - - [0-9a-f]{32} 3.0.0-0123456789ab'));
    await expect.poll(unreachable.accessLog).toMatch(line('list', '502 \\d+ [\\d.]+ - - - [0-9a-f]{32} -'));
    await unreachable.stop();
  });

  it('tells a probe its status, version and commit, and 503 where the pages are missing; the image’s own check reads it (OPS-2)', async () => {
    const check = (listen: string) => spawnSync(healthScript, { env: { ...process.env, LISTEN: listen } }).status;
    const { status, headers, body } = await host.ask('/healthz');
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'application/json', 'no-store']);
    expect(JSON.parse(body)).toEqual({ status: 'ok', version: '3.0.0', commit: '0123456789ab' });
    for (const listen of [`127.0.0.1:${host.port}`, `0.0.0.0:${host.port}`, String(host.port), `${host.port} [::1]:1`])
      expect([listen, check(listen)]).toEqual([listen, 0]);
    // Without release.json, and without any page.
    expect(await named.ask('/healthz')).toMatchObject({ status: 503, body: '{"status":"pages missing"}' });
    expect(check(`127.0.0.1:${named.port}`)).not.toBe(0);
    host.remove('index.html');
    expect((await host.ask('/healthz')).status).toBe(503);
    host.write('index.html', '<div id="root"></div>');
  });
});
