import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import LinearProgress from '@mui/material/LinearProgress';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { lastStep } from '../../../../domain/constants';
import { steps } from '../engine/steps';
import { stateOf, StepMark, StepName } from './StepName';

interface StepLineProps {
  /** The open step. */
  open: number;
  onStep: (step: number) => void;
}

/** A phone's line of progress, which opens the list of all steps. */
export const StepLine = ({ open, onStep }: StepLineProps) => {
  const { t } = useTranslation('portal');
  const id = useId();
  /** The step at which the list was opened: another step closes it. */
  const [listedAt, setListedAt] = useState<number>();
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
          minHeight: 32,
          font: 'inherit',
          fontWeight: 600,
        }}
      >
        <LinearProgress variant="determinate" value={(100 * open) / lastStep} aria-hidden sx={{ height: 6 }} />
        {t('wizard.stepList')}
        <ExpandMoreIcon fontSize="small" sx={{ rotate: listed ? '180deg' : undefined }} />
      </ButtonBase>
      {listed && (
        <Stepper id={id} orientation="vertical" activeStep={open - 1} connector={null} sx={{ gap: 0.5, mt: 1 }}>
          {steps.map((step) => {
            const state = stateOf(step.id, open);
            return (
              <Step key={step.id} aria-current={state === 'now' ? 'step' : undefined}>
                <StepLabel icon={<StepMark id={step.id} state={state} />}>
                  <StepName title={step.title} state={state} onOpen={() => onStep(step.id)} />
                </StepLabel>
              </Step>
            );
          })}
        </Stepper>
      )}
    </Box>
  );
};
