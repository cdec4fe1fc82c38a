import { useTranslation } from 'react-i18next';
import { config } from '../config';
import { appVersion } from '../domain/constants';
import styles from './Shell.module.css';

const documents = ['terms', 'privacy'] as const;

export const Footer = () => {
  const { t } = useTranslation('common');
  return (
    <footer className={styles.footer} aria-label={t('footer.label')}>
      <ul className={styles.footerLinks}>
        {documents.map((name) => {
          const href = config.links[name];
          return (
            href !== undefined && (
              <li key={name}>
                <a href={href} target="_blank" rel="noopener noreferrer">
                  {t(`footer.${name}`)}
                  <span className="visually-hidden"> ({t('opensNewTab')})</span>
                </a>
              </li>
            )
          );
        })}
      </ul>
      <span aria-label={t('version', { version: appVersion })} role="img">
        {appVersion}
      </span>
    </footer>
  );
};
