import { useTranslation } from 'react-i18next';
import { currentYear } from '../../domain/clock';
import { formatDottedDate } from '../../domain/dates';
import { sortInvoices } from '../../domain/documents';
import { paths } from '../../paths';
import { Actions } from '../../components/Actions';
import { LinkButton } from '../../components/Button';
import { Card } from '../../components/Card';
import { Facts } from '../../components/Facts';
import { Money } from '../../components/Money';
import { QueryBoundary } from '../../components/QueryBoundary';
import { useYearInvoices } from './useYearInvoices';

/** The last invoice, of this year or the one before. */
export const OverviewInvoice = ({ kr }: { kr: string }) => {
  const { t } = useTranslation('account');
  const year = currentYear();
  const thisYear = useYearInvoices(kr, year);
  const lastYear = useYearInvoices(kr, year - 1, thisYear.data?.list.length === 0);
  return (
    <Card title={t('info.invoice.title')}>
      <QueryBoundary query={thisYear.data?.list.length === 0 ? lastYear : thisYear} lines={4}>
        {({ list }) => {
          const [invoice] = sortInvoices(list);
          if (invoice === undefined) return <p>{t('info.invoice.none')}</p>;
          return (
            <>
              <Facts
                facts={[
                  { label: t('invoices.ordinal'), value: invoice.ordinal },
                  { label: t('invoices.date'), value: formatDottedDate(invoice.date) },
                  { label: t('invoices.amount'), value: <Money amount={invoice.fullAmount} /> },
                ]}
              />
              <Actions>
                <LinkButton to={paths.invoices}>{t('info.invoice.all')}</LinkButton>
              </Actions>
            </>
          );
        }}
      </QueryBoundary>
    </Card>
  );
};
