import { useQuery } from '@tanstack/react-query';
import { currentYear } from '../../domain/clock';
import { formatDottedDate } from '../../domain/dates';
import { sortInvoices } from '../../domain/documents';
import { Loaded } from '../../flows/Loaded';
import { PollStatus } from '../../flows/PollStatus';
import { useDownload } from '../../flows/useDownload';
import { usePolling } from '../../flows/usePolling';
import { useTexts } from '../../i18n/TextsContext';
import { paths } from '../../paths';
import { downloadFile } from '../../services/documents';
import { getInvState, listInvoices, type InvoiceRow } from '../../services/payment';
import { getDownloadInvoice } from '../../services/paymentPublic';
import { Actions } from '../../ui/Actions';
import { Button, LinkButton } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Facts } from '../../ui/Facts';
import { Icon } from '../../ui/Icon';
import { Money } from '../../ui/Money';
import styles from './PreparedInvoice.module.css';

const AllInvoices = () => {
  const t = useTexts('payment');
  return <LinkButton to={paths.invoices}>{t('result.invoices')}</LinkButton>;
};

const Invoice = ({ invoice }: { invoice: InvoiceRow }) => {
  const t = useTexts('payment');
  const { download, busy } = useDownload(t('result.invoiceFile'));
  const { ordinal, date, fullAmount } = invoice;
  const fetchFile = async (options: Parameters<typeof downloadFile>[1]) => downloadFile({ fileId: (await getDownloadInvoice({ invoice: ordinal })).docId }, options);
  return (
    <>
      <Facts facts={[{ label: t('result.invoiceOf', { ordinal, date: formatDottedDate(date) }), value: <Money amount={fullAmount} /> }]} />
      <Actions>
        <Button busy={busy} icon={<Icon name="download" />} onClick={() => void download(fetchFile)}>
          {t('result.invoiceDownload')}
        </Button>
        <AllInvoices />
      </Actions>
    </>
  );
};

/** The newest invoice of the year, once the service has said that it is done. */
const NewestInvoice = ({ kr }: { kr: string }) => {
  const year = currentYear();
  const invoices = useQuery({
    queryKey: ['payment-newest-invoice', kr, year],
    gcTime: 0,
    queryFn: async ({ signal }) => sortInvoices((await listInvoices({ kr, from: `${year}-01-01`, to: `${year}-12-31` }, signal)).list),
  });
  return <Loaded query={invoices}>{([newest]) => (newest === undefined ? <AllInvoices /> : <Invoice invoice={newest} />)}</Loaded>;
};

/** Waits for the invoice of a payment and offers it (PAY-8, PAY-10). */
export const PreparedInvoice = ({ kr, transaction }: { kr: string; transaction: string }) => {
  const t = useTexts('payment');
  const polling = usePolling({ key: ['invoice-state', kr, transaction], ask: (signal) => getInvState({ kr }, signal), isDone: ({ status }) => status === 'DONE' });
  const done = polling.state === 'done';
  return (
    <Card title={t('result.invoiceTitle')}>
      <p role="status" className={styles.ready}>
        {done ? t('result.invoiceReady') : ''}
      </p>
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
