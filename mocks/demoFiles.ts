import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const workerFile = 'mockServiceWorker.js';

/** MSW's worker takes itself away with its last page; the demo goes from page to page by full loads, and would race it. */
const stay = 'self.registration.unregister = () => Promise.resolve(false);\n';

/** MSW's worker as the installed version brings it, so that no copy of it can grow old in the repository. */
const workerCode = (): string => stay + readFileSync(createRequire(import.meta.url).resolve(`msw/${workerFile}`), 'utf8');

/**
 * What the demo needs beside the portal, for vite.config.ts in mode demo only: the worker's script at the root, in
 * development as in a build, and further pages: the bank, and where the links out lead (STUB-5, STUB-6).
 */
export const demoFiles = (): Plugin => ({
  name: 'demo-files',
  config: () => ({
    build: {
      rolldownOptions: {
        // What the pages share must not land in the portal's entry, which would then start on each of them.
        preserveEntrySignatures: 'strict',
        input: ['index.html', 'mocks/bank/demo-bank.html', 'mocks/desk/outside/outside.html'],
      },
    },
  }),
  configureServer: (server) => {
    server.middlewares.use(`/${workerFile}`, (_request, response) => {
      response.setHeader('content-type', 'text/javascript');
      response.end(workerCode());
    });
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: workerFile, source: workerCode() });
  },
});
