import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { currentYear } from '../../domain/clock';
import { formatDottedDate } from '../../domain/dates';
import { sortInvoices } from '../../domain/documents';
import { QueryBoundary } from '../../components/QueryBoundary';
import { PollStatus } from '../../features/polling/PollStatus';
import { FileButton } from '../../features/downloading/FileButton';
import { useDownload } from '../../features/downloading/useDownload';
import { usePolling } from '../../features/polling/usePolling';
import { paths } from '../../paths';
import { downloadFile } from '../../services/documents';
import { getInvState, listInvoices, type InvoiceRow } from '../../services/payment';
import { getDownloadInvoice } from '../../services/paymentPublic';
import { Actions } from '../../components/Actions';
import { LinkButton } from '../../components/Button';
import { Card } from '../../components/Card';
import { Facts } from '../../components/Facts';
import { Money } from '../../components/Money';

const AllInvoices = () => {
  const { t } = useTranslation('payment');
  return <LinkButton to={paths.invoices}>{t('result.invoices')}</LinkButton>;
};

const Invoice = ({ invoice }: { invoice: InvoiceRow }) => {
  const { t } = useTranslation('payment');
  const { download, busy, file } = useDownload(t('result.invoiceFile'));
  const { ordinal, date, fullAmount } = invoice;
  const fetchFile = async (options: Parameters<typeof downloadFile>[1]) => downloadFile({ fileId: (await getDownloadInvoice({ invoice: ordinal })).docId }, options);
  return (
    <>
      <Facts facts={[{ label: [ordinal, formatDottedDate(date)].filter(Boolean).join(', '), value: <Money amount={fullAmount} /> }]} />
      <Actions>
        <FileButton file={file} busy={busy} icon={<DownloadOutlined fontSize="small" />} onFetch={() => void download(fetchFile)}>
          {t('result.invoiceDownload')}
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
    queryFn: async ({ signal }) => sortInvoices((await listInvoices({ kr, from: `${year}-01-01`, to: `${year}-12-31` }, signal)).list),
  });
  return <QueryBoundary query={invoices}>{([newest]) => (newest === undefined || newest.ordinal === '' ? <AllInvoices /> : <Invoice invoice={newest} />)}</QueryBoundary>;
};

/** Waits for the invoice of a payment and offers it. */
export const PreparedInvoice = ({ kr, transaction }: { kr: string; transaction: string }) => {
  const { t } = useTranslation('payment');
  const polling = usePolling({ key: ['invoice-state', kr, transaction], ask: (signal) => getInvState({ kr }, signal), isDone: ({ status }) => status === 'DONE' });
  const done = polling.state === 'done';
  return (
    <Card title={t('result.invoiceTitle')}>
      {/* The live region is there before its text, and takes no room until then. */}
      <Box component="p" role="status" sx={{ '&:empty': { position: 'absolute' } }}>
        {done ? t('result.invoiceReady') : ''}
      </Box>
      <PollStatus polling={polling} waiting={t('result.invoicePreparing')} reference={transaction} />
      {done && <NewestInvoice kr={kr} />}
      {polling.state === 'stopped' && (
        <Actions>
          <AllInvoices />
        </Actions>
      )}
    </Card>
  );
};
