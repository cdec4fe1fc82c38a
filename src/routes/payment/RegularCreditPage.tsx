import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { QueryBoundary } from '../../components/QueryBoundary';
import { getRegularCreditData } from '../../services/payment';
import { useSession } from '../../session/SessionContext';
import { Page } from '../../components/Page';
import { NoKrMessage } from './NoKrMessage';
import { RegularCredit } from './RegularCredit';

const MemberRegularCredit = ({ validFrom }: { validFrom: string | undefined }) => {
  const query = useQuery({ queryKey: ['regular-credit'], gcTime: 0, queryFn: ({ signal }) => getRegularCreditData(signal) });
  return (
    <QueryBoundary query={query} lines={10} card>
      {({ state }) => <RegularCredit state={state} validFrom={validFrom} reload={() => query.refetch()} />}
    </QueryBoundary>
  );
};

/** /payment/regularcredit: the regular bank card payment, set up and withdrawn (MAN-1, MAN-2, MAN-5). */
export const Component = () => {
  const { t } = useTranslation('mandates');
  const { currentUser } = useSession();
  return (
    <Page title={t('regularCredit.title')} lead={t('regularCredit.lead')}>
      {currentUser?.kr === undefined ? <NoKrMessage action={t('newContract')} /> : <MemberRegularCredit validFrom={currentUser.from} />}
    </Page>
  );
};
