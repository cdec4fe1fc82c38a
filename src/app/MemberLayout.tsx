import { Outlet } from 'react-router-dom';
import { PaymentErrorDialog } from '../flows/PaymentErrorDialog';
import { RequireSession } from './guards/RequireSession';
import { useHeadData } from '../flows/useHeadData';
import { MessageDialog } from './member/MessageDialog';
import { PrefetchMenu } from './member/PrefetchMenu';
import { SessionEnding } from './member/SessionEnding';

const MemberFrame = () => {
  useHeadData();
  return (
    <>
      <Outlet />
      <SessionEnding />
      <MessageDialog />
      <PaymentErrorDialog />
      <PrefetchMenu />
    </>
  );
};

/** Everything behind sign-in: the guard, fresh head data, the dialogs that may open on any page, and the menu's pages ahead. */
export const MemberLayout = () => (
  <RequireSession>
    <MemberFrame />
  </RequireSession>
);
