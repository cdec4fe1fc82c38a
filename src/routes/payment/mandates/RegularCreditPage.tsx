import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { QueryBoundary } from '../../../components/feedback/QueryBoundary';
import { Page } from '../../../components/layout/Page';
import type { Member } from '../../../domain/identity/member';
import { isExpired } from '../../../domain/money/collections';
import { currentYear, today } from '../../../domain/time/clock';
import { ComingCharges } from '../../../features/charges/ComingCharges';
import { PastDebt } from '../../../features/charges/PastDebt';
import { NoKr } from '../../../features/member/NoKr';
import { amountsKey } from '../../../features/paying/invalidateAfterPayment';
import { useAgreed, useDebitMandate, useMandate, useMandateState } from '../../../features/paying/useMandate';
import { useReadDebt } from '../../../features/paying/useReadDebt';
import { getRegularCreditData } from '../../../services/payment';
import { useSession } from '../../../session/SessionContext';
import { CardMandateFacts } from './CardMandateFacts';
import { withDebt } from './mandateData';
import { NothingToCollect } from './NothingToCollect';
import { OtherMandate } from './OtherMandate';
import { RegularCredit } from './RegularCredit';

const MemberRegularCredit = ({ member: { kr, from: validFrom, to } }: { member: Member & { kr: string } }) => {
  const readDebt = useReadDebt();
  const query = useQuery({
    queryKey: [amountsKey, 'regular-credit', kr],
    gcTime: 0,
    queryFn: ({ signal }) => withDebt(getRegularCreditData(signal), readDebt({ kr, year: currentYear() }, signal)),
  });
  const state = useMandateState('regularCredit', query.data?.state);
  const { data: debit } = useDebitMandate(kr);
  const agreed = useAgreed('regularCredit');
  const active = useMandate(kr);
  const mandate =
    active?.kind === 'regularCredit' ? active : ({ kind: 'regularCredit', fee: debit?.fee, ...agreed } as const);
  const isOtherActive = useMandateState('directDebit', debit?.state) === true && !isExpired(debit ?? {}, today());
  return (
    <QueryBoundary query={query} lines={16} phoneLines={22} card>
      {({ debt }) => (
        <>
          <PastDebt page="mandate" member={{ kr, to }} />
          {isOtherActive && <OtherMandate name="regularCredit" active={state === true} />}
          {state !== true && <NothingToCollect kr={kr} debt={debt} />}
          <RegularCredit
            state={state}
            validFrom={validFrom}
            isOtherActive={isOtherActive}
            mandate={mandate}
            debt={debt}
            facts={<CardMandateFacts kr={kr} debt={debt} />}
            reload={() => query.refetch()}
          />
          <ComingCharges page="mandate" kr={kr} debt={debt} />
        </>
      )}
    </QueryBoundary>
  );
};

/** /payment/regularcredit: the regular bank card payment, set up and withdrawn. */
export const Component = () => {
  const { t } = useTranslation('portal');
  const { currentUser } = useSession();
  return (
    <Page title={t('mandates.regularCredit.title')} lead={t('mandates.regularCredit.lead')}>
      {currentUser?.kr === undefined ? (
        <NoKr />
      ) : (
        <MemberRegularCredit member={{ ...currentUser, kr: currentUser.kr }} />
      )}
    </Page>
  );
};
