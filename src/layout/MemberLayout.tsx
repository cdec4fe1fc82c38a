import { Outlet, useLocation } from 'react-router-dom';

import { FailureGroup } from '../components/feedback/FailureGroup';
import { useHeadData } from '../features/member/useHeadData';
import { PayAgainProvider } from '../features/paying/PayAgainContext';
import { PaymentErrorDialog } from '../features/paying/PaymentErrorDialog';
import { usePaymentSync } from '../features/paying/usePaymentSync';
import { RequireSession } from './guards/RequireSession';
import { MessageDialog } from './session/MessageDialog';
import { SessionEnding } from './session/SessionEnding';

/** The page; a new one begins without the last one's load errors. */
const PageOutlet = () => {
  const { pathname } = useLocation();
  return (
    <FailureGroup key={pathname}>
      <Outlet />
    </FailureGroup>
  );
};

const MemberFrame = () => {
  useHeadData();
  usePaymentSync();
  return (
    <PayAgainProvider>
      <PageOutlet />
      <SessionEnding />
      <MessageDialog />
      <PaymentErrorDialog />
    </PayAgainProvider>
  );
};

/** Everything behind sign-in: the guard, fresh head data, and the dialogs that may open on any page. */
export const MemberLayout = () => (
  <RequireSession>
    <MemberFrame />
  </RequireSession>
);
