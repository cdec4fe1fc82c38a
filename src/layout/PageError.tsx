import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { reloadPage } from '../http/navigation';
import { Button } from '../components/Button';
import { Page } from '../components/Page';
import styles from './PageError.module.css';

/** A page that failed to render or to load: the shell stays, and there are two ways on (NAV-14). */
export const PageError = () => {
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  const location = useLocation();
  return (
    <Page title={t('pageError.title')} lead={t('pageError.text')}>
      <p>{t('pageError.release')}</p>
      <div className={styles.actions}>
        <Button onClick={() => void navigate(location, { replace: true })}>{t('button.retry')}</Button>
        <Button variant="secondary" onClick={reloadPage}>
          {t('button.reload')}
        </Button>
      </div>
    </Page>
  );
};
