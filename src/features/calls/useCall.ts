import { useMutation } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';

import { useNotices } from '../../components/notices/NoticeContext';
import { useMounted } from '../../components/useMounted';
import { toServiceError, type ServiceError } from '../../http/serviceError';

interface CallHandlers<Reply> {
  /**
   * What the page does with the reply, such as navigating; skipped once the page has been left. The call lasts until it is
   * done, and fails with it.
   */
  onSuccess?: (reply: Reply) => Promise<void> | void;
  /** Marks fields or handles codes; returns the codes still to be shown. */
  onRefused?: (error: ServiceError) => readonly string[];
}

/**
 * A mutation whose errors are notices: clears the last ones first, shows new ones, and runs one call at a time. `run` also
 * finishes after the page has been left, and then shows none. Nor do cancelled calls and expired sessions, which RequireSession
 * handles.
 */
export const useCall = <Reply = void, Variables = void>(run: (variables: Variables) => Promise<Reply>) => {
  const { showCodes, clearErrors } = useNotices();
  const isMounted = useMounted();
  // Not `run` itself: react-query would pass its context as the second argument.
  const { mutateAsync, isPending } = useMutation({ mutationFn: (variables: Variables) => run(variables) });
  const [isFinishing, setFinishing] = useState(false);
  const busy = isPending || isFinishing;
  // The portal's guard against double submits. A second press may come before React has rendered `isPending` or a form's
  // `isSubmitting`, so no state can stop it.
  const running = useRef(false);

  const call = useCallback(
    async (
      variables: Variables,
      { onSuccess, onRefused = ({ codes }) => codes }: CallHandlers<Reply> = {},
    ): Promise<boolean> => {
      if (running.current) return false;
      running.current = true;
      clearErrors();
      const finish = async (reply: Reply): Promise<void> => {
        setFinishing(true);
        await onSuccess?.(reply);
      };
      let finished = Promise.resolve();
      try {
        await mutateAsync(variables, {
          onSuccess: (reply) => {
            finished = finish(reply);
          },
        });
        await finished;
        return true;
      } catch (thrown) {
        const error = toServiceError(thrown);
        // The same address may be open again by now, even for another member.
        if (isMounted() && error.kind !== 'cancelled' && error.kind !== 'session')
          showCodes(onRefused(error), error.reference);
        return false;
      } finally {
        running.current = false;
        setFinishing(false);
      }
    },
    [clearErrors, isMounted, mutateAsync, showCodes],
  );
  return { call, busy };
};
