import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import * as v from 'valibot';

import { LinkButton } from '../../../components/Button';
import { intranetStatus } from '../../../domain/contract/intranetStatus';
import { EmployerDecision } from '../../../features/contract/EmployerDecision';

const stateSchema = v.object({ decision: v.string() });

interface DecisionProps {
  /** What else can be started; not beside an approval, whose offer is in an e-mail and costs less. */
  children: ReactNode;
}

/** What the employer has decided, where the link of that decision has led here: how the page was reached keeps its status. */
export const Decision = ({ children }: DecisionProps) => {
  const { t } = useTranslation('portal');
  const location = useLocation();
  const read = v.safeParse(stateSchema, location.state);
  if (!read.success || intranetStatus(read.output.decision).textKey === 'status.intra.unknown') return children;
  const { decision } = read.output;
  const isApproved = decision === 'approved';
  return (
    <>
      <EmployerDecision
        status={decision}
        action={isApproved && <LinkButton to={location.pathname}>{t('start.decision.other')}</LinkButton>}
      />
      {!isApproved && children}
    </>
  );
};
