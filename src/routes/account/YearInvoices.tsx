import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { sortInvoices, totalOf } from '../../domain/documents';
import type { InvoiceRow } from '../../services/payment';
import { Money } from '../../components/Money';
import { InvoiceTable } from './InvoiceTable';
import { LoadedForMember } from './LoadedForMember';
import type { YearInvoicesQuery } from './useYearInvoices';

interface YearInvoicesProps {
  query: YearInvoicesQuery;
  year: number;
  /** What the list is called. */
  label: string;
  onDownload: (row: InvoiceRow) => void;
}

/** One year's invoices, newest first, and their total; an empty year says so. */
export const YearInvoices = ({ query, year, label, onDownload }: YearInvoicesProps) => {
  const { t } = useTranslation('account');
  const list = query.data?.list;
  return (
    <>
      <Typography
        role="status"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          gap: '4px 16px',
          padding: '12px 16px',
          borderRadius: 1,
          backgroundColor: 'background.default',
          fontWeight: 650,
          '&:empty': { display: 'none' },
        }}
      >
        {list !== undefined && list.length > 0 && (
          <>
            <span>{t('invoices.total', { year })}</span> <Money amount={totalOf(list)} />
          </>
        )}
      </Typography>
      <LoadedForMember query={query} lines={22}>
        {() =>
          list === undefined || list.length === 0 ? (
            <Typography color="textSecondary">{t('invoices.empty', { year })}</Typography>
          ) : (
            <InvoiceTable key={year} rows={sortInvoices(list)} label={label} onDownload={onDownload} />
          )
        }
      </LoadedForMember>
    </>
  );
};
