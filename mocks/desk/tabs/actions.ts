import { paths } from '../../../src/paths';
import { renewPersona, signInAs, supportLinkFor } from '../../control';
import type { World } from '../../world';
import type { Portal } from '../portal';
import { clearPortal, tabEntries } from '../situation/openSituation';
import { writeSituation } from '../situation/situation';
import { beginnings, type Situation } from '../situations';
import { deskLanguage } from '../texts';

interface Given {
  world: World;
  portal: Portal;
  root: string;
  pages: { pathIn: (address: string) => string; load: (path: string) => void };
}

/** The actions behind the desk's buttons. */
export const createActions = ({ world, portal: { store, router, i18n }, root, pages: { pathIn, load } }: Given) => {
  let presses = 0;
  /** Changes the world, then goes on in the portal. Of several presses only the last one goes on. */
  const enter = async <T>(change: () => T, goOn: (made: T) => void): Promise<void> => {
    presses += 1;
    const press = presses;
    const made = await world.exclusively(change);
    if (press === presses) goOn(made);
  };
  const renew = (persona: string): void => {
    clearPortal();
    renewPersona(world, persona);
  };
  /** Signs in and opens a page: the one where a member lands, unless another is named. */
  const signIn = (persona: string, path: string = paths.home, isFresh = false): Promise<void> =>
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
  /** Enters as the persona, from customer care. */
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
    /** Changes the world. */
    change: (change: () => void): Promise<void> => world.exclusively(change),
    /** Opens an address of the portal with a full page load, like a link in an e-mail. */
    openAddress: (address: string): void => load(pathIn(address)),
    signIn,
    enterAsSupport,
    /** Begins a situation of the tour: its persona as on the first day, on its page. */
    begin: (name: Situation): Promise<void> => {
      const [persona, path] = beginnings[name];
      return path === undefined ? enterAsSupport(persona, true) : signIn(persona, path, true);
    },
    /** An address that reproduces the situation. */
    situationLink: async (): Promise<string> => {
      const piece = await writeSituation(world, root, {
        path: router.state.location.pathname,
        language: deskLanguage(i18n.language),
        tab: tabEntries(),
      });
      return `${root}#situation=${piece}`;
    },
    /** A short address that begins a situation of the tour. */
    tourLink: (name: Situation): string => `${root}#tour=${name}`,
    /** Fresh personas as of that moment, or today: no faults, no calls, and nobody is signed in. */
    reset: (at?: Date): Promise<void> =>
      enter(
        () => {
          world.setClock(at);
          world.reset();
        },
        () => {
          store.end('loggedOut');
          clearPortal();
          load(paths.login);
        },
      ),
  };
};

export type Actions = ReturnType<typeof createActions>;
