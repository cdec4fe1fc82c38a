import { useTranslation } from 'react-i18next';

import { CareLine } from '../../../components/feedback/CareLine';
import { Message } from '../../../components/feedback/Message';
import { Card } from '../../../components/layout/Card';
import { Page } from '../../../components/layout/Page';
import { isListed } from '../../../domain/contract/documents';
import { currentYear, today } from '../../../domain/time/clock';
import { NoKr } from '../../../features/member/NoKr';
import { useSession } from '../../../session/SessionContext';
import { usePastYear } from '../usePastYear';
import { useRevealInOrder } from '../useRevealInOrder';
import { YearPicker } from '../YearPicker';
import { InvoiceDialog } from './InvoiceDialog';
import { useInvoiceFile } from './useInvoiceFile';
import { useYearArchive } from './useYearArchive';
import { useYearInvoices, yearInvoices } from './useYearInvoices';
import { YearArchiveDialog } from './YearArchiveDialog';
import { YearInvoices } from './YearInvoices';

const Invoices = ({ kr }: { kr: string }) => {
  const { t } = useTranslation('portal');
  const thisYear = currentYear();
  const current = useYearInvoices(kr, thisYear);
  const pastYears = usePastYear((year) => yearInvoices(kr, year));
  const pastYear = pastYears.year;
  const listed = isListed(pastYear, today());
  const past = useYearInvoices(kr, pastYear, listed);
  const turns = useRevealInOrder([current.isPending, listed && past.isPending]);
  const file = useInvoiceFile();
  const archive = useYearArchive();
  const title = t('account.invoices.ofYear', { year: thisYear });
  return (
    <>
      <Card title={title}>
        <YearInvoices query={current} year={thisYear} label={title} file={file} onDownloadAll={archive.open} />
      </Card>
      {turns > 1 && (
        <Card title={t('account.invoices.past')} aside={<YearPicker {...pastYears} />}>
          {listed ? (
            <YearInvoices
              query={past}
              year={pastYear}
              label={t('account.invoices.past')}
              file={file}
              onDownloadAll={archive.open}
            />
          ) : (
            <Message tone="warning" live>
              {t('account.invoices.old', { year: pastYear })}
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
  const { t } = useTranslation('portal');
  const { currentUser } = useSession();
  const kr = currentUser?.kr;
  return <Page title={t('account.invoices.title')}>{kr === undefined ? <NoKr /> : <Invoices kr={kr} />}</Page>;
};
