import { endSessions, signInAs, supportLinkFor } from '../control';
import { paths } from '../../src/paths';
import type { World } from '../world';
import type { Portal } from './portal';
import { writeSituation } from './situation/situation';
import { clearPortal, tabEntries } from './situation/tab';
import { deskLanguage } from './texts';

export interface Actions {
  /** Opens an address of the portal with a full page load, like a link in an e-mail. */
  openAddress: (address: string) => void;
  /** Signs in and opens a page, by default the one where a member lands. */
  signIn: (persona: string, path?: string) => void;
  signOut: () => void;
  /** Enters as the persona, from customer care. */
  enterAsSupport: (persona: string) => void;
  /** Revokes every token. */
  endSessions: () => void;
  /** An address that reproduces the situation. */
  situationLink: () => Promise<string>;
  /** Fresh personas as of the clock's day; nobody is signed in. */
  freshPersonas: () => void;
  /** Fresh personas as of today, no faults, no calls; nobody is signed in. */
  reset: () => void;
}

interface Given {
  world: World;
  portal: Portal;
  root: string;
  pages: { pathIn: (address: string) => string; load: (path: string) => void };
}

/** The actions behind the desk's buttons. */
export const createActions = ({ world, portal: { store, router, i18n }, root, pages: { pathIn, load } }: Given): Actions => {
  const begin = (): void => {
    store.end('loggedOut');
    clearPortal();
    world.reset();
    load(paths.login);
  };
  return {
    openAddress: (address) => load(pathIn(address)),
    signIn: (persona, path = paths.home) => {
      store.signIn(signInAs(world, persona));
      load(path);
    },
    signOut: () => store.end('loggedOut'),
    enterAsSupport: (persona) => {
      // A live session would keep the link from being used.
      store.end('loggedOut');
      load(pathIn(supportLinkFor(world, persona)[deskLanguage(i18n.language)]));
    },
    endSessions: () => endSessions(world),
    situationLink: async () => {
      const { pathname } = router.state.location;
      const piece = await writeSituation(world, root, { path: pathname, language: deskLanguage(i18n.language), tab: tabEntries() });
      return `${root}#situation=${piece}`;
    },
    freshPersonas: begin,
    reset: () => {
      world.setClock();
      begin();
    },
  };
};
