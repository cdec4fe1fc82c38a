import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';

import { FailureGroup, useSharedFailure } from '~/components/feedback/FailureGroup';
import { LoadError } from '~/components/feedback/LoadError';
import { ToldCodes } from '~/components/feedback/ToldCodes';
import { PaymentErrorDialog } from '~/features/paying/PaymentErrorDialog';
import { usePaymentSync } from '~/features/paying/usePaymentSync';
import { toServiceError } from '~/http/serviceError';
import { headData } from '~/services/queries';
import { useSession, useSessionStore } from '~/session/SessionContext';

import { RequireSession } from './guards/RequireSession';
import { MessageDialog } from './session/MessageDialog';
import { SessionEnding } from './session/SessionEnding';

const AbovePage = styled('div')({ '&:not(:empty)': { marginBottom: 20 } });

/**
 * Keeps the header's facts fresh: /getHeadData writes the member into the session. Says what the service says of them; they keep
 * their last values where they can't be read.
 */
const HeadData = () => {
  const { t } = useTranslation('portal');
  const store = useSessionStore();
  const { token } = useSession();
  const { data, error, isFetching, refetch } = useQuery(headData(token));
  useEffect(() => {
    const { token: current, currentUser } = store.get();
    // Only into the session that asked.
    if (data === undefined || current !== token) return;
    // What the reply leaves out keeps its last value.
    store.update({ currentUser: { firstName: '', lastName: '', email: '', ...currentUser, ...data.user } });
  }, [data, store, token]);

  const failure = error === null ? undefined : toServiceError(error);
  const isTold = failure?.kind === 'refused' || failure?.kind === 'technical';
  const { isReporter, isAlone, codes, retry } = useSharedFailure(
    isTold ? failure.codes : undefined,
    useCallback(() => void refetch(), [refetch]),
  );
  // The next page tries again by itself, rather than carrying the error on.
  const { pathname } = useLocation();
  const tryAgain = useEffectEvent((): void => {
    if (isTold) void refetch();
  });
  useEffect(() => tryAgain(), [pathname]);

  return (
    <AbovePage>
      {isTold && isReporter && (
        <LoadError
          title={isAlone ? t('member.header.unread') : undefined}
          codes={codes}
          reference={failure.reference}
          busy={isFetching}
          onRetry={retry}
        />
      )}
      <ToldCodes codes={data?.codes} />
    </AbovePage>
  );
};

const MemberFrame = () => {
  usePaymentSync();
  return (
    <>
      <FailureGroup>
        <HeadData />
        <Outlet />
      </FailureGroup>
      <SessionEnding />
      <MessageDialog />
      <PaymentErrorDialog />
    </>
  );
};

/** The parts of a member's frame outside the page: the shell shows them on every page, from this chunk. */
export { MemberFacts } from './header/MemberFacts';
export { Menu } from './header/Menu';
export { SupportBar } from './session/SupportBar';

/** Everything behind sign-in: the guard, fresh head data, and the dialogs that may open on any page. */
export const MemberLayout = () => (
  <RequireSession>
    <MemberFrame />
  </RequireSession>
);
