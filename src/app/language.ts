import { matchPath } from 'react-router-dom';
import { defaultLanguage, isLanguage, type Language } from '../i18n/languages';
import { patterns } from '../paths';
import { createDeviceStorage } from '../session/storage';

const languageKey = 'cportal.language';

/** The language that a path names, if it names one (I18N-1): hu and en count, anything else is ignored. */
export const pathLanguage = (pathname: string): Language | undefined => {
  for (const pattern of Object.values(patterns)) {
    const lang = pattern.includes(':lang') ? matchPath(pattern, pathname)?.params : undefined;
    const value = lang !== undefined && 'lang' in lang ? lang.lang : undefined;
    if (isLanguage(value)) return value;
  }
  return undefined;
};

/** The language to begin with: the path's, else the one chosen before on this device, else Hungarian. */
export const firstLanguage = (pathname: string): Language => {
  const stored = createDeviceStorage().read(languageKey);
  return pathLanguage(pathname) ?? (isLanguage(stored) ? stored : defaultLanguage);
};

/** A name that an nginx variable can have. */
const languageCookie = 'cportal_language';
const yearInSeconds = 31_536_000;

/** Remembers a choice beyond the tab (SES-11); the cookie lets the host send the page that was rendered in it (PERF-1). */
export const rememberLanguage = (language: Language): void => {
  createDeviceStorage().write(languageKey, language);
  document.cookie = `${languageCookie}=${language}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax`;
};
