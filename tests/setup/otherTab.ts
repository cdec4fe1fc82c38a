import { createSessionStore, type SessionStore } from '~/session/store';
import { tabsOf } from '~/session/tabs';

import { memoryStorage } from './twoTabs';

/** Another tab of the same browser: it is loaded, hears the others (configureTabs), and somebody is signed in there. */
export const openTab = (login?: Parameters<SessionStore['signIn']>[0]): SessionStore => {
  const store = createSessionStore(memoryStorage());
  if (login !== undefined) store.signIn(login);
  tabsOf(store);
  return store;
};
