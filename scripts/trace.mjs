// @ts-check
/**
 * npm run trace: lists the rules without a test, by area. `--strict` fails if one is missing. Rules that no test of
 * `npm test` can prove stand in scripts/provedByHand.json, with how each is proved.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './run.mjs';
import { requirementIds, testedIds } from './testTitles.mjs';

/** @param {string} id */
const areaOf = (id) => id.replace(/-\d+$/, '');

const ids = requirementIds();
const tested = testedIds();
const byHand = Object.keys(JSON.parse(readFileSync(join(root, 'scripts/provedByHand.json'), 'utf8')));
const missing = ids.filter((id) => !tested.has(id) && !byHand.includes(id));

for (const area of new Set(ids.map(areaOf))) {
  const open = missing.filter((id) => areaOf(id) === area);
  if (open.length > 0) console.log(`${area.padEnd(5)} without a test: ${open.join(' ')}`);
}
console.log(`${ids.length - missing.length} of ${ids.length} rules are proved, ${byHand.length} of them by hand`);
if (process.argv.includes('--strict') && missing.length > 0) process.exit(1);
