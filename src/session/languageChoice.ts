import { isLanguage, type Language } from '~/i18n/languages';

/** A cookie, because the host picks the pre-rendered page by it. Valid as an nginx variable name. */
const name = 'cportal_language';
const yearInSeconds = 31_536_000;

export const chosenLanguage = (): Language | undefined => {
  const pair = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
  const language = pair?.slice(name.length + 1);
  return isLanguage(language) ? language : undefined;
};

export const rememberLanguage = (language: Language): void => {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${language}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax${secure}`;
};

/** For each start: Safari keeps a script's cookie for a week. */
export const renewLanguage = (): void => {
  const language = chosenLanguage();
  if (language !== undefined) rememberLanguage(language);
};
