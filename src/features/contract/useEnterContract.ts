import type { ReactNode } from 'react';

import type { confirmContract } from '../../services/contractingPublic';
import { useSessionStore } from '../../session/SessionContext';
import { useReplaceSession } from '../member/useReplaceSession';
import { contractEntry } from './contractEntry';

/** What the service says of the token of an e-mailed link. */
export type Confirmed = Awaited<ReturnType<typeof confirmContract>>;

interface EnterContract {
  /** Signs the link's member in and takes its contract up. Resolves to the page to go on to, or to undefined if the member declined. */
  enter: (linkToken: string, confirmed: Confirmed) => Promise<string | undefined>;
  /** The question whether to replace another member: has to be rendered. */
  dialog: ReactNode;
}

/** What follows once the token of a contract's e-mailed link is confirmed. */
export const useEnterContract = (): EnterContract => {
  const store = useSessionStore();
  const { enter: enterAsMember, dialog } = useReplaceSession();

  const enter: EnterContract['enter'] = async (linkToken, { token, user, ...contract }) => {
    if (!(await enterAsMember({ token, user }))) return undefined;
    const { session, path } = contractEntry(linkToken, contract, store.get());
    store.update(session);
    return path;
  };
  return { enter, dialog };
};
