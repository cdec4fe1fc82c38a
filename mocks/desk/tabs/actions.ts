import { paths } from '../../../src/paths';
import { endSessions, renewPersona, signInAs, supportLinkFor } from '../../control';
import type { World } from '../../world';
import type { Portal } from '../portal';
import { writeSituation } from '../situation/situation';
import { clearPortal, tabEntries } from '../situation/tab';
import type { Situation } from '../situations';
import { deskLanguage } from '../texts';

export interface Actions {
  /** Changes the world. */
  change: (change: () => void) => Promise<void>;
  /** Opens an address of the portal with a full page load, like a link in an e-mail. */
  openAddress: (address: string) => void;
  /** Signs in and opens a page, by default the one where a member lands. */
  signIn: (persona: string, path?: string) => Promise<void>;
  /** Like signIn, with the persona as on the first day; without a path as customer care. */
  beginAs: (persona: string, path?: string) => Promise<void>;
  signOut: () => void;
  /** Enters as the persona, from customer care. */
  enterAsSupport: (persona: string) => Promise<void>;
  /** Revokes every token. */
  endSessions: () => Promise<void>;
  /** An address that reproduces the situation. */
  situationLink: () => Promise<string>;
  /** A short address that begins a situation of the tour. */
  tourLink: (name: Situation) => string;
  /** Fresh personas as of that moment, or the clock's; nobody is signed in. */
  freshPersonas: (at?: Date) => Promise<void>;
  /** Fresh personas as of today, no faults, no calls; nobody is signed in. */
  reset: () => Promise<void>;
}

interface Given {
  world: World;
  portal: Portal;
  root: string;
  pages: { pathIn: (address: string) => string; load: (path: string) => void };
}

/** The actions behind the desk's buttons. */
export const createActions = ({
  world,
  portal: { store, router, i18n },
  root,
  pages: { pathIn, load },
}: Given): Actions => {
  let presses = 0;
  /** Changes the world, then goes on in the portal. Of several presses only the last one goes on. */
  const enter = async <T>(change: () => T, goOn: (made: T) => void): Promise<void> => {
    presses += 1;
    const press = presses;
    const made = await world.exclusively(change);
    if (press === presses) goOn(made);
  };
  const begin = (change: () => void): Promise<void> =>
    enter(change, () => {
      store.end('loggedOut');
      clearPortal();
      load(paths.login);
    });
  const renew = (persona: string): void => {
    clearPortal();
    renewPersona(world, persona);
  };
  const signIn = (persona: string, path: string, isFresh = false): Promise<void> =>
    enter(
      () => {
        if (isFresh) renew(persona);
        return signInAs(world, persona);
      },
      (given) => {
        store.signIn(given);
        load(path);
      },
    );
  const enterAsSupport = (persona: string, isFresh = false): Promise<void> =>
    enter(
      () => {
        if (isFresh) renew(persona);
        return supportLinkFor(world, persona);
      },
      (link) => {
        // A live session would keep the link from being used. Other tabs keep theirs: customer care is nobody's log-out.
        store.end('replaced');
        load(pathIn(link[deskLanguage(i18n.language)]));
      },
    );
  return {
    change: (change) => world.exclusively(change),
    openAddress: (address) => load(pathIn(address)),
    signIn: (persona, path = paths.home) => signIn(persona, path),
    beginAs: (persona, path) => (path === undefined ? enterAsSupport(persona, true) : signIn(persona, path, true)),
    signOut: () => store.end('loggedOut'),
    enterAsSupport: (persona) => enterAsSupport(persona),
    endSessions: () => world.exclusively(() => endSessions(world)),
    situationLink: async () => {
      const { pathname } = router.state.location;
      const piece = await writeSituation(world, root, {
        path: pathname,
        language: deskLanguage(i18n.language),
        tab: tabEntries(),
      });
      return `${root}#situation=${piece}`;
    },
    tourLink: (name) => `${root}#tour=${name}`,
    freshPersonas: (at) =>
      begin(() => {
        if (at !== undefined) world.setClock(at);
        world.reset();
      }),
    reset: () =>
      begin(() => {
        world.setClock();
        world.reset();
      }),
  };
};
