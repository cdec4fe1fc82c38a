import Box from '@mui/material/Box';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { LinkButton } from '../../../components/Button';
import { QueryBoundary } from '../../../components/feedback/QueryBoundary';
import { Actions } from '../../../components/layout/Actions';
import { Card } from '../../../components/layout/Card';
import { Facts } from '../../../components/layout/Facts';
import { Money } from '../../../components/Money';
import { sortInvoices } from '../../../domain/contract/documents';
import { currentYear } from '../../../domain/time/clock';
import { formatDay } from '../../../domain/time/dateTexts';
import { FileButton } from '../../../features/downloading/FileButton';
import { useDownload } from '../../../features/downloading/useDownload';
import { invalidateAfterPayment } from '../../../features/paying/invalidateAfterPayment';
import { PollStatus } from '../../../features/polling/PollStatus';
import { usePolling } from '../../../features/polling/usePolling';
import { useLanguage } from '../../../i18n/useLanguage';
import { paths } from '../../../paths';
import { downloadFile } from '../../../services/documents';
import { getInvState, listInvoices, type InvoiceRow } from '../../../services/payment';
import { getDownloadInvoice } from '../../../services/paymentPublic';

const AllInvoices = () => {
  const { t } = useTranslation('portal');
  return <LinkButton to={paths.invoices}>{t('payment.result.invoices')}</LinkButton>;
};

const Invoice = ({ invoice }: { invoice: InvoiceRow }) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const { download, busy, file } = useDownload(t('payment.result.invoiceFile'));
  const { ordinal, date, fullAmount } = invoice;
  const fetchFile = async (options: Parameters<typeof downloadFile>[1]) =>
    downloadFile({ fileId: (await getDownloadInvoice({ invoice: ordinal })).docId }, options);
  return (
    <>
      <Facts
        facts={[
          {
            label: [ordinal, formatDay(date, language)].filter(Boolean).join(', '),
            value: <Money amount={fullAmount} />,
          },
        ]}
      />
      <Actions>
        <FileButton file={file} busy={busy} onFetch={() => void download(fetchFile)}>
          {t('payment.result.invoiceDownload')}
        </FileButton>
        <AllInvoices />
      </Actions>
    </>
  );
};

/** The newest invoice of the year, once the service has made it. */
const NewestInvoice = ({ kr }: { kr: string }) => {
  const year = currentYear();
  const invoices = useQuery({
    queryKey: ['payment-newest-invoice', kr, year],
    gcTime: 0,
    queryFn: async ({ signal }) =>
      sortInvoices((await listInvoices({ kr, from: `${year}-01-01`, to: `${year}-12-31` }, signal)).list),
  });
  return (
    <QueryBoundary query={invoices}>
      {([newest]) => (newest === undefined || newest.ordinal === '' ? <AllInvoices /> : <Invoice invoice={newest} />)}
    </QueryBoundary>
  );
};

/** Waits for the invoice of a payment and offers it. */
export const PreparedInvoice = ({ kr, transaction }: { kr: string; transaction: string }) => {
  const { t } = useTranslation('portal');
  const client = useQueryClient();
  const polling = usePolling({
    key: ['invoice-state', kr, transaction],
    ask: (signal) => getInvState({ kr }, signal),
    isDone: ({ status }) => status === 'DONE',
  });
  const done = polling.state === 'done';
  // By now the service has booked everything.
  useEffect(() => {
    if (done) void invalidateAfterPayment(client);
  }, [done, client]);
  return (
    <Card title={t('payment.result.invoiceTitle')}>
      {/* The live region is there before its text, and takes no room until then. */}
      <Box component="p" role="status" sx={{ '&:empty': { position: 'absolute' } }}>
        {done ? t('payment.result.invoiceReady') : ''}
      </Box>
      <PollStatus polling={polling} waiting={t('payment.result.invoicePreparing')} reference={transaction} />
      {done && <NewestInvoice kr={kr} />}
      {polling.state === 'stopped' && (
        <Actions>
          <AllInvoices />
        </Actions>
      )}
    </Card>
  );
};
