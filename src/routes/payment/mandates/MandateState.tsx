import { useTranslation } from 'react-i18next';

import { StatusChip } from '../../../components/feedback/StatusChip';
import { mandateStateKey } from './mandateStateKey';

/** Active, inactive, or not known; announced when it changes. */
export const MandateState = ({ active }: { active: boolean | undefined }) => {
  const { t } = useTranslation('portal');
  return (
    <span role="status">
      <StatusChip tone={active ? 'success' : 'neutral'}>{t(mandateStateKey(active))}</StatusChip>
    </span>
  );
};
