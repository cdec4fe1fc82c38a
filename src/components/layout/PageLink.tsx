import ChevronRight from '@mui/icons-material/ChevronRight';
import { Box, type SxProps, type Theme } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { rem } from '~/theme/typography';

const link: SxProps<Theme> = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  minHeight: 44,
  // Leads nowhere on paper.
  '@media print': { display: 'none' },
};

export const PageLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Box component={Link} to={to} sx={link}>
    <span>{children}</span>
    <ChevronRight aria-hidden="true" sx={{ fontSize: rem(18) }} />
  </Box>
);
