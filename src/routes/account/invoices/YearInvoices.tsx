import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import { Actions } from '../../../components/layout/Actions';
import { Money } from '../../../components/Money';
import { sortInvoices, totalOf } from '../../../domain/contract/documents';
import { currentYear } from '../../../domain/time/clock';
import { useIsInvoicePending } from '../../../features/paying/useIsInvoicePending';
import { LoadedForMember } from '../LoadedForMember';
import { InvoiceTable } from './InvoiceTable';
import type { InvoiceFile } from './useInvoiceFile';
import type { YearInvoicesQuery } from './useYearInvoices';
import { YearArchive } from './YearArchive';
import { ordinalsOf } from './yearFiles';

interface YearInvoicesProps {
  query: YearInvoicesQuery;
  year: number;
  /** What the list is called. */
  label: string;
  file: InvoiceFile;
}

/** One year's invoices, newest first, and their total; an empty year says so. */
export const YearInvoices = ({ query, year, label, file }: YearInvoicesProps) => {
  const { t } = useTranslation('portal');
  const list = query.data?.list;
  const isPending = useIsInvoicePending(list ?? []) && year === currentYear();
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
            <span>{t('account.invoices.total', { year })}</span> <Money amount={totalOf(list)} />
          </>
        )}
      </Typography>
      <LoadedForMember query={query} lines={22}>
        {() =>
          list === undefined || list.length === 0 ? (
            <Typography color="textSecondary">
              {isPending ? t('account.info.invoice.preparing') : t('account.invoices.empty', { year })}
            </Typography>
          ) : (
            <>
              {isPending && <p>{t('account.info.invoice.preparing')}</p>}
              {ordinalsOf(list).length > 0 && (
                <Actions>
                  <YearArchive key={year} year={year} rows={sortInvoices(list)} />
                </Actions>
              )}
              <InvoiceTable
                key={year}
                rows={sortInvoices(list)}
                label={label}
                files={file.files}
                onDownload={file.open}
              />
            </>
          )
        }
      </LoadedForMember>
    </>
  );
};
