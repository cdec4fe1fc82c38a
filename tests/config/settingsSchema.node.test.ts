import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { applyConfig, config, onConfigChange, type Config } from '~/config/config';
import { givenSettings, parseConfig, settingNames } from '~/config/settingsSchema';

import { bases } from '../../mocks/contract';

describe('parseConfig', () => {
  it('without any setting the portal calls the services of contract.ts at its own origin; empty settings, and Vite’s own, are none (OPS-1)', () => {
    const unset = {
      apiRoot: '',
      bases,
      allowedOrigins: [],
      recaptchaSiteKey: undefined,
      sendsRequestId: true,
      care: {},
      contractLinkDays: undefined,
      plasticCard: {},
      links: {},
    };
    expect(parseConfig({})).toEqual(unset);
    const empty = { VITE_API_ROOT: '', VITE_SERVICE_BASES: '  ', VITE_ALLOWED_ORIGINS: ' ', VITE_LINK_PROMO: '' };
    expect(parseConfig({ ...empty, MODE: 'production', DEV: false, BASE_URL: '/' })).toEqual(unset);
  });

  it.each<[string, string, Partial<Config>]>([
    ['VITE_API_ROOT', ' https://api.example.test/root// ', { apiRoot: 'https://api.example.test/root' }],
    ['VITE_SERVICE_BASES', '{"newsletter":"/news/v2"}', { bases: { ...bases, newsletter: '/news/v2' } }],
    [
      'VITE_ALLOWED_ORIGINS',
      'https://bank.example.test/pay, http://localhost:4000 ,,https://Intranet.Example.test:443',
      { allowedOrigins: ['https://bank.example.test', 'http://localhost:4000', 'https://intranet.example.test'] },
    ],
    ['VITE_RECAPTCHA_SITE_KEY', ' 6Lc-key ', { recaptchaSiteKey: '6Lc-key' }],
    ['VITE_CARD_READY_DAYS', '5', { plasticCard: { readyDays: 5, pickupPlace: undefined } }],
    [
      'VITE_CARD_PICKUP_PLACE',
      ' Klub utca 1. ',
      { plasticCard: { readyDays: undefined, pickupPlace: 'Klub utca 1.' } },
    ],
    ['VITE_CONTRACT_LINK_DAYS', ' 30 ', { contractLinkDays: 30 }],
    ['VITE_REQUEST_ID', 'off', { sendsRequestId: false }],
  ])('%s=%s is read (OPS-1, SEC-3, PUB-18, WIZ-9, CON-11)', (name, value, read) => {
    expect(parseConfig({ [name]: value })).toMatchObject(read);
  });

  it.each(settingNames.filter((name) => name.startsWith('VITE_LINK_')))(
    '%s is the link of its name, and a web address (NAV-5)',
    (name) => {
      const link = name
        .replace('VITE_LINK_', '')
        .toLowerCase()
        .replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
      expect(parseConfig({ [name]: 'https://example.test/page' }).links).toEqual({
        [link]: 'https://example.test/page',
      });
      expect(() => parseConfig({ [name]: 'javascript:alert(1)' })).toThrow(
        `Setting ${name}: "javascript:alert(1)" is no http(s) address`,
      );
    },
  );
});

describe('the settings in force', () => {
  it('the settings in force are shown to whoever watches (OPS-1)', () => {
    const before = config;
    const watch = vi.fn();
    const stop = onConfigChange(watch);
    onTestFinished(() => {
      stop();
      applyConfig(before);
    });
    applyConfig(parseConfig({ VITE_CARE_PHONE: '+36 1 234 5678' }));
    expect(config.care).toEqual({ phone: '+36 1 234 5678' });
    expect(watch).toHaveBeenCalledOnce();
  });

  it('a file of settings holds what was given, by names that are known (OPS-1)', () => {
    const environment = { VITE_LINK_TERMS: ' https://example.test/ ', VITE_API_ROOT: ' ', VITE_OTHER: 'x', HOME: '/' };
    expect(givenSettings({ ...environment, VITE_LINK_PROMO: 7 })).toEqual({ VITE_LINK_TERMS: 'https://example.test/' });
  });
});

describe('a setting that can’t be read stops the build with its name and what is wrong', () => {
  const services = Object.keys(bases).join(', ');
  it.each<[string, string, string, string?]>([
    ['VITE_API_ROOT', 'api.example.test', '"api.example.test" is no http(s) address'],
    ['VITE_API_ROOT', '/api', '"/api" is no http(s) address'],
    ['VITE_SERVICE_BASES', '{newsletter}', 'is no JSON'],
    ['VITE_SERVICE_BASES', '"/news"', 'is no JSON object'],
    ['VITE_SERVICE_BASES', '[]', 'is no JSON object'],
    ['VITE_SERVICE_BASES', '{"news":"/news"}', `there is no such service (${services})`, '.news'],
    ['VITE_SERVICE_BASES', '{"newsletter":"news"}', 'has to be a path that begins with /', '.newsletter'],
    ['VITE_SERVICE_BASES', '{"newsletter":7}', 'has to be a path that begins with /', '.newsletter'],
    ['VITE_SERVICE_BASES', '{"newsletter":"/news;x"}', 'has to be a path that begins with /', '.newsletter'],
    ['VITE_SERVICE_BASES', '{"newsletter":"/../x"}', 'has to be a path that begins with /', '.newsletter'],
    ['VITE_REQUEST_ID', 'no', 'is on or off'],
    ['VITE_CONTRACT_LINK_DAYS', '0', 'is no whole number of days'],
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
    ['VITE_API_ROOT', 'https://api.hu/$host', '"https://api.hu/$host" holds more than scheme, host, port and path'],
    ['VITE_API_ROOT', "https://api.hu 'unsafe-inline'", '"https://api.hu \'unsafe-inline\'" is no http(s) address'],
    ['VITE_ALLOWED_ORIGINS', 'http://bank.hu', '"http://bank.hu" has to be https: no other address is followed'],
    [
      'VITE_SERVICE_BASES',
      '{"newsletter":"/a)$ { return 200; }"}',
      'has to be a path that begins with /',
      '.newsletter',
    ],
    ['VITE_LINK_PROMO', 'https://me:pw@pelda.hu/', '"https://me:pw@pelda.hu/" is no http(s) address'],
    ['VITE_RECAPTCHA_SITE_KEY', 'a b', 'is no site key'],
  ])('%s=%s stops the build with the setting’s name and what is wrong (OPS-1)', (name, value, why, part = '') => {
    expect(() => parseConfig({ [name]: value })).toThrow(new Error(`Setting ${name}${part}: ${why}`));
  });
});
