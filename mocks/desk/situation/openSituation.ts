import type { World } from '../../world';
import { situations, type Situation as TourName } from '../situations';
import { readSituation, type Situation } from './situation';

/** The portal's keys in the browser: session and drafts in the tab; the open payment and the language on the device. */
const prefix = 'cportal.';
const languageKey = 'cportal.language';

const ownKeys = (storage: Storage): string[] => Object.keys(storage).filter((key) => key.startsWith(prefix));

const clear = (storage: Storage): void =>
  ownKeys(storage)
    .filter((key) => key !== languageKey)
    .forEach((key) => storage.removeItem(key));

/** The tab's entries. */
export const tabEntries = (): Record<string, string> =>
  Object.fromEntries(ownKeys(sessionStorage).map((key) => [key, sessionStorage.getItem(key) ?? '']));

/** Clears the portal's entries in the tab and on the device, except the language. */
export const clearPortal = (): void => {
  clear(sessionStorage);
  clear(localStorage);
};

const putTab = (entries: Readonly<Record<string, string>>): void => {
  clear(sessionStorage);
  for (const [key, text] of Object.entries(entries)) if (key.startsWith(prefix)) sessionStorage.setItem(key, text);
};

const mark = '#situation=';
const tourMark = '#tour=';

export type Opening =
  { kind: 'none' } | { kind: 'damaged' } | { kind: 'opened'; situation: Situation } | { kind: 'tour'; name: TourName };

/** If a copied link opened the page, restores its situation and shows its page. */
export const openSituation = async (world: World, root: URL): Promise<Opening> => {
  const { hash } = location;
  if (hash.startsWith(tourMark)) {
    const name = situations.find((one) => one === hash.slice(tourMark.length));
    history.replaceState(null, '', `${root.href}#/`);
    return name === undefined ? { kind: 'damaged' } : { kind: 'tour', name };
  }
  if (!hash.startsWith(mark)) return { kind: 'none' };
  try {
    const situation = await readSituation(world, root.href, hash.slice(mark.length));
    putTab(situation.tab);
    history.replaceState(null, '', `${root.href}#${situation.path}`);
    return { kind: 'opened', situation };
  } catch {
    history.replaceState(null, '', `${root.href}#/`);
    return { kind: 'damaged' };
  }
};
