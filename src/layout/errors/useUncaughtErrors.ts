import { useEffect } from 'react';

import { useNotices } from '~/components/notices/NoticeContext';
import { isServiceError, toServiceError } from '~/http/serviceError';

/** Ignore errors of browser extensions. */
const isOurs = (error: unknown): boolean => !(error instanceof Error && error.stack?.includes('extension://') === true);

/** Cancelled calls and expired sessions show no notice; RequireSession handles the latter. */
const isSilent = (error: unknown): boolean =>
  isServiceError(error) && (error.kind === 'cancelled' || error.kind === 'session');

/** Shows uncaught errors as a notice, once each. */
export const useUncaughtErrors = (): void => {
  const { showCodes } = useNotices();
  useEffect(() => {
    const tell = (thrown: unknown): void => {
      if (!isOurs(thrown) || isSilent(thrown)) return;
      const { codes, reference } = toServiceError(thrown);
      showCodes(codes, reference);
    };
    const onRejection = ({ reason }: PromiseRejectionEvent): void => tell(reason);
    const onError = ({ error }: ErrorEvent): void => {
      // Events without an error come from another origin, or from a ResizeObserver loop.
      if (error instanceof Error) tell(error);
    };
    window.addEventListener('unhandledrejection', onRejection);
    window.addEventListener('error', onError);
    return () => {
      window.removeEventListener('unhandledrejection', onRejection);
      window.removeEventListener('error', onError);
    };
  }, [showCodes]);
};
