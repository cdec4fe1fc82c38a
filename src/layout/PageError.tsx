import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { tellFailure } from '../http/failures';
import { reloadPage } from '../http/navigation';
import { Actions } from '../components/Actions';
import { CareLine } from '../components/CareLine';
import { Button } from '../components/Button';
import { Page } from '../components/Page';

/** Shown for a page that failed to render or to load, in the shell: try again, or reload (NAV-14). */
export const PageError = () => {
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  const location = useLocation();
  const error = useRouteError();
  useEffect(() => tellFailure(error), [error]);
  return (
    <Page title={t('pageError.title')} lead={t('pageError.text')}>
      <p>{t('pageError.release')}</p>
      <p>
        <CareLine />
      </p>
      <Actions>
        <Button onClick={() => void navigate(location, { replace: true })}>{t('button.retry')}</Button>
        <Button variant="secondary" onClick={reloadPage}>
          {t('button.reload')}
        </Button>
      </Actions>
    </Page>
  );
};
