import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Step from '@mui/material/Step';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import MuiStepper from '@mui/material/Stepper';
import { styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../../../theme/visuallyHidden';
import { StepCard } from './StepCard';
import { steps } from './steps';

interface StepperProps {
  open: number;
  onStep: (step: number) => void;
  headingRef: Ref<HTMLHeadingElement>;
  /** The open step's page. */
  children: ReactNode;
}

const Steps = styled(MuiStepper)(memoTheme(({ theme }) => ({
  minWidth: 0,
  [theme.breakpoints.down('md')]: {
    // A phone shows the open step alone; the progress bar above says which it is.
    '& > li:not([aria-current]), & .MuiStepConnector-root, & .MuiStepLabel-iconContainer': { display: 'none' },
    '& .MuiStepContent-root': { margin: 0, padding: 0, border: 0 },
    '& .MuiStepLabel-root': { marginBottom: theme.spacing(1.5) },
  },
  '@media print': { '& > li:not([aria-current]), & .MuiStepConnector-root': { display: 'none' } },
})));

const Circle = styled('span')<{ state: 'done' | 'now' | 'later' }>(({ theme, state }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 34,
  height: 34,
  border: '2px solid',
  borderRadius: '50%',
  fontSize: 14,
  fontWeight: 700,
  ...{
    done: { borderColor: theme.vars.palette.inverse.main, backgroundColor: theme.vars.palette.inverse.main, color: theme.vars.palette.inverse.contrastText },
    now: { borderColor: theme.vars.palette.primary.main, backgroundColor: theme.vars.palette.primary.main, color: theme.vars.palette.primary.contrastText },
    later: { borderColor: theme.vars.palette.divider, backgroundColor: theme.vars.palette.background.paper, color: theme.vars.palette.text.secondary },
  }[state],
}));

/** The steps one below the other: earlier ones can be opened, later ones only be seen. */
export const Stepper = ({ open, onStep, headingRef, children }: StepperProps) => {
  const { t } = useTranslation('wizard');
  return (
    <Steps orientation="vertical" activeStep={open - 1}>
      {steps.map(({ id, title }) => {
        if (id === open)
          return (
            <Step key={id} aria-current="step">
              <StepLabel icon={<Circle state="now" aria-hidden="true">{id}</Circle>}>
                <Box component="h2" ref={headingRef} tabIndex={-1} sx={{ scrollMarginTop: 24 }}>
                  {t(title)}
                </Box>
              </StepLabel>
              <StepContent slotProps={{ transition: { timeout: 0 } }}>
                <StepCard>{children}</StepCard>
              </StepContent>
            </Step>
          );
        if (id > open)
          return (
            <Step key={id}>
              <StepLabel icon={<Circle state="later" aria-hidden="true">{id}</Circle>}>{t(title)}</StepLabel>
            </Step>
          );
        return (
          <Step key={id}>
            <StepLabel icon={<Circle state="done"><CheckIcon sx={{ fontSize: 18 }} /></Circle>}>
              <ButtonBase onClick={() => onStep(id)} sx={{ font: 'inherit', minHeight: 34, textAlign: 'left', '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 } }}>
                {t(title)}{' '}
                <Box component="span" sx={visuallyHidden}>
                  – {t('done')}
                </Box>
              </ButtonBase>
            </StepLabel>
          </Step>
        );
      })}
    </Steps>
  );
};
