import { styled } from '@mui/material/styles';
import { useCallback } from 'react';
import { Outlet } from 'react-router-dom';

import { FailureGroup, useSharedFailure } from '../components/feedback/FailureGroup';
import { LoadError } from '../components/feedback/LoadError';
import { ToldCodes } from '../components/feedback/ToldCodes';
import { useHeadData } from '../features/member/useHeadData';
import { PayAgainProvider } from '../features/paying/PayAgainContext';
import { PaymentErrorDialog } from '../features/paying/PaymentErrorDialog';
import { usePaymentSync } from '../features/paying/usePaymentSync';
import { toServiceError } from '../http/serviceError';
import { RequireSession } from './guards/RequireSession';
import { MessageDialog } from './session/MessageDialog';
import { SessionEnding } from './session/SessionEnding';

const AbovePage = styled('div')({ '&:not(:empty)': { marginBottom: 20 } });

/** What the service says of the header's facts, which keep their last values where they can't be read. */
const HeadDataCodes = ({ query: { data, error, isFetching, refetch } }: { query: ReturnType<typeof useHeadData> }) => {
  const failure = error === null ? undefined : toServiceError(error);
  const isTold = failure?.kind === 'refused' || failure?.kind === 'technical';
  const { isReporter, codes, retry } = useSharedFailure(
    isTold ? failure.codes : undefined,
    useCallback(() => void refetch(), [refetch]),
  );
  return (
    <AbovePage>
      {isTold && isReporter && (
        <LoadError codes={codes} reference={failure.reference} busy={isFetching} onRetry={retry} />
      )}
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
