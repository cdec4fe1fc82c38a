import ExpandLess from '@mui/icons-material/ExpandLess';
import NavigateNext from '@mui/icons-material/NavigateNext';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';

import { CopyButton } from './CopyButton';
import { useDesk, useTexts } from './DeskContext';
import { bar, barText } from './deskLook';
import { fill } from './texts';
import { tours } from './tour';
import { useTour } from './useTour';

interface TourBarProps {
  /** That a fault is active, or the clock moved. */
  marks: readonly string[];
  opener: Ref<HTMLButtonElement> | undefined;
  onOpen: () => void;
}

/** The desk on a phone while a situation is gone through: a line that says what to do, so that the page stays in view. */
export const TourBar = ({ marks, opener, onOpen }: TourBarProps) => {
  const { tour } = useDesk().memory;
  const { texts } = useTexts();
  const { begin, next } = useTour();
  const t = texts.tour;
  if (tour === undefined) return null;
  const { steps, shown } = t.situations[tour.name];
  const copy = tours[tour.name].steps[tour.step]?.copy;
  const text = steps[tour.step];
  const words = text === undefined ? [t.done, shown] : [`${tour.step + 1}/${steps.length}`, text];
  return (
    <Paper square component="aside" aria-label={texts.title} sx={bar}>
      <Typography variant="body2" role="status" sx={barText}>
        {[...marks, ...words].join(' · ')}
      </Typography>
      {copy !== undefined && (
        <CopyButton compact key={copy} get={() => copy}>
          {copy}
        </CopyButton>
      )}
      {text === undefined && next !== undefined && (
        <IconButton aria-label={fill(t.following, { title: t.situations[next].title })} onClick={() => begin(next)}>
          <NavigateNext />
        </IconButton>
      )}
      <IconButton ref={opener} aria-label={texts.tabLabel} aria-expanded={false} onClick={onOpen}>
        <ExpandLess />
      </IconButton>
    </Paper>
  );
};
