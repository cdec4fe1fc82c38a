import { Box, GlobalStyles, type SxProps, type Theme } from '@mui/material';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { Button } from '~/components/Button';
import type { Costs } from '~/domain/money/fees';
import { CostLine, SpokenTotal } from '~/routes/contracting/wizard/costs/CostPanel';

const lowWindow = '@media (max-width: 899px) and (max-height: 420px)';

const barStyles: SxProps<Theme> = (theme) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '10px',
  [theme.breakpoints.down('md')]: {
    position: 'sticky',
    bottom: 0,
    zIndex: 10,
    m: 'auto -16px -32px',
    p: '12px 16px',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    bgcolor: 'background.paper',
  },
  // A window this low, as at 400 % zoom, has no room for a sticky bar.
  [lowWindow]: { position: 'static' },
  '@media print': { display: 'none' },
});

/** On a phone a bar at the bottom of the screen. What has the focus is never hidden under it. */
const StepBar = ({ children }: { children: ReactNode }) => (
  <Box sx={barStyles}>
    <GlobalStyles
      styles={(theme) => ({
        [theme.breakpoints.down('md')]: {
          html: { '--bottom-bar': '132px', scrollPaddingBottom: 180 },
        },
        [lowWindow]: { html: { scrollPaddingBlock: 16 } },
      })}
    />
    {children}
  </Box>
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
  /** Beside the form's own submit, which lasts as long as a rule that asks a service. */
  busy?: boolean;
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

/** Next and Back; on a phone with the payable amount above them. */
export const StepActions = ({
  busy = false,
  isSavingLater = false,
  nextDisabledReason,
  onBack,
  onNext,
  costs,
  submitText,
}: StepActionsProps) => {
  const { t } = useTranslation();
  const { isSubmitting } = useFormState();
  const isBusy = busy || isSubmitting;
  const phoneColumns = onBack === undefined ? 'minmax(0, 1fr)' : 'minmax(0, 1fr) minmax(0, 2fr)';
  return (
    <StepBar>
      {costs !== undefined && <CostLine costs={costs} />}
      <SpokenTotal costs={costs} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: phoneColumns, md: 'max-content max-content minmax(0, 1fr)' },
          columnGap: { xs: '10px', md: '12px' },
          // Back stands left of Next on a phone, and comes before it by keyboard too where the browser can follow.
          readingFlow: { xs: 'grid-order', md: 'normal' },
        }}
      >
        <Button
          wide
          reasonBelow
          type={onNext === undefined ? 'submit' : 'button'}
          onClick={onNext}
          busy={isBusy || isSavingLater}
          disabled={nextDisabledReason !== undefined}
          reason={nextDisabledReason ?? ''}
        >
          {submitText ?? t('button.next')}
        </Button>
        {onBack !== undefined && (
          <Box sx={{ display: 'grid', order: { xs: -1, md: 0 } }}>
            <Button variant="secondary" wide disabled={isBusy} onClick={onBack}>
              {t('button.back')}
            </Button>
          </Box>
        )}
      </Box>
    </StepBar>
  );
};
