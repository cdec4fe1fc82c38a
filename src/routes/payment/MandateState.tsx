import { useTranslation } from 'react-i18next';
import { StatusChip } from '../../components/StatusChip';

/** Active or inactive, announced when it changes. */
export const MandateState = ({ active }: { active: boolean }) => {
  const { t } = useTranslation('mandates');
  return (
    <span role="status">
      <StatusChip tone={active ? 'success' : 'neutral'}>{active ? t('state.active') : t('state.inactive')}</StatusChip>
    </span>
  );
};
