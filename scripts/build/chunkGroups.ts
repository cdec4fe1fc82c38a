import { relative } from 'node:path';
import type { Rolldown } from 'vite';

import { root } from '../run.mjs';

/** A module's package, read from the last part of its path: the folder that the repository lies in doesn't matter. */
const packageOf = (id: string): string | undefined => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1];

/** zxcvbn's word lists, 357 KB, are for the password fields alone. */
const isShareable = (id: string): boolean => packageOf(id) !== 'zxcvbn' && areaOf(id) === null;

/** The area of a page: account, payment, contracting or public. The wizard, as big as all the others together, is one of its own. */
const areaOf = (id: string): string | null => {
  const [src, routes, area, folder] = relative(root, id).replaceAll('\\', '/').split('/');
  if (src !== 'src' || routes !== 'routes' || area === undefined) return null;
  return folder === 'wizard' ? folder : area;
};

/** One file for what later pages share; else each shared module would be a request of its own. */
const shared: Rolldown.CodeSplittingGroup = { name: 'shared', test: isShareable, minShareCount: 2, priority: 1 };

/** The demo's other pages, such as the bank's, would start the portal if they shared its first file. */
export const demoChunkGroups: Rolldown.CodeSplittingGroup[] = [shared];

/** The portal's first page has a file of its own, and each area one for its pages (docs/decisions/020). */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'start', tags: ['$initial'], priority: 2 },
  shared,
  { name: areaOf, debugName: 'areas' },
];
