import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

/** What to do, one after the other. */
export const StepList = ({ children, gap = 1 }: { children: ReactNode; gap?: number }) => (
  <Stack component="ol" sx={{ gap, pl: 2.5, '& > li': { display: 'list-item', listStyle: 'decimal' } }}>
    {children}
  </Stack>
);
