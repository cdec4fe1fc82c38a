import { styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';

/** An offer with its button beside it, or under it where both don't fit in a line. */
export const OfferItem = styled('li')(memoTheme(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '10px 16px',
  padding: '12px 0',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&:first-of-type': { paddingTop: 0, borderTop: 0 },
  '&:last-of-type': { paddingBottom: 0 },
})));

export const OfferName = styled('span')(memoTheme(({ theme }) => ({
  flex: '1 1 180px',
  minWidth: 0,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  [theme.breakpoints.down('sm')]: { flexBasis: 'auto' },
})));

/** Keeps the buttons in one line at the right; a reason stands before its button. */
export const OfferChoice = styled('div')({ marginLeft: 'auto', '& > div': { flexDirection: 'row-reverse' } });
