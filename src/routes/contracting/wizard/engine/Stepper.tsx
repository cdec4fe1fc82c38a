import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Step from '@mui/material/Step';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import MuiStepper from '@mui/material/Stepper';
import { styled } from '@mui/material/styles';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';

import { visuallyHidden } from '../../../../theme/visuallyHidden';
import { steps } from './steps';
import { StepCard } from './WizardLayout';

interface StepperProps {
  id: string;
  open: number;
  /** A phone shows all steps, not the open one alone. */
  listed: boolean;
  onStep: (step: number) => void;
  headingRef: Ref<HTMLHeadingElement>;
  /** The open step's page. */
  children: ReactNode;
}

const Steps = styled(MuiStepper, { shouldForwardProp: (name) => name !== 'listed' })<{ listed: boolean }>(
  ({ theme, listed }) => ({
    minWidth: 0,
    [theme.breakpoints.down('md')]: {
      // The progress line above says which step it is.
      ...(!listed && {
        '& > li:not([aria-current]), & .MuiStepConnector-root, & .MuiStepLabel-iconContainer': { display: 'none' },
      }),
      '& .MuiStepContent-root': { margin: 0, padding: 0, border: 0 },
      '& .MuiStepLabel-root': { marginBottom: theme.spacing(1.5) },
    },
    '@media print': { '& > li:not([aria-current]), & .MuiStepConnector-root': { display: 'none' } },
  }),
);

type StepState = 'done' | 'now' | 'later';

const stateOf = (id: number, open: number): StepState => {
  if (id === open) return 'now';
  return id < open ? 'done' : 'later';
};

const Circle = styled('span')<{ state: StepState }>(({ theme, state }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 34,
  height: 34,
  border: '2px solid',
  borderRadius: '50%',
  fontSize: 14,
  fontWeight: 700,
  ...{
    done: {
      borderColor: theme.vars.palette.inverse.main,
      backgroundColor: theme.vars.palette.inverse.main,
      color: theme.vars.palette.inverse.contrastText,
    },
    now: {
      borderColor: theme.vars.palette.primary.main,
      backgroundColor: theme.vars.palette.primary.main,
      color: theme.vars.palette.primary.contrastText,
    },
    later: {
      borderColor: theme.vars.palette.divider,
      backgroundColor: theme.vars.palette.background.paper,
      color: theme.vars.palette.text.secondary,
    },
  }[state],
}));

/** The steps one below the other: earlier ones can be opened, later ones only be seen. */
export const Stepper = ({ id: stepsId, open, listed, onStep, headingRef, children }: StepperProps) => {
  const { t } = useTranslation('portal');
  return (
    <Steps id={stepsId} listed={listed} orientation="vertical" activeStep={open - 1}>
      {steps.map(({ id, title }) => {
        const state = stateOf(id, open);
        const name = t(`wizard.${title}`);
        return (
          <Step key={id} aria-current={state === 'now' ? 'step' : undefined}>
            <StepLabel
              icon={
                <Circle state={state} aria-hidden="true">
                  {state === 'done' ? <CheckIcon sx={{ fontSize: 18 }} /> : id}
                </Circle>
              }
            >
              {state === 'done' && (
                <ButtonBase
                  onClick={() => onStep(id)}
                  sx={{
                    font: 'inherit',
                    minHeight: 34,
                    textAlign: 'left',
                    '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
                  }}
                >
                  {name}{' '}
                  <Box component="span" sx={visuallyHidden}>
                    – {t('wizard.done')}
                  </Box>
                </ButtonBase>
              )}
              {state === 'now' && (
                <Box component="h2" ref={headingRef} tabIndex={-1} sx={{ scrollMarginTop: 24 }}>
                  {name}
                </Box>
              )}
              {state === 'later' && name}
            </StepLabel>
            {state === 'now' && (
              <StepContent slotProps={{ transition: { timeout: 0 } }}>
                <StepCard>{children}</StepCard>
              </StepContent>
            )}
          </Step>
        );
      })}
    </Steps>
  );
};
