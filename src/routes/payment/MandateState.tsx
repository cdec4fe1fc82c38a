import { useTexts } from '../../i18n/TextsContext';
import { Pill } from '../../ui/Pill';

/** Active or inactive, announced when it changes. */
export const MandateState = ({ active }: { active: boolean }) => {
  const t = useTexts('mandates');
  return (
    <span role="status">
      <Pill tone={active ? 'success' : 'neutral'}>{active ? t('state.active') : t('state.inactive')}</Pill>
    </span>
  );
};
