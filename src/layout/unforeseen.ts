import { useEffect } from 'react';
import { isServiceError, toServiceError } from '../http/serviceError';
import { useNotices } from '../components/notices/NoticeContext';

/** Ignore errors of browser extensions. */
const isOurs = (error: unknown): boolean => !(error instanceof Error && error.stack?.includes('extension://') === true);

/** A cancelled call is silent, and of an ended session the guard speaks. */
const isSilent = (error: unknown): boolean => isServiceError(error) && (error.kind === 'cancelled' || error.kind === 'session');

/** The last net: an error that nobody caught leaves the page standing and is told once, with what is known of it. */
export const useUnforeseen = (): void => {
  const { showCodes } = useNotices();
  useEffect(() => {
    const tell = (thrown: unknown): void => {
      if (!isOurs(thrown) || isSilent(thrown)) return;
      const { codes, reference } = toServiceError(thrown);
      showCodes(codes, reference);
    };
    const onRejection = ({ reason }: PromiseRejectionEvent): void => tell(reason);
    const onError = ({ error }: ErrorEvent): void => {
      // Without an error it is another origin's, or no error at all (a ResizeObserver that skipped a turn).
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
