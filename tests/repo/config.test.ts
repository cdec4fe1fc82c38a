// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { bases } from '../../mocks/contract';
import { parseConfig } from '../../src/config';

describe('without any setting', () => {
  it('the portal calls the services of contract.ts at its own origin', () => {
    expect(parseConfig({})).toEqual({ apiRoot: '', bases, allowedOrigins: [], recaptchaSiteKey: undefined, links: {} });
  });

  it('empty settings, and ones of spaces, are none', () => {
    const empty = ['VITE_API_ROOT', 'VITE_SERVICE_BASES', 'VITE_ALLOWED_ORIGINS', 'VITE_RECAPTCHA_SITE_KEY', 'VITE_LINK_PROMO'];
    expect(parseConfig(Object.fromEntries(empty.map((name) => [name, '  '])))).toEqual(parseConfig({}));
  });

  it('what Vite itself puts into the environment is no setting', () => {
    expect(parseConfig({ MODE: 'production', DEV: false, PROD: true, BASE_URL: '/' })).toEqual(parseConfig({}));
  });
});

describe('a setting', () => {
  it('VITE_API_ROOT goes in front of every base, without a slash at its end', () => {
    expect(parseConfig({ VITE_API_ROOT: ' https://api.example.test/root// ' }).apiRoot).toBe('https://api.example.test/root');
  });

  it('VITE_SERVICE_BASES replaces single bases', () => {
    expect(parseConfig({ VITE_SERVICE_BASES: '{"newsletter":"/news/v2"}' }).bases).toEqual({ ...bases, newsletter: '/news/v2' });
  });

  it('VITE_ALLOWED_ORIGINS is a list, of which only the origins count (SEC-3)', () => {
    const given = 'https://bank.example.test/pay?x=1, http://localhost:4000 ,,https://Intranet.Example.test:443';
    expect(parseConfig({ VITE_ALLOWED_ORIGINS: given }).allowedOrigins).toEqual([
      'https://bank.example.test',
      'http://localhost:4000',
      'https://intranet.example.test',
    ]);
  });

  it('VITE_RECAPTCHA_SITE_KEY is taken as it is (PUB-18)', () => {
    expect(parseConfig({ VITE_RECAPTCHA_SITE_KEY: ' 6Lc-key ' }).recaptchaSiteKey).toBe('6Lc-key');
  });

  it.each([
    ['VITE_LINK_FLEXIBLE_OFFER', 'flexibleOffer'],
    ['VITE_LINK_MULTISPORT_CHECK', 'multisportCheck'],
    ['VITE_LINK_CREDIT_PURCHASE', 'creditPurchase'],
    ['VITE_LINK_REACTIVATION', 'reactivation'],
    ['VITE_LINK_EXTENSION', 'extension'],
    ['VITE_LINK_PARTNER_CARD', 'partnerCard'],
    ['VITE_LINK_INVITE_PARTNER', 'invitePartner'],
    ['VITE_LINK_PROMO', 'promo'],
    ['VITE_LINK_INTRANET_SUBSCRIPTION', 'intranetSubscription'],
    ['VITE_LINK_INTRANET_UPGRADE', 'intranetUpgrade'],
    ['VITE_LINK_TERMS', 'terms'],
    ['VITE_LINK_PRIVACY', 'privacy'],
    ['VITE_LINK_PURCHASE_INFO', 'purchaseInfo'],
    ['VITE_LINK_CARD_MANDATE_INFO', 'cardMandateInfo'],
  ])('%s is the link %s (NAV-5)', (name, link) => {
    expect(parseConfig({ [name]: 'https://example.test/page' }).links).toEqual({ [link]: 'https://example.test/page' });
    expect(() => parseConfig({ [name]: 'javascript:alert(1)' })).toThrow(`Setting ${name}: "javascript:alert(1)" is no http(s) address`);
  });
});

describe('a setting that can’t be read stops the build with its name and what is wrong', () => {
  const services = Object.keys(bases).join(', ');
  it.each([
    ['VITE_API_ROOT', 'api.example.test', '"api.example.test" is no http(s) address'],
    ['VITE_API_ROOT', '/api', '"/api" is no http(s) address'],
    ['VITE_API_ROOT', 'ftp://example.test', '"ftp://example.test" is no http(s) address'],
    ['VITE_API_ROOT', 'https://', '"https://" is no http(s) address'],
    ['VITE_SERVICE_BASES', '{newsletter}', 'is no JSON'],
    ['VITE_SERVICE_BASES', '"/news"', 'is no JSON object'],
    ['VITE_SERVICE_BASES', 'null', 'is no JSON object'],
    ['VITE_SERVICE_BASES', '["/news"]', 'is no JSON object'],
    ['VITE_SERVICE_BASES', '{"news":"/news"}', `there is no service "news" (${services})`],
    ['VITE_SERVICE_BASES', '{"newsletter":"news"}', '"newsletter" has to be a path that begins with /'],
    ['VITE_SERVICE_BASES', '{"newsletter":7}', '"newsletter" has to be a path that begins with /'],
    ['VITE_ALLOWED_ORIGINS', 'https://bank.example.test,bank', '"bank" is no http(s) address'],
    ['VITE_ALLOWED_ORIGINS', 'data:text/html,x', '"data:text/html" is no http(s) address'],
  ])('%s=%s', (name, value, why) => {
    expect(() => parseConfig({ [name]: value })).toThrow(new Error(`Setting ${name}: ${why}`));
  });
});
