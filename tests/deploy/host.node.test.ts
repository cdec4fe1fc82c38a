import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { config } from '~/config/config';

import { calls } from '../../deploy/calls';
import { locateNginx } from '../../scripts/nginx.mjs';
import { root } from '../../scripts/run.mjs';
import { asker, freePort, listen, page, startHost, type Host } from './startHost';

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
  'set-login': 'logged-in',
  'activate-storage-access': 'load',
  'sec-session-registration': '(ES256);path="/x"',
  'use-as-dictionary': 'match="/*"',
  'permissions-policy': 'camera=*',
  'content-security-policy-report-only': "default-src 'none'; report-uri https://stranger.example/",
  'origin-trial': 'x',
  'attribution-reporting-register-source': '{}',
  'supports-loading-mode': 'credentialed-prerender',
  via: '1.1 stranger',
};

describe.skipIf(locateNginx() === undefined)('the host', () => {
  const received: IncomingMessage[] = [];
  let services: Awaited<ReturnType<typeof listen>>;
  let host: Host;
  let named: Host;

  beforeAll(async () => {
    services = await listen((request, response) => {
      received.push(request);
      response.setHeader('content-type', 'application/json');
      if (request.url?.endsWith('?lost')) {
        request.socket.destroy();
        return;
      }
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
    ['an encoded or doubly encoded slash', [`${base}/..%2factuator`, `${base}/x%2Fy`, `${base}/x%252fy`]],
    ['a backslash', [`${base}/x%5cy`, `${base}/x\\y`]],
    ['a path parameter', [`${base}/x;y=1/list`, `${base}/%3b/list`]],
    ['dot segments', [`${base}/../actuator`, `${base}/%2e%2e/actuator`, `${base}/.%2E/actuator`, `/x/..${base}/list`]],
    ['a single dot, or dots at the end', [`${base}/./list`, `${base}/list/..`]],
    ['a double slash', [`${base}//list`, `//${base.slice(1)}/list`]],
    ['a base that is spelled otherwise', [`/%63${base.slice(2)}/list`]],
    ['a fragment', [`${base}/document#x`]],
  ])('the host refuses %s before the services hear of it (SEC-10)', async (_, targets) => {
    for (const path of targets) {
      const { status, headers, body } = await host.ask(path);
      expect([path, status, body, received.map(({ url }) => url)]).toEqual([path, 400, refused, []]);
      expect(headers['content-type']).toBe('application/json');
      expect(headers['content-security-policy']).toContain("default-src 'none'");
    }
  });

  it('the host hands on what only looks like a base to nobody: it is an address of the portal (SEC-10)', async () => {
    for (const path of [`${base};x/list`, `/x${base}/list`, `${base}-admin/list`, '/a%2f..%2fcommon-services-x'])
      expect([path, (await host.ask(path)).body, received]).toEqual([path, page, []]);
  });

  it('the host hands on the contract’s calls as they came, query included (SEC-10)', async () => {
    await host.ask(`${base}/document?id=a%2fb;c&kr=%25`);
    expect(received.map(({ url }) => url)).toEqual([`${base}/document?id=a%2fb;c&kr=%25`]);
  });

  it('the host hands on no path, no method and no base that the contract doesn’t have for a call (SEC-10)', async () => {
    const { contracting, accountPublic } = config.bases;
    const others = [
      '/actuator/env',
      '/',
      '/lists',
      '/List',
      '/.well-known/x',
      '/list/',
      '/list/x',
      '/login',
      '/list%0a',
    ];
    for (const path of [...others.map((each) => base + each), `${contracting}/login`, `${accountPublic}/list`])
      expect(await host.ask(path, {}, { method: 'POST' }), path).toMatchObject({ status: 404, body: refused });
    for (const [method, path] of [
      ['GET', '/list'],
      ['POST', '/document'],
    ] as const)
      expect((await host.ask(base + path, {}, { method })).status, path).toBe(404);
    for (const method of ['HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'])
      expect((await host.ask(`${base}/document`, {}, { method })).status, method).toBe(405);
    expect(received).toEqual([]);
  });

  it('the host reaches the services under every base, and nothing of a reply acts on the origin, the browser or the host, nor as a page (SEC-5, SEC-10)', async () => {
    const paths = calls.flatMap(([service, names]) =>
      names.filter((name) => !name.startsWith('GET ')).map((name) => config.bases[service] + name),
    );
    const answers = await Promise.all(paths.map((path) => host.ask(path, {}, { method: 'POST', body: '{}' })));
    expect(received.map(({ url }) => url).sort()).toEqual(paths.sort());
    for (const { status, headers: given } of answers) {
      const { date, connection, 'content-length': length, 'x-request-id': reference, ...headers } = given;
      expect([status, date, connection, length]).toEqual([200, expect.anything(), 'close', '15']);
      expect(reference).toMatch(/^[0-9a-f]{32}$/);
      expect(headers).toEqual({
        server: 'nginx',
        'content-type': 'application/json',
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'strict-transport-security': 'max-age=63072000; includeSubDomains',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-resource-policy': 'same-origin',
      });
    }
  });

  it('the host sends a write once, even when the connection breaks, and no body larger than any form’s (ERR-4, FLT-4, SEC-10)', async () => {
    const write = { method: 'POST', body: '{}' };
    expect((await host.ask(`${base}/list?lost`, {}, write)).status).toBe(502);
    expect((await host.ask(`${base}/list`, {}, { ...write, body: 'x'.repeat(200_000) })).status).toBe(413);
    expect(received.map(({ url }) => url)).toEqual([`${base}/list?lost`]);
  });

  it('the host hands on the listed headers of a call and says itself where it came from, whatever the client claims (SEC-10)', async () => {
    const heard = {
      accept: 'application/json',
      authorization: 'Bearer t',
      'content-type': 'application/json',
      'user-agent': 'test',
      'x-club-channel': 'web',
      'x-request-id': 'K7QM2X',
    };
    const claims = (names: string[], value: string) => Object.fromEntries(names.map((name) => [name, value]));
    await host.ask(
      `${base}/list`,
      {
        ...heard,
        host: 'portal.pelda.hu',
        'accept-encoding': 'gzip',
        cookie: 'a=1',
        forwarded: 'for=10.1.2.3',
        origin: 'https://stranger.example',
        range: 'bytes=0-1',
        'x-http-method-override': 'DELETE',
        ...claims(['true-client-ip', 'x-forwarded-for', 'x-real-ip'], '10.1.2.3'),
        ...claims(['x-forwarded-user', 'x-remote-user'], 'admin'),
        ...claims(['x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-ssl'], 'stranger.example'),
      },
      { method: 'POST', body: '{}' },
    );
    expect(received[0]?.headers).toEqual({
      ...heard,
      'content-length': '2',
      host: services.origin.slice('http://'.length),
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-real-ip': '127.0.0.1',
    });
    // Not a proxy that is trusted, so no redirect either.
    expect((await host.ask('/login', { 'x-forwarded-proto': 'http' })).status).toBe(200);
  });

  it('the host answers its configured names, and tells services which one it was; another Host gets a 421, but for probes (SEC-10)', async () => {
    for (const name of ['portal.pelda.hu', 'WWW.pelda.hu:8443']) {
      await named.ask(`${base}/document`, { host: name });
      expect(received.at(-1)?.headers['x-forwarded-host']).toBe(name.toLowerCase().replace(/:.*/, ''));
    }
    received.length = 0;
    for (const name of ['evil.example', '127.0.0.1', 'portal.pelda.hu.evil.example', 'x.pelda.hu'])
      for (const path of ['/login', `${base}/document`, '/settings.json', '/assets/x.js', '/healthz/x'])
        expect([name, path, (await named.ask(path, { host: name })).status]).toEqual([name, path, 421]);
    expect((await named.ask('/healthz', { host: '10.0.0.1:8080' })).status).not.toBe(421);
    expect(received).toEqual([]);
  });

  it('the host answers 502 for a service’s redirect, hands a refusal on with its codes, and a failure as a technical error (SEC-10, ERR-1, ERR-2)', async () => {
    for (const code of [301, 302, 303, 307, 308, 304, 300]) {
      const { status, headers, body } = await host.ask(`${base}/document?answer=${code}`);
      expect([status, headers.location, body], String(code)).toEqual([502, undefined, refused]);
    }
    expect(await host.ask(`${base}/document?answer=400`)).toMatchObject({ status: 400, body: '{"status":"OK"}' });
    expect(await host.ask(`${base}/document?answer=503`)).toMatchObject({ status: 503, body: refused });
  });

  it('the host opens the same page by GET where a bank comes back by POST (OPS-12)', async () => {
    for (const path of ['/payment', '/payment/callback/T1', '/payment/T1?x=1%0d%0aX:y']) {
      const { status, headers } = await host.ask(path, {}, { method: 'POST', body: 'a=b' });
      expect([status, headers.location]).toEqual([303, path]);
    }
    for (const path of ['//payment/x', '/login', '/x'])
      expect((await host.ask(path, {}, { method: 'POST' })).headers.location).toBeUndefined();
  });

  it('the host answers no ranges, so that no 416 goes out without the headers (SEC-10)', async () => {
    for (const range of ['bytes=0-1', 'bytes=999999-', 'bytes=-0']) {
      for (const path of ['/login', '/robots.txt', `${base}/download?fileId=1`]) {
        const { status, headers } = await host.ask(path, { range });
        expect([path, status]).toEqual([path, 200]);
        for (const name of ['accept-ranges', 'content-range']) expect(headers).not.toHaveProperty(name);
      }
    }
    expect(received.filter(({ headers }) => 'range' in headers)).toEqual([]);
  });

  it('the host opens the portal for a stray percent sign, which the portal mends (SEC-10)', async () => {
    for (const path of ['/login/%', '/unsubscribe/100%', '/%zz']) {
      const { status, headers, body } = await host.ask(path);
      expect([path, status, headers['content-type'], body]).toEqual([path, 400, 'text/html; charset=utf-8', page]);
      expect(headers['referrer-policy']).toBe('no-referrer');
    }
  });

  it('the host writes no token into its log, however the path is spelled (SEC-10, SES-13)', async () => {
    const secret = 'titkos-jelszo';
    const spellings = `/login/X /LOGIN/X //login/X /%6cogin/X /login;X /login%2fX /loginX /X /./login/X
      /a/../password/hu/X /login/%zz/X /activate/hu/X?X /contract/hu/X /payment/X /login/app/X /invoice/1/X/hu
      /UNSUBSCRIBE/X@pelda.hu /documents?q=X ${base}/X ${base}/document/X ${base}/document?X ${base};X/document /x${base}/X`;
    for (const path of spellings.split(/\s+/)) await host.ask(path.replaceAll('X', secret));
    await expect.poll(host.accessLog).toContain(`GET ${base}/- 404`);
    expect(host.accessLog()).not.toContain(secret);
    for (const line of [
      '/login 200',
      '/activate 200',
      '/contract 200',
      '/payment 200',
      `${base}/document 200`,
      '- 200',
      '- 400',
    ])
      expect(host.accessLog()).toContain(`GET ${line}`);
  });

  it('the host hands the page’s reference on, returns it and logs it; one that is none gets another (OPS-4)', async () => {
    for (const given of ['K7QM2X', 'a'.repeat(64)]) {
      expect((await host.ask(`${base}/document`, { 'x-request-id': given })).headers['x-request-id']).toBe(given);
      expect(received.at(-1)?.headers['x-request-id']).toBe(given);
      await expect
        .poll(host.accessLog)
        .toMatch(new RegExp(`GET ${base}/document 200 .* ${given} 3.0.0-0123456789ab\n`));
    }
    for (const given of ['a'.repeat(65), 'x y', '"x"', '<b>', '']) {
      await host.ask(`${base}/document`, { 'x-request-id': given });
      expect(received.at(-1)?.headers['x-request-id'], given).toMatch(/^[0-9a-f]{32}$/);
    }
  });

  it('the host tells a service’s answer from its own in the log, and the release (OPS-4)', async () => {
    const unreachable = await startHost({ SERVICES: `http://127.0.0.1:${await freePort()}` });
    await Promise.all([
      host.ask(`${base}/document?answer=502`),
      host.ask(`${base}/nothing`),
      unreachable.ask(`${base}/document`),
    ]);
    const line = (path: string, rest: string) => new RegExp(`GET ${base}/${path} ${rest}`);
    await expect
      .poll(host.accessLog)
      .toMatch(line('document', '502 \\d+ [\\d.]+ 502 [\\d.]+ - [0-9a-f]{32} 3.0.0-0123456789ab'));
    expect(host.accessLog()).toMatch(line('-', '404 \\d+ [\\d.]+ - - - [0-9a-f]{32} 3.0.0-0123456789ab'));
    await expect.poll(unreachable.accessLog).toMatch(line('document', '502 \\d+ [\\d.]+ - - - [0-9a-f]{32} -'));
    await unreachable.stop();
  });

  it('the host leads a password manager to the page for it, and knows no other well-known name (SEC-10)', async () => {
    const { status, headers } = await host.ask('/.well-known/change-password');
    expect([status, headers.location]).toEqual([302, '/profile/chpass']);
    for (const name of ['', 'security.txt', 'change-password/x', 'webauthn'])
      expect((await host.ask(`/.well-known/${name}`)).status, name).toBe(404);
  });

  it('the host takes an address with a line break for no probe, and writes no method into its log that HTTP doesn’t have (SEC-10)', async () => {
    for (const path of ['/healthz%0a', '/healthz%0A?x'])
      expect((await named.ask(path, { host: '10.0.0.1' })).status, path).toBe(421);
    const socket = connect(host.port, '127.0.0.1');
    socket.write(`${'X'.repeat(12_000)} /robots.txt HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    await once(socket.resume(), 'close');
    await expect.poll(host.accessLog).toMatch(/\] - - 405 /);
    expect(host.accessLog()).not.toContain('XXX');
  });

  it('the host tells a probe its status, version and commit, and 503 where the pages are missing; the image’s own check reads it (OPS-2)', async () => {
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
    host.write('index.html', page);
  });

  it('the host has no place for a call’s body, as on a full disk: the call is a technical error, pages go on (ERR-2)', async () => {
    const full = await startHost({ SERVICES: services.origin });
    rmSync(join(full.work, 'body'), { recursive: true });
    const { status, body } = await full.ask(`${base}/list`, {}, { method: 'POST', body: 'x'.repeat(60_000) });
    expect([status, body]).toEqual([500, refused]);
    expect((await full.ask('/login')).status).toBe(200);
    await full.stop();
  });

  it('the host counts its connections for a monitor, at an address of its own that only its machine reaches (OPS-13)', async () => {
    const monitorPort = await freePort();
    const counting = await startHost({ SERVICES: services.origin, STUB_STATUS: `127.0.0.1:${monitorPort}` });
    const askMonitor = asker(monitorPort);
    for (const path of ['/', '/stub_status', '/login']) {
      const { status, body } = await askMonitor(path);
      expect([path, status, body]).toEqual([path, 200, expect.stringMatching(/^Active connections: \d+ \n/)]);
    }
    for (const path of ['/stub_status', '/nginx_status']) expect((await counting.ask(path)).body).toBe(page);
    await counting.stop();
  });
});
