import { Box, type SxProps, type Theme } from '@mui/material';
import { onlineManager, useIsFetching, useIsMutating } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigation } from 'react-router-dom';

import { useDelayed } from '~/components/feedback/Spinner';
import { longWaitMs } from '~/domain/constants';
import { visuallyHidden } from '~/theme/visuallyHidden';

const overPage: SxProps<Theme> = {
  justifySelf: 'center',
  p: '8px 16px',
  border: 1,
  borderColor: 'divider',
  borderRadius: '8px',
  bgcolor: 'background.paper',
};

/** Nobody waits for what has `silentWait`, or the wait is shown where it takes place. */
const isNoticed = ({ meta }: { meta: Record<string, unknown> | undefined }): boolean => meta?.silentWait !== true;

const PageWait = ({ isLoading }: { isLoading: boolean }) => {
  const { t } = useTranslation();
  const isSending = useIsMutating({ predicate: isNoticed }) > 0;
  const isReading = useIsFetching({ predicate: (query) => query.state.data === undefined && isNoticed(query) }) > 0;
  const isLate = useDelayed(isSending);
  const isLong = useDelayed(isSending || isReading || isLoading, longWaitMs);
  if (isLong)
    return (
      <Box component="p" sx={overPage}>
        {t('slow')}
      </Box>
    );
  return isLate && <Box sx={visuallyHidden}>{t('working')}</Box>;
};

const watchConnection = (listener: () => void): (() => void) => onlineManager.subscribe(listener);
const isConnected = (): boolean => onlineManager.isOnline();

/**
 * Announces a long call, which a busy button shows. Says after 10 s that a page, its data or a call take longer than usual, and at
 * once that there is no connection.
 */
export const Waiting = () => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  const isOnline = useSyncExternalStore(watchConnection, isConnected, () => true);
  if (!isOnline)
    return (
      <Box component="p" sx={overPage}>
        {t('offline')}
      </Box>
    );
  // Each page's wait counts from its beginning.
  return <PageWait key={location?.pathname ?? pathname} isLoading={state === 'loading'} />;
};
