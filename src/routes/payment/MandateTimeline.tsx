import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../../theme/visuallyHidden';
import { mandateStages, type MandateStage } from './mandateStage';

/** A stage with its mark above the label and a line to the next one. */
const Stage = styled(Step)(({ theme }) => ({
  position: 'relative',
  flex: '1 1 0',
  minWidth: 0,
  padding: '0 12px 0 0',
  '&:not(:last-of-type)::before': { content: '""', position: 'absolute', top: 13, left: 0, right: 0, height: 2, backgroundColor: theme.vars.palette.divider },
  '& .MuiStepLabel-root': { flexDirection: 'column', alignItems: 'flex-start', gap: 8 },
  '& .MuiStepLabel-iconContainer': { padding: 0 },
  // Twice, to outweigh MUI's weights of the states.
  '& .MuiStepLabel-label.MuiStepLabel-label': { ...theme.typography.body2, fontWeight: 400, color: theme.vars.palette.text.secondary },
  '&[data-reached=true] .MuiStepLabel-label.MuiStepLabel-label': { color: theme.vars.palette.text.primary },
  '&[aria-current=step] .MuiStepLabel-label.MuiStepLabel-label': { fontWeight: 650 },
}));

const Mark = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  border: `2px solid ${theme.vars.palette.divider}`,
  borderRadius: '50%',
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.secondary,
  fontWeight: 650,
  '[data-reached=true] &': { borderColor: theme.vars.palette.inverse.main, backgroundColor: theme.vars.palette.inverse.main, color: theme.vars.palette.inverse.contrastText },
  '[aria-current=step] &': { borderColor: theme.vars.palette.primary.main, backgroundColor: theme.vars.palette.primary.main, color: theme.vars.palette.primary.contrastText },
}));

/** Where a mandate stands: requested, at the bank, active. */
export const MandateTimeline = ({ stage }: { stage: MandateStage | undefined }) => {
  const { t } = useTranslation('mandates');
  const reached = stage === undefined ? -1 : mandateStages.indexOf(stage);
  return (
    <Stepper activeStep={reached} connector={null} aria-label={t('timeline.label')} sx={{ gap: 0, alignItems: 'flex-start' }}>
      {mandateStages.map((name, index) => {
        // The last stage is done as soon as it is reached.
        const done = index < reached || (name === stage && name === 'active');
        return (
          <Stage key={name} completed={done} data-reached={index <= reached} aria-current={name === stage ? 'step' : undefined}>
            <StepLabel icon={<Mark aria-hidden="true">{done ? <Check sx={{ fontSize: 18 }} /> : index + 1}</Mark>}>
              {t(`timeline.${name}`)}
              {done && (
                <Box component="span" sx={visuallyHidden}>
                  {' '}
                  ({t('timeline.done')})
                </Box>
              )}
            </StepLabel>
          </Stage>
        );
      })}
    </Stepper>
  );
};
