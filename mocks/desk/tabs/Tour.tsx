import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

import { CopyButton } from '../CopyButton';
import { useDesk, useTexts } from '../DeskContext';
import { Item, Items, Row } from '../Item';
import { situations, type Situation } from '../situations';
import { fill } from '../texts';

interface TourStep {
  text: string;
  /** What has to be typed. */
  copy?: string;
}

const useBegin = (): ((name: Situation) => void) => {
  const { actions, change } = useDesk();
  return (name) => {
    change({ tour: name, tourStep: 0 });
    void actions.begin(name);
  };
};

/** The begun situation's step in hand, in view under every tab, where it may be done; after the last one, the next situation. */
export const TourStepBar = () => {
  const { memory, change } = useDesk();
  const { t } = useTexts('tour');
  const begin = useBegin();
  const { tour, tourStep } = memory;
  if (tour === undefined) return null;
  const { title, steps } = t.situations[tour];
  const step: TourStep | undefined = steps[tourStep];
  const next = situations[situations.indexOf(tour) + 1];
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
        <Typography variant="h3">
          {step === undefined
            ? fill(t.ended, { title })
            : fill(t.step, { title, n: tourStep + 1, steps: steps.length })}
        </Typography>
        <Typography variant="body2">{step?.text}</Typography>
        <Row>
          {step?.copy !== undefined && <CopyButton key={step.copy} text={step.copy} />}
          {step !== undefined && (
            <Button variant="outlined" onClick={() => change({ tourStep: tourStep + 1 })}>
              {t.done}
            </Button>
          )}
          {step === undefined && next !== undefined && (
            <Button onClick={() => begin(next)}>{fill(t.next, { title: t.situations[next].title })}</Button>
          )}
          {tourStep > 0 && (
            <Button variant="text" onClick={() => change({ tourStep: tourStep - 1 })}>
              {t.back}
            </Button>
          )}
        </Row>
      </Stack>
    </Paper>
  );
};

/** Situations that show the portal: each signs in as the right persona and opens the page; the begun one stands first, with its steps. */
export const Tour = () => {
  const { actions, memory } = useDesk();
  const { t } = useTexts('tour');
  const begin = useBegin();
  const { tour: begun, tourStep } = memory;
  const order = begun === undefined ? situations : [begun, ...situations.filter((name) => name !== begun)];
  return (
    <>
      {begun === undefined && <p>{t.lead}</p>}
      <Items>
        {order.map((name) => {
          const { title, text, steps } = t.situations[name];
          return name === begun ? (
            <Item
              key={name}
              current
              title={title}
              note={text}
              actions={
                <>
                  <Button variant="outlined" aria-label={fill(t.againOf, { title })} onClick={() => begin(name)}>
                    {t.again}
                  </Button>
                  <CopyButton text={actions.tourLink(name)}>{t.link}</CopyButton>
                </>
              }
            >
              <Stepper orientation="vertical" activeStep={tourStep} connector={null}>
                {steps.map((step) => (
                  <Step key={step.text}>
                    <StepLabel>{step.text}</StepLabel>
                  </Step>
                ))}
              </Stepper>
            </Item>
          ) : (
            <Item
              key={name}
              title={title}
              note={text}
              actions={
                <Button aria-label={fill(t.startOf, { title })} onClick={() => begin(name)}>
                  {t.start}
                </Button>
              }
            />
          );
        })}
      </Items>
    </>
  );
};
