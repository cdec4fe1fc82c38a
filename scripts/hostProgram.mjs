// @ts-check
/** Bundles deploy/configure.ts: dist-host/configure.mjs for dist/. Part of `npm run build`. */
import { resolve } from 'node:path';
import { build } from 'vite';

import { root } from './run.mjs';

/** The path of a build's program. @param {string} dist */
export const hostProgram = (dist) => resolve(root, `${dist}-host`, 'configure.mjs');

/** @param {string} dist */
export const buildHostProgram = async (dist) => {
  const outDir = resolve(root, `${dist}-host`);
  await build({
    root,
    // Not the portal's configuration, which splits code into chunks: the image takes one file.
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { tsconfigPaths: true },
    build: {
      ssr: 'deploy/configure.ts',
      outDir,
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: '[name].mjs' } },
    },
    ssr: { noExternal: true },
  });
  return hostProgram(dist);
};
