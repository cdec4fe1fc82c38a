import { useTranslation } from 'react-i18next';
import type { Language } from '../i18n/languages';
import { useLanguage } from '../i18n/useLanguage';
import { rememberLanguage } from '../session/languageChoice';
import styles from './Header.module.css';

const names: readonly (readonly [Language, string])[] = [
  ['hu', 'HUN'],
  ['en', 'ENG'],
];

/** HUN/ENG on every page (NAV-11); the choice outlives log-out and the tab (SES-11). */
export const LanguageButtons = () => {
  const { t } = useTranslation('common');
  const { i18n } = useTranslation();
  const language = useLanguage();
  const choose = (next: Language): void => {
    rememberLanguage(next);
    void i18n.changeLanguage(next);
  };
  return (
    <div role="group" aria-label={t('language')} className={styles.languages}>
      {names.map(([code, name]) => (
        <button key={code} type="button" lang={code} aria-pressed={language === code} onClick={() => choose(code)}>
          {name}
        </button>
      ))}
    </div>
  );
};
