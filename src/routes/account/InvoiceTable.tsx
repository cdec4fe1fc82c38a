import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../domain/dates';
import type { InvoiceRow } from '../../services/payment';
import { Button } from '../../components/Button';
import { Money } from '../../components/Money';
import { Pager } from './Pager';
import { usePages } from './usePages';
import styles from './Invoices.module.css';

interface InvoiceTableProps {
  rows: readonly InvoiceRow[];
  label: string;
  onDownload: (row: InvoiceRow) => void;
}

export const InvoiceTable = ({ rows, label, onDownload }: InvoiceTableProps) => {
  const { t } = useTranslation(['account', 'common']);
  const pages = usePages(rows);
  const table = useRef<HTMLTableElement>(null);
  return (
    <>
      <table ref={table} tabIndex={-1} aria-label={label} className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('invoices.date')}</th>
            <th scope="col">{t('invoices.ordinal')}</th>
            <th scope="col" className={styles.amount}>
              {t('invoices.amount')}
            </th>
            <th scope="col">
              <span className="visually-hidden">{t('common:button.download')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {pages.rows.map((row) => (
            <tr key={`${row.order} ${row.ordinal}`}>
              <td className={styles.date}>{formatDate(row.date)}</td>
              <td className={styles.ordinal}>{row.ordinal}</td>
              <td className={styles.amount}>
                <Money amount={row.fullAmount} />
              </td>
              <td className={styles.action}>
                <Button variant="secondary" label={t('downloadOf', { name: row.ordinal })} onClick={() => onDownload(row)}>
                  {t('common:button.download')}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Pager pages={pages} label={label} onOpened={() => table.current?.focus()} />
    </>
  );
};
