import { useTranslation } from 'react-i18next';
import { currentYear, today } from '../../domain/clock';
import { isListed } from '../../domain/documents';
import { useSession } from '../../session/SessionContext';
import { Card } from '../../components/Card';
import { CareLine } from '../../components/CareLine';
import { Message } from '../../components/Message';
import { Page } from '../../components/Page';
import { InvoiceDialog } from './InvoiceDialog';
import { NoKr } from '../../features/NoKr';
import { useInvoiceFile } from './useInvoiceFile';
import { usePastYear } from './usePastYear';
import { useTurns } from './useTurns';
import { useYearArchive } from './useYearArchive';
import { useYearInvoices, yearInvoices } from './useYearInvoices';
import { YearArchiveDialog } from './YearArchiveDialog';
import { YearInvoices } from './YearInvoices';
import { YearPicker } from './YearPicker';

const Invoices = ({ kr }: { kr: string }) => {
  const { t } = useTranslation('account');
  const thisYear = currentYear();
  const current = useYearInvoices(kr, thisYear);
  const [pastYear, setPastYear] = usePastYear((year) => yearInvoices(kr, year));
  const listed = isListed(pastYear, today());
  const past = useYearInvoices(kr, pastYear, listed);
  const turns = useTurns([current.isPending, listed && past.isPending]);
  const file = useInvoiceFile();
  const archive = useYearArchive();
  const title = t('invoices.ofYear', { year: thisYear });
  return (
    <>
      <Card title={title}>
        <YearInvoices query={current} year={thisYear} label={title} onDownload={file.open} onDownloadAll={archive.open} />
      </Card>
      {turns > 1 && (
        <Card title={t('invoices.past')} aside={<YearPicker year={pastYear} onPick={setPastYear} />}>
          {listed ? (
            <YearInvoices query={past} year={pastYear} label={t('invoices.past')} onDownload={file.open} onDownloadAll={archive.open} />
          ) : (
            <Message tone="warning" live>
              {t('invoices.old', { year: pastYear })}
              <CareLine />
            </Message>
          )}
        </Card>
      )}
      <InvoiceDialog file={file} />
      <YearArchiveDialog archive={archive} />
    </>
  );
};

/** /invoices: this year's and a past year's, each with its total; each list stands and fails by itself. */
export const Component = () => {
  const { t } = useTranslation('account');
  const { currentUser } = useSession();
  const kr = currentUser?.kr;
  return <Page title={t('invoices.title')}>{kr === undefined ? <NoKr /> : <Invoices kr={kr} />}</Page>;
};
