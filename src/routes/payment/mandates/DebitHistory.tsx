import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { Money } from '../../../components/Money';
import { compareDates, formatDottedDate } from '../../../domain/time/dates';
import type { DirectDebit } from '../../../services/payment';

/** Shown for a missing value. */
const none = '–';

/** A word of the history stays whole on the narrowest phone. */
const narrow = {
  '@media (max-width: 359px)': {
    '& th, & td': { px: '6px', fontSize: '0.8125rem' },
    '& :is(th, td):first-of-type': { pl: 0 },
    '& :is(th, td):last-of-type': { pr: 0 },
  },
};

/**
 * The direct debit's history, newest first, in the service's own words (SAY-2). `list` is undefined where it isn't known.
 */
export const DebitHistory = ({ list }: { list: DirectDebit['list'] | undefined }) => {
  const { t } = useTranslation('portal');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h3" sx={{ mb: '4px' }}>
        {t('mandates.history.title')}
      </Typography>
      {list === undefined || list.length === 0 ? (
        <Typography color="textSecondary">
          {t(list === undefined ? 'mandates.history.unread' : 'mandates.history.empty')}
        </Typography>
      ) : (
        <Table aria-labelledby={id} sx={narrow}>
          <TableHead>
            <TableRow>
              <TableCell>{t('mandates.history.date')}</TableCell>
              <TableCell align="right">{t('mandates.history.amount')}</TableCell>
              <TableCell>{t('mandates.history.state')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {[...list]
              .sort((one, other) => compareDates(other.date, one.date))
              .map(({ date, amount, state }, index) => (
                <TableRow key={`${date}-${index}`}>
                  <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatDottedDate(date) || none}</TableCell>
                  <TableCell align="right">
                    <Money amount={amount} />
                  </TableCell>
                  <TableCell lang="hu">{state || none}</TableCell>
                </TableRow>
              ))}
          </TableBody>
        </Table>
      )}
    </section>
  );
};
