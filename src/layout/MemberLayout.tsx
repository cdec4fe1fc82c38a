import { Outlet } from 'react-router-dom';
import { PaymentErrorDialog } from '../features/paying/PaymentErrorDialog';
import { RequireSession } from './RequireSession';
import { useHeadData } from '../features/useHeadData';
import { MessageDialog } from './MessageDialog';
import { PrefetchMenu } from './PrefetchMenu';
import { SessionEnding } from './SessionEnding';

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
