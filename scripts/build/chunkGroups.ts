import type { Rolldown } from 'vite';

import { packageOf } from './bundleReport.ts';

/** zxcvbn's word lists, 357 KB, are for the password fields alone. */
const isShareable = (id: string): boolean => packageOf(id) !== 'zxcvbn';

/** One file for the first page and one for what later pages share; else each shared module would be a request of its own. */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'start', tags: ['$initial'], priority: 1 },
  { name: 'shared', test: isShareable, minShareCount: 3 },
];
