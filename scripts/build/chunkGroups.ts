import type { Rolldown } from 'vite';

/** A module's package, read from the last part of its path: the folder that the repository lies in doesn't matter. */
const packageOf = (id: string): string | undefined => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1];

/** zxcvbn's word lists, 357 KB, are for the password fields alone. */
const isShareable = (id: string): boolean => packageOf(id) !== 'zxcvbn';

/** One file for what later pages share; else each shared module would be a request of its own. */
const shared: Rolldown.CodeSplittingGroup = { name: 'shared', test: isShareable, minShareCount: 3 };

/** The demo's other pages, such as the bank's, would start the portal if they shared its first file. */
export const demoChunkGroups: Rolldown.CodeSplittingGroup[] = [shared];

/** The portal's first page has a file of its own, too. */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [{ name: 'start', tags: ['$initial'], priority: 1 }, shared];
