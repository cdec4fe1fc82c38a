import { Box, type SxProps, type Theme } from '@mui/material';
import type { ReactNode } from 'react';

const columns: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: 2,
};

/** Two columns of fields; one on a phone. */
export const FieldGrid = ({ children }: { children: ReactNode }) => <Box sx={columns}>{children}</Box>;

export const WholeRow = ({ children }: { children: ReactNode }) => <Box sx={{ gridColumn: '1 / -1' }}>{children}</Box>;
