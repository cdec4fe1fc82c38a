import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

export type SummaryRow = readonly [label: string, value: ReactNode];

const Section = styled('section')(({ theme }) => ({
  paddingBottom: theme.spacing(2),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > dl': { marginTop: 6 },
  '@media print': { breakInside: 'avoid', marginBottom: 12, paddingBottom: 12 },
}));

const Rows = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', gap: 12 },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { fontWeight: 550, overflowWrap: 'anywhere' },
  [theme.breakpoints.down('sm')]: {
    gap: 10,
    '& > div': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 },
    '& dt': { fontSize: 13, lineHeight: '20px' },
  },
}));

interface SummaryPartProps {
  title: string;
  rows?: readonly SummaryRow[];
  children?: ReactNode;
}

/** A block of the summary: a heading, and names with their values. */
export const SummaryPart = ({ title, rows, children }: SummaryPartProps) => (
  <Section>
    <h3>{title}</h3>
    {rows !== undefined && (
      <Rows>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Rows>
    )}
    {children}
  </Section>
);
