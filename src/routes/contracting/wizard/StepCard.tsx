import { styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';

/** Holds the open step. On a phone it has no frame, and its button bar sticks to the bottom of the screen however short the step is. */
export const StepCard = styled('div')(memoTheme(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  padding: theme.spacing(3),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.down('md')]: {
    display: 'flex',
    flexDirection: 'column',
    // Header, title and progress take about 285 px.
    minHeight: 'calc(100dvh - 285px)',
    padding: 0,
    border: 0,
    background: 'none',
    // The form has no box of its own, so that the summary above it has the bar below it too.
    '& > form': { display: 'contents' },
  },
  '@media print': { display: 'block', minHeight: 0, marginTop: 12 },
})));
