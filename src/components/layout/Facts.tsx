import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { rem } from '~/theme/typography';

export interface Fact {
  label: string;
  /** Undefined if it isn't known: then the name isn't shown either. */
  value: ReactNode;
  /** Spans the columns, so that an account number stays on one line. */
  wide?: boolean;
  /** Below a line, after the sums that it adds up. */
  sum?: 'subtotal' | 'total' | undefined;
}

interface FactsProps {
  facts: readonly Fact[];
  /** `columns` side by side, if there is room; `rows` a line each, the value at its end; `sums` a calculation. */
  layout?: 'columns' | 'rows' | 'sums';
}

const Columns = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(180px, 100%), 1fr))',
  gap: 16,
  '& dt': { color: theme.vars.palette.text.secondary, fontSize: rem(13), lineHeight: rem(20) },
  '& dd': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& > .wide': { gridColumn: 'span 2' },
  '& > :only-child': { gridColumn: '1 / -1' },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(120px, 100%), 1fr))',
    gap: '12px 16px',
    '& > .wide': { gridColumn: '1 / -1' },
  },
}));

const Rows = styled('dl')(({ theme }) => ({
  '& > div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '2px 16px', padding: '9px 0' },
  '& > div + div': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': {
    marginLeft: 'auto',
    fontWeight: 600,
    textAlign: 'right',
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
  },
}));

const Sums = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  '& > div': { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 12 },
  '& dd': { fontWeight: 550, textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& > :is(.subtotal, .total)': { paddingTop: 8, borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& > .subtotal': { fontWeight: 600 },
  '& > .total dt': { fontSize: rem(18), fontWeight: 700 },
  '& > .total dd': { fontSize: rem(20), fontWeight: 700 },
}));

const lists = { columns: Columns, rows: Rows, sums: Sums };

/** Names and values: the facts that are known. */
export const Facts = ({ facts, layout = 'columns' }: FactsProps) => {
  const List = lists[layout];
  return (
    <List>
      {facts
        .filter(({ value }) => value !== undefined)
        .map(({ label, value, wide, sum }) => (
          <div key={label} className={sum ?? (wide ? 'wide' : undefined)}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </List>
  );
};
