import { Box, Card as MuiCard, type SxProps, type Theme } from '@mui/material';
import { useId, type ReactNode } from 'react';

import { rem } from '~/theme/typography';

const frame: SxProps<Theme> = (theme) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px 24px',
  p: { xs: '16px', sm: '24px' },
  '& > *': { flex: { xs: '1 1 100%', sm: '0 1 auto' } },
  '& p': { color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('sm')]: { '& h2': { fontSize: rem(16) } },
});

interface CalloutProps {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}

/** One thing that outranks the page below it: what it is, and the way on. */
export const Callout = ({ title, children, action }: CalloutProps) => {
  const id = useId();
  return (
    <MuiCard component="section" aria-labelledby={id} sx={frame}>
      <Box sx={{ '&&': { flex: '1 1 320px' }, minWidth: 0, overflowWrap: 'anywhere' }}>
        <h2 id={id}>{title}</h2>
        {children}
      </Box>
      {action}
    </MuiCard>
  );
};
