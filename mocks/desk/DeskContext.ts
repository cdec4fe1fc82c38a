import { createContext, use, useSyncExternalStore } from 'react';

import type { World } from '../world';
import type { Actions, Portal } from './actions';
import type { DeskMemory } from './memory';
import { deskLanguage, deskTexts, type DeskLanguage, type DeskTexts } from './texts';

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

/** The e-mail of the signed-in member. */
export const useSignedIn = (): string | undefined => {
  const { store } = useDesk().portal;
  return useSyncExternalStore(store.subscribe, () => {
    const { token, currentUser } = store.get();
    return token === undefined ? undefined : currentUser?.email;
  });
};

/** The path that the portal shows. */
export const usePath = (): string => {
  const { router } = useDesk().portal;
  return useSyncExternalStore(router.subscribe, () => router.state.location.pathname);
};
