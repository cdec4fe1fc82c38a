// @ts-check
/** npm run openapi: writes docs/openapi.json from the schemas of src/services. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../run.mjs';
import { openTypeScript } from './typeScript.mjs';

const { load, close } = await openTypeScript();
const { openApiDocument } = await load('./mocks/openapi/document.ts');
writeFileSync(
  join(root, 'docs/openapi.json'),
  `${JSON.stringify(openApiDocument(join(root, 'src/services')), null, 1)}\n`,
);
await close();
