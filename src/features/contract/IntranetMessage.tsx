import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { CareLine } from '~/components/feedback/CareLine';
import { Message } from '~/components/feedback/Message';
import { intranetStatus, messageTones } from '~/domain/contract/intranetStatus';

/** The state of an employer-approved subscription, and what follows from the employer's decision. */
export const IntranetMessage = ({ status, action }: { status: string; action?: ReactNode }) => {
  const { t } = useTranslation('portal');
  const { tone, textKey } = intranetStatus(status);
  return (
    <Message tone={messageTones[tone]} title={t(textKey)} action={action}>
      {status === 'approved' && <p>{t('start.decision.approved')}</p>}
      {status === 'denied' && <p>{t('start.decision.denied')}</p>}
      {textKey === 'status.intra.unknown' && <CareLine />}
    </Message>
  );
};
