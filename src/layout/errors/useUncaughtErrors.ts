import { useEffect } from 'react';

import { useNotices } from '~/components/notices/NoticeContext';
import { isOwnError, isServiceError, toServiceError } from '~/http/serviceError';

/** Cancelled calls and expired sessions show no notice; RequireSession handles the latter. */
const isSilent = (error: unknown): boolean =>
  isServiceError(error) && (error.kind === 'cancelled' || error.kind === 'session');

/** Shows uncaught errors of the portal's own code as a notice, once each. */
export const useUncaughtErrors = (): void => {
  const { showCodes } = useNotices();
  useEffect(() => {
    const tell = (thrown: unknown): void => {
      if (!isOwnError(thrown) || isSilent(thrown)) return;
      const { codes, reference } = toServiceError(thrown);
      showCodes(codes, reference);
    };
    const onRejection = ({ reason }: PromiseRejectionEvent): void => tell(reason);
    const onError = ({ error }: ErrorEvent): void => tell(error);
    window.addEventListener('unhandledrejection', onRejection);
    window.addEventListener('error', onError);
    return () => {
      window.removeEventListener('unhandledrejection', onRejection);
      window.removeEventListener('error', onError);
    };
  }, [showCodes]);
};
