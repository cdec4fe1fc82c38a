import { Box, Card as MuiCard, type SxProps, type Theme } from '@mui/material';
import { useId, type ReactNode } from 'react';

interface CardProps {
  title?: ReactNode;
  aside?: ReactNode;
  /** Each child is a section of its own, with lines between them; `columns`: side by side where there is room. */
  sections?: 'rows' | 'columns';
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

const sectionStyles = {
  rows: {
    '& > *': { p: { xs: '10px 16px', sm: '22px 24px' } },
    '& > * + *': { borderTop: 1, borderColor: 'divider' },
    // A message alone needs less room around it.
    '& > :only-child > .MuiAlert-root:only-child': { m: '-10px -8px', border: 0 },
  },
  columns: {
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'none' },
    gridAutoFlow: { md: 'column' },
    gridAutoColumns: 'minmax(0, 1fr)',
    p: { xs: '4px 16px', md: '12px 0' },
    // Its children may have lines of their own.
    '&&& > *': { px: { md: '24px' }, borderTop: { md: 0 } },
    '&&& > * + *': { borderLeft: { md: 1 }, borderColor: { md: 'divider' } },
  },
} satisfies Record<string, SxProps<Theme>>;

/** A card; with a title it is a labelled region. */
export const Card = ({ title, aside, sections, children }: CardProps) => {
  const id = useId();
  if (sections !== undefined) return <MuiCard sx={sectionStyles[sections]}>{children}</MuiCard>;
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
