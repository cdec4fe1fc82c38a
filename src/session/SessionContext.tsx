import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';

import type { Session } from './sessionSchema';
import type { SessionStore } from './store';

const SessionContext = createContext<SessionStore | undefined>(undefined);

export const SessionProvider = ({ store, children }: { store: SessionStore; children: ReactNode }) => (
  <SessionContext value={store}>{children}</SessionContext>
);

/** The session's actions; they don't change, so using them re-renders nothing. */
export const useSessionStore = (): SessionStore => {
  const store = use(SessionContext);
  if (store === undefined) throw new Error('useSessionStore outside SessionProvider');
  return store;
};

/** The session's record; re-renders when it changes. */
export const useSession = (): Session => {
  const store = useSessionStore();
  return useSyncExternalStore(store.subscribe, store.get, store.get);
};
