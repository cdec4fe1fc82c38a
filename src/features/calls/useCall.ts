import { useMutation } from '@tanstack/react-query';

import { useMounted } from '~/components/hooks/useMounted';
import { useRunOnce } from '~/components/hooks/useRunOnce';
import { useNoticeActions } from '~/components/notices/NoticeContext';
import { listedCodes } from '~/domain/errors/errorCatalogue';
import { toServiceError, type ServiceError } from '~/http/serviceError';

interface CallHandlers<Reply> {
  /**
   * What the page does with the reply, such as navigating; skipped once the page has been left. The call lasts until it is
   * done, and fails with it.
   */
  onSuccess?: ((reply: Reply) => Promise<void> | void) | undefined;
  /** Marks fields or handles codes; returns the codes still to be shown. */
  onRefused?: ((error: ServiceError) => readonly string[]) | undefined;
}

/** The listed codes that came beside OK, if the reply has some. */
const codesBeside = (reply: unknown): readonly string[] =>
  typeof reply === 'object' && reply !== null && 'codes' in reply && Array.isArray(reply.codes)
    ? listedCodes(reply.codes.filter((code) => typeof code === 'string'))
    : [];

/**
 * A mutation whose errors are notices: clears the last ones first, shows new ones, and runs one call at a time. The codes
 * beside the OK of a reply that `run` returns are notices too (ERR-9). `run` also finishes after the page has been left, and
 * then shows none. Nor do cancelled calls and expired sessions, which RequireSession handles.
 */
export const useCall = <Reply = void, Variables = void>(run: (variables: Variables) => Promise<Reply>) => {
  const { showCodes, clearErrors } = useNoticeActions();
  // The same address may be open again when the reply comes, even for another member.
  const isMounted = useMounted();
  const { mutateAsync, isPending: busy } = useMutation({
    mutationFn: async ({ variables, onSuccess }: { variables: Variables } & Pick<CallHandlers<Reply>, 'onSuccess'>) => {
      const reply = await run(variables);
      if (!isMounted()) return;
      showCodes(codesBeside(reply));
      await onSuccess?.(reply);
    },
  });
  const runOnce = useRunOnce();

  const call = async (
    variables: Variables,
    { onSuccess, onRefused = ({ codes }) => codes }: CallHandlers<Reply> = {},
  ): Promise<boolean> => {
    const succeeded = await runOnce(async () => {
      clearErrors();
      try {
        await mutateAsync({ variables, onSuccess });
        return true;
      } catch (thrown) {
        const error = toServiceError(thrown);
        if (isMounted() && !error.isSilent) showCodes(onRefused(error), error.reference);
        return false;
      }
    });
    return succeeded === true;
  };
  return { call, busy };
};
