import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import { Money } from '~/components/Money';

const List = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: 12,
  // A long figure with a reader's own spacing is wider than a phone (WCAG 1.4.12).
  '& > *': { minWidth: 0 },
  '& dd span': { overflowWrap: 'anywhere', whiteSpace: 'normal' },
  '& dt': { fontSize: '0.8125rem', lineHeight: '1.25rem', color: theme.vars.palette.text.secondary },
  '& dd': { fontSize: '1.25rem', lineHeight: '1.75rem', fontWeight: 650, fontVariantNumeric: 'tabular-nums' },
  '& > .main dt': { fontWeight: 600, color: theme.vars.palette.text.primary },
  '& > .main dd': { fontSize: '2.125rem', lineHeight: '2.625rem', fontWeight: 700 },
  '& > .favour dd': { color: theme.vars.palette.success.main },
  // Below the sentence that nothing is due.
  '& > :only-child': { display: 'flex', flex: 1, flexWrap: 'wrap', alignItems: 'baseline', gap: '0 12px' },
  '& > :only-child dd': { fontSize: '0.9375rem', lineHeight: '1.5rem' },
  [theme.breakpoints.up('sm')]: {
    columnGap: 80,
    // A line in the gap; out of the list, and clipped, where the second sum stands below the first.
    overflow: 'clip',
    '& > .main + div': { position: 'relative' },
    '& > .main + div::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      left: -40,
      borderLeft: `1px solid ${theme.vars.palette.divider}`,
    },
  },
  [theme.breakpoints.down('sm')]: {
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: '8px 12px',
    '& dt': { fontSize: '0.75rem' },
    '& > .main dd': { fontSize: '1.75rem', lineHeight: '2.125rem' },
    '& > .main + div dd': { fontSize: '1.125rem', lineHeight: '2.125rem' },
    '& > :only-child': { justifyContent: 'space-between' },
  },
}));

interface SumsProps {
  /** From the reply to /getAmounts, in forint. */
  debt: { currentDebit: number; annualDebit: number };
  year: number;
}

/** A year's two sums, unchanged (SAY-4): what is due now, and all that is due by its end. */
export const Sums = ({ debt: { currentDebit, annualDebit }, year }: SumsProps) => {
  const { t } = useTranslation('portal');
  return (
    <div>
      {currentDebit === 0 && (
        <Typography variant="h3" component="p" sx={{ mb: '4px', fontSize: '1.125rem' }}>
          {t('payment.sums.nothing', { year })}
        </Typography>
      )}
      <List>
        {currentDebit !== 0 && (
          <div className={currentDebit > 0 ? 'main' : 'main favour'}>
            <dt>{t(currentDebit > 0 ? 'payment.sums.now' : 'payment.sums.favour', { year })}</dt>
            <dd>
              <Money amount={Math.abs(currentDebit)} />
            </dd>
          </div>
        )}
        <div>
          <dt>{t(annualDebit < 0 ? 'payment.sums.yearOver' : 'payment.sums.year', { year })}</dt>
          <dd>
            <Money amount={Math.abs(annualDebit)} />
          </dd>
        </div>
      </List>
    </div>
  );
};
