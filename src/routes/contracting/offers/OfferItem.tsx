import { styled } from '@mui/material/styles';

import { rem } from '../../../theme/typography';

/** An offer with its button beside it, or under it where both don't fit in a line. */
export const OfferItem = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '10px 16px',
  padding: '12px 0',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&:first-of-type': { paddingTop: 0, borderTop: 0 },
  '&:last-of-type': { paddingBottom: 0 },
}));

export const OfferName = styled('span')(({ theme }) => ({
  flex: '1 1 180px',
  minWidth: 0,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  [theme.breakpoints.down('sm')]: { flexBasis: 'auto' },
}));

/** A line under an offer's name. */
export const OfferNote = styled('span')(({ theme }) => ({
  display: 'block',
  color: theme.vars.palette.text.secondary,
  fontSize: rem(13),
  fontWeight: 400,
}));

/** Keeps the buttons in one line at the right; a reason stands before its button. */
export const OfferChoice = styled('div')({ marginLeft: 'auto', '& > div': { flexDirection: 'row-reverse' } });
