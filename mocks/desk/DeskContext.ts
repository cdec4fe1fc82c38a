import { createContext, use, useSyncExternalStore } from 'react';

import type { World } from '../world';
import type { DeskMemory } from './memory';
import type { Portal } from './portal';
import type { Opening } from './situation/openSituation';
import type { Actions } from './tabs/actions';
import { deskLanguage, deskTexts, type DeskLanguage, type DeskTexts } from './texts';

export interface DeskValue {
  world: World;
  portal: Portal;
  actions: Actions;
  opening: Opening;
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
export const useDeskTexts = (): { language: DeskLanguage; texts: DeskTexts } => {
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

/** One part of them. */
export const useTexts = <P extends keyof DeskTexts>(part: P): { language: DeskLanguage; t: DeskTexts[P] } => {
  const { language, texts } = useDeskTexts();
  return { language, t: texts[part] };
};

/** The e-mail of the signed-in member. */
export const useSignedIn = (): string | undefined => {
  const { store } = useDesk().portal;
  return useSyncExternalStore(store.subscribe, () =>
    store.get().token === undefined ? undefined : store.get().currentUser?.email,
  );
};

/** The path that the portal shows. */
export const usePath = (): string => {
  const { router } = useDesk().portal;
  return useSyncExternalStore(router.subscribe, () => router.state.location.pathname);
};
