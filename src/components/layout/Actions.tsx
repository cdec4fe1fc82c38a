import { Box, type SxProps, type Theme } from '@mui/material';
import type { ReactNode } from 'react';

const row: SxProps<Theme> = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: '10px 12px',
  // A button with a reason takes a whole line, so that the reason wraps beside it.
  '& > div': { flex: { sm: '1 1 300px' } },
  '& > *, & > div > button': { flex: { xs: '1 1 100%', sm: '0 1 auto' } },
};

/**
 * The buttons at the end of a card, the coloured one first, then the others, text last; on a phone each is as wide as the card.
 */
export const Actions = ({ children }: { children: ReactNode }) => <Box sx={row}>{children}</Box>;
