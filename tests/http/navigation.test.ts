// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { config } from '../../src/config';
import { isTrustedAddress, loadPage, redirectToTrusted, reloadPage } from '../../src/http/navigation';

const own = 'https://portal.example.test';
const bank = 'https://bank.example.test';
const assign = vi.fn();
const reload = vi.fn();

beforeEach(() => {
  vi.stubGlobal('window', { location: { origin: own, assign, reload } });
  vi.spyOn(config, 'allowedOrigins', 'get').mockReturnValue([bank]);
});
afterEach(() => {
  vi.unstubAllGlobals();
  assign.mockReset();
  reload.mockReset();
});

const untrusted: [why: string, address: string][] = [
  ['another site', 'https://evil.example/pay'],
  ['a site whose name starts with the bank’s', 'https://bank.example.test.evil.example/pay'],
  ['another port of the bank', 'https://bank.example.test:8443/pay'],
  ['the bank without https', 'http://bank.example.test/pay'],
  ['the bank’s name as the user of another site', 'https://bank.example.test@evil.example/pay'],
  ['a user and password at the bank', 'https://user:pass@bank.example.test/pay'],
  ['a script', 'javascript:alert(document.domain)'],
  ['a script with spaces and line breaks', ' \njava\nscript:alert(1)'],
  ['a data URL', 'data:text/html,<script>alert(1)</script>'],
  ['a blob URL', 'blob:https://evil.example/1'],
  ['a file', 'file:///etc/passwd'],
  ['no scheme', '//bank.example.test/pay'],
  ['a path', '/payment'],
  ['an empty text', ''],
  ['a scheme only', 'https://'],
];

describe('an address from a reply (SEC-3)', () => {
  it.each([
    [`${bank}/pay?t=1`, `${bank}/pay?t=1`],
    [`${own}/payment/t-1`, `${own}/payment/t-1`],
    [`  ${bank}/pay  `, `${bank}/pay`],
    ['HTTPS://BANK.example.test:443/pay', `${bank}/pay`],
  ])('is followed: %j as %s', (address, followed) => {
    redirectToTrusted(address);
    expect(assign).toHaveBeenCalledExactlyOnceWith(followed);
  });

  it('is followed as it was checked, not relative to the page', () => {
    const local = 'http://127.0.0.1:6191';
    vi.stubGlobal('window', { location: { origin: local, assign, reload } });
    redirectToTrusted('http:127.0.0.1:6191/x');
    expect(assign).toHaveBeenCalledExactlyOnceWith(`${local}/x`);
  });

  it.each(untrusted)('causes a technical error and no navigation: %s', (_why, address) => {
    expect(() => redirectToTrusted(address)).toThrow(
      expect.objectContaining({ kind: 'technical', codes: ['TECHNICAL_ERROR'] }),
    );
    expect(assign).not.toHaveBeenCalled();
  });

  it.each(['http://localhost:4000', 'http://127.0.0.1:4000', 'http://[::1]:4000'])(
    'may be plain http on an allowed loopback origin: %s',
    (origin) => {
      expect(isTrustedAddress(`${origin}/bank`, own, [origin])).toBe(true);
      expect(isTrustedAddress(`${origin}/bank`, own, [])).toBe(false);
    },
  );

  it('may not be plain http anywhere else, even if allowed or the portal’s own', () => {
    expect(isTrustedAddress('http://intra.example.test/x', own, ['http://intra.example.test'])).toBe(false);
    expect(isTrustedAddress('http://portal.example.test/x', 'http://portal.example.test', [])).toBe(false);
  });
});

describe('a full load of a page (SEC-2)', () => {
  it('keeps the query', () => {
    loadPage('/unsubscribe/anna%40pelda.hu?x=1');
    expect(String(assign.mock.calls[0]?.[0])).toBe(`${own}/unsubscribe/anna%40pelda.hu?x=1`);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/\t/evil.example',
    'https://',
  ])('never leads to another site: %j (SEC-4)', (path) => {
    expect(() => loadPage(path)).toThrow(expect.objectContaining({ kind: 'technical' }));
    expect(assign).not.toHaveBeenCalled();
  });

  it('reloads the page after a release (NAV-14)', () => {
    reloadPage();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
