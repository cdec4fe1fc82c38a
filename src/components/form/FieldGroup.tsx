import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

export const FieldGroup = ({ legend, children }: { legend: ReactNode; children: ReactNode }) => (
  <Box component="fieldset" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
    <Typography component="legend" variant="h3" sx={{ mb: '10px' }}>
      {legend}
    </Typography>
    {children}
  </Box>
);
