import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

import { workFolder } from '../../../scripts/nginx.mjs';
import { root } from '../../../scripts/run.mjs';
import { asker, type Answer } from '../../deploy/startHost';
import { settings } from '../settings.mjs';
import { captchaRoutes, visits } from '../support/routes';

const ask = asker(settings.portalPort);

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

  const policy = (scripts = '', frames = '', trustedTypes = "'none'"): string =>
    `default-src 'none'; script-src 'self'${scripts}; style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; style-src-attr 'none'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self';${frames} manifest-src 'self'; worker-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types ${trustedTypes}`;
  const strict = policy();
  const captcha = policy(
    ' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
    ' frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/;',
    'default',
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
  const said = ({ headers }: Answer) => {
    const changing = [
      'date',
      'connection',
      'content-length',
      'transfer-encoding',
      'last-modified',
      'etag',
      'accept-ranges',
    ];
    return Object.fromEntries(Object.entries(headers).filter(([name]) => !changing.includes(name)));
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
      expect.soft(answer.body, path).toBe(pageOf(path));
    }
  });

  test('sends the pre-rendered pages in the language that the cookie names, and hides where the English ones lie (PERF-1)', async () => {
    for (const path of firstScreens) {
      const english = await ask(path, { cookie: 'other=1; cportal_language=en' });
      expect(english.body).toBe(pageOf(`/en${path}`));
      expect(english.body).toContain('<html lang="en">');
      for (const language of ['hu', 'de', '../../x', '']) {
        const { body } = await ask(path, { cookie: `cportal_language=${language}` });
        expect(body, language).toBe(pageOf(path));
        expect(body, language).toContain('<html lang="hu">');
      }
    }
    for (const path of ['/en/login', '/en/login/', '/en/login/index.html', '/en/'])
      expect((await ask(path)).body, path).toBe(pageOf('/nowhere'));
  });

  test('widens the policy for the captcha pages however the router reads their address, and for nothing that only looks like one (SEC-2)', async () => {
    const policies = {
      [captcha]: '/register?x=1 /register/ /unsubscribe/valaki%40pelda.hu?x /Unsubscribe/a.hu /REGISTER',
      [strict]: `//register /%72egister /login?/register /login?x=/invoice/1/2/hu /login/ /registered /register/x /x/register
        /en/login /en/register/ /en/register/index.html /LOGIN /login/app /x/login /unsubscribe/a/b /invoice
        /invoice/1/2/hu/x /nowhere`,
    };
    for (const [expected, paths] of Object.entries(policies))
      for (const path of paths.split(/\s+/))
        expect((await ask(path)).headers['content-security-policy'], path).toBe(expected);
  });

  test('keeps hashed files for ever, icons for a day, pages never; each file has its type and every header (SEC-1)', async () => {
    const [forEver, day] = ['public, max-age=31536000, immutable', 'public, max-age=86400'];
    const files = [
      [asset('.js'), 'text/javascript; charset=utf-8', forEver],
      [asset('.css'), 'text/css; charset=utf-8', forEver],
      [asset('.woff2'), 'font/woff2', forEver],
      ['/favicon.svg', 'image/svg+xml', day],
      // Browsers ask for it on documents that name no icon, such as robots.txt.
      ['/favicon.ico', 'image/x-icon', day],
      ['/apple-touch-icon.png', 'image/png', day],
      ['/robots.txt', 'text/plain; charset=utf-8', day],
      ['/site.webmanifest', 'application/manifest+json; charset=utf-8', day],
      ...['/', '/index.html', '/nowhere'].map((path) => [path, html['content-type'], 'no-store'] as const),
    ] as const;
    for (const [path, type, cacheControl] of files) {
      const { vary, ...headers } = said(await ask(path));
      expect(['Accept-Encoding', undefined], path).toContain(vary);
      expect(headers, path).toEqual({
        server: 'nginx',
        'content-type': type,
        'cache-control': cacheControl,
        ...everywhere,
        'content-security-policy': strict,
      });
    }
  });

  test('answers 404 for a missing file, never with the page, and lets nobody cache that (SEC-1, FLT-8)', async () => {
    const paths =
      '/assets/index-gone.js /assets/ /assets/../index-gone.js /gone.js /gone.css /gone.ico /mockServiceWorker.js /index.html.map';
    for (const path of paths.split(' ')) {
      const { status, headers, body } = await ask(path);
      expect([status, headers['cache-control'], headers['content-security-policy']], path).toEqual([
        404,
        'no-store',
        strict,
      ]);
      expect(body, path).not.toContain('id="root"');
    }
  });

  test('serves nothing outside the build, whatever the path', async () => {
    const paths =
      '/assets/..%2f..%2f..%2f..%2f..%2fetc/passwd /..%2f..%2fpackage.json /%2e%2e/%2e%2e/package.json /assets/%00.js /login/%';
    for (const path of paths.split(' ')) {
      const { status, body } = await ask(path);
      expect(body, path).not.toMatch(/root:|"devDependencies"/);
      expect([200, 400, 404], path).toContain(status);
    }
  });

  test('serves files compressed at build, brotli where nginx has it, else gzip', async () => {
    const conf = readFileSync(join(workFolder(settings.portalPort), 'conf/portal.conf'), 'utf8');
    const brotli = conf.includes('brotli_static on;');
    for (const path of ['/', asset('.js'), asset('.css'), '/favicon.svg']) {
      const plain = await ask(path, { 'accept-encoding': 'identity' });
      const small = await ask(path, { 'accept-encoding': 'gzip, deflate, br', via: '1.1 balancer' });
      const gzip = await ask(path, { 'accept-encoding': 'gzip' });
      expect(plain.headers['content-encoding'], path).toBeUndefined();
      expect(small.headers.vary, path).toBe('Accept-Encoding');
      if (small.headers['content-encoding'] === undefined)
        expect(plain.bytes.length, `${path} didn’t get smaller`).toBeLessThan(400);
      else expect(small.headers['content-encoding'], path).toBe(brotli ? 'br' : 'gzip');
      const unpack = { gzip: gunzipSync, br: brotliDecompressSync };
      for (const { headers, bytes } of [small, gzip]) {
        const encoding = headers['content-encoding'];
        if (encoding === 'gzip' || encoding === 'br')
          expect(unpack[encoding](bytes).equals(plain.bytes), path).toBe(true);
      }
    }
  });
});
