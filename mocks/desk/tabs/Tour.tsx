import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';

import { CopyButton } from '../CopyButton';
import { useDesk, useTexts } from '../DeskContext';
import { Item, Items, Row } from '../Item';
import type { DeskMemory } from '../memory';
import { situations, type Situation } from '../situations';
import { startSituation } from '../startSituation';
import { fill } from '../texts';

interface TourStep {
  text: string;
  /** What has to be typed. */
  copy?: string;
}

interface TourProps {
  memory: DeskMemory;
  onChange: (patch: Partial<DeskMemory>) => void;
}

/** The begun situation's step in hand, in view under every tab, where it may be done; after the last one, the next situation. */
export const TourStepBar = ({ memory: { tour, tourStep }, onChange }: TourProps) => {
  const { actions } = useDesk();
  const { t } = useTexts('tour');
  if (tour === undefined) return null;
  const { title, steps } = t.situations[tour];
  const step: TourStep | undefined = steps[tourStep];
  const next = situations[situations.indexOf(tour) + 1];
  const begin = (name: Situation): void => {
    onChange({ tour: name, tourStep: 0 });
    void startSituation(actions, name);
  };
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
        {step !== undefined && <Typography variant="body2">{step.text}</Typography>}
        <Row>
          {step?.copy !== undefined && <CopyButton key={step.copy} text={step.copy} />}
          {step !== undefined && (
            <Button variant="outlined" onClick={() => onChange({ tourStep: tourStep + 1 })}>
              {t.done}
            </Button>
          )}
          {step === undefined && next !== undefined && (
            <Button onClick={() => begin(next)}>{fill(t.next, { title: t.situations[next].title })}</Button>
          )}
          {tourStep > 0 && (
            <Button variant="text" onClick={() => onChange({ tourStep: tourStep - 1 })}>
              {t.back}
            </Button>
          )}
        </Row>
      </Stack>
    </Paper>
  );
};

/** Five situations that show the portal: each signs in as the right persona and opens the page; the begun one stands first, with its steps. */
export const Tour = ({ memory: { tour: begun, tourStep }, onChange }: TourProps) => {
  const { actions } = useDesk();
  const { t } = useTexts('tour');
  const isPressed = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const begin = (name: Situation): void => {
    isPressed.current = true;
    onChange({ tour: name, tourStep: 0 });
    void startSituation(actions, name);
  };
  // The card has moved to the top, with the button that was pressed.
  useEffect(() => {
    if (isPressed.current) heading.current?.focus();
    isPressed.current = false;
  }, [begun]);
  const order = begun === undefined ? situations : [begun, ...situations.filter((name) => name !== begun)];
  return (
    <>
      {begun === undefined && <p>{t.lead}</p>}
      <Items>
        {order.map((name) => {
          const { title, text, steps } = t.situations[name];
          const isBegun = name === begun;
          return (
            <Item
              key={name}
              current={isBegun}
              title={title}
              titleRef={isBegun ? heading : undefined}
              note={text}
              actions={
                <>
                  <Button
                    variant={isBegun ? 'outlined' : 'contained'}
                    aria-label={fill(isBegun ? t.againOf : t.startOf, { title })}
                    onClick={() => begin(name)}
                  >
                    {isBegun ? t.again : t.start}
                  </Button>
                  {isBegun && <CopyButton text={actions.tourLink(name)}>{t.link}</CopyButton>}
                </>
              }
            >
              {isBegun && (
                <Stepper orientation="vertical" activeStep={tourStep} connector={null}>
                  {steps.map((step: TourStep, index) => (
                    <Step key={step.text}>
                      <StepLabel
                        optional={step.copy !== undefined && index !== tourStep && <CopyButton text={step.copy} />}
                      >
                        {step.text}
                      </StepLabel>
                    </Step>
                  ))}
                </Stepper>
              )}
            </Item>
          );
        })}
      </Items>
    </>
  );
};
