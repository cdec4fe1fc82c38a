import { styled } from '@mui/material/styles';

/** The steps, and the cost panel beside them on a wide screen. Steps 1 and 2 cost nothing yet and take the whole width. */
export const WizardLayout = styled('div', { shouldForwardProp: (name) => name !== 'withCosts' })<{ withCosts: boolean }>(({ theme, withCosts }) => ({
  display: 'grid',
  gridTemplateColumns: withCosts ? 'minmax(0, 1fr) 290px' : 'minmax(0, 1fr)',
  gap: 28,
  alignItems: 'start',
  '@media (max-width: 1099px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  [theme.breakpoints.down('md')]: { '& > aside': { display: 'none' } },
  '@media print': { display: 'block' },
}));

/** Stays in view beside a long step. A phone shows the costs in the step's bar instead. */
export const CostPlace = styled('aside')({
  position: 'sticky',
  top: 24,
  '@media (max-width: 1099px)': { position: 'static' },
});
