import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { CostLine, SpokenTotal } from './CostPanel';
import type { Costs } from './costs';
import styles from './Wizard.module.css';

interface StepActionsProps {
  busy: boolean;
  /** Why the step can't be left forward (WIZ-18). */
  obstacle: string | undefined;
  onBack: (() => void) | undefined;
  costs: Costs | undefined;
  /** The last step's button says what it does. */
  submitText?: string;
}

/** Next and Back; on a phone with the payable amount above them, at the bottom of the screen. */
export const StepActions = ({ busy, obstacle, onBack, costs, submitText }: StepActionsProps) => {
  const { t } = useTranslation('common');
  return (
    <div className={styles.actions}>
      {costs !== undefined && <CostLine costs={costs} />}
      <SpokenTotal costs={costs} />
      <div className={styles.buttons}>
        <Button type="submit" busy={busy} disabled={obstacle !== undefined} reason={obstacle ?? ''}>
          {submitText ?? t('button.next')}
        </Button>
        {onBack !== undefined && (
          <Button variant="secondary" disabled={busy} onClick={onBack}>
            {t('button.back')}
          </Button>
        )}
      </div>
    </div>
  );
};
