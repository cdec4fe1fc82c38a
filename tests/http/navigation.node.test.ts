import fc from 'fast-check';
import { matchRoutes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';

import { config } from '~/config/config';
import { isPathToken } from '~/domain/text/pathToken';
import { isTrustedAddress, loadPage, redirectToTrusted } from '~/http/navigation';
import { createI18n } from '~/i18n/i18n';
import { routerPath } from '~/layout/routerPath';
import { patterns } from '~/paths';
import { createRoutes } from '~/routes';
import { isAppPath } from '~/session/returnTo';
import { createSessionStore } from '~/session/store';

const own = 'https://portal.example.test';
const bank = 'https://bank.example.test';
const assign = vi.fn<(address: string | URL) => void>();

beforeEach(() => {
  assign.mockReset();
  vi.stubGlobal('window', { location: { origin: own, assign } });
  vi.spyOn(config, 'allowedOrigins', 'get').mockReturnValue([bank]);
});

/** Addresses that fooled something once, here or elsewhere. */
const untrusted = [
  'https://evil.example/pay',
  'https://bank.example.test.evil.example/pay',
  'https://bank.example.test:8443/pay',
  'http://bank.example.test/pay',
  'https://bank.example.test@evil.example/pay',
  'https://user:pass@bank.example.test/pay',
  'javascript:alert(document.domain)',
  ' \njava\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  '//bank.example.test/pay',
  '/payment',
  '',
  'https://',
];

it.each([
  [`${bank}/pay?t=1`, `${bank}/pay?t=1`],
  [`${own}/payment/t-1`, `${own}/payment/t-1`],
  [`  ${bank}/pay  `, `${bank}/pay`],
  ['HTTPS://BANK.example.test:443/pay', `${bank}/pay`],
])('an address from a reply is followed: %j as %s (SEC-3)', (address, followed) => {
  redirectToTrusted(address);
  expect(assign).toHaveBeenCalledExactlyOnceWith(followed);
});

it('an address from a reply is followed as it was checked, not relative to the page (SEC-3)', () => {
  const local = 'http://127.0.0.1:6191';
  vi.stubGlobal('window', { location: { origin: local, assign } });
  redirectToTrusted('http:127.0.0.1:6191/x');
  expect(assign).toHaveBeenCalledExactlyOnceWith(`${local}/x`);
});

it.each(['http://localhost:4000', 'http://127.0.0.1:4000', 'http://[::1]:4000'])(
  'an address from a reply may be plain http on an allowed loopback origin: %s (SEC-3)',
  (origin) => {
    expect(isTrustedAddress(`${origin}/bank`, own, [origin])).toBe(true);
    expect(isTrustedAddress(`${origin}/bank`, own, [])).toBe(false);
  },
);

it('an address from a reply may not be plain http anywhere else, even if allowed or the portal’s own (SEC-3)', () => {
  expect(isTrustedAddress('http://intra.example.test/x', own, ['http://intra.example.test'])).toBe(false);
  expect(isTrustedAddress('http://portal.example.test/x', 'http://portal.example.test', [])).toBe(false);
});

it('a full load of a page keeps the query (SEC-2)', () => {
  loadPage('/unsubscribe/anna%40pelda.hu?x=1');
  expect(String(assign.mock.calls[0]?.[0])).toBe(`${own}/unsubscribe/anna%40pelda.hu?x=1`);
});

const runs = { numRuns: 1_000 };

/** Pieces of addresses and of attacks on them. */
const piece = fc.constantFrom(
  ' ',
  '\t',
  '\n',
  '\u202e',
  '\\',
  ...'https: http: javascript: data: blob: // / @ : ? # . .. ; % %0d%0a %2F %252F %00 %E0%A4%A bank.example.test portal.example.test evil.example localhost 127.0.0.1 user:pass :443 :8443 ｅvil xn-- [::1] payment á alert(1)'.split(
    ' ',
  ),
);
const built = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
const anything = fc.string({ unit: 'binary', maxLength: 40 });
const hostile = fc.oneof(
  built,
  fc.webUrl(),
  anything,
  built.map((tail) => bank + tail),
  built.map((tail) => own + tail),
);
const inPath = fc.oneof(built, anything, fc.stringMatching(/^[A-Za-z0-9._~=-]{0,30}$/));

/** Where a browser would go, worked out without the code under test. */
const originOf = (address: string): string => (URL.canParse(address, own) ? new URL(address, own).origin : 'nowhere');

it('any address in a reply leads to the bank or the portal over https, or nowhere (SEC-3)', () => {
  let followed = 0;
  fc.assert(
    fc.property(hostile, (address) => {
      assign.mockClear();
      try {
        redirectToTrusted(address);
      } catch (error) {
        expect(error).toMatchObject({ kind: 'technical' });
        expect(assign).not.toHaveBeenCalled();
        return;
      }
      followed += 1;
      const target = new URL(String(assign.mock.calls[0]?.[0]), `${own}/payment`);
      expect([own, bank]).toContain(target.origin);
      expect(target).toMatchObject({ href: new URL(address).href, protocol: 'https:', username: '', password: '' });
    }),
    { ...runs, examples: untrusted.map((address): [string] => [address]) },
  );
  expect(followed).toBeGreaterThan(0);
});

it('any address in a reply as a path to load stays on the portal’s origin (SEC-4)', () => {
  fc.assert(
    fc.property(hostile, (path) => {
      assign.mockClear();
      try {
        loadPage(path);
      } catch {
        expect(assign).not.toHaveBeenCalled();
        return;
      }
      expect(originOf(String(assign.mock.calls[0]?.[0]))).toBe(own);
    }),
    {
      ...runs,
      examples: [
        ['//evil.example'],
        ['/\\evil.example'],
        ['https://evil.example/'],
        ['javascript:alert(1)'],
        ['/\t/evil.example'],
        ['https://'],
        [' '],
      ],
    },
  );
});

it('any address in a reply as the page to return to stays within the portal (SEC-4, SES-10)', () => {
  fc.assert(
    fc.property(
      built.map((tail) => `/${tail}`),
      (path) => {
        if (!isAppPath(path)) return;
        expect(originOf(path)).toBe(own);
        expect(originOf(decodeURIComponent(path))).toBe(own);
      },
    ),
    runs,
  );
});

const { i18n } = createI18n('hu');
const routes = createRoutes({ i18n, store: createSessionStore(), withOperation: false });

it('any text in a path is a token only if a link can carry it unencoded (SEC-4)', () => {
  fc.assert(
    fc.property(inPath, (token) => {
      expect(isPathToken(token)).toBe(
        token !== '' &&
          encodeURIComponent(token).replaceAll('%3D', '=').replaceAll('%2B', '+').replaceAll('%3A', ':') === token &&
          !/[!*'()]/.test(token),
      );
    }),
    runs,
  );
});

it('any text in a path matches a route or none, without an error or a warning, even with broken percent-encoding (SEC-4, NAV-2)', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  fc.assert(
    fc.property(fc.constantFrom(...Object.values(patterns)), inPath, (pattern, value) => {
      const path = pattern.replaceAll(/:\w+\??/g, () => value.replaceAll(/[?#]/g, '') || 'x');
      const found = matchRoutes(routes, routerPath(path));
      // Only a line break escapes the catch-all pattern; the shell shows the not-found page then.
      if (found === null) expect(path).toMatch(/%0[ad]|[\n\r\u2028\u2029]/);
    }),
    // Each run matches every route.
    { numRuns: 200 },
  );
  expect(warn).not.toHaveBeenCalled();
});
