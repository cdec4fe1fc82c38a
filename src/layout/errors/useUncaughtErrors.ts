import { useEffect } from 'react';

import { useNoticeActions } from '~/components/notices/NoticeContext';
import { isOwnError, toServiceError } from '~/http/serviceError';

export const useUncaughtErrors = (): void => {
  const { showCodes } = useNoticeActions();
  useEffect(() => {
    const showError = (thrown: unknown): void => {
      if (!isOwnError(thrown)) return;
      const { codes, reference, isSilent } = toServiceError(thrown);
      if (!isSilent) showCodes(codes, reference);
    };
    const stop = new AbortController();
    window.addEventListener('unhandledrejection', ({ reason }) => showError(reason), { signal: stop.signal });
    window.addEventListener('error', ({ error }: ErrorEvent) => showError(error), { signal: stop.signal });
    return () => stop.abort();
  }, [showCodes]);
};
