import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getInvoiceData } from '../../services/account';
import { useSession } from '../../session/SessionContext';
import { Card } from '../../components/Card';
import { Page } from '../../components/Page';
import { InvoiceDataForm } from './InvoiceDataForm';
import { LoadedForMember } from './LoadedForMember';
import { NoKr } from '../../features/NoKr';

const MemberInvoiceData = () => {
  // What the form begins with has to be what is stored now: nothing is kept from an earlier visit.
  const query = useQuery({ queryKey: ['invoice-data'], queryFn: ({ signal }) => getInvoiceData(signal), gcTime: 0, staleTime: Infinity });
  return (
    <Card>
      <LoadedForMember query={query} lines={6}>
        {(data) => <InvoiceDataForm data={data} />}
      </LoadedForMember>
    </Card>
  );
};

/** /invoicedata: to whom the invoices are made out. */
export const Component = () => {
  const { t } = useTranslation('account');
  const { currentUser } = useSession();
  return (
    <Page title={t('invoiceData.title')} lead={t('invoiceData.lead')}>
      {currentUser?.kr === undefined ? <NoKr code="PROFILE_NO_KR" /> : <MemberInvoiceData />}
    </Page>
  );
};
