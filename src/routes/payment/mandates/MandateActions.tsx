import { useTranslation } from 'react-i18next';

import { Button } from '../../../components/Button';
import { SubmitButton } from '../../../components/form/SubmitButton';
import { Actions } from '../../../components/layout/Actions';
import { useCall } from '../../../features/calls/useCall';

interface MandateActionsProps {
  active: boolean;
  /** Why an active mandate can't be saved. */
  already: string;
  onWithdraw: () => Promise<void>;
}

/** Saves a mandate's form, or withdraws an active mandate. */
export const MandateActions = ({ active, already, onWithdraw }: MandateActionsProps) => {
  const { t } = useTranslation(['portal', 'common']);
  const { call, busy } = useCall(onWithdraw);
  return (
    <Actions>
      {active && (
        <Button variant="secondary" busy={busy} onClick={() => void call()}>
          {t('mandates.withdraw')}
        </Button>
      )}
      <SubmitButton disabled={active} reason={already}>
        {t('common:button.save')}
      </SubmitButton>
    </Actions>
  );
};
