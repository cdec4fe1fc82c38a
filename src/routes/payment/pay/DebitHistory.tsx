import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import { StatusChip } from '../../../components/feedback/StatusChip';
import { Money } from '../../../components/Money';
import { collectionState, newestFirst } from '../../../domain/money/collections';
import { formatForint } from '../../../domain/money/money';
import { today } from '../../../domain/time/clock';
import type { IsoDate } from '../../../domain/time/dates';
import { formatDay } from '../../../domain/time/dateTexts';
import { useLanguage } from '../../../i18n/useLanguage';
import { rem } from '../../../theme/typography';
import { visuallyHidden } from '../../../theme/visuallyHidden';
import { debitChart, type DebitRow } from './debitChart';

/** Shown for a missing value. */
const none = '–';
/** Px. A few bars don't fill a desktop. */
const widestBar = 56;

/** The least height of a bar, so that a tiny collection still shows. */
const bar = { width: '70%', minHeight: 2, backgroundColor: 'bar.paid', forcedColorAdjust: 'none' };
/** A failed collection is a hollow bar, so that the colour isn't the only sign. */
const failedBar = { minHeight: 12, border: '2px dashed', borderColor: 'error.main', backgroundColor: 'transparent' };

/** On a phone a failed state is a word without its chip, which would be broken in two. */
const table = {
  '& .MuiTableCell-alignRight': { pl: 0 },
  '@media (max-width: 419px)': {
    '& .MuiTableCell-root': { fontSize: rem(13) },
    '& .MuiChip-root': { p: 0, border: 0, background: 'none', '&::before': { content: 'none' } },
    '& .MuiChip-label': { p: 0 },
  },
};

/** A state's name: the portal's for known ones, else the bank's. */
const State = ({ word, date }: { word: string; date: IsoDate }) => {
  const { t } = useTranslation('portal');
  const state = collectionState(word);
  // The bank hasn't begun with it.
  if (state === 'waiting' && date > today()) return t('status.state.announced');
  if (state === 'unknown') return word || none;
  return state === 'failed' ? (
    <StatusChip tone="error">{t('status.state.failed')}</StatusChip>
  ) : (
    t(`status.state.${state}`)
  );
};

/** The last collections at a glance; the table below has the figures. */
const Bars = ({ list }: { list: readonly DebitRow[] }) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const { bars, most } = debitChart(list);
  if (bars.length === 0) return null;
  const first = formatDay(bars[0]?.date ?? '', language);
  const last = formatDay(bars.at(-1)?.date ?? '', language);
  const failed = bars.filter(({ hasFailed }) => hasFailed).map(({ date }) => formatDay(date, language));
  const label = t('mandates.history.chart', { count: bars.length, first, last, most: formatForint(most, language) });
  return (
    <Box
      component="figure"
      sx={{ display: 'grid', gap: 0.5, minWidth: 'min(200px, 100%)', maxWidth: bars.length * widestBar }}
    >
      <Box
        role="img"
        aria-label={
          failed.length === 0 ? label : `${label}; ${t('mandates.history.chartFailed', { dates: failed.join(', ') })}`
        }
        sx={{
          display: 'grid',
          gridAutoFlow: 'column',
          gridAutoColumns: '1fr',
          gridTemplateRows: '100%',
          alignItems: 'end',
          justifyItems: 'center',
          height: 96,
          borderBottom: '1px solid',
          borderColor: 'divider',
        }}
      >
        {bars.map(({ date, height, hasFailed }, index) => (
          <Box key={`${date}-${index}`} sx={[bar, { height }, hasFailed && failedBar]} />
        ))}
      </Box>
      <Typography
        component="figcaption"
        variant="body2"
        aria-hidden="true"
        sx={{ display: 'flex', justifyContent: 'space-between', color: 'text.secondary' }}
      >
        <span>{first}</span>
        {bars.length > 1 && <span>{last}</span>}
      </Typography>
    </Box>
  );
};

/** What has been collected, as a small chart and a table, newest first. */
export const DebitHistory = ({ list }: { list: readonly DebitRow[] }) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  return (
    <Stack component="section" aria-label={t('mandates.history.title')} sx={{ gap: 1.5 }}>
      <h3>{t('mandates.history.title')}</h3>
      {list.length === 0 ? (
        <Typography color="textSecondary">{t('mandates.history.empty')}</Typography>
      ) : (
        <>
          <Bars list={list} />
          <Table sx={table}>
            <Box component="caption" sx={visuallyHidden}>
              {t('mandates.history.title')}
            </Box>
            <TableHead>
              <TableRow>
                <TableCell>{t('mandates.history.date')}</TableCell>
                <TableCell align="right">{t('mandates.history.amount')}</TableCell>
                <TableCell>{t('mandates.history.state')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {newestFirst(list).map(({ date, amount, state }, index) => (
                <TableRow key={`${date}-${index}`}>
                  <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatDay(date, language) || none}</TableCell>
                  <TableCell align="right">
                    <Money amount={amount} />
                  </TableCell>
                  <TableCell>
                    <State word={state} date={date} />
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </>
      )}
    </Stack>
  );
};
