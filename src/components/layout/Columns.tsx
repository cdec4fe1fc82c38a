import { Box, type SxProps, type Theme } from '@mui/material';
import type { ReactNode } from 'react';

interface ColumnsProps {
  children: ReactNode;
  /** What stands beside the page's main column where there is room, else below it. */
  aside?: ReactNode;
  /** The membership card, before the main column where there is room, else above it. */
  card?: ReactNode;
  /** Each child is a column, all of the same width, where there is room for them. */
  equal?: boolean;
}

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px' } as const;

const tracks = (hasCard: boolean, hasAside: boolean): SxProps<Theme> => ({
  ...column,
  ...(hasCard && { gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '400px minmax(0, 1fr)' } }),
  ...(hasAside && { gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 300px' } }),
});

const equalTracks: SxProps<Theme> = {
  ...column,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'none' },
  gridAutoFlow: { lg: 'column' },
  gridAutoColumns: 'minmax(0, 1fr)',
};

/** A part of a page in columns; without a second one it has the whole width. */
export const Columns = ({ children, aside, card, equal = false }: ColumnsProps) => {
  if (equal) return <Box sx={equalTracks}>{children}</Box>;
  return (
    <Box sx={tracks(card !== undefined, aside !== undefined)}>
      {card}
      {/* One child is as high as the card beside it; several keep their own height. */}
      <Box sx={{ ...column, alignContent: card === undefined ? 'start' : 'stretch' }}>{children}</Box>
      {aside !== undefined && <Box sx={{ ...column, alignContent: 'start' }}>{aside}</Box>}
    </Box>
  );
};
