import { Box } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '~/components/Button';
import { Message } from '~/components/feedback/Message';

import type { Polling } from './usePolling';
import { usePollText } from './usePollText';

const noticeMs = 100;

/** Screen readers only announce changes in a live region they know, so delay the first text. */
const useLiveRegionReady = (wanted: boolean): boolean => {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (ready || !wanted) return undefined;
    const timer = setTimeout(() => setReady(true), noticeMs);
    return () => clearTimeout(timer);
  }, [ready, wanted]);
  return ready;
};

interface PollStatusProps {
  polling: Pick<Polling<unknown>, 'state' | 'error' | 'check'>;
  /** References for customer care while the result is unknown: the transaction, the kr. */
  reference: string;
}

/** The state of the polling: active, paused, or stopped with a retry. Renders nothing once done. */
export const PollStatus = ({ polling, reference }: PollStatusProps) => {
  const { t } = useTranslation(['portal', 'common']);
  const { state, check } = polling;
  const text = usePollText(polling);
  // Texts are shown at once, and re-inserted once screen readers know the region, to be announced. The button stays: it may have the focus.
  const key = String(useLiveRegionReady(state !== 'done'));
  return (
    <Box role="status" sx={{ '&:empty': { position: 'absolute' } }}>
      {state !== 'done' && (
        <Message
          tone={state === 'stopped' ? 'warning' : 'info'}
          action={
            // Also while it is paused: the browser may be wrong about the connection.
            state !== 'asking' && (
              <Button variant="secondary" onClick={() => void check()}>
                {t('payment.poll.again')}
              </Button>
            )
          }
        >
          <p key={key}>{text}</p>
          {state === 'stopped' && <p key={`reference ${key}`}>{t('common:errors.reference', { reference })}</p>}
        </Message>
      )}
    </Box>
  );
};
