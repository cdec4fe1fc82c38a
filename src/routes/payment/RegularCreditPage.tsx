import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { QueryBoundary } from '../../components/QueryBoundary';
import { getRegularCreditData } from '../../services/payment';
import { useSession } from '../../session/SessionContext';
import { Page } from '../../components/Page';
import { NoKr } from '../../features/NoKr';
import { withDebt } from './mandateData';
import { RegularCredit } from './RegularCredit';
import { UnpaidDebit } from './UnpaidDebit';

const MemberRegularCredit = ({ kr, validFrom }: { kr: string; validFrom: string | undefined }) => {
  const query = useQuery({ queryKey: ['regular-credit', kr], gcTime: 0, queryFn: ({ signal }) => withDebt(getRegularCreditData(signal), kr, signal) });
  return (
    <QueryBoundary query={query} lines={10} card>
      {({ state, debt }) => (
        <>
          <UnpaidDebit kr={kr} mandate={{ kind: 'regularCredit' }} active={state === true} debt={debt} onSettled={() => void query.refetch()} />
          <RegularCredit state={state} validFrom={validFrom} reload={() => query.refetch()} />
        </>
      )}
    </QueryBoundary>
  );
};

/** /payment/regularcredit: the regular bank card payment, set up and withdrawn. */
export const Component = () => {
  const { t } = useTranslation('mandates');
  const { currentUser } = useSession();
  return (
    <Page title={t('regularCredit.title')} lead={t('regularCredit.lead')}>
      {currentUser?.kr === undefined ? <NoKr /> : <MemberRegularCredit kr={currentUser.kr} validFrom={currentUser.from} />}
    </Page>
  );
};
