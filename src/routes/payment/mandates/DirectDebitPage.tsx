import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { QueryBoundary } from '../../../components/feedback/QueryBoundary';
import { Page } from '../../../components/layout/Page';
import type { Member } from '../../../domain/identity/member';
import { currentYear } from '../../../domain/time/clock';
import { ComingCharges } from '../../../features/charges/ComingCharges';
import { PastDebt } from '../../../features/charges/PastDebt';
import { NoKr } from '../../../features/member/NoKr';
import { amountsKey } from '../../../features/paying/invalidateAfterPayment';
import { useCardMandate, useMandateState } from '../../../features/paying/useMandate';
import { useReadDebt } from '../../../features/paying/useReadDebt';
import { getDirectDebitData } from '../../../services/payment';
import { useSession } from '../../../session/SessionContext';
import { DirectDebitDetails } from './DirectDebitDetails';
import { DirectDebitForm } from './DirectDebitForm';
import { withDebt } from './mandateData';
import { NothingToCollect } from './NothingToCollect';
import { OtherMandate } from './OtherMandate';

const MemberDirectDebit = ({ member: { kr, to } }: { member: Member & { kr: string } }) => {
  const readDebt = useReadDebt();
  const query = useQuery({
    queryKey: [amountsKey, 'direct-debit', kr],
    gcTime: 0,
    queryFn: ({ signal }) => withDebt(getDirectDebitData(signal), readDebt({ kr, year: currentYear() }, signal)),
  });
  const state = useMandateState('directDebit', query.data?.state);
  const isOtherActive = useMandateState('regularCredit', useCardMandate(kr).data?.state) === true;
  return (
    <QueryBoundary query={query} lines={16} card>
      {(data) => (
        <>
          <PastDebt page="mandate" member={{ kr, to }} />
          {isOtherActive && <OtherMandate name="directDebit" active={state === true} />}
          {state !== true && <NothingToCollect kr={kr} debt={data.debt} />}
          <DirectDebitForm
            kr={kr}
            data={{ ...data, state }}
            isOtherActive={isOtherActive}
            reload={() => query.refetch()}
          />
          <DirectDebitDetails kr={kr} data={{ ...data, state }} />
          <ComingCharges page="mandate" kr={kr} debt={data.debt} />
        </>
      )}
    </QueryBoundary>
  );
};

/** /payment/directdebit: the mandate's form, and a second panel with its data and history. */
export const Component = () => {
  const { t } = useTranslation('portal');
  const { currentUser } = useSession();
  return (
    <Page title={t('mandates.directDebit.title')} lead={t('mandates.directDebit.lead')}>
      {currentUser?.kr === undefined ? <NoKr /> : <MemberDirectDebit member={{ ...currentUser, kr: currentUser.kr }} />}
    </Page>
  );
};
