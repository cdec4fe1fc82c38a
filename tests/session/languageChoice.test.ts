import { afterEach, describe, expect, it } from 'vitest';

import { chosenLanguage, rememberLanguage } from '../../src/session/languageChoice';

const forgetCookies = (): void => {
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0] ?? ''}=; Path=/; Max-Age=0`;
};

afterEach(() => {
  window.localStorage.clear();
  forgetCookies();
});

describe('the language that was chosen on a device (SES-11)', () => {
  it('is none on a first visit', () => {
    expect(chosenLanguage()).toBeUndefined();
  });

  it('is the last choice', () => {
    rememberLanguage('en');
    expect(chosenLanguage()).toBe('en');
    rememberLanguage('hu');
    expect(chosenLanguage()).toBe('hu');
  });

  it('outlives a browser that clears the storage, among other cookies', () => {
    document.cookie = 'first=hu; Path=/';
    rememberLanguage('en');
    document.cookie = 'other=hu; Path=/';
    window.localStorage.clear();
    expect(chosenLanguage()).toBe('en');
  });

  it('outlives a browser that clears the cookies', () => {
    rememberLanguage('en');
    forgetCookies();
    expect(chosenLanguage()).toBe('en');
  });

  it('is the storage’s before the cookie’s, and neither’s where it is no language of the portal', () => {
    rememberLanguage('en');
    document.cookie = 'cportal_language=hu; Path=/';
    expect(chosenLanguage()).toBe('en');
    window.localStorage.setItem('cportal.language', 'de');
    expect(chosenLanguage()).toBe('hu');
    document.cookie = 'cportal_language=de; Path=/';
    expect(chosenLanguage()).toBeUndefined();
  });

  it('is told to the host by a cookie of the whole site, for a year', () => {
    const setCookie: string[] = [];
    const own = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!;
    Object.defineProperty(document, 'cookie', { set: (text: string) => setCookie.push(text), configurable: true });
    try {
      rememberLanguage('en');
    } finally {
      Object.defineProperty(document, 'cookie', own);
      Reflect.deleteProperty(document, 'cookie');
    }
    expect(setCookie).toEqual(['cportal_language=en; Path=/; Max-Age=31536000; SameSite=Lax']);
  });
});
