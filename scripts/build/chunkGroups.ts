import type { Rolldown } from 'vite';

/** A module's package, read from the last part of its path: the folder that the repository lies in doesn't matter. */
const packageOf = (id: string): string | undefined => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1];

/** zxcvbn's word lists, 357 KB, are for the password fields alone. */
const isShareable = (id: string): boolean => packageOf(id) !== 'zxcvbn';

/** One file for the first page and one for what later pages share; else each shared module would be a request of its own. */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'start', tags: ['$initial'], priority: 1 },
  { name: 'shared', test: isShareable, minShareCount: 3 },
];
