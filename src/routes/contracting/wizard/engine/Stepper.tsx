import CheckIcon from '@mui/icons-material/Check';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import {
  Box,
  ButtonBase,
  LinearProgress,
  Stepper as MuiStepper,
  Step,
  StepContent,
  StepLabel,
  type SxProps,
  type Theme,
} from '@mui/material';
import { useId, useState, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';

import { stepIds, stepTitle, type StepId } from '~/features/contract/wizardSteps';
import { rem } from '~/theme/typography';
import { visuallyHidden } from '~/theme/visuallyHidden';

type StepState = 'done' | 'now' | 'later';

const stateOf = (id: StepId, open: StepId): StepState => {
  if (id === open) return 'now';
  return id < open ? 'done' : 'later';
};

const circleColours = {
  done: { borderColor: 'inverse.main', bgcolor: 'inverse.main', color: 'inverse.contrastText' },
  now: { borderColor: 'primary.main', bgcolor: 'primary.main', color: 'primary.contrastText' },
  later: { borderColor: 'divider', bgcolor: 'background.paper', color: 'text.secondary' },
} as const;

/** A step's number, or that it is done. Decoration: its name says the same. */
const StepMark = ({ id, state }: { id: StepId; state: StepState }) => (
  <Box
    component="span"
    aria-hidden="true"
    sx={{
      display: 'grid',
      placeItems: 'center',
      width: rem(34),
      height: rem(34),
      border: 2,
      borderRadius: '50%',
      fontSize: rem(14),
      fontWeight: 700,
      ...circleColours[state],
    }}
  >
    {state === 'done' ? <CheckIcon sx={{ fontSize: rem(18) }} /> : id}
  </Box>
);

interface StepNameProps {
  id: StepId;
  state: StepState;
  onOpen: () => void;
}

/** A step's name: an earlier one opens it. */
const StepName = ({ id, state, onOpen }: StepNameProps) => {
  const { t } = useTranslation('portal');
  const name = t(stepTitle(id));
  if (state !== 'done') return <span>{name}</span>;
  return (
    <ButtonBase
      onClick={onOpen}
      sx={{
        font: 'inherit',
        minHeight: { xs: 44, md: 34 },
        textAlign: 'left',
        '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
      }}
    >
      <span>{name}</span>{' '}
      <Box component="span" sx={visuallyHidden}>
        – {t('wizard.done')}
      </Box>
    </ButtonBase>
  );
};

interface StepperProps {
  open: StepId;
  onStep: (step: StepId) => void;
  headingRef: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

const stepsStyles: SxProps<Theme> = (theme) => ({
  minWidth: 0,
  [theme.breakpoints.down('md')]: {
    // The line of progress above says which step it is, and lists the others.
    '& > li:not([aria-current]), & .MuiStepConnector-root, & .MuiStepLabel-iconContainer': { display: 'none' },
    '& .MuiStepContent-root': { m: 0, p: 0, border: 0 },
    '& .MuiStepLabel-root': { mb: 1.5 },
  },
  '@media print': { '& > li:not([aria-current]), & .MuiStepConnector-root': { display: 'none' } },
});

/** On a phone the open step has no frame, and its button bar sticks to the bottom of the screen however short the step is. */
const openStepStyles: SxProps<Theme> = (theme) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  p: 3,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: '12px',
  bgcolor: 'background.paper',
  [theme.breakpoints.down('md')]: {
    display: 'flex',
    flexDirection: 'column',
    // Header, title and progress take about 285 px.
    minHeight: 'calc(100dvh - 285px)',
    p: 0,
    border: 0,
    background: 'none',
    // Without a box of its own, the form's bar also sticks below the summary that precedes the form.
    '& > form': { display: 'contents' },
  },
  '@media print': { display: 'block', minHeight: 0, mt: '12px' },
});

/** The steps one below the other: earlier ones can be opened, later ones only be seen. A phone shows the open one alone. */
export const Stepper = ({ open, onStep, headingRef, children }: StepperProps) => {
  const { t } = useTranslation('portal');
  return (
    <MuiStepper orientation="vertical" activeStep={open - 1} sx={stepsStyles}>
      {stepIds.map((id) => {
        const state = stateOf(id, open);
        return (
          <Step key={id} aria-current={state === 'now' ? 'step' : undefined}>
            <StepLabel icon={<StepMark id={id} state={state} />}>
              {state === 'now' ? (
                <Box component="h2" ref={headingRef} tabIndex={-1} sx={{ scrollMarginTop: 24 }}>
                  {t(stepTitle(id))}
                </Box>
              ) : (
                <StepName id={id} state={state} onOpen={() => onStep(id)} />
              )}
            </StepLabel>
            {state === 'now' && (
              <StepContent slotProps={{ transition: { timeout: 0 } }}>
                <Box sx={openStepStyles}>{children}</Box>
              </StepContent>
            )}
          </Step>
        );
      })}
    </MuiStepper>
  );
};

/** A phone's line of progress, which opens the list of all steps. */
export const StepLine = ({ open, onStep }: Pick<StepperProps, 'open' | 'onStep'>) => {
  const { t } = useTranslation('portal');
  const id = useId();
  /** The step at which the list was opened: another step closes it. */
  const [listedAt, setListedAt] = useState<StepId>();
  const listed = listedAt === open;
  return (
    <Box sx={{ display: { md: 'none' }, mt: -1.5, '@media print': { display: 'none' } }}>
      <ButtonBase
        aria-expanded={listed}
        aria-controls={listed ? id : undefined}
        onClick={() => setListedAt(listed ? undefined : open)}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) max-content max-content',
          alignItems: 'center',
          columnGap: 1,
          width: '100%',
          minHeight: 44,
          my: '-6px',
          font: 'inherit',
          fontWeight: 600,
        }}
      >
        <LinearProgress variant="determinate" value={(100 * open) / stepIds.length} aria-hidden sx={{ height: 6 }} />
        <span>{t('wizard.stepList')}</span>
        <ExpandMoreIcon fontSize="small" sx={{ rotate: listed ? '180deg' : undefined }} />
      </ButtonBase>
      {listed && (
        <MuiStepper id={id} orientation="vertical" activeStep={open - 1} connector={null} sx={{ gap: 0.5, mt: 1 }}>
          {stepIds.map((step) => {
            const state = stateOf(step, open);
            return (
              <Step key={step} aria-current={state === 'now' ? 'step' : undefined}>
                <StepLabel icon={<StepMark id={step} state={state} />}>
                  <StepName id={step} state={state} onOpen={() => onStep(step)} />
                </StepLabel>
              </Step>
            );
          })}
        </MuiStepper>
      )}
    </Box>
  );
};
