import { Box } from '@mui/material';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router-dom';

import { Button, LinkButton } from '~/components/Button';
import { CareLine } from '~/components/feedback/CareLine';
import { Actions } from '~/components/layout/Actions';
import { Page } from '~/components/layout/Page';
import { reloadPage } from '~/http/navigation';
import { toServiceError } from '~/http/serviceError';
import { Shell } from '~/layout/Shell';
import { paths } from '~/paths';

export const NotFoundPage = () => {
  const { t } = useTranslation();
  return (
    <Page title={t('notFound.title')} lead={t('notFound.text')}>
      <div>
        <LinkButton to={paths.home} variant="primary">
          {t('button.home')}
        </LinkButton>
      </div>
      <p>
        <CareLine />
      </p>
    </Page>
  );
};

/** Offline a reload would lose the portal, so retry the page, automatically once online. */
const Offline = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation();
  const retry = useEffectEvent(onRetry);
  // Listens before the page is painted, since the network may be back at once.
  useLayoutEffect(() => {
    const stop = new AbortController();
    window.addEventListener('online', () => retry(), { signal: stop.signal });
    return () => stop.abort();
  }, []);
  return (
    <Page title={t('pageError.offlineTitle')} lead={t('pageError.offlineText')}>
      <Actions>
        <Button onClick={onRetry}>{t('button.retry')}</Button>
      </Actions>
    </Page>
  );
};

/** Shown in the shell for a page that failed to render or load: retry or reload. */
export const PageError = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const location = useLocation();
  const error = useRouteError();
  const [offline] = useState(() => !navigator.onLine);
  // Also reports the error.
  useEffect(() => void toServiceError(error), [error]);
  const retry = (): void => void navigate(location, { replace: true });
  if (offline) return <Offline onRetry={retry} />;
  return (
    <Page title={t('pageError.title')} lead={t('pageError.text')}>
      <p>{t('pageError.release')}</p>
      <p>
        <CareLine />
      </p>
      <Actions>
        <Button onClick={retry}>{t('button.retry')}</Button>
        <Button variant="secondary" onClick={reloadPage}>
          {t('button.reload')}
        </Button>
      </Actions>
    </Page>
  );
};

/**
 * Shown for an error at the root of the tree. A path that not even the catch-all matches (with an encoded line break)
 * doesn't exist. Otherwise the shell itself failed, so the error page shows without it.
 */
export const ShellError = () => {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <Shell>
        <NotFoundPage />
      </Shell>
    );
  }
  return (
    <Box component="main" sx={{ maxWidth: 960, m: '0 auto', p: '32px 16px' }}>
      <PageError />
    </Box>
  );
};
