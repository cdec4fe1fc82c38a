import { useTranslation } from 'react-i18next';

import { StatusChip } from '../../../components/feedback/StatusChip';
import { mandateStateKey } from './mandateStateKey';

interface MandateStateProps {
  active: boolean | undefined;
  /** It is active, but its limit lets nothing be collected. */
  isUseless?: boolean;
}

/** Active, inactive, or not known; announced when it changes. */
export const MandateState = ({ active, isUseless = false }: MandateStateProps) => {
  const { t } = useTranslation('portal');
  return (
    <span role="status">
      <StatusChip tone={active ? (isUseless ? 'warning' : 'success') : 'neutral'}>
        {t(mandateStateKey(active, isUseless))}
      </StatusChip>
    </span>
  );
};
