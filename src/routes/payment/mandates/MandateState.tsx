import { useTranslation } from 'react-i18next';

import { StatusChip } from '../../../components/feedback/StatusChip';
import { mandateStateKey } from './mandateStateKey';

interface MandateStateProps {
  active: boolean | undefined;
  /** It is active, but its limit lets nothing be collected. */
  isUseless?: boolean;
  /** It is active, but its last day has passed. */
  hasExpired?: boolean;
}

/** Active, inactive, or not known; announced when it changes. */
export const MandateState = ({ active, isUseless = false, hasExpired = false }: MandateStateProps) => {
  const { t } = useTranslation('portal');
  return (
    <span role="status">
      <StatusChip tone={active && !hasExpired ? (isUseless ? 'warning' : 'success') : 'neutral'}>
        {t(mandateStateKey(active, isUseless, hasExpired))}
      </StatusChip>
    </span>
  );
};
