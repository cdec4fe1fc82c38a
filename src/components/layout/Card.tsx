import Box from '@mui/material/Box';
import MuiCard from '@mui/material/Card';
import type { SxProps, Theme } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';

interface CardProps {
  title?: ReactNode;
  /** At the right end of the title: a figure, a year selector. */
  aside?: ReactNode;
  children: ReactNode;
}

const body: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
  alignContent: 'start',
  p: { xs: '16px', sm: '24px' },
  // A message alone fills the card.
  '& > .MuiAlert-root:only-child': { m: { xs: '-16px', sm: '-24px' }, border: 0, borderRadius: 'inherit' },
};
const head: SxProps<Theme> = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
};

/** A card; with a title it is a labelled region. */
export const Card = ({ title, aside, children }: CardProps) => {
  const id = useId();
  if (title === undefined) return <MuiCard sx={body}>{children}</MuiCard>;
  return (
    <MuiCard component="section" aria-labelledby={id} sx={body}>
      <Box sx={head}>
        <h2 id={id}>{title}</h2>
        {aside}
      </Box>
      {children}
    </MuiCard>
  );
};
