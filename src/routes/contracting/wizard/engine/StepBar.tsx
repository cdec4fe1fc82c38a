import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '~/components/Button';
import type { Costs } from '~/domain/money/fees';
import { CostLine, SpokenTotal } from '~/routes/contracting/wizard/costs/CostPanel';

const lowWindow = '@media (max-width: 899px) and (max-height: 420px)';

const Bar = styled('div')(({ theme }) => ({
  [theme.breakpoints.down('md')]: {
    position: 'sticky',
    bottom: 0,
    zIndex: 10,
    margin: 'auto -16px -32px',
    padding: '12px 16px',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
  },
  // A window this low, as at 400 % zoom, has no room for a sticky bar.
  [lowWindow]: { position: 'static' },
  '@media print': { display: 'none' },
}));

/** The buttons of a step; on a phone a bar at the bottom of the screen. What has the focus is never hidden under it. */
export const StepBar = ({ children }: { children: ReactNode }) => (
  <Bar>
    <GlobalStyles
      styles={(theme) => ({
        [theme.breakpoints.down('md')]: {
          html: { '--bottom-bar': '132px', scrollPaddingBottom: 180 },
        },
        [lowWindow]: { html: { scrollPaddingBlock: 16 } },
      })}
    />
    {children}
  </Bar>
);

/** Leads back from a step that can't be filled in, on a phone too, where the stepper isn't shown. */
export const BackBar = ({ onBack }: { onBack: (() => void) | undefined }) => {
  const { t } = useTranslation();
  if (onBack === undefined) return null;
  return (
    <StepBar>
      <Button variant="secondary" onClick={onBack}>
        {t('button.back')}
      </Button>
    </StepBar>
  );
};

interface StepActionsProps {
  busy: boolean;
  /** Next is busy, and Back ends it. */
  isSavingLater?: boolean;
  nextDisabledReason: string | undefined;
  onBack: (() => void) | undefined;
  /** Continues without submitting the step. */
  onNext?: (() => void) | undefined;
  costs: Costs | undefined;
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
  isSavingLater = false,
  nextDisabledReason,
  onBack,
  onNext,
  costs,
  submitText,
}: StepActionsProps) => {
  const { t } = useTranslation();
  return (
    <Rows>
      {costs !== undefined && <CostLine costs={costs} />}
      <SpokenTotal costs={costs} />
      <Buttons data-with-back={onBack !== undefined}>
        <Button
          wide
          reasonBelow
          type={onNext === undefined ? 'submit' : 'button'}
          onClick={onNext}
          busy={busy || isSavingLater}
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
