// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { config } from '../../src/config';
import { isTrustedAddress, redirectToTrusted, loadPage, reloadPage } from '../../src/http/navigation';

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
  ['a site whose name begins like the bank’s', 'https://bank.example.test.evil.example/pay'],
  ['another port of the bank', 'https://bank.example.test:8443/pay'],
  ['the bank without https', 'http://bank.example.test/pay'],
  ['the bank’s name as a user of another site', 'https://bank.example.test@evil.example/pay'],
  ['a user and password at the bank', 'https://user:pass@bank.example.test/pay'],
  ['a script', 'javascript:alert(document.domain)'],
  ['a script behind spaces and a line break', ' \njava\nscript:alert(1)'],
  ['a page in the address', 'data:text/html,<script>alert(1)</script>'],
  ['a blob', 'blob:https://evil.example/1'],
  ['a file', 'file:///etc/passwd'],
  ['no scheme', '//bank.example.test/pay'],
  ['a path', '/payment'],
  ['nothing', ''],
  ['no address', 'https://'],
];

describe('an address from a reply (SEC-3)', () => {
  it.each([`${bank}/pay?t=1`, `${own}/payment/t-1`, `  ${bank}/pay  `, 'HTTPS://BANK.example.test:443/pay'])('is followed: %j', (address) => {
    redirectToTrusted(address);
    expect(assign).toHaveBeenCalledExactlyOnceWith(address);
  });

  it.each(untrusted)('is refused with a technical error and no navigation: %s', (_why, address) => {
    expect(() => redirectToTrusted(address)).toThrow(expect.objectContaining({ kind: 'technical', codes: ['TECHNICAL_ERROR'] }));
    expect(assign).not.toHaveBeenCalled();
  });

  it.each(['http://localhost:4000', 'http://127.0.0.1:4000', 'http://[::1]:4000'])('may be plain http on loopback only, where it is listed: %s', (origin) => {
    expect(isTrustedAddress(`${origin}/bank`, own, [origin])).toBe(true);
    expect(isTrustedAddress(`${origin}/bank`, own, [])).toBe(false);
  });

  it('may not be plain http elsewhere, listed or the portal’s own', () => {
    expect(isTrustedAddress('http://intra.example.test/x', own, ['http://intra.example.test'])).toBe(false);
    expect(isTrustedAddress('http://portal.example.test/x', 'http://portal.example.test', [])).toBe(false);
  });
});

describe('a page of the portal by a full load (SEC-2)', () => {
  it('is loaded with its query', () => {
    loadPage('/unsubscribe/anna%40pelda.hu?x=1');
    expect(String(assign.mock.calls[0]?.[0])).toBe(`${own}/unsubscribe/anna%40pelda.hu?x=1`);
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example/', 'javascript:alert(1)', '/\t/evil.example', 'https://'])(
    'is never another site’s: %j (SEC-4)',
    (path) => {
      expect(() => loadPage(path)).toThrow(expect.objectContaining({ kind: 'technical' }));
      expect(assign).not.toHaveBeenCalled();
    },
  );

  it('is loaded anew after a release (NAV-14)', () => {
    reloadPage();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
