import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';

import { Button } from '../../../../components/Button';
import type { Costs } from '../../../../domain/money/fees';
import { AwaitedCostLine, CostLine, SpokenTotal } from '../costs/CostPanel';

interface StepActionsProps {
  busy: boolean;
  nextDisabledReason: string | undefined;
  onBack: (() => void) | undefined;
  /** Continues without submitting the step. */
  onNext?: (() => void) | undefined;
  costs: Costs | undefined;
  /** Keeps the place of costs that are still loading, so that the bar doesn't grow while the member taps. */
  awaitsCosts?: boolean;
  /** The last step's button says what it does. */
  submitText?: string;
}

const Rows = styled('div')({
  display: 'grid',
  gap: 10,
  '@media print': { display: 'none' },
});

const Buttons = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'max-content max-content minmax(0, 1fr)',
  columnGap: 12,
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: 10,
    // Back stands left of Next, and comes before it by keyboard too where the browser can follow.
    readingFlow: 'grid-order',
    '&[data-with-back="true"]': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' },
  },
}));

const BackPlace = styled('div')(({ theme }) => ({
  display: 'grid',
  [theme.breakpoints.down('md')]: { order: -1 },
}));

/** Next and Back; on a phone with the payable amount above them, at the bottom of the screen. */
export const StepActions = ({
  busy,
  nextDisabledReason,
  onBack,
  onNext,
  costs,
  awaitsCosts = false,
  submitText,
}: StepActionsProps) => {
  const { t } = useTranslation();
  return (
    <Rows>
      {costs !== undefined && <CostLine costs={costs} />}
      {costs === undefined && awaitsCosts && <AwaitedCostLine />}
      <SpokenTotal costs={costs} />
      <Buttons data-with-back={onBack !== undefined}>
        <Button
          wide
          reasonBelow
          type={onNext === undefined ? 'submit' : 'button'}
          onClick={onNext}
          busy={busy}
          disabled={nextDisabledReason !== undefined}
          reason={nextDisabledReason ?? ''}
        >
          {submitText ?? t('button.next')}
        </Button>
        {onBack !== undefined && (
          <BackPlace>
            <Button variant="secondary" wide disabled={busy} onClick={onBack}>
              {t('button.back')}
            </Button>
          </BackPlace>
        )}
      </Buttons>
    </Rows>
  );
};
