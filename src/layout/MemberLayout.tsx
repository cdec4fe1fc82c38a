import { styled } from '@mui/material/styles';
import { Outlet } from 'react-router-dom';

import { FailureGroup } from '../components/feedback/FailureGroup';
import { LoadError } from '../components/feedback/LoadError';
import { ToldCodes } from '../components/feedback/ToldCodes';
import { useHeadData } from '../features/member/useHeadData';
import { PayAgainProvider } from '../features/paying/PayAgainContext';
import { PaymentErrorDialog } from '../features/paying/PaymentErrorDialog';
import { usePaymentSync } from '../features/paying/usePaymentSync';
import { isServiceError } from '../http/serviceError';
import { RequireSession } from './guards/RequireSession';
import { MessageDialog } from './session/MessageDialog';
import { SessionEnding } from './session/SessionEnding';

const AbovePage = styled('div')({ '&:not(:empty)': { marginBottom: 20 } });

/** What the service says of the header's facts, which keep their last values where it refuses them. */
const HeadDataCodes = ({ query: { data, error, isFetching, refetch } }: { query: ReturnType<typeof useHeadData> }) => {
  const refusal = isServiceError(error) && error.kind === 'refused' ? error.codes : undefined;
  return (
    <AbovePage>
      {refusal !== undefined && <LoadError codes={refusal} busy={isFetching} onRetry={() => void refetch()} />}
      <ToldCodes codes={data?.codes} />
    </AbovePage>
  );
};

const MemberFrame = () => {
  const headData = useHeadData();
  usePaymentSync();
  return (
    <PayAgainProvider>
      <FailureGroup>
        <HeadDataCodes query={headData} />
        <Outlet />
      </FailureGroup>
      <SessionEnding />
      <MessageDialog />
      <PaymentErrorDialog />
    </PayAgainProvider>
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
