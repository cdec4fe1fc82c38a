import Button from '@mui/material/Button';
import MobileStepper from '@mui/material/MobileStepper';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { matchPath } from 'react-router-dom';

import { CopyButton } from '../CopyButton';
import { useDesk, usePath, useTexts, useWorld } from '../DeskContext';
import { Row } from '../Item';
import { fill } from '../texts';
import { tourNames, tours } from '../tour';
import { useBegin } from './Tour';

/** Moves on by itself once the portal's calls, or its page, show that the step in hand was done. */
const useMoveOn = (): void => {
  const { log } = useWorld();
  const { memory, change } = useDesk();
  const path = usePath();
  const { tour } = memory;
  useEffect(() => {
    if (tour === undefined) return;
    const { name, step, since } = tour;
    const { done, page } = tours[name].steps[step] ?? {};
    const call = log.find(
      ({ at, service, path: called, answer }) =>
        at > since && done?.test(`${service}${called} ${JSON.stringify(answer)}`),
    );
    const isThere = page !== undefined && matchPath(page, path) !== null;
    if (call !== undefined || isThere) change({ tour: { name, step: step + 1, since: call?.at ?? since } });
  });
};

/** The begun situation's step in hand, in view under every tab, where it may be done; after the last one, the next situation. */
export const TourStep = () => {
  const { world, memory, change } = useDesk();
  const { texts } = useTexts();
  const begin = useBegin();
  useMoveOn();
  if (memory.tour === undefined) return null;
  const { name, step } = memory.tour;
  const t = texts.tour;
  const { title, steps } = t.situations[name];
  const copy = tours[name].steps[step]?.copy;
  const next = tourNames[tourNames.indexOf(name) + 1];
  const go = (to: number): void => change({ tour: { name, step: to, since: world.clock().toISOString() } });
  const back = (
    <Button variant="text" disabled={step === 0} onClick={() => go(step - 1)}>
      {t.back}
    </Button>
  );
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
        <Typography variant="h3">{step < steps.length ? title : fill(t.ended, { title })}</Typography>
        <Typography variant="body2">{steps[step]}</Typography>
        {copy !== undefined && (
          <Row>
            <CopyButton key={copy} get={() => copy}>
              {copy}
            </CopyButton>
          </Row>
        )}
        {step < steps.length ? (
          <MobileStepper
            variant="text"
            position="static"
            steps={steps.length}
            activeStep={step}
            backButton={back}
            nextButton={
              <Button variant="outlined" onClick={() => go(step + 1)}>
                {t.next}
              </Button>
            }
            sx={{ p: 0, border: 0, bgcolor: 'transparent' }}
          />
        ) : (
          <Row>
            {back}
            {next !== undefined && (
              <Button onClick={() => begin(next)}>{fill(t.following, { title: t.situations[next].title })}</Button>
            )}
          </Row>
        )}
      </Stack>
    </Paper>
  );
};
