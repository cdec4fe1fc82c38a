import Box from '@mui/material/Box';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';

import { Button } from '../components/Button';
import { ErrorTexts } from '../components/feedback/ErrorTexts';
import { FailureGroup } from '../components/feedback/FailureGroup';
import { Message } from '../components/feedback/Message';
import { ToldCodes } from '../components/feedback/ToldCodes';
import { useHeadData } from '../features/member/useHeadData';
import { PayAgainProvider } from '../features/paying/PayAgainContext';
import { PaymentErrorDialog } from '../features/paying/PaymentErrorDialog';
import { usePaymentSync } from '../features/paying/usePaymentSync';
import { isServiceError } from '../http/serviceError';
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

/** What the service says instead of the header's facts; these keep their last values. */
const HeadDataRefused = ({ query: { error, isFetching, refetch } }: { query: UseQueryResult }) => {
  const { t } = useTranslation();
  const refusal = isServiceError(error) && error.kind === 'refused' ? error : undefined;
  if (refusal === undefined) return null;
  return (
    <Box sx={{ mb: '20px' }}>
      <Message
        live
        tone="warning"
        action={
          <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
            {t('button.retry')}
          </Button>
        }
      >
        <ErrorTexts codes={refusal.codes} />
      </Message>
    </Box>
  );
};

const MemberFrame = () => {
  const headData = useHeadData();
  usePaymentSync();
  return (
    <PayAgainProvider>
      <HeadDataRefused query={headData} />
      {headData.data?.codes !== undefined && (
        <Box sx={{ mb: '20px' }}>
          <ToldCodes codes={headData.data.codes} />
        </Box>
      )}
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
