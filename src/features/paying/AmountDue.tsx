import { Box, Stack, Typography, type SxProps, type Theme } from '@mui/material';
import { useTranslation } from 'react-i18next';

import { LoadError } from '~/components/feedback/LoadError';
import { RetryButton } from '~/components/feedback/RetryButton';
import { Skeleton } from '~/components/feedback/Skeleton';
import { Money } from '~/components/Money';
import { rem } from '~/theme/typography';

import { ReplyCodes } from './ReplyCodes';
import { codesOf, type YearDebts, type YearRead } from './useDebts';

const yearSums: SxProps<Theme> = (theme) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '12px',
  // A long figure with a reader's own spacing is wider than a phone (WCAG 1.4.12).
  '& > *': { minWidth: 0 },
  '& dd span': { overflowWrap: 'anywhere', whiteSpace: 'normal' },
  '& dt': { fontSize: rem(13), lineHeight: rem(20), color: theme.vars.palette.text.secondary },
  '& dd': { fontSize: rem(20), lineHeight: rem(28), fontWeight: 650, fontVariantNumeric: 'tabular-nums' },
  '& > .now dt': { fontWeight: 600, color: theme.vars.palette.text.primary },
  '& > .now dd': { fontSize: rem(34), lineHeight: rem(42), fontWeight: 700 },
  // Below the sentence that nothing is due.
  '& > :only-child:not(.now)': { display: 'flex', flex: 1, flexWrap: 'wrap', alignItems: 'baseline', gap: '0 12px' },
  '& > :only-child:not(.now) dd': { fontSize: rem(15), lineHeight: rem(24) },
  [theme.breakpoints.up('sm')]: {
    columnGap: '80px',
    // A line in the gap; out of the list, and clipped, where the second sum stands below the first.
    overflow: 'clip',
    '& > .now + div': { position: 'relative' },
    '& > .now + div::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      left: '-40px',
      borderLeft: `1px solid ${theme.vars.palette.divider}`,
    },
  },
  [theme.breakpoints.down('sm')]: {
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: '8px 12px',
    '& dt': { fontSize: rem(12) },
    '& > .now dd': { fontSize: rem(28), lineHeight: rem(34) },
    '& > .now + div dd': { fontSize: rem(18), lineHeight: rem(34) },
    '& > :only-child:not(.now)': { justifyContent: 'space-between' },
  },
});

const otherSums: SxProps<Theme> = {
  display: 'grid',
  gap: '2px',
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: { xs: 'space-between', sm: 'start' },
    gap: '0 16px',
  },
  '& dt': { typography: 'body2', fontWeight: 600 },
  '& dd': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '&:empty': { display: 'none' },
};

/** A sum as it is; below 0 it is an overpayment, whose name says so in place of the sign. */
const Sum = ({ amount }: { amount: number }) => (
  <Box component="dd" sx={amount < 0 ? { color: 'success.main' } : undefined}>
    <Money amount={Math.abs(amount)} />
  </Box>
);

/** A year's two sums, unchanged (SAY-4); small below what is due of another year. */
const YearSums = ({ debts: { year, currentDebit, annualDebit }, small }: { debts: YearDebts; small: boolean }) => {
  const { t } = useTranslation('portal');
  return (
    <div>
      {currentDebit === 0 && (
        <Typography variant="h3" component="p" sx={small ? undefined : { mb: '4px', fontSize: rem(18) }}>
          {t('payment.sums.nothing', { year })}
        </Typography>
      )}
      <Box component="dl" sx={small ? otherSums : yearSums}>
        {currentDebit !== 0 && (
          <div className="now">
            <dt>{t(currentDebit > 0 ? 'payment.sums.now' : 'payment.sums.favour', { year })}</dt>
            <Sum amount={currentDebit} />
          </div>
        )}
        <div>
          <dt>{t(annualDebit < 0 ? 'payment.sums.yearOver' : 'payment.sums.year', { year })}</dt>
          <Sum amount={annualDebit} />
        </div>
      </Box>
    </div>
  );
};

/** Another year's sums that aren't 0, a line each; two equal ones have one, and so has a year that had one `before`. */
const linesOf = ({ currentDebit, annualDebit }: Omit<YearDebts, 'year'>, before?: YearDebts) => {
  const now = { textKey: currentDebit < 0 ? 'favour' : 'now', amount: currentDebit } as const;
  const total = { textKey: annualDebit < 0 ? 'yearOver' : 'otherYear', amount: annualDebit } as const;
  const lines = [now, ...(annualDebit === currentDebit ? [] : [total])].filter(({ amount }) => amount !== 0);
  const hadLine = before !== undefined && (before.currentDebit !== 0 || before.annualDebit !== 0);
  return lines.length === 0 && hadLine ? [now] : lines;
};

interface OtherYearProps {
  read: YearRead;
  before?: YearDebts | undefined;
  /** All that is due now: as this year's would stand. */
  leads: boolean;
}

const OtherYear = ({ read: { year, data, failure, busy, retry }, before, leads }: OtherYearProps) => {
  const { t } = useTranslation('portal');
  if (data === undefined && failure === undefined) return null;
  return (
    <Box component="dl" sx={leads ? yearSums : otherSums}>
      {data === undefined ? (
        <div>
          <dt>{t('payment.sums.now', { year })}</dt>
          <dd>
            <Typography component="span" color="textSecondary">
              {t('mandates.state.unknown')}
            </Typography>{' '}
            <RetryButton small busy={busy} onClick={retry} />
          </dd>
        </div>
      ) : (
        linesOf(data, before).map(({ textKey, amount }) => (
          <div key={textKey} className={textKey}>
            <dt>{t(`payment.sums.${textKey}`, { year })}</dt>
            <Sum amount={amount} />
          </div>
        ))
      )}
    </Box>
  );
};

interface AmountDueProps {
  /** The year's own, then those of other years. */
  reads: readonly YearRead[];
  /** The sums that were shown before a payment: a year of them that has become 0 keeps its line (PAY-8, PAY-12). */
  before?: readonly YearDebts[];
  /** Small throughout: beside other sums. */
  compact?: boolean;
}

/** What is due of a year, and of the years beside it, as the replies say it; each year can fail by itself (PAY-1). */
export const AmountDue = ({ reads, before, compact = false }: AmountDueProps) => {
  const { t } = useTranslation('portal');
  const [own, ...others] = reads;
  if (own === undefined) return null;
  const { year, data, failure, busy } = own;
  const failed = reads.filter((read) => read.failure !== undefined);
  const stale = failed.filter((read) => read.data !== undefined);
  const retry = (): void => failed.forEach((read) => read.retry());
  const isDue = (read: YearRead): boolean => (read.data?.currentDebit ?? 0) > 0;
  const isRead = data !== undefined || failure !== undefined;
  // Where nothing is due of this year, what is due of another one comes first.
  const leading = isRead && !isDue(own) ? others.filter(isDue) : [];
  const otherYear = (read: YearRead) => (
    <OtherYear
      key={read.year}
      read={read}
      before={before?.find((one) => one.year === read.year)}
      leads={leading.includes(read) && !compact}
    />
  );
  // The refusal of the year's own sums says it already.
  const isDebtSaid = data === undefined && codesOf(own).includes('HAS_DEBT');
  // That paying is disabled stands in the form's place.
  const codes = [
    ...(data?.codes ?? []).filter((code) => code !== 'PAYING_DISABLED'),
    ...others.flatMap(codesOf).filter((code) => code === 'HAS_DEBT' && !isDebtSaid),
  ];
  return (
    <Stack sx={{ gap: { xs: 1, sm: 1.5 } }}>
      {stale.length > 0 && (
        <div role="status">
          <Typography component="span" variant="body2">
            {t('payment.stale')}
          </Typography>{' '}
          <RetryButton small busy={stale.some((read) => read.busy)} onClick={retry} />
        </div>
      )}
      <ReplyCodes codes={codes} />
      {leading.map(otherYear)}
      {data !== undefined ? (
        <YearSums debts={{ ...data, year }} small={leading.length > 0 || compact} />
      ) : failure !== undefined ? (
        <LoadError title={t('payment.unread.title')} failure={failure} busy={busy} onRetry={retry} />
      ) : (
        <Skeleton lines={2} />
      )}
      {others.filter((read) => !leading.includes(read)).map(otherYear)}
    </Stack>
  );
};
