import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { demoFiles } from './mocks/demoFiles.ts';
import packageJson from './package.json' with { type: 'json' };
import { chunkGroups, demoChunkGroups } from './scripts/build/chunkGroups.ts';
import { compileHint } from './scripts/build/compileHint.ts';
import { settings } from './scripts/build/settings.ts';
import { unstarted } from './scripts/build/unstarted.ts';

const routerFile = (name: string): string =>
  fileURLToPath(new URL(`node_modules/react-router/dist/production/${name}.mjs`, import.meta.url));

/** react-router's package exports its development build alone. The production build has no warnings in it: 1 KB less. */
const routerInProduction = [
  { find: /^react-router$/, replacement: routerFile('index') },
  { find: /^react-router\/dom$/, replacement: routerFile('dom-export') },
];

/**
 * `vite build` makes the portal; `--mode demo` the portal with the stand-in and the demo desk.
 */
export default defineConfig(({ mode, command }) => {
  const demo = mode === 'demo';
  return {
    plugins: [react(), ...(demo ? [] : [compileHint()]), settings(mode), unstarted(), ...(demo ? [demoFiles()] : [])],
    define: { __DEMO__: JSON.stringify(demo) },
    base: demo ? './' : '/',
    // The demo's paths stand behind a #: no host has to lead them to its page (docs/decisions/007).
    appType: demo ? 'mpa' : 'spa',
    resolve: { alias: command === 'build' ? routerInProduction : [], tsconfigPaths: true },
    publicDir: 'public',
    build: {
      outDir: demo ? 'dist-demo' : 'dist',
      target: packageJson.browserslist.map((browser) => browser.toLowerCase().replace(' >= ', '')),
      sourcemap: false,
      assetsInlineLimit: 0,
      // For npm run size and the pre-rendered pages.
      manifest: !demo,
      license: { fileName: 'third-party-licenses.txt' },
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { codeSplitting: { groups: demo ? demoChunkGroups : chunkGroups } } },
    },
    server: { port: 5173, strictPort: false },
  };
});
