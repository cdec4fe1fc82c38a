import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const workerFile = 'mockServiceWorker.js';

/** MSW's worker unregisters itself with its last page, which would race with the demo's full page loads. */
const stay = 'self.registration.unregister = () => Promise.resolve(false);\n';

/** The worker of the installed MSW; a copy in the repository would go stale. */
const workerCode = (): string =>
  stay + readFileSync(createRequire(import.meta.url).resolve(`msw/${workerFile}`), 'utf8');

/**
 * What the demo needs besides the portal; vite.config.ts uses it in mode demo only. It serves the worker's script at the
 * root and adds two pages: the bank, and the target of external links.
 */
export const demoFiles = (): Plugin => ({
  name: 'demo-files',
  config: () => ({
    build: {
      rolldownOptions: {
        // Keep shared code out of the portal's entry, or every page would start the portal.
        preserveEntrySignatures: 'strict',
        input: ['index.html', 'mocks/bank/demo-bank.html', 'mocks/desk/outside.html'],
      },
    },
  }),
  // Its address would be the root's, and the demo may lie in any folder.
  transformIndexHtml: (html) => html.replace(/ *<link rel="preload" href="[^"]*settings\.json"[^>]*>\n/, ''),
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
