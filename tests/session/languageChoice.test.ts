import { afterEach, describe, expect, it } from 'vitest';

import { chosenLanguage, rememberLanguage } from '../../src/session/languageChoice';

const forgetCookies = (): void => {
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0] ?? ''}=; Path=/; Max-Age=0`;
};

afterEach(() => {
  window.localStorage.clear();
  forgetCookies();
});

describe('the language that was chosen on a device', () => {
  it('the language that was chosen on a device is the last choice, and none on a first visit (SES-11)', () => {
    expect(chosenLanguage()).toBeUndefined();
    rememberLanguage('en');
    rememberLanguage('hu');
    expect(chosenLanguage()).toBe('hu');
  });

  it('the language that was chosen on a device outlives a browser that clears the storage or the cookies (SES-11)', () => {
    document.cookie = 'first=hu; Path=/';
    rememberLanguage('en');
    document.cookie = 'other=hu; Path=/';
    window.localStorage.clear();
    expect(chosenLanguage()).toBe('en');
    rememberLanguage('en');
    forgetCookies();
    expect(chosenLanguage()).toBe('en');
  });

  it('the language that was chosen on a device is read from either place only if it is a language of the portal (SES-11, SEC-11)', () => {
    rememberLanguage('en');
    document.cookie = 'cportal_language=hu; Path=/';
    expect(chosenLanguage()).toBe('en');
    window.localStorage.setItem('cportal.language', 'de');
    expect(chosenLanguage()).toBe('hu');
    document.cookie = 'cportal_language=de; Path=/';
    expect(chosenLanguage()).toBeUndefined();
  });
});
