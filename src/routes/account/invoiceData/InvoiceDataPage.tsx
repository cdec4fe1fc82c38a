import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { Card } from '../../../components/layout/Card';
import { Page } from '../../../components/layout/Page';
import { NoKr } from '../../../features/member/NoKr';
import { getInvoiceData } from '../../../services/account';
import { useSession } from '../../../session/SessionContext';
import { LoadedForMember } from '../LoadedForMember';
import { InvoiceDataForm } from './InvoiceDataForm';

const MemberInvoiceData = () => {
  // The form has to start from what is stored now, so nothing is cached from an earlier visit.
  const query = useQuery({
    queryKey: ['invoice-data'],
    queryFn: ({ signal }) => getInvoiceData(signal),
    gcTime: 0,
    staleTime: Infinity,
  });
  return (
    <Card>
      <LoadedForMember query={query} lines={10} phoneLines={18}>
        {(data) => <InvoiceDataForm data={data} />}
      </LoadedForMember>
    </Card>
  );
};

/** /invoicedata: to whom the invoices are made out. */
export const Component = () => {
  const { t } = useTranslation('portal');
  const { currentUser } = useSession();
  return (
    <Page title={t('account.invoiceData.title')} lead={t('account.invoiceData.lead')}>
      {currentUser?.kr === undefined ? <NoKr code="PROFILE_NO_KR" /> : <MemberInvoiceData />}
    </Page>
  );
};
