import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import { Actions } from '../../../components/layout/Actions';
import { Money } from '../../../components/Money';
import { sortInvoices, totalOf } from '../../../domain/contract/documents';
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
            <Typography color="textSecondary">{t('account.invoices.empty', { year })}</Typography>
          ) : (
            <>
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
