import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { QueryBoundary } from '../../components/QueryBoundary';
import { getDirectDebitData } from '../../services/payment';
import { useSession } from '../../session/SessionContext';
import { Page } from '../../components/Page';
import { DirectDebitDetails } from './DirectDebitDetails';
import { DirectDebitForm } from './DirectDebitForm';
import { NoKrMessage } from './NoKrMessage';

const MemberDirectDebit = () => {
  const query = useQuery({ queryKey: ['direct-debit'], gcTime: 0, queryFn: ({ signal }) => getDirectDebitData(signal) });
  return (
    <QueryBoundary query={query} lines={10} card>
      {(data) => (
        <>
          <DirectDebitForm data={data} reload={() => query.refetch()} />
          <DirectDebitDetails data={data} />
        </>
      )}
    </QueryBoundary>
  );
};

/** /payment/directdebit: the mandate's form, and a second panel with its data and history (MAN-3…MAN-6). */
export const Component = () => {
  const { t } = useTranslation('mandates');
  const { currentUser } = useSession();
  return (
    <Page title={t('directDebit.title')} lead={t('directDebit.lead')}>
      {currentUser?.kr === undefined ? <NoKrMessage action={t('newContract')} /> : <MemberDirectDebit />}
    </Page>
  );
};
