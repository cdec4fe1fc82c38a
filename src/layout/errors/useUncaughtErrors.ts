import { useEffect } from 'react';

import { useNotices } from '~/components/notices/NoticeContext';
import { isOwnError, toServiceError } from '~/http/serviceError';

/** Shows uncaught errors of the portal's own code as a notice, once each. */
export const useUncaughtErrors = (): void => {
  const { showCodes } = useNotices();
  useEffect(() => {
    const tell = (thrown: unknown): void => {
      if (!isOwnError(thrown)) return;
      const { codes, reference, isSilent } = toServiceError(thrown);
      if (!isSilent) showCodes(codes, reference);
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
