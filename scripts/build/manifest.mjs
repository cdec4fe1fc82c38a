// @ts-check
/** Vite's manifest of a build: which file a module went into, and what it loads. `npm run build` keeps it beside the deployed folder. */
import { mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';

import { root } from '../run.mjs';

/** @typedef {import('vite').Manifest} Manifest */

/** @param {string} dist */
export const manifestFile = (dist) => join(root, '.cache', `manifest-${basename(dist)}.json`);

/** Moves the manifest out of the folder that is deployed. @param {string} dist */
export const takeManifest = (dist) => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  renameSync(join(dist, '.vite', 'manifest.json'), manifestFile(dist));
  rmSync(join(dist, '.vite'), { recursive: true });
};

/** @param {string} dist @returns {Manifest} */
export const readManifest = (dist) => JSON.parse(readFileSync(manifestFile(dist), 'utf8'));

/** The keys of chunks and of all that they import statically. @param {Manifest} manifest @param {Iterable<string>} keys */
export const withImports = (manifest, keys) => {
  /** @type {Set<string>} */
  const found = new Set(keys);
  // A set's loop reaches what is added meanwhile.
  for (const key of found) for (const imported of manifest[key]?.imports ?? []) found.add(imported);
  return found;
};

/** The key of a chunk that chunkGroups.ts names. @param {Manifest} manifest @param {string} name */
export const chunkNamed = (manifest, name) => {
  const key = Object.keys(manifest).find((one) => one.startsWith('_') && manifest[one]?.name === name);
  if (key === undefined) throw new Error(`The build has no chunk called ${name}`);
  return key;
};
