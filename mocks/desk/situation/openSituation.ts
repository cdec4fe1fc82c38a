import type { World } from '../../world';
import { situations, type Situation as TourName } from '../situations';
import { readSituation, type Situation } from './situation';
import { putTab } from './tab';

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
