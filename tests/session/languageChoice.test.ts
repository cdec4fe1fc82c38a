import { afterEach, expect, it, vi } from 'vitest';

import { chosenLanguage, rememberLanguage, renewLanguage } from '~/session/languageChoice';

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

it('the language that was chosen on a device is written anew at a start, as Safari keeps a script’s cookie for a week (SES-11)', () => {
  renewLanguage();
  expect(document.cookie).toBe('');
  document.cookie = 'cportal_language=en; Path=/; Max-Age=60';
  const written = vi.spyOn(document, 'cookie', 'set');
  renewLanguage();
  expect(written.mock.calls).toEqual([[expect.stringMatching(/^cportal_language=en; .*Max-Age=31536000/)]]);
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
