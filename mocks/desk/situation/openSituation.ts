import type { World } from '../../world';
import { readSituation, type Situation } from './situation';
import { putTab } from './tab';

const mark = '#situation=';

export type Opening = { kind: 'none' } | { kind: 'damaged' } | { kind: 'opened'; situation: Situation };

/** If a copied link opened the page, restores its situation and shows its page. */
export const openSituation = async (world: World, root: URL): Promise<Opening> => {
  const { hash } = location;
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
