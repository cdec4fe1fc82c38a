import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { CareLine } from '~/components/feedback/CareLine';
import { Message } from '~/components/feedback/Message';
import { intranetStatus, messageTones } from '~/domain/contract/intranetStatus';

/** The state of an employer-approved subscription, and what follows from the employer's decision. */
export const IntranetMessage = ({ subscriptionStatus, action }: { subscriptionStatus: string; action?: ReactNode }) => {
  const { t } = useTranslation('portal');
  const { tone, textKey } = intranetStatus(subscriptionStatus);
  return (
    <Message tone={messageTones[tone]} title={t(textKey)} action={action}>
      {subscriptionStatus === 'approved' && <p>{t('start.decision.approved')}</p>}
      {subscriptionStatus === 'denied' && <p>{t('start.decision.denied')}</p>}
      {textKey === 'status.intra.unknown' && <CareLine />}
    </Message>
  );
};
