import { useTranslation } from 'react-i18next';
import { mandateStateKey } from './mandateStateKey';
import { StatusChip } from '../../components/StatusChip';

/** Active, inactive, or not known; announced when it changes. */
export const MandateState = ({ active }: { active: boolean | undefined }) => {
  const { t } = useTranslation(['mandates', 'status']);
  return (
    <span role="status">
      <StatusChip tone={active ? 'success' : 'neutral'}>{t(mandateStateKey(active))}</StatusChip>
    </span>
  );
};
