import { styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import type { ReactNode } from 'react';

const Group = styled('fieldset')(memoTheme(({ theme }) => ({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.spacing(2) })));

const Legend = styled('legend')(memoTheme(({ theme }) => ({ ...theme.typography.h3, marginBottom: 10 })));

/** Fields that belong together, under the name of what they describe. */
export const FieldGroup = ({ legend, children }: { legend: ReactNode; children: ReactNode }) => (
  <Group>
    <Legend>{legend}</Legend>
    {children}
  </Group>
);
