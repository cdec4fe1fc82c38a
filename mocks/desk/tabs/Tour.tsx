import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { CopyButton } from '../CopyButton';
import { useDesk, useTexts } from '../DeskContext';
import { situations, type Situation } from '../situations';
import { fill } from '../texts';
import { startSituation } from './tour';

interface TourStep {
  text: string;
  /** What has to be typed. */
  copy?: string;
}

const Steps = ({ steps }: { steps: readonly TourStep[] }) => (
  <Stack component="ol" spacing={1} sx={{ pl: '20px', listStyle: 'decimal' }}>
    {steps.map(({ text, copy }) => (
      <li key={text}>
        <Typography variant="body2">{text}</Typography>
        {copy !== undefined && <CopyButton text={copy} />}
      </li>
    ))}
  </Stack>
);

/** Five situations that show the portal: each signs in as the right persona, opens the page and keeps its steps in view. */
export const Tour = ({ begun, onBegin }: { begun: Situation | undefined; onBegin: (name: Situation) => void }) => {
  const { actions } = useDesk();
  const { t } = useTexts('tour');
  const begin = (name: Situation): void => {
    onBegin(name);
    void startSituation[name](actions);
  };
  return (
    <>
      <p>{t.lead}</p>
      <Stack component="ol" spacing={1.5} sx={{ p: 0, listStyle: 'none' }}>
        {situations.map((name) => {
          const { title, text, steps } = t.situations[name];
          const isBegun = name === begun;
          return (
            <Paper
              key={name}
              component="li"
              aria-current={isBegun ? 'step' : undefined}
              sx={{ p: 1.5, ...(isBegun ? { borderColor: 'primary.main', borderWidth: 2 } : {}) }}
            >
              <Stack spacing={1}>
                <Typography variant="h3">{title}</Typography>
                <Typography variant="body2">{text}</Typography>
                {isBegun && <Steps steps={steps} />}
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
