import { Outlet, useLocation } from 'react-router-dom';
import { FailureGroup } from '../components/FailureGroup';
import { PaymentErrorDialog } from '../features/paying/PaymentErrorDialog';
import { usePaymentSync } from '../features/paying/usePaymentSync';
import { RequireSession } from './RequireSession';
import { useHeadData } from '../features/useHeadData';
import { MessageDialog } from './MessageDialog';
import { SessionEnding } from './SessionEnding';

const MemberFrame = () => {
  const { pathname } = useLocation();
  useHeadData();
  usePaymentSync();
  return (
    <>
      <FailureGroup key={pathname}>
        <Outlet />
      </FailureGroup>
      <SessionEnding />
      <MessageDialog />
      <PaymentErrorDialog />
    </>
  );
};

/** Everything behind sign-in: the guard, fresh head data, and the dialogs that may open on any page. */
export const MemberLayout = () => (
  <RequireSession>
    <MemberFrame />
  </RequireSession>
);
