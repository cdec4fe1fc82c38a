import { Box, type SxProps, type Theme } from '@mui/material';
import type { ReactNode } from 'react';

import { rem } from '~/theme/typography';

export interface Fact {
  label: string;
  /** Undefined if it isn't known: then the name isn't shown either. */
  value: ReactNode;
  /** Spans the columns, so that an account number stays on one line. */
  wide?: boolean;
  /** Below a line, after the sums that it adds up. */
  total?: boolean;
  /** At the end of the line. */
  end?: boolean;
}

interface FactsProps {
  facts: readonly Fact[];
  /**
   * `columns` side by side, if there is room; `rows` a line each, the value at its end; `table` names and values in two columns, on a
   * phone one below the other; `sums` a calculation; `line` one after another.
   */
  layout?: 'columns' | 'rows' | 'table' | 'sums' | 'line';
  id?: string;
}

const small = { fontSize: rem(13), lineHeight: rem(20) };
const line = { borderTop: 1, borderColor: 'divider' };
const figures = { textAlign: 'right', fontVariantNumeric: 'tabular-nums' };

const styles = {
  columns: {
    display: 'grid',
    gridTemplateColumns: {
      xs: `repeat(auto-fill, minmax(min(${rem(120)}, 100%), 1fr))`,
      sm: `repeat(auto-fill, minmax(min(${rem(180)}, 100%), 1fr))`,
    },
    gap: { xs: '12px 16px', sm: '16px' },
    '& dt': { color: 'text.secondary', ...small },
    '& dd': { fontWeight: 600, overflowWrap: 'anywhere' },
    '& > .wide': { gridColumn: { xs: '1 / -1', sm: 'span 2' } },
    '& > :only-child': { gridColumn: '1 / -1' },
  },
  rows: {
    '& > div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '2px 16px', py: '9px' },
    '& > div + div': line,
    '& dt': { color: 'text.secondary' },
    '& dd': { ml: 'auto', fontWeight: 600, overflowWrap: 'anywhere', ...figures },
  },
  table: {
    display: 'grid',
    gap: { xs: '10px', sm: '4px' },
    '& > div': {
      display: 'grid',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 3fr)' },
      columnGap: '12px',
    },
    '& dt': (theme) => ({ color: theme.vars.palette.text.secondary, [theme.breakpoints.down('sm')]: small }),
    '& dd': { fontWeight: 550, overflowWrap: 'anywhere' },
  },
  sums: {
    display: 'grid',
    gap: '8px',
    // Large text has no room for a sum beside its longest word.
    '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '2px 12px' },
    '& dt': { flex: '1 1 min-content' },
    '& dd': { ml: 'auto', fontWeight: 550, ...figures },
    '& > .total': { pt: '8px', ...line },
    '& > .total dt': { fontSize: rem(18), fontWeight: 700 },
    '& > .total dd': { fontSize: rem(20), fontWeight: 700 },
  },
  line: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px 22px',
    minWidth: 0,
    '& > div': { minWidth: 0 },
    '& > .end': { ml: 'auto', textAlign: 'right' },
  },
} satisfies Record<string, SxProps<Theme>>;

export const Facts = ({ facts, layout = 'columns', id }: FactsProps) => (
  <Box component="dl" id={id} sx={styles[layout]}>
    {facts
      .filter(({ value }) => value !== undefined)
      .map(({ label, value, wide, total, end }) => (
        <div key={label} className={total ? 'total' : wide ? 'wide' : end ? 'end' : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </Box>
);
