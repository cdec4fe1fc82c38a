import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { root } from '../../scripts/run.mjs';
import { config } from '../../src/config';
import { settings } from './settings.mjs';
import { accessLog, ask, checkedWith, rendered, type Answer } from './support/nginx';
import { captchaRoutes, visits } from './support/routes';
import { Standin } from './support/standin';

/** No page is opened here: the world is named by hand. */
const world = 'headers';
test.use({ extraHTTPHeaders: { 'x-world': world } });

/** The project's own host configuration, asked over HTTP. Every header is compared, to the letter. */
test.describe('the host', () => {
  test.skip(!settings.hosted, 'there is no nginx on this machine');

  const dist = join(root, settings.dist);
  /** The page of a path: the one rendered ahead for it, else the portal itself. */
  const pageOf = (path: string): string => {
    const own = join(dist, path, 'index.html');
    return readFileSync(existsSync(own) ? own : join(dist, 'index.html'), 'utf8');
  };
  const asset = (end: string): string => `/assets/${readdirSync(join(dist, 'assets')).find((name) => name.endsWith(end)) ?? ''}`;

  const policy = (scripts = '', frames = '', styles = ''): string =>
    `default-src 'none'; script-src 'self'${scripts}; style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='${styles}; style-src-attr 'none'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self';${frames} manifest-src 'self'; worker-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'`;
  const strict = policy();
  const google = [' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/', ' frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/;'] as const;
  const captcha = policy(...google);
  /** What the pages that were rendered ahead carry in their heads: worked out from the pages themselves (PERF-1). */
  const firstScreens = ['/login', '/register', '/forgottendetails'];
  const carried = firstScreens.map((path) => {
    const [, style = ''] = /<style data-files="[^"]+">([^<]+)<\/style>/.exec(pageOf(path)) ?? [];
    expect(style, path).toContain('{');
    return ` 'sha256-${createHash('sha256').update(style).digest('base64')}'`;
  });
  const first = policy('', '', carried.join(''));
  const firstWithCaptcha = policy(...google, carried.join(''));
  const invoice = policy('', ' frame-src blob:;');

  const everywhere = {
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'accelerometer=(), autoplay=(), camera=(), display-capture=(), encrypted-media=(), geolocation=(), gyroscope=(), hid=(), idle-detection=(), magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), screen-wake-lock=(), serial=(), usb=(), xr-spatial-tracking=()',
  };
  /** Of the answer, what is no secret of the moment: sizes, dates and the connection. */
  const said = ({ headers }: Answer): Record<string, string> => {
    const { date, connection, 'content-length': length, 'transfer-encoding': encoding, 'last-modified': modified, etag, 'accept-ranges': ranges, ...rest } = headers;
    expect([date, connection].every((value) => value !== undefined), 'HTTP/1.1').toBe(true);
    expect(length ?? encoding).toBeDefined();
    expect([modified, etag, ranges].every((value) => value === undefined || value !== '')).toBe(true);
    return rest;
  };
  const html = { server: 'nginx', 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', vary: 'Accept-Encoding', ...everywhere };

  for (const { name, path } of visits) {
    const isFirst = firstScreens.includes(path);
    const plain = isFirst ? first : strict;
    const own = captchaRoutes.includes(name) ? (isFirst ? firstWithCaptcha : captcha) : name === 'invoicePrint' ? invoice : plain;
    const which = captchaRoutes.includes(name) ? 'with Google’s captcha' : own === invoice ? 'with a frame for the PDF' : 'strict';
    test(`sends ${path} with every header, the policy ${which} (SEC-1, SEC-2)`, async () => {
      const answer = await ask(path);
      expect(answer.status).toBe(200);
      expect(said(answer)).toEqual({ ...html, 'content-security-policy': own });
      expect(answer.body.toString()).toBe(pageOf(path));
    });
  }

  for (const path of ['/login', '/register', '/forgottendetails']) {
    test(`sends ${path} as it was rendered ahead, in the language that was chosen on the device (PERF-1)`, async () => {
      const english = await ask(path, { cookie: 'other=1; cportal_language=en' });
      expect(english.body.toString()).toBe(pageOf(`/en${path}`));
      expect(english.body.toString()).toContain('<html lang="en">');
      for (const language of ['hu', 'de', '../../x', '']) {
        const { body } = await ask(path, { cookie: `cportal_language=${language}` });
        expect(body.toString(), language).toBe(pageOf(path));
        expect(body.toString(), language).toContain('<html lang="hu">');
      }
    });
  }

  test('doesn’t give away where the pages in English lie (PERF-1)', async () => {
    for (const path of ['/en/login', '/en/login/', '/en/login/index.html', '/en/']) expect((await ask(path)).body.toString(), path).toBe(pageOf('/nowhere'));
  });

  test('widens the policy for the captcha pages however the router reads their address, and for nothing that only looks like one (SEC-2)', async () => {
    const policyOf = async (path: string): Promise<string> => (await ask(path)).headers['content-security-policy'] ?? '';
    for (const path of ['/register?x=1', '/register/']) expect(await policyOf(path), path).toBe(firstWithCaptcha);
    for (const path of ['/unsubscribe/valaki%40pelda.hu?x', '/Unsubscribe/a.hu', '/REGISTER']) expect(await policyOf(path), path).toBe(captcha);
    // The file decides on its styles, the address as the browser wrote it on the captcha.
    for (const path of ['//register', '/%72egister']) expect(await policyOf(path), path).toBe(first);
    for (const path of ['/login?/register', '/login?x=/invoice/1/2/hu', '/login/']) expect(await policyOf(path), path).toBe(first);
    for (const path of ['/registered', '/register/x', '/x/register', '/en/login', '/en/register/', '/en/register/index.html', '/LOGIN', '/login/app', '/x/login', '/unsubscribe/a/b', '/invoice', '/invoice/1/2', '/invoice/1/2/hu/x', '/nowhere']) {
      expect(await policyOf(path), path).toBe(strict);
    }
  });

  test('keeps hashed files for ever, icons for a day, pages never (SEC-1)', async () => {
    const kept = async (path: string): Promise<string | undefined> => (await ask(path)).headers['cache-control'];
    for (const end of ['.js', '.css', '.woff2']) expect(await kept(asset(end)), end).toBe('public, max-age=31536000, immutable');
    for (const path of ['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png', '/robots.txt', '/site.webmanifest']) expect(await kept(path), path).toBe('public, max-age=86400');
    for (const path of ['/', '/index.html', '/login', '/nowhere']) expect(await kept(path), path).toBe('no-store');
  });

  test('gives files their types, and every header with them (SEC-1)', async () => {
    const types = { '.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8' };
    for (const [end, type] of Object.entries(types)) {
      expect(said(await ask(asset(end)))).toEqual({
        server: 'nginx', 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable', vary: 'Accept-Encoding', ...everywhere, 'content-security-policy': strict,
      });
    }
    const typeOf = async (path: string): Promise<string | undefined> => (await ask(path)).headers['content-type'];
    expect(await typeOf(asset('.woff2'))).toBe('font/woff2');
    expect(await typeOf('/site.webmanifest')).toBe('application/manifest+json; charset=utf-8');
    expect(await typeOf('/favicon.svg')).toBe('image/svg+xml');
    // A whole browser asks for it from a document that names no icon, such as robots.txt.
    expect(await typeOf('/favicon.ico')).toBe('image/x-icon');
  });

  for (const path of ['/assets/index-gone.js', '/assets/', '/assets/../index-gone.js', '/gone.js', '/gone.css', '/gone.ico', '/mockServiceWorker.js', '/index.html.map']) {
    test(`answers 404 for ${path}, never the page, and lets nobody keep that (SEC-1, FLT-8)`, async () => {
      const answer = await ask(path);
      expect(answer.status).toBe(404);
      expect(answer.body.toString()).not.toContain('id="root"');
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers['content-security-policy']).toBe(strict);
    });
  }

  test('gives nothing that is not of the build, whatever the path', async () => {
    for (const path of ['/assets/..%2f..%2f..%2f..%2f..%2fetc/passwd', '/..%2f..%2fpackage.json', '/%2e%2e/%2e%2e/package.json', '/assets/%00.js', '/login/%']) {
      const answer = await ask(path);
      expect(answer.body.toString(), path).not.toMatch(/root:|"devDependencies"/);
      expect([200, 400, 404], path).toContain(answer.status);
    }
  });

  test('serves files compressed ahead, brotli where nginx has it and gzip else, each the very same file', async () => {
    const brotli = rendered('portal').includes('brotli_static on;');
    for (const path of ['/', asset('.js'), asset('.css'), '/favicon.svg']) {
      const plain = await ask(path, { 'accept-encoding': 'identity' });
      const small = await ask(path, { 'accept-encoding': 'gzip, deflate, br', via: '1.1 balancer' });
      expect(plain.headers['content-encoding'], path).toBeUndefined();
      if (small.headers['content-encoding'] === undefined) expect(plain.body.length, `${path} didn’t get smaller`).toBeLessThan(400);
      else expect(small.headers['content-encoding'], path).toBe(brotli ? 'br' : 'gzip');
      expect(small.headers.vary, path).toBe('Accept-Encoding');
      const gzip = await ask(path, { 'accept-encoding': 'gzip' });
      if (gzip.headers['content-encoding'] === 'gzip') expect(gunzipSync(gzip.body).equals(plain.body), path).toBe(true);
      if (small.headers['content-encoding'] === 'br') expect(brotliDecompressSync(small.body).equals(plain.body), path).toBe(true);
    }
  });

  test('sends who came over plain HTTP to HTTPS, as the balancer in front tells', async () => {
    const answer = await ask('/payment?x=1', { 'x-forwarded-proto': 'http', host: 'portal.pelda.hu' });
    expect([answer.status, answer.headers.location]).toEqual([308, 'https://portal.pelda.hu/payment?x=1']);
    expect((await ask('/payment', { 'x-forwarded-proto': 'https' })).status).toBe(200);
  });

  test('writes no token, code or e-mail address into its log (SES-13)', async () => {
    const secrets = ['titkos-jelszo-token', 'titkos-aktivalas', 'titkos-belepo', 'titkos-szamla', 'titkos@pelda.hu', 'titkos-kereses'];
    const [password, activation, support, paper, email, query] = secrets as [string, string, string, string, string, string];
    for (const path of [`/password/hu/${password}`, `/activate/hu/${activation}`, `/login/${support}/hu`, `/login/app/${support}`, `/invoice/1/${paper}/hu`, `/UNSUBSCRIBE/${email}`, `/documents?q=${query}`]) await ask(path);
    await expect.poll(accessLog).toContain('GET /invoice/* 200');
    expect(accessLog()).toContain('GET /login/app/* 200');
    for (const secret of secrets) expect(accessLog()).not.toContain(secret);
  });
});

test.describe('the services behind the host', () => {
  test.skip(!settings.hosted, 'there is no nginx on this machine');
  const json = { 'content-type': 'application/json' };

  test('are reached under every base of the portal, and their answers can do nothing as a page (SEC-5)', async () => {
    for (const base of Object.values(config.bases)) {
      const { status, headers } = await ask(`${base}/nothing`, { ...json, 'x-world': world }, { method: 'POST', body: '{}' });
      expect([base, status]).toEqual([base, 404]);
      const { date, connection, 'content-length': length, 'transfer-encoding': encoding, 'keep-alive': alive, ...rest } = headers;
      expect(date).toBeDefined();
      expect([connection, alive, length ?? encoding].length).toBe(3);
      expect(rest).toEqual({
        server: 'nginx',
        'content-type': 'application/json',
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'strict-transport-security': everywhere['strict-transport-security'],
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-resource-policy': 'same-origin',
      });
    }
  });

  const everywhere = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' };

  test('get a write once, even when the connection breaks (ERR-4, FLT-4)', async ({ request }) => {
    const standin = new Standin(request, settings.servicesOrigin);
    await standin.fault({ call: '/forgot', kind: 'lost' });
    const { status } = await ask(`${config.bases.accountPublic}/forgot`, { ...json, 'x-world': world }, { method: 'POST', body: '{"email":"anna@pelda.hu"}' });
    expect(status).toBe(502);
    expect((await standin.log()).filter(({ path }) => path === '/forgot')).toHaveLength(1);
    await standin.forget();
  });

  test('get no body that no form of the portal makes', async () => {
    const { status } = await ask(`${config.bases.accountPublic}/forgot`, { ...json, 'content-length': '200000' }, { method: 'POST', body: 'x'.repeat(200_000) });
    expect(status).toBe(413);
  });

  for (const path of ['/__standin/state', '/cportal-payment-services/actuator', '/cportal-payment-services/api/payment/v1/../../../actuator', '/common-services-admin/x', '/cportal-payment-services/api/payment/v1/..%2f..%2factuator']) {
    test(`are not reached beside them: ${path} is a page of the portal`, async () => {
      const { headers, body } = await ask(path);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(body.toString()).toContain('id="root"');
    });
  }
});

test.describe('the settings of the host', () => {
  test.skip(!settings.hosted, 'there is no nginx on this machine');

  test('name the services’ own origin in the policy where the browser asks it itself (SEC-1)', () => {
    const { code, portal } = checkedWith({ SERVICES: '', API_ORIGIN: 'https://api.pelda.hu' });
    expect(code).toBe(0);
    expect(portal).toContain("connect-src 'self' https://api.pelda.hu;");
    expect(portal).not.toContain('services.conf');
  });

  test('take an upstream behind TLS, whose certificate counts', () => {
    const { code, says } = checkedWith({ SERVICES: 'https://127.0.0.1:4443', CA_CERTIFICATES: '/nowhere.pem' });
    expect(code).not.toBe(0);
    expect(says).toContain('/nowhere.pem');
  });

  for (const [name, value] of [
    ['SERVICES', 'http://services:80; } server {'],
    ['SERVICES', 'http://services/path'],
    ['SERVICES', 'services:8080'],
    ['API_ORIGIN', "https://api.pelda.hu 'unsafe-inline'"],
    ['API_ORIGIN', 'https://api.pelda.hu/v1'],
    ['API_ORIGIN', 'https://user@api.pelda.hu'],
    ['SERVER_NAME', 'portal"; return 200'],
    ['SERVICE_BASES', '/a)$ { return 200; }'],
  ] as const) {
    test(`are refused where a value could say more than itself: ${name}=${value}`, () => {
      const { code, says } = checkedWith({ [name]: value });
      expect(code).toBe(64);
      expect(says).toContain(name);
    });
  }

  test('have to say where the services are', () => {
    expect(checkedWith({ SERVICES: '', API_ORIGIN: '' })).toMatchObject({ code: 64, says: expect.stringContaining('SERVICES or API_ORIGIN') });
  });
});
