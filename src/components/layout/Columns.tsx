import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface ColumnsProps {
  children: ReactNode;
  /** What stands beside the page's main column where there is room, else below it. */
  aside?: ReactNode;
  /** The membership card, before the main column where there is room, else above it. */
  card?: ReactNode;
}

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px', alignContent: 'start' } as const;

const tracks = (hasCard: boolean, hasAside: boolean): SxProps<Theme> => ({
  ...column,
  ...(hasCard && { gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '400px minmax(0, 1fr)' } }),
  ...(hasAside && { gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 300px' } }),
});

/** A part of a page in two columns; without a second one it has the whole width. */
export const Columns = ({ children, aside, card }: ColumnsProps) => (
  <Box sx={tracks(card !== undefined, aside !== undefined)}>
    {card}
    <Box sx={column}>{children}</Box>
    {aside !== undefined && <Box sx={column}>{aside}</Box>}
  </Box>
);
