import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useStanding } from '../../components/useStanding';
import { Button } from '../../components/Button';
import { Message } from '../../components/Message';
import type { Polling } from './usePolling';

interface PollStatusProps {
  polling: Pick<Polling<unknown>, 'state' | 'error' | 'again'>;
  /** What is waited for, in the page's words: "A számla készül." Left out where the page says it above. */
  waiting?: string;
  /** What a member can read out to customer care while the end isn't known: the transaction, the kr. */
  reference?: string;
}

/** How the polling stands: asking, paused, or stopped with a way on. Nothing once it is done. */
export const PollStatus = ({ polling: { state, error, again }, waiting, reference }: PollStatusProps) => {
  const { t, ready } = useTranslation('payment', { useSuspense: false });
  const tells = ready && state !== 'done';
  // Shown at once, and put in anew when the region is known: only then is it announced.
  const key = String(useStanding(tells));
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
