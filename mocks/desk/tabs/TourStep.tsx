import Button from '@mui/material/Button';
import MobileStepper from '@mui/material/MobileStepper';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { CopyButton } from '../CopyButton';
import { useDesk, useTexts } from '../DeskContext';
import { Row } from '../Item';
import { fill } from '../texts';
import { tours } from '../tour';
import { useTour } from '../useTour';

/** The begun situation's step in hand, in view under every tab, where it may be done; after the last one, the closing words. */
export const TourStep = () => {
  const { tour } = useDesk().memory;
  const t = useTexts().texts.tour;
  const { begin, go, next } = useTour();
  if (tour === undefined) return null;
  const { name, step } = tour;
  const { title, steps, shown } = t.situations[name];
  const copy = tours[name].steps[step]?.copy;
  const isOver = step >= steps.length;
  return (
    <Paper
      square
      sx={{
        flex: 'none',
        maxHeight: '60%',
        overflowY: 'auto',
        p: '8px 16px',
        borderWidth: '0 0 1px',
        bgcolor: 'action.hover',
      }}
    >
      <Stack spacing={0.5}>
        <Typography variant="h3">{isOver ? fill(t.ended, { title }) : title}</Typography>
        <Typography variant="body2" role="status">
          {steps[step] ?? shown}
        </Typography>
        {copy !== undefined && (
          <Row>
            <CopyButton key={copy} get={() => copy}>
              {copy}
            </CopyButton>
          </Row>
        )}
        {!isOver && (
          <MobileStepper
            variant="text"
            position="static"
            steps={steps.length}
            activeStep={step}
            backButton={
              <Button variant="text" aria-label={t.backOf} disabled={step === 0} onClick={() => go(step - 1)}>
                {t.back}
              </Button>
            }
            nextButton={
              <Button variant="outlined" aria-label={t.nextOf} onClick={() => go(step + 1)}>
                {t.next}
              </Button>
            }
            sx={{ p: 0, border: 0, bgcolor: 'transparent' }}
          />
        )}
        {isOver && next === undefined && <Typography variant="body2">{t.allDone}</Typography>}
        {isOver && next !== undefined && (
          <Row>
            <Button onClick={() => begin(next)}>{fill(t.following, { title: t.situations[next].title })}</Button>
          </Row>
        )}
      </Stack>
    </Paper>
  );
};
