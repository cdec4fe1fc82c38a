import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { rem } from '~/theme/typography';

export interface Fact {
  label: string;
  /** Undefined if it isn't known: then the name isn't shown either. */
  value: ReactNode;
  /** Spans the columns, so that an account number stays on one line. */
  wide?: boolean;
}

const List = styled('dl')(({ theme }) => ({
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

/** The facts that are known, as rows of a dl. */
export const knownFacts = (facts: readonly Fact[]) =>
  facts
    .filter(({ value }) => value !== undefined)
    .map(({ label, value, wide }) => (
      <div key={label} className={wide ? 'wide' : undefined}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ));

/** Names and values side by side, if there is room. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => <List>{knownFacts(facts)}</List>;
