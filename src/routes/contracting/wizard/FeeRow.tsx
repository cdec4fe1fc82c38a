import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Money } from '../../../components/Money';

interface FeeRowProps {
  label: ReactNode;
  /** Forint. */
  amount: number;
  quiet?: boolean;
  sum?: boolean;
}

/** A list of sums. */
export const FeeRows = styled('dl')({ display: 'grid', gap: 8 });

const Row = styled('div', { shouldForwardProp: (name) => name !== 'quiet' && name !== 'sum' })<Pick<FeeRowProps, 'quiet' | 'sum'>>(({ theme, quiet, sum }) => ({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 12,
  '& dt': { textWrap: 'balance' },
  '& dd': { fontWeight: 550, textAlign: 'right' },
  ...(quiet && { ...theme.typography.body2, color: theme.vars.palette.text.secondary }),
  ...(sum && { paddingTop: 10, borderTop: `1px solid ${theme.vars.palette.divider}`, '& dt': { fontSize: 18, fontWeight: 700 }, '& dd': { fontSize: 20, fontWeight: 700, textAlign: 'right' } }),
}));

/** A line of a calculation that is told in words. */
export const TextRow = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <Row quiet>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </Row>
);

/** A line of a calculation: what for, and how much, at the right end. */
export const FeeRow = ({ label, amount, quiet, sum }: FeeRowProps) => (
  <Row quiet={quiet} sum={sum}>
    <dt>{label}</dt>
    <dd>
      <Money amount={amount} />
    </dd>
  </Row>
);
