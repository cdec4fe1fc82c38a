import { styled } from '@mui/material/styles';

import { panelNowhere } from '~/routes/contracting/wizard/costs/CostPanel';

/** The container that the layout queries: the side menu may leave less room than the window's width suggests. */
export const WizardSpace = styled('div')({ containerType: 'inline-size' });

/** The steps, and the cost panel beside them on a wide screen. Its column is kept in every step, so that all steps have the same width. */
export const WizardLayout = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 290px',
  gap: 28,
  alignItems: 'start',
  [panelNowhere]: { gridTemplateColumns: 'minmax(0, 1fr)', '& > aside': { display: 'none' } },
  '@media print': { display: 'block' },
});

/** Stays in view beside a long step. Where it has no room, the costs stand above the step's buttons instead. */
export const CostPlace = styled('aside')({ position: 'sticky', top: 24 });

/** Holds the open step. On a phone it has no frame, and its button bar sticks to the bottom of the screen however short the step is. */
export const StepCard = styled('div')(({ theme }) => ({
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
    // Without a box of its own, the form's bar also sticks below the summary that precedes the form.
    '& > form': { display: 'contents' },
  },
  '@media print': { display: 'block', minHeight: 0, marginTop: 12 },
}));
