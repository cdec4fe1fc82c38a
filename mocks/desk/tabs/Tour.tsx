import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';

import { CopyButton } from '../CopyButton';
import { useDesk, useTexts } from '../DeskContext';
import type { DeskMemory } from '../memory';
import { situations, type Situation } from '../situations';
import { fill } from '../texts';
import { startSituation } from './tour';

interface TourStep {
  text: string;
  /** What has to be typed. */
  copy?: string;
}

interface TourProps {
  memory: DeskMemory;
  onChange: (patch: Partial<DeskMemory>) => void;
}

const current = { borderColor: 'primary.main', borderWidth: 2 } as const;

const Steps = ({
  steps,
  done,
  onDone,
}: {
  steps: readonly TourStep[];
  done: number[];
  onDone: (done: number[]) => void;
}) => (
  <Stack component="ol" spacing={1} sx={{ p: 0, listStyle: 'none' }}>
    {steps.map(({ text, copy }, index) => (
      <li key={text}>
        <FormControlLabel
          control={
            <Checkbox
              size="small"
              checked={done.includes(index)}
              onChange={(_event, checked) => onDone(checked ? [...done, index] : done.filter((one) => one !== index))}
            />
          }
          label={<Typography variant="body2">{`${index + 1}. ${text}`}</Typography>}
          sx={{ alignItems: 'start', mr: 0 }}
        />
        {copy !== undefined && <CopyButton text={copy} />}
      </li>
    ))}
  </Stack>
);

/** The next step of the begun situation, for the other tabs: what it asks for may be done there. */
export const TourStepBar = ({ memory: { tour, tourDone = [] }, onChange }: TourProps) => {
  const { t } = useTexts('tour');
  if (tour === undefined) return null;
  const { title, steps } = t.situations[tour];
  const next = steps.findIndex((_step, index) => !tourDone.includes(index));
  const step: TourStep | undefined = steps[next];
  if (step === undefined) return null;
  return (
    <Paper sx={{ p: 1.5, ...current }}>
      <Stack spacing={1}>
        <Typography variant="h3">{fill(t.step, { title, n: next + 1, steps: steps.length })}</Typography>
        <Typography variant="body2">{step.text}</Typography>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          {step.copy !== undefined && <CopyButton text={step.copy} />}
          <Button variant="outlined" onClick={() => onChange({ tourDone: [...tourDone, next] })}>
            {t.done}
          </Button>
        </Stack>
      </Stack>
    </Paper>
  );
};

/** Five situations that show the portal: each signs in as the right persona and opens the page; the begun one stands first, with its steps. */
export const Tour = ({ memory: { tour: begun, tourDone = [] }, onChange }: TourProps) => {
  const { actions } = useDesk();
  const { t } = useTexts('tour');
  const isPressed = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const begin = (name: Situation): void => {
    isPressed.current = true;
    onChange({ tour: name, tourDone: [] });
    void startSituation[name](actions);
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
      <Stack component="ol" spacing={1.5} sx={{ p: 0, listStyle: 'none' }}>
        {order.map((name) => {
          const { title, text, steps } = t.situations[name];
          const isBegun = name === begun;
          return (
            <Paper
              key={name}
              component="li"
              aria-current={isBegun ? 'step' : undefined}
              sx={{ p: 1.5, ...(isBegun ? current : {}) }}
            >
              <Stack spacing={1}>
                <Typography variant="h3" ref={isBegun ? heading : undefined} tabIndex={-1}>
                  {title}
                </Typography>
                <Typography variant="body2">{text}</Typography>
                {isBegun && <Steps steps={steps} done={tourDone} onDone={(next) => onChange({ tourDone: next })} />}
                <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
                  <Button
                    variant={isBegun ? 'outlined' : 'contained'}
                    aria-label={fill(isBegun ? t.againOf : t.startOf, { title })}
                    onClick={() => begin(name)}
                  >
                    {isBegun ? t.again : t.start}
                  </Button>
                  {isBegun && <CopyButton text={actions.tourLink(name)}>{t.link}</CopyButton>}
                </Stack>
              </Stack>
            </Paper>
          );
        })}
      </Stack>
    </>
  );
};
