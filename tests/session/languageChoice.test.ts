import { afterEach, expect, it, vi } from 'vitest';

import { chosenLanguage, rememberLanguage } from '~/session/languageChoice';

const forgetCookies = (): void => {
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0] ?? ''}=; Path=/; Max-Age=0`;
};

afterEach(forgetCookies);

it('the language that was chosen on a device is the last choice (SES-11)', () => {
  expect(chosenLanguage()).toBeUndefined();
  document.cookie = 'first=hu; Path=/';
  rememberLanguage('hu');
  rememberLanguage('en');
  document.cookie = 'other=hu; Path=/';
  expect(chosenLanguage()).toBe('en');
});

it('the language that was chosen on a device is read only if it is a language of the portal (SES-11, SEC-11)', () => {
  document.cookie = 'cportal_language=de; Path=/';
  expect(chosenLanguage()).toBeUndefined();
});

it.each([
  ['https:', true],
  ['http:', false],
])('the language that was chosen on %s travels as a secure cookie: %s (SES-11, SEC-1)', (protocol, isSecure) => {
  const written = vi.spyOn(document, 'cookie', 'set');
  vi.stubGlobal('location', { protocol });
  rememberLanguage('en');
  expect(written.mock.calls.at(-1)?.[0].endsWith('; Secure')).toBe(isSecure);
});
