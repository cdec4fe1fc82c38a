import { paths } from '~/paths';

import type { User } from '../contract';
import { signInAs, supportLinkFor } from '../control';
import type { World } from '../world';

/** The parts of the portal that the desk uses; src/main.tsx passes them. */
export interface Portal {
  i18n: { language: string };
  store: {
    get: () => { token?: string; currentUser?: { email: string } };
    subscribe: (listener: () => void) => () => void;
    signIn: (given: { token: string; user: User }) => boolean;
    end: (why: 'loggedOut' | 'endedElsewhere') => void;
  };
}

interface Given {
  world: World;
  portal: Portal;
  pages: { pathIn: (address: string) => string; load: (path: string) => void };
}

/** Clears the portal's entries in the tab and on the device; the language is a cookie. */
const clearPortal = (): void => {
  for (const storage of [sessionStorage, localStorage])
    Object.keys(storage)
      .filter((key) => key.startsWith('cportal.'))
      .forEach((key) => storage.removeItem(key));
};

/** The actions behind the desk's buttons. */
export const createActions = ({ world, portal: { store, i18n }, pages }: Given) => {
  const language = (): 'hu' | 'en' => (i18n.language === 'en' ? 'en' : 'hu');
  /** Opens an address of the portal with a full page load, like a link in an e-mail. */
  const open = (address: string): void => pages.load(pages.pathIn(address));
  return {
    language,
    open,
    signIn: async (persona: string): Promise<void> => {
      store.signIn(await world.exclusively(() => signInAs(world, persona)));
      pages.load(paths.home);
    },
    enterAsSupport: async (persona: string): Promise<void> => {
      const link = await world.exclusively(() => supportLinkFor(world, persona));
      // A live session would keep the link from being used. Other tabs keep theirs.
      store.end('endedElsewhere');
      open(link[language()]);
    },
    /** Fresh personas as of that moment, or of today: no faults, and nobody is signed in. */
    reset: async (at?: Date): Promise<void> => {
      // Before the clock moves: else the session would expire, and say so.
      store.end('loggedOut');
      await world.exclusively(() => {
        world.setClock(at);
        world.reset();
      });
      clearPortal();
      pages.load(paths.login);
    },
  };
};

export type Actions = ReturnType<typeof createActions>;
