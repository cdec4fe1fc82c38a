import {
  Divider,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
  type SxProps,
  type Theme,
} from '@mui/material';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { Message } from '~/components/feedback/Message';
import { Facts } from '~/components/layout/Facts';
import { Money } from '~/components/Money';
import { wholeAccount } from '~/domain/money/bankAccount';
import { compareDates } from '~/domain/time/dates';
import { formatDottedDate } from '~/domain/time/dateTexts';
import type { DirectDebit } from '~/services/payment';
import { rem } from '~/theme/typography';

export const DebitFacts = ({ account, limit, fee, from, to }: Partial<DirectDebit>) => {
  const { t } = useTranslation('portal');
  return (
    <Facts
      facts={[
        { label: t('mandates.directDebit.account'), value: account && (wholeAccount(account) ?? account), wide: true },
        { label: t('mandates.directDebit.limit'), value: limit === undefined ? undefined : <Money amount={limit} /> },
        { label: t('mandates.facts.fee'), value: fee === undefined ? undefined : <Money amount={fee} /> },
        { label: t('mandates.facts.from'), value: from && formatDottedDate(from) },
        { label: t('mandates.facts.to'), value: to && formatDottedDate(to) },
      ]}
    />
  );
};

/** Warns of a limit below the fee, by its two numbers alone (MAN-6). */
export const useLowLimit = (limit = 0, fee = 0): string | undefined => {
  const { t } = useTranslation('portal');
  return limit > 0 && limit < fee ? t('mandates.directDebit.limitLow', { limit, fee }) : undefined;
};

export const LowLimit = ({ limit, fee }: Pick<DirectDebit, 'limit' | 'fee'>) => {
  const text = useLowLimit(limit, fee);
  return text !== undefined && <Message tone="warning">{text}</Message>;
};

const none = '–';

/** Words, sums and dates stay whole: on a phone what doesn't fit into the line goes under it. */
const responsive: SxProps<Theme> = (theme) => ({
  '& td': { overflowWrap: 'break-word' },
  [theme.breakpoints.down('sm')]: {
    '& tr': { display: 'flex', flexWrap: 'wrap', gap: '0 12px', py: '8px' },
    '& tbody tr': { borderTop: `1px solid ${theme.vars.palette.divider}` },
    '& tr > .MuiTableCell-root': { flex: `1 1 ${rem(86)}`, maxWidth: '100%', p: 0, border: 0 },
    '& tr > .MuiTableCell-root:last-of-type': { flexBasis: rem(104) },
  },
});

/** The history as a table, newest first, in the service's own words (SAY-2); a missing `list` isn't known. */
export const DebitHistory = ({ list, unread }: Pick<DirectDebit, 'list' | 'unread'>) => {
  const { t } = useTranslation('portal');
  const id = useId();
  return (
    <>
      <Divider />
      <section aria-labelledby={id}>
        <Typography id={id} variant="h3" sx={{ mb: '4px' }}>
          {t('mandates.history.title')}
        </Typography>
        {list === undefined || list.length === 0 ? (
          <Typography color="textSecondary">
            {t(list === undefined ? 'mandates.history.unread' : 'mandates.history.empty')}
          </Typography>
        ) : (
          <Table aria-labelledby={id} sx={responsive}>
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
        {unread > 0 && (
          <Typography color="textSecondary" sx={{ mt: '8px' }}>
            {t('account.unreadRows', { count: unread })}
          </Typography>
        )}
      </section>
    </>
  );
};
