import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

import { Button } from '~/components/Button';
import { Message } from '~/components/feedback/Message';
import { useLiveRegionReady } from '~/components/feedback/useLiveRegionReady';

import type { Polling } from './usePolling';

interface PollStatusProps {
  polling: Pick<Polling<unknown>, 'state' | 'error' | 'again' | 'refetch'>;
  /** References for customer care while the result is unknown: the transaction, the kr. */
  reference: string;
}

/** The state of the polling: active, paused, or stopped with a retry. Renders nothing once done. */
export const PollStatus = ({ polling: { state, error, again, refetch }, reference }: PollStatusProps) => {
  const { t } = useTranslation('portal');
  const tells = state !== 'done';
  // Texts are shown at once, and re-inserted once screen readers know the region, to be announced. The button stays: it may have the focus.
  const key = String(useLiveRegionReady(tells));
  const line =
    state === 'paused'
      ? t('payment.poll.paused')
      : error === null
        ? t('payment.poll.asking')
        : t('payment.poll.failed');
  return (
    <Box role="status" sx={{ '&:empty': { position: 'absolute' } }}>
      {!tells ? null : state === 'stopped' ? (
        <Message
          tone="warning"
          action={
            <Button variant="secondary" onClick={again}>
              {t('payment.poll.again')}
            </Button>
          }
        >
          <p key={key}>{t('payment.result.stopped')}</p>
          <p key={`reference ${key}`}>{t('payment.poll.reference', { reference })}</p>
        </Message>
      ) : (
        <Message
          action={
            // The browser may be wrong about the connection.
            state === 'paused' && (
              <Button variant="secondary" onClick={() => void refetch()}>
                {t('payment.poll.again')}
              </Button>
            )
          }
        >
          <p key={key}>{line}</p>
        </Message>
      )}
    </Box>
  );
};
