import Box from '@mui/material/Box';
import Step from '@mui/material/Step';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import MuiStepper from '@mui/material/Stepper';
import { styled } from '@mui/material/styles';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';

import { steps } from '../engine/steps';
import { StepCard } from '../engine/WizardLayout';
import { stateOf, StepMark, StepName } from './StepName';

interface StepperProps {
  open: number;
  onStep: (step: number) => void;
  headingRef: Ref<HTMLHeadingElement>;
  /** The open step's page. */
  children: ReactNode;
}

const Steps = styled(MuiStepper)(({ theme }) => ({
  minWidth: 0,
  [theme.breakpoints.down('md')]: {
    // The line of progress above says which step it is, and lists the others.
    '& > li:not([aria-current]), & .MuiStepConnector-root, & .MuiStepLabel-iconContainer': { display: 'none' },
    '& .MuiStepContent-root': { margin: 0, padding: 0, border: 0 },
    '& .MuiStepLabel-root': { marginBottom: theme.spacing(1.5) },
  },
  '@media print': { '& > li:not([aria-current]), & .MuiStepConnector-root': { display: 'none' } },
}));

/** The steps one below the other: earlier ones can be opened, later ones only be seen. A phone shows the open one alone. */
export const Stepper = ({ open, onStep, headingRef, children }: StepperProps) => {
  const { t } = useTranslation('portal');
  return (
    <Steps orientation="vertical" activeStep={open - 1}>
      {steps.map(({ id, title }) => {
        const state = stateOf(id, open);
        return (
          <Step key={id} aria-current={state === 'now' ? 'step' : undefined}>
            <StepLabel icon={<StepMark id={id} state={state} />}>
              {state === 'now' ? (
                <Box component="h2" ref={headingRef} tabIndex={-1} sx={{ scrollMarginTop: 24 }}>
                  {t(`wizard.${title}`)}
                </Box>
              ) : (
                <StepName title={title} state={state} onOpen={() => onStep(id)} />
              )}
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
