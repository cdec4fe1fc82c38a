import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useLiveRegionReady } from '../../components/useLiveRegionReady';
import { Button } from '../../components/Button';
import { Message } from '../../components/Message';
import type { Polling } from './usePolling';

interface PollStatusProps {
  polling: Pick<Polling<unknown>, 'state' | 'error' | 'again'>;
  /** What the page waits for: "A számla készül." Omit it if the page already says it. */
  waiting?: string;
  /** References for customer care while the result is unknown: the transaction, the kr. */
  reference?: string;
}

/** The state of the polling: active, paused, or stopped with a retry. Renders nothing once done. */
export const PollStatus = ({ polling: { state, error, again }, waiting, reference }: PollStatusProps) => {
  const { t, ready } = useTranslation('payment', { useSuspense: false });
  const tells = ready && state !== 'done';
  // Shown at once, and re-inserted once screen readers know the region, to be announced.
  const key = String(useLiveRegionReady(tells));
  const line = state === 'paused' ? t('poll.paused') : error === null ? t('poll.asking') : t('poll.failed');
  return (
    <Box role="status" sx={{ '&:empty': { position: 'absolute' } }}>
      {!tells ? null : state === 'stopped' ? (
        <Message
          key={key}
          tone="warning"
          title={waiting}
          action={
            <Button variant="secondary" onClick={again}>
              {t('poll.again')}
            </Button>
          }
        >
          <p>{t('poll.stopped')}</p>
          {reference !== undefined && <p>{t('poll.reference', { reference })}</p>}
        </Message>
      ) : (
        <Message key={key} title={waiting}>
          <p>{line}</p>
        </Message>
      )}
    </Box>
  );
};
