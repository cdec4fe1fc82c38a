import { styled } from '@mui/material/styles';

import { knownFacts, type Fact } from './Facts';

const List = styled('dl')(({ theme }) => ({
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

/** Names and values, a line each: the value at its right end. */
export const FactLines = ({ facts }: { facts: readonly Fact[] }) => <List>{knownFacts(facts)}</List>;
