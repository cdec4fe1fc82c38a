import { styled } from '@mui/material/styles';

/** The buttons at the end of a card, the primary one first; on a phone each is as wide as the card. */
export const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: '10px 12px',
  // A button with a reason takes a whole line, so that the reason wraps beside it.
  [theme.breakpoints.up('sm')]: { '& > div': { flex: '1 1 300px' } },
  [theme.breakpoints.down('sm')]: { '& > *, & > div > button': { flex: '1 1 100%' } },
}));
