import { useTranslation } from 'react-i18next';
import { sortInvoices, totalOf } from '../../domain/documents';
import type { InvoiceRow } from '../../services/payment';
import { Money } from '../../components/Money';
import { InvoiceTable } from './InvoiceTable';
import { LoadedForMember } from './LoadedForMember';
import type { YearInvoicesQuery } from './useYearInvoices';
import styles from './Invoices.module.css';

interface YearInvoicesProps {
  query: YearInvoicesQuery;
  year: number;
  /** What the list is called. */
  label: string;
  onDownload: (row: InvoiceRow) => void;
}

/** One year's invoices, newest first, and what they come to; an empty year says so (DOC-3, DOC-5). */
export const YearInvoices = ({ query, year, label, onDownload }: YearInvoicesProps) => {
  const { t } = useTranslation('account');
  const list = query.data?.list;
  return (
    <>
      <p role="status" className={styles.total}>
        {list !== undefined && list.length > 0 && (
          <>
            <span>{t('invoices.total', { year })}</span> <Money amount={totalOf(list)} />
          </>
        )}
      </p>
      <LoadedForMember query={query} lines={22}>
        {() =>
          list === undefined || list.length === 0 ? (
            <p className={styles.empty}>{t('invoices.empty', { year })}</p>
          ) : (
            <InvoiceTable key={year} rows={sortInvoices(list)} label={label} onDownload={onDownload} />
          )
        }
      </LoadedForMember>
    </>
  );
};
