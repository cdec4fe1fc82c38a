import { isLanguage, type Language } from '~/i18n/languages';

import { deviceStorage } from './storage';

const storageKey = 'cportal.language';
/** Valid as an nginx variable name; the host picks the pre-rendered page by it. */
const cookie = 'cportal_language';
const yearInSeconds = 31_536_000;

const cookieValue = (): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${cookie}=`))
    ?.slice(cookie.length + 1);

/** The language chosen on this device, if any. It is stored twice, because browsers may clear either place first. */
export const chosenLanguage = (): Language | undefined =>
  [deviceStorage.read(storageKey), cookieValue()].find(isLanguage);

/** Remembers the choice for later visits. */
export const rememberLanguage = (language: Language): void => {
  deviceStorage.write(storageKey, language);
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${cookie}=${language}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax${secure}`;
};
