import { Outlet } from 'react-router-dom';
import { PaymentErrorDialog } from '../flows/PaymentErrorDialog';
import { MuiTheme } from './MuiTheme';
import { RequireSession } from './guards/RequireSession';
import { useHeadData } from '../flows/useHeadData';
import { MessageDialog } from './member/MessageDialog';
import { SessionEnding } from './member/SessionEnding';

const MemberFrame = () => {
  useHeadData();
  return (
    <>
      <Outlet />
      <SessionEnding />
      <MessageDialog />
      <PaymentErrorDialog />
    </>
  );
};

/** Everything behind sign-in: the guard, fresh head data, and the dialogs that may open on any page. */
export const MemberLayout = () => (
  <RequireSession>
    <MuiTheme>
      <MemberFrame />
    </MuiTheme>
  </RequireSession>
);
