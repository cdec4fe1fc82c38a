import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

import { workFolder } from '../../../scripts/nginx.mjs';
import { root } from '../../../scripts/run.mjs';
import { config } from '../../../src/config';
import { settings } from '../settings.mjs';
import { captchaRoutes, visits } from '../support/routes';
import { Standin } from '../support/standin';

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Sends a request target as it is written. Browsers and fetch would normalise it. */
const ask = (path: string, headers: Record<string, string> = {}, { method = 'GET', body = '' } = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const target = { host: settings.host, port: settings.portalPort, path, method, headers, agent: false };
    const asked = request(target, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const given = Object.fromEntries(
          Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
        );
        resolve({ status: response.statusCode ?? 0, headers: given, body: Buffer.concat(parts) });
      });
    });
    asked.on('error', reject);
    asked.end(body);
  });

/** Asks the project's own host configuration over HTTP and compares every header. */
test.describe('the host', () => {
  test.skip(!settings.hosted, 'there is no nginx on this machine');

  const dist = join(root, settings.dist);
  /** The page of a path: the pre-rendered one, else the portal's own. */
  const pageOf = (path: string): string => {
    const own = join(dist, path, 'index.html');
    return readFileSync(existsSync(own) ? own : join(dist, 'index.html'), 'utf8');
  };
  const asset = (end: string): string =>
    `/assets/${readdirSync(join(dist, 'assets')).find((name) => name.endsWith(end)) ?? ''}`;

  const policy = (scripts = '', frames = ''): string =>
    `default-src 'none'; script-src 'self'${scripts}; style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; style-src-attr 'none'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self';${frames} manifest-src 'self'; worker-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'`;
  const strict = policy();
  const captcha = policy(
    ' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
    ' frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/;',
  );
  const invoice = policy('', ' frame-src blob:;');
  const firstScreens = ['/login', '/register', '/forgottendetails'];

  const everywhere = {
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'accelerometer=(), autoplay=(), camera=(), display-capture=(), encrypted-media=(), geolocation=(), gyroscope=(), hid=(), idle-detection=(), magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), screen-wake-lock=(), serial=(), usb=(), xr-spatial-tracking=()',
  };
  /** The headers whose values don't change from answer to answer. */
  const said = ({ headers }: Answer): Record<string, string> => {
    const {
      date,
      connection,
      'content-length': length,
      'transfer-encoding': encoding,
      'last-modified': modified,
      etag,
      'accept-ranges': ranges,
      ...rest
    } = headers;
    expect(
      [date, connection].every((value) => value !== undefined),
      'HTTP/1.1',
    ).toBe(true);
    expect(length ?? encoding).toBeDefined();
    expect([modified, etag, ranges].every((value) => value === undefined || value !== '')).toBe(true);
    return rest;
  };
  const html = {
    server: 'nginx',
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    vary: 'Accept-Encoding',
    ...everywhere,
  };

  test('sends every route with every header: strict, with Google’s captcha, or with a frame for a PDF (SEC-1, SEC-2)', async () => {
    for (const { name, path } of visits) {
      const own = captchaRoutes.includes(name) ? captcha : name === 'invoicePrint' ? invoice : strict;
      const answer = await ask(path);
      expect.soft(answer.status, path).toBe(200);
      expect.soft(said(answer), path).toEqual({ ...html, 'content-security-policy': own });
      expect.soft(answer.body.toString(), path).toBe(pageOf(path));
    }
  });

  test('sends the pre-rendered pages in the language that the cookie names, and hides where the English ones lie (PERF-1)', async () => {
    for (const path of firstScreens) {
      const english = await ask(path, { cookie: 'other=1; cportal_language=en' });
      expect(english.body.toString()).toBe(pageOf(`/en${path}`));
      expect(english.body.toString()).toContain('<html lang="en">');
      for (const language of ['hu', 'de', '../../x', '']) {
        const { body } = await ask(path, { cookie: `cportal_language=${language}` });
        expect(body.toString(), language).toBe(pageOf(path));
        expect(body.toString(), language).toContain('<html lang="hu">');
      }
    }
    for (const path of ['/en/login', '/en/login/', '/en/login/index.html', '/en/'])
      expect((await ask(path)).body.toString(), path).toBe(pageOf('/nowhere'));
  });

  test('widens the policy for the captcha pages however the router reads their address, and for nothing that only looks like one (SEC-2)', async () => {
    const policyOf = async (path: string): Promise<string> =>
      (await ask(path)).headers['content-security-policy'] ?? '';
    for (const path of [
      '/register?x=1',
      '/register/',
      '/unsubscribe/valaki%40pelda.hu?x',
      '/Unsubscribe/a.hu',
      '/REGISTER',
    ])
      expect(await policyOf(path), path).toBe(captcha);
    for (const path of ['//register', '/%72egister', '/login?/register', '/login?x=/invoice/1/2/hu', '/login/'])
      expect(await policyOf(path), path).toBe(strict);
    for (const path of [
      '/registered',
      '/register/x',
      '/x/register',
      '/en/login',
      '/en/register/',
      '/en/register/index.html',
      '/LOGIN',
      '/login/app',
      '/x/login',
      '/unsubscribe/a/b',
      '/invoice',
      '/invoice/1/2',
      '/invoice/1/2/hu/x',
      '/nowhere',
    ]) {
      expect(await policyOf(path), path).toBe(strict);
    }
  });

  test('keeps hashed files for ever, icons for a day, pages never (SEC-1)', async () => {
    const kept = async (path: string): Promise<string | undefined> => (await ask(path)).headers['cache-control'];
    for (const end of ['.js', '.css', '.woff2'])
      expect(await kept(asset(end)), end).toBe('public, max-age=31536000, immutable');
    for (const path of ['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png', '/robots.txt', '/site.webmanifest'])
      expect(await kept(path), path).toBe('public, max-age=86400');
    for (const path of ['/', '/index.html', '/login', '/nowhere']) expect(await kept(path), path).toBe('no-store');
  });

  test('gives files their types, and every header with them (SEC-1)', async () => {
    const types = { '.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8' };
    for (const [end, type] of Object.entries(types)) {
      expect(said(await ask(asset(end)))).toEqual({
        server: 'nginx',
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'Accept-Encoding',
        ...everywhere,
        'content-security-policy': strict,
      });
    }
    const typeOf = async (path: string): Promise<string | undefined> => (await ask(path)).headers['content-type'];
    expect(await typeOf(asset('.woff2'))).toBe('font/woff2');
    expect(await typeOf('/site.webmanifest')).toBe('application/manifest+json; charset=utf-8');
    expect(await typeOf('/favicon.svg')).toBe('image/svg+xml');
    // Browsers ask for it on documents that name no icon, such as robots.txt.
    expect(await typeOf('/favicon.ico')).toBe('image/x-icon');
  });

  test('answers 404 for a missing file, never with the page, and lets nobody cache that (SEC-1, FLT-8)', async () => {
    for (const path of [
      '/assets/index-gone.js',
      '/assets/',
      '/assets/../index-gone.js',
      '/gone.js',
      '/gone.css',
      '/gone.ico',
      '/mockServiceWorker.js',
      '/index.html.map',
    ]) {
      const answer = await ask(path);
      expect(answer.status, path).toBe(404);
      expect(answer.body.toString(), path).not.toContain('id="root"');
      expect(answer.headers['cache-control'], path).toBe('no-store');
      expect(answer.headers['content-security-policy'], path).toBe(strict);
    }
  });

  test('serves nothing outside the build, whatever the path', async () => {
    for (const path of [
      '/assets/..%2f..%2f..%2f..%2f..%2fetc/passwd',
      '/..%2f..%2fpackage.json',
      '/%2e%2e/%2e%2e/package.json',
      '/assets/%00.js',
      '/login/%',
    ]) {
      const answer = await ask(path);
      expect(answer.body.toString(), path).not.toMatch(/root:|"devDependencies"/);
      expect([200, 400, 404], path).toContain(answer.status);
    }
  });

  test('serves files compressed at build, brotli where nginx has it, else gzip', async () => {
    const conf = readFileSync(join(workFolder(settings.portalPort), 'conf/portal.conf'), 'utf8');
    const brotli = conf.includes('brotli_static on;');
    for (const path of ['/', asset('.js'), asset('.css'), '/favicon.svg']) {
      const plain = await ask(path, { 'accept-encoding': 'identity' });
      const small = await ask(path, { 'accept-encoding': 'gzip, deflate, br', via: '1.1 balancer' });
      expect(plain.headers['content-encoding'], path).toBeUndefined();
      if (small.headers['content-encoding'] === undefined)
        expect(plain.body.length, `${path} didn’t get smaller`).toBeLessThan(400);
      else expect(small.headers['content-encoding'], path).toBe(brotli ? 'br' : 'gzip');
      expect(small.headers.vary, path).toBe('Accept-Encoding');
      const gzip = await ask(path, { 'accept-encoding': 'gzip' });
      if (gzip.headers['content-encoding'] === 'gzip')
        expect(gunzipSync(gzip.body).equals(plain.body), path).toBe(true);
      if (small.headers['content-encoding'] === 'br')
        expect(brotliDecompressSync(small.body).equals(plain.body), path).toBe(true);
    }
  });
});

const world = 'host';

test.describe('the services behind the host', () => {
  test.use({ extraHTTPHeaders: { 'x-world': world } });
  test.skip(!settings.hosted, 'there is no nginx on this machine');
  const json = { 'content-type': 'application/json' };

  test('are reached under every base, and their answers are harmless as a page (SEC-5)', async () => {
    for (const base of Object.values(config.bases)) {
      const { status, headers } = await ask(
        `${base}/list-street-types/nothing`,
        { ...json, 'x-world': world },
        { method: 'POST', body: '{}' },
      );
      expect([base, status]).toEqual([base, 404]);
      const {
        date,
        connection,
        'content-length': length,
        'transfer-encoding': encoding,
        'keep-alive': alive,
        'x-request-id': reference,
        ...rest
      } = headers;
      expect(date).toBeDefined();
      expect(reference).toMatch(/^[0-9a-f]{32}$/);
      expect([connection, alive, length ?? encoding].length).toBe(3);
      expect(rest).toEqual({
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

  test('get a write once, even when the connection breaks (ERR-4, FLT-4)', async ({ request }) => {
    const standin = new Standin(request, settings.servicesOrigin);
    await standin.fault({ call: '/forgot', kind: 'lost' });
    const { status } = await ask(
      `${config.bases.accountPublic}/forgot`,
      { ...json, 'x-world': world },
      { method: 'POST', body: '{"email":"anna@pelda.hu"}' },
    );
    expect(status).toBe(502);
    expect((await standin.log()).filter(({ path }) => path === '/forgot')).toHaveLength(1);
    await standin.forget();
  });

  test('get no body larger than any form of the portal sends', async () => {
    const { status } = await ask(
      `${config.bases.accountPublic}/forgot`,
      { ...json, 'content-length': '200000' },
      { method: 'POST', body: 'x'.repeat(200_000) },
    );
    expect(status).toBe(413);
  });
});
