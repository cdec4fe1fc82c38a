import { styled } from '@mui/material/styles';

/** Two columns of fields; one on a phone. */
export const FieldGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.spacing(2),
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

/** A field over the grid's whole width. */
export const WholeRow = styled('div')({ gridColumn: '1 / -1' });
