import { matchPath } from 'react-router-dom';
import { defaultLanguage, isLanguage, type Language } from '../i18n/languages';
import { patterns } from '../paths';
import { chosenLanguage } from '../session/languageChoice';

/** The language that a path names, if it names one: hu and en count, anything else is ignored. */
export const pathLanguage = (pathname: string): Language | undefined => {
  for (const pattern of Object.values(patterns)) {
    const lang = pattern.includes(':lang') ? matchPath(pattern, pathname)?.params : undefined;
    const value = lang !== undefined && 'lang' in lang ? lang.lang : undefined;
    if (isLanguage(value)) return value;
  }
  return undefined;
};

/** The language to begin with: the path's, else the one chosen before on this device, else Hungarian. */
export const firstLanguage = (pathname: string): Language => pathLanguage(pathname) ?? chosenLanguage() ?? defaultLanguage;
