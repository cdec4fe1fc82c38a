import { useTranslation } from 'react-i18next';
import { displayName } from '../domain/member';
import { useLanguage } from '../i18n/useLanguage';
import { useSession, useSessionStore } from '../session/SessionContext';
import { Button } from '../components/Button';
import styles from './SupportBar.module.css';

/** Support staff see on every page whose account they are in, and a way out (SES-12). */
export const SupportBar = () => {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const store = useSessionStore();
  const { support, currentUser } = useSession();
  if (!support || currentUser === undefined) return null;
  return (
    <aside className={styles.bar} aria-label={t('support.label')}>
      <p>{t('support.text', { name: displayName(currentUser, language) })}</p>
      <Button variant="secondary" onClick={() => store.end('loggedOut')}>
        {t('support.end')}
      </Button>
    </aside>
  );
};
