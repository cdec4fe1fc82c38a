import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '~/components/Button';
import { Actions } from '~/components/layout/Actions';
import { sortInvoices } from '~/domain/contract/documents';
import { FirstRows } from '~/routes/account/FirstRows';
import { LoadedForMember } from '~/routes/account/LoadedForMember';
import { YearLists, type YearListProps } from '~/routes/account/YearLists';
import type { InvoiceRow } from '~/services/payment';
import { invoices } from '~/services/queries';

import { ArchiveDialog } from './ArchiveDialog';
import { InvoiceDialog } from './InvoiceDialog';
import { InvoiceTable } from './InvoiceTable';

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
