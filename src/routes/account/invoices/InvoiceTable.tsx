import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';

import { Button } from '~/components/Button';
import { Money } from '~/components/Money';
import { formatDottedDate } from '~/domain/time/dateTexts';
import type { InvoiceRow } from '~/services/payment';
import { rem } from '~/theme/typography';
import { visuallyHidden } from '~/theme/visuallyHidden';

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
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: '4px 12px',
      padding: '12px 0',
    },
    '& tbody tr:not(:first-of-type)': { borderTop: `1px solid ${theme.vars.palette.divider}` },
    '& tbody td.MuiTableCell-body': { width: 'auto', padding: 0, border: 0 },
    '& .date': { fontWeight: 550 },
    '& .ordinal': { order: 1, minWidth: 0, color: theme.vars.palette.text.secondary, fontSize: rem(13) },
    '& .download': { order: 2, justifySelf: 'end' },
  },
});

const none = '–';

interface InvoiceTableProps {
  rows: readonly InvoiceRow[];
  onDownload: (ordinal: string) => void;
}

export const InvoiceTable = ({ rows, onDownload }: InvoiceTableProps) => {
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
