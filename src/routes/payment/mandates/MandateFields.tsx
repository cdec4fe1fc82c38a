import { styled } from '@mui/material/styles';

/** The fields of a mandate: a date, an account or a limit needs no more than half of a desktop. */
export const MandateFields = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  gap: 16,
  // A phone of 320 px shows an account number whole.
  '@media (max-width: 359px)': { '& input': { paddingInline: 8, letterSpacing: '-0.05em' } },
});
