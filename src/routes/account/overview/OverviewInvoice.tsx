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
import { useIsInvoicePending } from '../../../features/paying/useIsInvoicePending';
import { useLanguage } from '../../../i18n/useLanguage';
import { paths } from '../../../paths';
import { useYearInvoices } from '../invoices/useYearInvoices';

/** The last invoice, of this year or the one before. */
export const OverviewInvoice = ({ kr }: { kr: string }) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const year = currentYear();
  const thisYear = useYearInvoices(kr, year);
  const lastYear = useYearInvoices(kr, year - 1, thisYear.data?.list.length === 0);
  const isPending = useIsInvoicePending(thisYear.data?.list ?? []);
  return (
    <Card title={t('account.info.invoice.title')}>
      <QueryBoundary query={thisYear.data?.list.length === 0 ? lastYear : thisYear} lines={4}>
        {({ list }) => {
          const [invoice] = sortInvoices(list);
          if (invoice === undefined) return <p>{t(`account.info.invoice.${isPending ? 'preparing' : 'none'}`)}</p>;
          return (
            <>
              <Facts
                facts={[
                  { label: t('account.invoices.ordinal'), value: invoice.ordinal },
                  { label: t('account.invoices.date'), value: formatDay(invoice.date, language) },
                  { label: t('account.invoices.amount'), value: <Money amount={invoice.fullAmount} /> },
                ]}
              />
              {isPending && <p>{t('account.info.invoice.preparing')}</p>}
              <Actions>
                <LinkButton to={paths.invoices}>{t('account.info.invoice.all')}</LinkButton>
              </Actions>
            </>
          );
        }}
      </QueryBoundary>
    </Card>
  );
};
