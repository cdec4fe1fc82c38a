import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { CareLine } from '../../../components/feedback/CareLine';
import { Message } from '../../../components/feedback/Message';
import { Card } from '../../../components/layout/Card';
import { Page } from '../../../components/layout/Page';
import { isListed } from '../../../domain/contract/documents';
import { currentYear, today } from '../../../domain/time/clock';
import { NoKr } from '../../../features/member/NoKr';
import { useSession } from '../../../session/SessionContext';
import { useRevealInOrder } from '../useRevealInOrder';
import { YearPicker } from '../YearPicker';
import { InvoiceDialog } from './InvoiceDialog';
import { useInvoiceFile } from './useInvoiceFile';
import { useYearInvoices } from './useYearInvoices';
import { YearInvoices } from './YearInvoices';

const Invoices = ({ kr }: { kr: string }) => {
  const { t } = useTranslation('portal');
  const thisYear = currentYear();
  const current = useYearInvoices(kr, thisYear);
  const [pastYear, setPastYear] = useState(thisYear - 1);
  const listed = isListed(pastYear, today());
  const past = useYearInvoices(kr, pastYear, listed);
  const turns = useRevealInOrder([current.isPending, listed && past.isPending]);
  const file = useInvoiceFile();
  const title = t('account.invoices.ofYear', { year: thisYear });
  return (
    <>
      <Card title={title}>
        <YearInvoices query={current} year={thisYear} label={title} file={file} />
      </Card>
      {turns > 1 && (
        <Card title={t('account.invoices.past')} aside={<YearPicker year={pastYear} onPick={setPastYear} />}>
          {listed ? (
            <YearInvoices query={past} year={pastYear} label={t('account.invoices.past')} file={file} />
          ) : (
            <Message tone="warning" live>
              {t('account.invoices.old', { year: pastYear })}
              <CareLine />
            </Message>
          )}
        </Card>
      )}
      <InvoiceDialog file={file} />
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
