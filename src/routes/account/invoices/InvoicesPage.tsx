import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
  type SxProps,
  type Theme,
} from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '~/components/Button';
import { Actions } from '~/components/layout/Actions';
import { Money } from '~/components/Money';
import { sortInvoices } from '~/domain/contract/documents';
import { formatDottedDate } from '~/domain/time/dateTexts';
import { FirstRows } from '~/routes/account/FirstRows';
import { LoadedForMember } from '~/routes/account/LoadedForMember';
import { YearLists, type YearListProps } from '~/routes/account/YearLists';
import type { InvoiceRow } from '~/services/payment';
import { invoices } from '~/services/queries';
import { rem } from '~/theme/typography';
import { visuallyHidden } from '~/theme/visuallyHidden';

import { ArchiveDialog } from './ArchiveDialog';
import { InvoiceDialog } from './InvoiceDialog';

/** Date, ordinal, amount, download. A phone shows date and amount above ordinal and download: nothing is cut, nothing scrolls at 320 px. */
const responsive: SxProps<Theme> = (theme) => ({
  '& .date': { whiteSpace: 'nowrap' },
  // A usual number stands in one line.
  '& .ordinal': { minWidth: 150 },
  '& .amount': { fontWeight: 550 },
  '& .download': { width: '1%', overflowWrap: 'normal' },
  [theme.breakpoints.down('sm')]: {
    '& thead': visuallyHidden,
    '& tbody tr': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '4px 12px',
      padding: '12px 0',
    },
    '& tbody tr:not(:first-of-type)': { borderTop: `1px solid ${theme.vars.palette.divider}` },
    '& tbody td.MuiTableCell-body': { width: 'auto', padding: 0, border: 0 },
    '& .date': { flex: '1 1 55%', fontWeight: 550 },
    '& .amount, & .download': { ml: 'auto' },
    '& .ordinal': {
      order: 1,
      flex: `1 1 max(40%, ${rem(112)})`,
      minWidth: 0,
      color: theme.vars.palette.text.secondary,
      fontSize: rem(13),
    },
    '& .download': { order: 2 },
  },
});

const none = '–';

interface InvoiceTableProps {
  rows: readonly InvoiceRow[];
  onDownload: (ordinal: string) => void;
}

const InvoiceTable = ({ rows, onDownload }: InvoiceTableProps) => {
  const { t } = useTranslation(['portal', 'common']);
  return (
    <Table sx={responsive}>
      <TableHead>
        <TableRow>
          <TableCell>{t('account.invoices.date')}</TableCell>
          <TableCell>{t('account.invoices.ordinal')}</TableCell>
          <TableCell align="right">{t('account.invoices.amount')}</TableCell>
          <TableCell>
            <Box component="span" sx={visuallyHidden}>
              {t('common:button.download')}
            </Box>
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ ordinal, date, fullAmount }, index) => (
          <TableRow key={`${index} ${ordinal}`}>
            <TableCell className="date">{formatDottedDate(date) || none}</TableCell>
            <TableCell className="ordinal">{ordinal || none}</TableCell>
            <TableCell className="amount" align="right">
              <Money amount={fullAmount} />
            </TableCell>
            <TableCell className="download">
              {ordinal !== '' && (
                <Button
                  variant="secondary"
                  icon={<DownloadOutlined />}
                  label={t('account.downloadOf', { name: ordinal })}
                  onClick={() => onDownload(ordinal)}
                >
                  {t('common:button.download')}
                </Button>
              )}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
};

const YearInvoices = ({ query, year, label }: YearListProps<{ list: InvoiceRow[]; unread: number }>) => {
  const { t } = useTranslation('portal');
  const [ordinal, setOrdinal] = useState<string>();
  const [isArchiving, setArchiving] = useState(false);
  const rows = sortInvoices(query.data?.list ?? []);
  return (
    <>
      <LoadedForMember query={query} lines={22}>
        {({ unread }) =>
          rows.length === 0 ? (
            <Typography color="textSecondary">{t('account.invoices.empty', { year })}</Typography>
          ) : (
            <>
              {rows.some(({ ordinal }) => ordinal !== '') && (
                <Actions>
                  <Button
                    variant="secondary"
                    icon={<DownloadOutlined fontSize="small" />}
                    label={t('account.invoices.all.buttonOf', { year })}
                    onClick={() => setArchiving(true)}
                  >
                    {t('account.invoices.all.button')}
                  </Button>
                </Actions>
              )}
              <FirstRows rows={rows} unread={unread} label={label}>
                {(shown) => <InvoiceTable rows={shown} onDownload={setOrdinal} />}
              </FirstRows>
            </>
          )
        }
      </LoadedForMember>
      {ordinal !== undefined && <InvoiceDialog ordinal={ordinal} onClose={() => setOrdinal(undefined)} />}
      {isArchiving && <ArchiveDialog year={year} rows={rows} onClose={() => setArchiving(false)} />}
    </>
  );
};

/** /invoices: this year's and a past year's. */
const InvoicesPage = () => (
  <YearLists of="invoices" list={invoices}>
    {(list) => <YearInvoices key={list.year} {...list} />}
  </YearLists>
);

export { InvoicesPage as Component };
