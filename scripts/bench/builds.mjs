// @ts-check
/** The builds to measure: the portal's production build, and the two pages of tests/bench to compare with. */
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { compress } from '../build/compress.mjs';
import { newest, root, run } from '../run.mjs';
import { folders } from './hosts.mjs';

const at = (/** @type {string} */ path) => join(root, path);

/** @param {string} folder @param {readonly string[]} sources */
const isFresh = (folder, sources) => {
  const page = at(join(folder, 'index.html'));
  return existsSync(page) && newest(sources.map(at).filter(existsSync)) <= newest([page]);
};

/** @param {string} command @param {string[]} args */
const must = (command, args) => {
  const code = run(command, args);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ends with ${code}`);
};

/** @type {Record<'portal' | 'floor' | 'static', () => void>} */
const builders = {
  portal: () => {
    if (
      isFresh(folders.portal, [
        'src',
        'public',
        'index.html',
        'vite.config.ts',
        'package-lock.json',
        'scripts/build/build.mjs',
        'scripts/build/chunkGroups.ts',
        'scripts/build/compileHint.ts',
        'scripts/build/manifest.mjs',
        'scripts/build/prerender.mjs',
      ])
    )
      return;
    must('node', ['scripts/build/build.mjs', '--outDir', folders.portal, '--emptyOutDir', '--logLevel', 'error']);
  },
  floor: () => {
    if (isFresh(folders.floor, ['tests/bench/floor', 'package-lock.json'])) return;
    must('vite', [
      'build',
      '--config',
      'tests/bench/floor/vite.config.ts',
      '--outDir',
      at(folders.floor),
      '--emptyOutDir',
      '--logLevel',
      'error',
    ]);
  },
  static: () => {
    rmSync(at(folders.static), { recursive: true, force: true });
    mkdirSync(at(folders.static), { recursive: true });
    cpSync(at('tests/bench/static'), at(folders.static), { recursive: true });
  },
};

/** Rebuilds what has changed; `keep` uses the existing builds. @param {readonly ('portal' | 'floor' | 'static')[]} pages @param {boolean} keep */
export const buildAll = (pages, keep) => {
  for (const page of pages) {
    if (keep && existsSync(at(join(folders[page], 'index.html')))) continue;
    builders[page]();
    if (page === 'portal') continue;
    // The same host serves all pages, so they need its program too.
    cpSync(at(`${folders.portal}-host`), at(`${folders[page]}-host`), { recursive: true });
    // Requested to check that the host is up.
    writeFileSync(at(join(folders[page], 'robots.txt')), 'User-agent: *\nDisallow: /\n');
    compress(at(folders[page]));
  }
};
