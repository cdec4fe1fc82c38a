import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Message } from '../../components/feedback/Message';
import { intranetStatus, messageTones } from '../../domain/contract/intranetStatus';

interface EmployerDecisionProps {
  /** As the decision's link names it. */
  status: string;
  action?: ReactNode;
}

/** What the employer has decided, and how it goes on; nothing for a status that isn't known. */
export const EmployerDecision = ({ status, action }: EmployerDecisionProps) => {
  const { t } = useTranslation('portal');
  const { tone, textKey, denied } = intranetStatus(status);
  if (textKey === 'status.intra.unknown') return null;
  return (
    <Message tone={messageTones[tone]} title={t(textKey)} action={action}>
      {status === 'approved' && <p>{t('start.decision.approved')}</p>}
      {denied && <p>{t('start.decision.denied')}</p>}
    </Message>
  );
};
