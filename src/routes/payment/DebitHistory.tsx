import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatDottedDate } from '../../domain/dates';
import { formatForint } from '../../domain/money';
import { useLanguage } from '../../i18n/useLanguage';
import { Money } from '../../components/Money';
import { visuallyHidden } from '../../theme/visuallyHidden';
import { debitChart, newestFirst, type DebitRow } from './debitChart';

/** For what a row leaves out. */
const none = '–';
/** Px. A few bars don't fill a desktop. */
const widestBar = 56;

/** The last collections at a glance; the table below has the figures. */
const Bars = ({ list }: { list: readonly DebitRow[] }) => {
  const { t } = useTranslation('mandates');
  const language = useLanguage();
  const { bars, most } = debitChart(list);
  if (bars.length === 0) return null;
  const first = formatDottedDate(bars[0]?.date ?? '');
  const last = formatDottedDate(bars.at(-1)?.date ?? '');
  return (
    <Box component="figure" sx={{ display: 'grid', gap: 0.5, minWidth: 'min(200px, 100%)', maxWidth: bars.length * widestBar }}>
      <Box
        role="img"
        aria-label={t('history.chart', { n: bars.length, first, last, most: formatForint(most, language) })}
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
        {bars.map(({ date, height }, index) => (
          // A failed or tiny collection still leaves a mark.
          <Box key={`${date}-${index}`} sx={{ width: '70%', height, minHeight: 2, backgroundColor: 'bar.paid', forcedColorAdjust: 'none' }} />
        ))}
      </Box>
      <Typography component="figcaption" variant="body2" aria-hidden="true" sx={{ display: 'flex', justifyContent: 'space-between', color: 'text.secondary' }}>
        <span>{first}</span>
        {bars.length > 1 && <span>{last}</span>}
      </Typography>
    </Box>
  );
};

/** What has been collected, as a small chart and a table, newest first. The state is the bank's own word. */
export const DebitHistory = ({ list }: { list: readonly DebitRow[] }) => {
  const { t } = useTranslation('mandates');
  return (
    <Stack component="section" aria-label={t('history.title')} sx={{ gap: 1.5 }}>
      <h3>{t('history.title')}</h3>
      {list.length === 0 ? (
        <Typography color="textSecondary">{t('history.empty')}</Typography>
      ) : (
        <>
          <Bars list={list} />
          <Table sx={{ '& .MuiTableCell-alignRight': { pl: 0 }, '@media (max-width: 359px)': { '& .MuiTableCell-root': { fontSize: 13 } } }}>
            <Box component="caption" sx={visuallyHidden}>
              {t('history.title')}
            </Box>
            <TableHead>
              <TableRow>
                <TableCell>{t('history.date')}</TableCell>
                <TableCell align="right">{t('history.amount')}</TableCell>
                <TableCell>{t('history.state')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {newestFirst(list).map(({ date, amount, state }, index) => (
                <TableRow key={`${date}-${index}`}>
                  <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatDottedDate(date) || none}</TableCell>
                  <TableCell align="right">
                    <Money amount={amount} />
                  </TableCell>
                  <TableCell>{state || none}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </>
      )}
    </Stack>
  );
};
