import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Typography from '@mui/material/Typography';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '~/components/Button';
import { Actions } from '~/components/layout/Actions';
import { Card } from '~/components/layout/Card';
import { Page } from '~/components/layout/Page';
import { isListed, sortInvoices } from '~/domain/contract/documents';
import { currentYear, today } from '~/domain/time/clock';
import { NoContract } from '~/features/member/NoContract';
import { LoadedForMember } from '~/routes/account/LoadedForMember';
import { PastYearCard, useRevealed } from '~/routes/account/PastYearCard';
import type { InvoiceRow } from '~/services/payment';
import { invoices } from '~/services/queries';
import { useSession } from '~/session/SessionContext';

import { ArchiveDialog } from './ArchiveDialog';
import { InvoiceDialog } from './InvoiceDialog';
import { InvoiceTable } from './InvoiceTable';

interface YearInvoicesProps {
  query: UseQueryResult<{ list: InvoiceRow[] }>;
  year: number;
  /** What the list is called. */
  label: string;
}

/** One year's invoices, newest first; an empty year says so. */
const YearInvoices = ({ query, year, label }: YearInvoicesProps) => {
  const { t } = useTranslation('portal');
  const [ordinal, setOrdinal] = useState<string>();
  const [isArchiving, setArchiving] = useState(false);
  const rows = sortInvoices(query.data?.list ?? []);
  return (
    <>
      <LoadedForMember query={query} lines={22}>
        {() =>
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
              <InvoiceTable key={year} rows={rows} label={label} onDownload={setOrdinal} />
            </>
          )
        }
      </LoadedForMember>
      {ordinal !== undefined && <InvoiceDialog ordinal={ordinal} onClose={() => setOrdinal(undefined)} />}
      {isArchiving && <ArchiveDialog year={year} rows={rows} onClose={() => setArchiving(false)} />}
    </>
  );
};

const Invoices = ({ kr }: { kr: string }) => {
  const { t } = useTranslation('portal');
  const thisYear = currentYear();
  const [pastYear, setPastYear] = useState(thisYear - 1);
  const current = useQuery(invoices(kr, thisYear));
  const past = useQuery({ ...invoices(kr, pastYear), enabled: isListed(pastYear, today()) });
  const showsPast = useRevealed(current.isPending);
  const title = t('account.invoices.ofYear', { year: thisYear });
  return (
    <>
      <Card title={title}>
        <YearInvoices query={current} year={thisYear} label={title} />
      </Card>
      {showsPast && (
        <PastYearCard
          title={t('account.invoices.past')}
          year={pastYear}
          onPick={setPastYear}
          unlisted={t('account.invoices.old', { year: pastYear })}
        >
          <YearInvoices query={past} year={pastYear} label={t('account.invoices.past')} />
        </PastYearCard>
      )}
    </>
  );
};

/** /invoices: this year's and a past year's; each list stands and fails by itself. */
const InvoicesPage = () => {
  const { t } = useTranslation('portal');
  const { currentUser } = useSession();
  const kr = currentUser?.kr;
  return <Page title={t('account.invoices.title')}>{kr === undefined ? <NoContract /> : <Invoices kr={kr} />}</Page>;
};

export { InvoicesPage as Component };
