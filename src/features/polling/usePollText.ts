import { useTranslation } from 'react-i18next';

import type { Polling } from './usePolling';

/** Whether the polling goes on, in a sentence; "" once it is done. */
export const usePollText = ({ state, error }: Pick<Polling<unknown>, 'state' | 'error'>): string => {
  const { t } = useTranslation('portal');
  if (state === 'done') return '';
  if (state === 'stopped') return t('payment.result.stopped');
  if (state === 'paused') return t('payment.poll.paused');
  return t(error === null ? 'payment.poll.asking' : 'payment.poll.failed');
};
