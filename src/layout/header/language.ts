import { matchPath } from 'react-router-dom';

import { pathCode } from '~/domain/text/pathToken';
import { defaultLanguage, isLanguage, type Language } from '~/i18n/languages';
import { patterns } from '~/paths';
import { chosenLanguage } from '~/session/languageChoice';

export const pathLanguage = (pathname: string): Language | undefined => {
  for (const pattern of Object.values(patterns)) {
    const lang = pattern.includes(':lang') ? matchPath(pattern, pathname)?.params : undefined;
    const value = lang !== undefined && 'lang' in lang ? pathCode(lang.lang).toLowerCase() : undefined;
    if (isLanguage(value)) return value;
  }
  return undefined;
};

/** The initial language: the path's, else the one chosen on this device, else Hungarian. */
export const firstLanguage = (pathname: string): Language =>
  pathLanguage(pathname) ?? chosenLanguage() ?? defaultLanguage;
