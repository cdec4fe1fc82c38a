import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Group = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
}));

const Legend = styled('legend')(({ theme }) => ({ ...theme.typography.h3, marginBottom: 10 }));

/** Fields that belong together, under the name of what they describe. */
export const FieldGroup = ({ legend, children }: { legend: ReactNode; children: ReactNode }) => (
  <Group>
    <Legend>{legend}</Legend>
    {children}
  </Group>
);
