import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import * as v from 'valibot';

import { LinkButton } from '~/components/Button';
import { isIntranetStatus } from '~/domain/contract/intranetStatus';
import { IntranetMessage } from '~/features/contract/IntranetMessage';

const stateSchema = v.fallback(v.object({ decision: v.optional(v.string()) }), {});

interface EmployerDecisionProps {
  /** What else can be started; not beside an approval, whose offer is in an e-mail. */
  children: ReactNode;
}

/** The employer's decision, if the member came by its link: IntranetEntryPage puts it into the router's state. */
export const EmployerDecision = ({ children }: EmployerDecisionProps) => {
  const { t } = useTranslation('portal');
  const location = useLocation();
  const { decision } = v.parse(stateSchema, location.state);
  if (decision === undefined || !isIntranetStatus(decision)) return children;
  if (decision !== 'approved')
    return (
      <>
        <IntranetMessage subscriptionStatus={decision} />
        {children}
      </>
    );
  return (
    <IntranetMessage
      subscriptionStatus={decision}
      action={<LinkButton to={location.pathname}>{t('start.decision.other')}</LinkButton>}
    />
  );
};
