import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { QueryBoundary } from '~/components/feedback/QueryBoundary';
import { Card } from '~/components/layout/Card';
import { Facts } from '~/components/layout/Facts';
import { PageLink } from '~/components/layout/PageLink';
import { Money } from '~/components/Money';
import { sortInvoices } from '~/domain/contract/documents';
import { currentYear } from '~/domain/time/clock';
import { formatDottedDate } from '~/domain/time/dateTexts';
import { paths } from '~/paths';
import { invoices } from '~/services/queries';

export const LatestInvoice = ({ kr }: { kr: string }) => {
  const { t } = useTranslation('portal');
  const query = useQuery(invoices(kr, currentYear()));
  const [invoice] = sortInvoices(query.data?.list ?? []);
  return (
    <Card title={t('account.overview.invoice.title')}>
      <QueryBoundary query={query} title={t('account.overview.invoice.unread')} lines={5}>
        {() =>
          invoice === undefined ? (
            <p>{t('account.overview.invoice.none')}</p>
          ) : (
            <Facts
              layout="rows"
              facts={[
                { label: t('account.invoices.ordinal'), value: invoice.ordinal || undefined },
                { label: t('account.invoices.date'), value: formatDottedDate(invoice.date) || undefined },
                {
                  label: t('account.invoices.amount'),
                  value: invoice.fullAmount === undefined ? undefined : <Money amount={invoice.fullAmount} />,
                },
              ]}
            />
          )
        }
      </QueryBoundary>
      <Box sx={{ mt: 'auto' }}>
        <PageLink to={paths.invoices}>{t('account.overview.invoice.all')}</PageLink>
      </Box>
    </Card>
  );
};
