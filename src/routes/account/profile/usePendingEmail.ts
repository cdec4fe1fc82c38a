import { useState } from 'react';

import { pendingEmailDraft } from '../../../session/memberStorage';
import { useSessionStore } from '../../../session/SessionContext';

/**
 * The new e-mail that waits for its confirmation. The service doesn't tell it, so the tab remembers it as it
 * remembers drafts: for this login alone, over a reload, until log-out.
 */
export const usePendingEmail = (
  current: string,
): { pending: string | undefined; remember: (email: string) => void } => {
  const { memberStorage } = useSessionStore();
  const [pending, setPending] = useState<unknown>(() => memberStorage.read(pendingEmailDraft)?.email);
  return {
    pending: typeof pending === 'string' && pending !== current ? pending : undefined,
    remember: (email) => {
      memberStorage.save(pendingEmailDraft, { email });
      setPending(email);
    },
  };
};
