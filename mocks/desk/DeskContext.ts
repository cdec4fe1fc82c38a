import type { i18n } from 'i18next';
import { createContext, use, useSyncExternalStore } from 'react';

import type { User } from '../contract';
import type { World } from '../world';
import type { Actions } from './actions';
import type { DeskMemory } from './memory';
import { deskLanguage, deskTexts, type DeskLanguage, type DeskTexts } from './texts';

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

export interface DeskValue {
  world: World;
  portal: Portal;
  actions: Actions;
  /** Whether a damaged link opened the page. */
  isDamaged: boolean;
  memory: DeskMemory;
  change: (patch: Partial<DeskMemory>) => void;
}

export const DeskContext = createContext<DeskValue | undefined>(undefined);

export const useDesk = (): DeskValue => {
  const desk = use(DeskContext);
  if (desk === undefined) throw new Error('a part of the desk stands outside of it');
  return desk;
};

/** The world; re-renders whenever it changes. */
export const useWorld = (): World => {
  const { world } = useDesk();
  useSyncExternalStore(world.onChange, world.version);
  return world;
};

/** The texts in the portal's language; re-renders when it changes. */
export const useTexts = (): { language: DeskLanguage; texts: DeskTexts } => {
  const { i18n } = useDesk().portal;
  const language = useSyncExternalStore(
    (listener) => {
      i18n.on('languageChanged', listener);
      return () => i18n.off('languageChanged', listener);
    },
    () => deskLanguage(i18n.language),
  );
  return { language, texts: deskTexts[language] };
};

/** The token and the e-mail of the signed-in member. */
export const useSignedIn = (): { token?: string; email?: string } => {
  const { store } = useDesk().portal;
  const token = useSyncExternalStore(store.subscribe, () => store.get().token);
  return token === undefined ? {} : { token, email: store.get().currentUser?.email };
};

/** The path that the portal shows. */
export const usePath = (): string => {
  const { router } = useDesk().portal;
  return useSyncExternalStore(router.subscribe, () => router.state.location.pathname);
};
