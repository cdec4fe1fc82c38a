import { Box } from '@mui/material';
import { replaceEqualDeep, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';

import { LoadError } from '~/components/feedback/LoadError';
import { useRead } from '~/components/feedback/useRead';
import { PaymentErrorDialog } from '~/features/paying/PaymentErrorDialog';
import { usePaymentSync } from '~/features/paying/usePaymentSync';
import { headData } from '~/services/queries';
import { useSession, useSessionStore } from '~/session/SessionContext';

import { RequireSession } from './guards/RequireSession';
import { MessageDialog } from './session/MessageDialog';
import { SessionEnding } from './session/SessionEnding';

/** Keeps the header's facts fresh. Where they can't be read they keep their last values, and a line with a retry says so. */
const HeadData = () => {
  const { t } = useTranslation('portal');
  const store = useSessionStore();
  const token = useSession((session) => session.token);
  const query = headData(token, (user) => {
    const { token: current, currentUser } = store.get();
    // Only into the session that asked. The same object where nothing changed: no page is rendered anew.
    if (current === token && currentUser !== undefined)
      store.update({ currentUser: replaceEqualDeep(currentUser, { ...currentUser, ...user }) });
  });
  const { failure, busy, retry } = useRead(useQuery(query));

  // The next page tries again by itself, rather than carrying the error on.
  const { pathname } = useLocation();
  const tryAgain = useEffectEvent((): void => {
    if (failure !== undefined) retry();
  });
  useEffect(() => tryAgain(), [pathname]);

  return (
    <Box sx={{ '&:not(:empty)': { mb: '20px' } }}>
      {failure !== undefined && (
        <LoadError title={t('member.header.unread')} failure={failure} busy={busy} onRetry={retry} />
      )}
    </Box>
  );
};

const MemberFrame = () => {
  usePaymentSync();
  return (
    <>
      <HeadData />
      <Outlet />
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
