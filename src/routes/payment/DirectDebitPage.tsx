import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { QueryBoundary } from '../../components/QueryBoundary';
import { getDirectDebitData } from '../../services/payment';
import { useSession } from '../../session/SessionContext';
import { Page } from '../../components/Page';
import { NoKr } from '../../features/NoKr';
import { DirectDebitDetails } from './DirectDebitDetails';
import { DirectDebitForm } from './DirectDebitForm';
import { withDebt } from './mandateData';
import { UnpaidDebit } from './UnpaidDebit';

const MemberDirectDebit = ({ kr }: { kr: string }) => {
  const query = useQuery({ queryKey: ['direct-debit', kr], gcTime: 0, queryFn: ({ signal }) => withDebt(getDirectDebitData(signal), kr, signal) });
  return (
    <QueryBoundary query={query} lines={10} card>
      {(data) => (
        <>
          <UnpaidDebit kr={kr} mandate={{ ...data, kind: 'directDebit' }} active={data.state === true} debt={data.debt} onSettled={() => void query.refetch()} />
          <DirectDebitForm data={data} reload={() => query.refetch()} />
          <DirectDebitDetails data={data} />
        </>
      )}
    </QueryBoundary>
  );
};

/** /payment/directdebit: the mandate's form, and a second panel with its data and history. */
export const Component = () => {
  const { t } = useTranslation('mandates');
  const { currentUser } = useSession();
  return (
    <Page title={t('directDebit.title')} lead={t('directDebit.lead')}>
      {currentUser?.kr === undefined ? <NoKr /> : <MemberDirectDebit kr={currentUser.kr} />}
    </Page>
  );
};
