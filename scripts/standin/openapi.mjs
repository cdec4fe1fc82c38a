// @ts-check
/** npm run openapi: writes docs/openapi.json from the schemas of src/services. Vite runs the TypeScript. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';

import { root } from '../run.mjs';

const vite = await createServer({
  configFile: false,
  appType: 'custom',
  logLevel: 'warn',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
});
const { openApiDocument } = await vite.ssrLoadModule('./mocks/openapi/document.ts');
writeFileSync(
  join(root, 'docs/openapi.json'),
  `${JSON.stringify(await openApiDocument(join(root, 'src/services')), null, 1)}\n`,
);
await vite.close();
