import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import * as v from 'valibot';

import { LinkButton } from '~/components/Button';
import { Message } from '~/components/feedback/Message';
import { intranetStatus, messageTones } from '~/domain/contract/intranetStatus';

const stateSchema = v.object({ decision: v.string() });

interface EmployerDecisionProps {
  /** What else can be started; not beside an approval, whose offer is in an e-mail. */
  children: ReactNode;
}

/** The employer's decision, if the member came by its link: IntranetEntryPage puts it into the router's state. */
export const EmployerDecision = ({ children }: EmployerDecisionProps) => {
  const { t } = useTranslation('portal');
  const location = useLocation();
  const read = v.safeParse(stateSchema, location.state);
  const decision = read.success ? read.output.decision : '';
  const { tone, textKey, denied } = intranetStatus(decision);
  if (textKey === 'status.intra.unknown') return children;
  const isApproved = decision === 'approved';
  return (
    <>
      <Message
        tone={messageTones[tone]}
        title={t(textKey)}
        action={isApproved && <LinkButton to={location.pathname}>{t('start.decision.other')}</LinkButton>}
      >
        {isApproved && <p>{t('start.decision.approved')}</p>}
        {denied && <p>{t('start.decision.denied')}</p>}
      </Message>
      {!isApproved && children}
    </>
  );
};
