// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest';

import { bases } from '../../mocks/contract';
import { applyConfig, builtConfig, config, currentConfig, onConfigChange } from '../../src/config';
import { mergeWithBuildSettings, parseConfig } from '../../src/config/settingsSchema';

describe('without any setting', () => {
  it('the portal calls the services of contract.ts at its own origin', () => {
    expect(parseConfig({})).toEqual({
      apiRoot: '',
      bases,
      allowedOrigins: [],
      recaptchaSiteKey: undefined,
      sendsRequestId: true,
      care: {},
      contractLinkDays: undefined,
      plasticCard: {},
      links: {},
    });
  });

  it('empty settings, and ones of spaces, are none', () => {
    const empty = [
      'VITE_API_ROOT',
      'VITE_SERVICE_BASES',
      'VITE_ALLOWED_ORIGINS',
      'VITE_RECAPTCHA_SITE_KEY',
      'VITE_LINK_PROMO',
    ];
    expect(parseConfig(Object.fromEntries(empty.map((name) => [name, '  '])))).toEqual(parseConfig({}));
  });

  it('what Vite itself puts into the environment is no setting', () => {
    expect(parseConfig({ MODE: 'production', DEV: false, PROD: true, BASE_URL: '/' })).toEqual(parseConfig({}));
  });
});

describe('a setting', () => {
  it('VITE_API_ROOT goes in front of every base, without a slash at its end', () => {
    expect(parseConfig({ VITE_API_ROOT: ' https://api.example.test/root// ' }).apiRoot).toBe(
      'https://api.example.test/root',
    );
  });

  it('VITE_SERVICE_BASES replaces single bases', () => {
    expect(parseConfig({ VITE_SERVICE_BASES: '{"newsletter":"/news/v2"}' }).bases).toEqual({
      ...bases,
      newsletter: '/news/v2',
    });
  });

  it('VITE_ALLOWED_ORIGINS is a list, of which only the origins count (SEC-3)', () => {
    const given = 'https://bank.example.test/pay, http://localhost:4000 ,,https://Intranet.Example.test:443';
    expect(parseConfig({ VITE_ALLOWED_ORIGINS: given }).allowedOrigins).toEqual([
      'https://bank.example.test',
      'http://localhost:4000',
      'https://intranet.example.test',
    ]);
  });

  it('VITE_RECAPTCHA_SITE_KEY is taken as it is (PUB-18)', () => {
    expect(parseConfig({ VITE_RECAPTCHA_SITE_KEY: ' 6Lc-key ' }).recaptchaSiteKey).toBe('6Lc-key');
  });

  it('VITE_CARD_READY_DAYS and VITE_CARD_PICKUP_PLACE tell when a plastic card is ready, and where it is collected (WIZ-9)', () => {
    const settings = { VITE_CARD_READY_DAYS: '5', VITE_CARD_PICKUP_PLACE: ' 1134 Budapest, Klub utca 1. ' };
    expect(parseConfig(settings).plasticCard).toEqual({ readyDays: 5, pickupPlace: '1134 Budapest, Klub utca 1.' });
  });

  it('VITE_CONTRACT_LINK_DAYS is a whole number of days (CON-11)', () => {
    expect(parseConfig({ VITE_CONTRACT_LINK_DAYS: ' 30 ' }).contractLinkDays).toBe(30);
    expect(parseConfig({ VITE_CONTRACT_LINK_DAYS: '' }).contractLinkDays).toBeUndefined();
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
    ['VITE_LINK_PACKAGES', 'packages'],
    ['VITE_LINK_INTRANET_SUBSCRIPTION', 'intranetSubscription'],
    ['VITE_LINK_INTRANET_UPGRADE', 'intranetUpgrade'],
    ['VITE_LINK_TERMS', 'terms'],
    ['VITE_LINK_TERMS_OF_USE', 'termsOfUse'],
    ['VITE_LINK_ONLINE_TERMS', 'onlineTerms'],
    ['VITE_LINK_CARE', 'care'],
    ['VITE_LINK_PRIVACY', 'privacy'],
    ['VITE_LINK_PURCHASE_INFO', 'purchaseInfo'],
    ['VITE_LINK_CARD_MANDATE_INFO', 'cardMandateInfo'],
  ])('%s is the link %s (NAV-5)', (name, link) => {
    expect(parseConfig({ [name]: 'https://example.test/page' }).links).toEqual({ [link]: 'https://example.test/page' });
    expect(() => parseConfig({ [name]: 'javascript:alert(1)' })).toThrow(
      `Setting ${name}: "javascript:alert(1)" is no http(s) address`,
    );
  });
});

describe('the settings of a host (OPS-1)', () => {
  afterEach(() => applyConfig(builtConfig));

  it('come over the build’s, and are told to who watches', () => {
    const told = vi.fn();
    const stop = onConfigChange(told);
    applyConfig(
      mergeWithBuildSettings({
        VITE_LINK_TERMS: 'https://example.test/terms',
        VITE_API_ROOT: 'https://api.example.test',
        VITE_CARE_PHONE: '+36 1 234 5678',
        VITE_REQUEST_ID: 'off',
      }),
    );
    expect(config).toEqual({
      ...builtConfig,
      links: { terms: 'https://example.test/terms' },
      apiRoot: 'https://api.example.test',
      care: { phone: '+36 1 234 5678' },
      sendsRequestId: false,
    });
    expect(currentConfig()).toEqual(config);
    expect(told).toHaveBeenCalledOnce();
    stop();
  });

  it('are refused if one of them can’t be read, and those of another kind are none', () => {
    expect(() =>
      mergeWithBuildSettings({ VITE_LINK_TERMS: 'https://example.test/', VITE_LINK_PROMO: 'javascript:x' }),
    ).toThrow('Setting VITE_LINK_PROMO');
    expect(
      mergeWithBuildSettings({
        VITE_LINK_TERMS: 7,
        VITE_API_ROOT: null,
        __proto__: { VITE_LINK_PROMO: 'https://example.test/' },
      }),
    ).toEqual(builtConfig);
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
    ['VITE_SERVICE_BASES', '{"newsletter":"/news;x"}', '"newsletter" has to be a path that begins with /'],
    ['VITE_REQUEST_ID', 'no', 'is on or off'],
    ['VITE_CONTRACT_LINK_DAYS', '0', 'is no whole number of days'],
    ['VITE_CONTRACT_LINK_DAYS', '-3', 'is no whole number of days'],
    ['VITE_CONTRACT_LINK_DAYS', '1.5', 'is no whole number of days'],
    ['VITE_CONTRACT_LINK_DAYS', '30 nap', 'is no whole number of days'],
    ['VITE_CARD_READY_DAYS', '0', 'is no whole number of days'],
    ['VITE_CARE_PHONE', 'call us', 'is no phone number'],
    ['VITE_CARE_EMAIL', 'care', 'is no e-mail address'],
    ['VITE_ALLOWED_ORIGINS', 'https://bank.example.test,bank', '"bank" is no http(s) address'],
    ['VITE_ALLOWED_ORIGINS', 'data:text/html,x', '"data:text/html" is no http(s) address'],
    ['VITE_ALLOWED_ORIGINS', 'https://*.bank.hu', '"https://*.bank.hu" is no http(s) address'],
    ['VITE_ALLOWED_ORIGINS', 'https://me@bank.hu', '"https://me@bank.hu" is no http(s) address'],
    ['VITE_ALLOWED_ORIGINS', 'https://bank.hu?x', '"https://bank.hu?x" holds more than scheme, host, port and path'],
    ['VITE_API_ROOT', 'https://api.hu/a;b', '"https://api.hu/a;b" holds more than scheme, host, port and path'],
    ['VITE_LINK_PROMO', 'https://me:pw@pelda.hu/', '"https://me:pw@pelda.hu/" is no http(s) address'],
    ['VITE_RECAPTCHA_SITE_KEY', 'a b', 'is no site key'],
    ['VITE_SERVICE_BASES', '{"newsletter":"/../x"}', '"newsletter" has to be a path that begins with /'],
  ])('%s=%s', (name, value, why) => {
    expect(() => parseConfig({ [name]: value })).toThrow(new Error(`Setting ${name}: ${why}`));
  });
});
