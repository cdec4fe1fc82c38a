import { isLanguage, type Language } from '../i18n/languages';
import { createDeviceStorage } from './storage';

const storageKey = 'cportal.language';
/** A name that an nginx variable can have: the host sends the page that was rendered in it (PERF-1). */
const cookie = 'cportal_language';
const yearInSeconds = 31_536_000;

/** The language that was chosen on this device before, if one was. */
export const chosenLanguage = (): Language | undefined => {
  const stored = createDeviceStorage().read(storageKey);
  return isLanguage(stored) ? stored : undefined;
};

/** Remembers a choice beyond log-out and the tab (SES-11). */
export const rememberLanguage = (language: Language): void => {
  createDeviceStorage().write(storageKey, language);
  document.cookie = `${cookie}=${language}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax`;
};
