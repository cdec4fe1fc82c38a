import { useCallback, useEffect, useRef, useState } from 'react';

import { useNotices } from '../../components/notices/NoticeContext';
import { toServiceError, type ServiceError } from '../../http/serviceError';

/**
 * Runs a service call: one at a time, clearing the last errors first and showing new ones as notices. `onRefused` may
 * mark fields or handle codes; it returns the codes still to be shown.
 * Cancelled calls and expired sessions show no notice; RequireSession handles the latter.
 */
export const useCall = () => {
  const { showCodes, clearErrors, beginBusy } = useNotices();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  useEffect(() => (busy ? beginBusy() : undefined), [busy, beginBusy]);

  const call = useCallback(
    async (
      run: () => Promise<void>,
      onRefused: (error: ServiceError) => readonly string[] = ({ codes }) => codes,
    ): Promise<boolean> => {
      if (running.current) return false;
      running.current = true;
      setBusy(true);
      clearErrors();
      try {
        await run();
        return true;
      } catch (thrown) {
        const error = toServiceError(thrown);
        if (error.kind !== 'cancelled' && error.kind !== 'session') showCodes(onRefused(error), error.reference);
        return false;
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
    [clearErrors, showCodes],
  );
  return { call, busy };
};
