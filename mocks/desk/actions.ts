import { endSessions, signInAs, supportLinkFor } from '../control';
import { paths } from '../../src/paths';
import type { World } from '../world';
import type { Portal } from './portal';
import { writeSituation } from './situation/situation';
import { clearPortal, tabEntries } from './situation/tab';
import { deskLanguage } from './texts';

export interface Actions {
  /** Opens a full address of the portal as a link in an e-mail does, or the bank: by a full load. */
  openAddress: (address: string) => void;
  signIn: (persona: string) => void;
  signOut: () => void;
  /** Enters in the persona's name, as customer care (SES-12). */
  enterAsSupport: (persona: string) => void;
  /** The services forget every sign-in. */
  endSessions: () => void;
  /** The address that reproduces the situation. */
  situationLink: () => Promise<string>;
  /** Fresh personas around the day that the clock shows, nobody signed in. */
  freshPersonas: () => void;
  /** Fresh personas on today's date, no faults, no calls, nobody signed in. */
  reset: () => void;
}

interface Given {
  world: World;
  portal: Portal;
  root: string;
  pages: { pathIn: (address: string) => string; load: (path: string) => void };
}

/** What the desk's buttons do to the services and the portal (STUB-5). */
export const createActions = ({ world, portal: { store, router, i18n }, root, pages: { pathIn, load } }: Given): Actions => {
  const begin = (): void => {
    store.end('loggedOut');
    clearPortal();
    world.reset();
    load(paths.login);
  };
  return {
    openAddress: (address) => load(pathIn(address)),
    signIn: (persona) => {
      store.signIn(signInAs(world, persona));
      load(paths.home);
    },
    signOut: () => store.end('loggedOut'),
    enterAsSupport: (persona) => {
      // With a live session the link would not be used (PUB-7).
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
