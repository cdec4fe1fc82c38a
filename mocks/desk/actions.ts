import type { i18n } from 'i18next';

import { paths } from '../../src/paths';
import type { User } from '../contract';
import { noonOf, renewPersona, signInAs, supportLinkFor } from '../control';
import type { World } from '../world';
import { clearPortal, writeSituation } from './situation';
import { deskLanguage } from './texts';
import { dayOf, tours, type TourName } from './tour';

/** The parts of the portal that the desk uses; src/main.tsx passes them. */
export interface Portal {
  i18n: Pick<i18n, 'language' | 'on' | 'off'>;
  router: { state: { location: { pathname: string } }; subscribe: (listener: () => void) => () => void };
  store: {
    get: () => { token?: string; currentUser?: { email: string } };
    subscribe: (listener: () => void) => () => void;
    signIn: (given: { token: string; user: User }) => boolean;
    end: (why: 'loggedOut' | 'replaced') => void;
  };
}

interface Given {
  world: World;
  portal: Portal;
  root: string;
  pages: { pathIn: (address: string) => string; load: (path: string) => void };
}

/** The actions behind the desk's buttons. */
export const createActions = ({ world, portal: { store, router, i18n }, root, pages }: Given) => {
  const language = () => deskLanguage(i18n.language);
  /** Opens an address of the portal with a full page load, like a link in an e-mail. */
  const open = (address: string): void => pages.load(pages.pathIn(address));
  /** Signs in and opens a page: the one where a member lands, unless another is named. */
  const signIn = async (persona: string, path: string = paths.home): Promise<void> => {
    store.signIn(await world.exclusively(() => signInAs(world, persona)));
    pages.load(path);
  };
  /** Enters as the persona, from customer care. */
  const enterAsSupport = async (persona: string): Promise<void> => {
    const link = await world.exclusively(() => supportLinkFor(world, persona));
    // A live session would keep the link from being used. Other tabs keep theirs: customer care is nobody's log-out.
    store.end('replaced');
    open(link[language()]);
  };
  return {
    open,
    signIn,
    enterAsSupport,
    /** Begins a situation of the tour: its persona as on the first day, on its page, and on a day on which it can be shown. */
    begin: async (name: TourName, onReady: () => void): Promise<void> => {
      const { persona, path } = tours[name];
      const day = dayOf(tours[name], world.today());
      clearPortal();
      await world.exclusively(() => {
        if (day !== world.today()) world.setClock(noonOf(day));
        renewPersona(world, persona);
      });
      onReady();
      await (path === undefined ? enterAsSupport(persona) : signIn(persona, path));
    },
    /** An address that reproduces the situation. */
    situationLink: async (): Promise<string> => {
      const page = { path: router.state.location.pathname, language: language() };
      return `${root}#situation=${await writeSituation(world, root, page)}`;
    },
    /** A short address that begins a situation of the tour. */
    tourLink: (name: TourName): string => `${root}#tour=${name}`,
    /** Fresh personas as of that moment, or today: no faults, no calls, and nobody is signed in. */
    reset: async (at?: Date): Promise<void> => {
      // Before the clock moves: else the session would expire, here and in other tabs, and they would say so.
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
