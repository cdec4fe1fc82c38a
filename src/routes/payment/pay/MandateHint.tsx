import { useTranslation } from 'react-i18next';

import { Message } from '~/components/feedback/Message';
import type { Mandates } from '~/features/paying/useMandates';

/** The hint's title: which mandate is on, or that it isn't known; undefined where both are known to be off. */
const hintOf = ({ regularCredit, directDebit }: Mandates) => {
  if (regularCredit.state === 'on') return directDebit.state === 'on' ? 'both' : 'regularCredit';
  if (directDebit.state === 'on') return 'directDebit';
  return regularCredit.state === 'off' && directDebit.state === 'off' ? undefined : 'unknown';
};

/** A mandate may collect the fee, too (PAY-1). */
export const MandateHint = ({ mandates }: { mandates: Mandates }) => {
  const { t } = useTranslation('portal');
  const hint = hintOf(mandates);
  if (hint === undefined) return null;
  return (
    <Message tone="warning" inCard title={t(`payment.hint.${hint}`)}>
      <p>{t('payment.hint.text')}</p>
    </Message>
  );
};
