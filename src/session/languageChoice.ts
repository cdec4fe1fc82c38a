import { isLanguage, type Language } from '../i18n/languages';
import { createDeviceStorage } from './storage';

const storageKey = 'cportal.language';
/** Valid as an nginx variable name; the host picks the pre-rendered page by it (PERF-1). */
const cookie = 'cportal_language';
const yearInSeconds = 31_536_000;

const cookieValue = (): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${cookie}=`))
    ?.slice(cookie.length + 1);

/** The language that was chosen on this device before, if one was. Browsers forget either of its two places before the other. */
export const chosenLanguage = (): Language | undefined => [createDeviceStorage().read(storageKey), cookieValue()].find(isLanguage);

/** Remembers a choice beyond log-out and the tab. */
export const rememberLanguage = (language: Language): void => {
  createDeviceStorage().write(storageKey, language);
  document.cookie = `${cookie}=${language}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax`;
};
