import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Money } from '../../../../components/Money';
import type { Instalments } from '../../../../domain/money/fees';
import { formatForint } from '../../../../domain/money/money';
import { formatMonth } from '../../../../domain/time/months';
import { useLanguage } from '../../../../i18n/useLanguage';
import { rem } from '../../../../theme/typography';

interface FeeRowProps {
  label: ReactNode;
  /** Forint. */
  amount: number;
  /** What the rows so far add up to. */
  subtotal?: boolean;
  sum?: boolean;
}

/** A list of sums. */
export const FeeRows = styled('dl')({ display: 'grid', gap: 8 });

const Row = styled('div', { shouldForwardProp: (name) => name !== 'subtotal' && name !== 'sum' })<
  Pick<FeeRowProps, 'subtotal' | 'sum'>
>(({ theme, subtotal, sum }) => ({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 12,
  '& dt': { textWrap: 'balance' },
  '& dd': { fontWeight: 550, textAlign: 'right' },
  ...(subtotal && { paddingTop: 8, borderTop: `1px solid ${theme.vars.palette.divider}`, fontWeight: 600 }),
  ...(sum && {
    paddingTop: 10,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    '& dt': { fontSize: rem(18), fontWeight: 700 },
    '& dd': { fontSize: rem(20), fontWeight: 700, textAlign: 'right' },
  }),
}));

/** A line of a calculation: what for, and how much, at the right end. */
export const FeeRow = ({ label, amount, subtotal, sum }: FeeRowProps) => (
  <Row subtotal={subtotal} sum={sum}>
    <dt>{label}</dt>
    <dd>
      <Money amount={amount} />
    </dd>
  </Row>
);

/** The instalments in one line: number and amount, from which month to which. */
export const useInstalmentsText = () => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  return ({ count, amount, total, from, to }: Instalments): string =>
    t('wizard.fees.later', {
      n: count,
      fee: formatForint(amount, language),
      total: formatForint(total, language),
      months: [...new Set([from, to])].map((month) => formatMonth(month, language)).join(' – '),
    });
};
