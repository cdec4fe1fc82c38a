import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { StepBar } from './StepBar';

/** Leads back from a step that can't be filled in, on a phone too, where the stepper isn't shown. */
export const BackBar = ({ onBack }: { onBack: (() => void) | undefined }) => {
  const { t } = useTranslation('common');
  if (onBack === undefined) return null;
  return (
    <StepBar>
      <Button variant="secondary" onClick={onBack}>
        {t('button.back')}
      </Button>
    </StepBar>
  );
};
