import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';

import { Card } from '../../components/layout/Card';
import { monthsOf } from '../../domain/contract/memberYears';
import { debtSegments } from '../../domain/money/debt';
import { formatForint } from '../../domain/money/money';
import type { IsoDate } from '../../domain/time/dates';
import { formatDays, monthName } from '../../domain/time/months';
import type { Language } from '../../i18n/languages';
import { useLanguage } from '../../i18n/useLanguage';
import { ContractMonths } from './ContractMonths';
import { packageWords } from './packageWords';
import type { MemberYear } from './useMemberYears';

type T = TFunction<'portal'>;

const dueKeys = { sure: 'awaited', possible: 'collectable', none: 'due' } as const;

/** What is paid and what is open, in words; "" where it isn't known. */
const paidWords = (
  t: T,
  language: Language,
  { when, debt, isPrepared, months, paidAtSigning = 0, collection, collecting, isUpgradePrepared }: MemberYear,
  hasFigures: boolean,
): string => {
  if (isPrepared) return t('member.years.prepared');
  if (debt === undefined) return '';
  const { total, ...open } = debtSegments(debt);
  const { dueNow, later } = hasFigures && when === 'current' ? { dueNow: 0, later: 0 } : open;
  if (total === 0 && !isUpgradePrepared) return t(months.length > 0 ? 'member.years.allPaid' : 'member.years.paid');
  const count = (state: string): number => months.filter((month) => month.state === state).length;
  const paid = count('paid');
  return [
    ...(paid > 0 ? [t('member.years.monthsPaid', { count: paid })] : []),
    ...months
      .filter(({ state }) => state === 'unsure')
      .map(({ month }) => t('member.years.unsure', { month: monthName(month, language, 'long') })),
    ...((months.length === 0 || when === 'next') && paidAtSigning > 0
      ? [t('member.years.paidAtSigning', { amount: formatForint(paidAtSigning, language) })]
      : []),
    ...(dueNow > 0
      ? [
          t(`member.years.${dueKeys[collection ?? 'none']}`, {
            amount: formatForint(dueNow - collecting, language),
          }),
        ]
      : []),
    ...(collecting > 0 && dueNow > 0
      ? [t('member.years.awaited', { amount: formatForint(collecting, language) })]
      : []),
    ...(later > 0 && !isUpgradePrepared ? [t('member.years.later', { amount: formatForint(later, language) })] : []),
    ...(isUpgradePrepared ? [t('member.years.upgradePrepared')] : []),
  ].join(', ');
};

/** The last months that are due, as many as a charge takes. */
const awaitedMonths = ({ months, debt, collecting }: MemberYear): readonly IsoDate[] => {
  const due = monthsOf(months, 'due');
  const part = debt === undefined || collecting === 0 ? 0 : collecting / debtSegments(debt).dueNow;
  return due.slice(due.length - Math.round(due.length * part));
};

/** Package, change of package, days: what was signed. */
const contractWords = (t: T, language: Language, { year, pack, from, to, upgrade }: MemberYear): string => {
  const packages = packageWords(t, language, pack, upgrade);
  const days =
    from === undefined || to === undefined ? t('member.years.ofYear', { year }) : formatDays(from, to, language);
  return [...(packages === undefined ? [] : [packages]), days].join(', ');
};

const YearItem = ({ year, hasFigures }: { year: MemberYear; hasFigures: boolean }) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const paid = paidWords(t, language, year, hasFigures);
  const isStrip = year.months.length > 0;
  const words = contractWords(t, language, year);
  return (
    <li>
      <p>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {t(`member.years.${year.when}`)}:
        </Box>{' '}
        <span>{isStrip || paid === '' ? words : `${words}, ${paid}`}</span>
      </p>
      {isStrip && (
        <>
          <ContractMonths
            months={year.months}
            collection={year.collection}
            awaited={awaitedMonths(year)}
            isUpgraded={year.upgrade !== undefined}
            label={t('member.years.months', { year: year.year })}
          />
          {/* As high as it will be, so that nothing moves when the sums arrive. */}
          <Typography variant="body2" sx={{ minHeight: { xs: hasFigures ? 18 : 36, sm: 18 }, color: 'text.secondary' }}>
            {year.isPending ? <Skeleton sx={{ width: '60%', height: 18 }} /> : paid}
          </Typography>
        </>
      )}
    </li>
  );
};

interface MemberYearsProps {
  years: readonly MemberYear[];
  /** The page has figures of what is due this year. */
  hasFigures?: boolean;
}

/** The member's contracts, this year's month by month and the next one; nothing where none is known. */
export const MemberYears = ({ years, hasFigures = false }: MemberYearsProps) => {
  const { t } = useTranslation('portal');
  if (years.length === 0) return null;
  return (
    <Card title={t('member.years.title')}>
      <Box
        component="ul"
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5, overflowWrap: 'anywhere' }}
      >
        {years.map((year) => (
          <YearItem key={year.year} year={year} hasFigures={hasFigures} />
        ))}
      </Box>
    </Card>
  );
};
