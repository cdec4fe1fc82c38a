// @ts-check
/**
 * npm run trace: lists the rules of docs/requirements.md that no test names, by area. `--strict` fails if there is one, or if a test
 * names a rule that doesn't exist. What no test of `npm test` can prove stands in scripts/provedByHand.json, with how it is proved.
 */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { filesUnder, root } from './run.mjs';

/** @param {string} path */
const read = (path) => readFileSync(join(root, path), 'utf8');
/** @param {string} id */
const areaOf = (id) => id.replace(/-\d+$/, '');

const ids = [...read('docs/requirements.md').matchAll(/^- ([A-Z][A-Z0-9]*-\d+) /gm)].map(([, id = '']) => id);
const areas = new Set(ids.map(areaOf));
const byHand = Object.keys(JSON.parse(read('scripts/provedByHand.json')));

/** Which tests name an id, in a title or in a table of cases; comments don't count. @type {Map<string, string>} */
const named = new Map();
for (const file of filesUnder(join(root, 'tests')).filter((path) => /\.(test|spec)\.tsx?$/.test(path))) {
  const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
  for (const [id] of code.matchAll(/\b[A-Z][A-Z0-9]*-\d+\b/g))
    if (areas.has(areaOf(id))) named.set(id, relative(root, file));
}

const missing = ids.filter((id) => !named.has(id) && !byHand.includes(id));
const unknown = [...named].filter(([id]) => !ids.includes(id));
for (const area of areas) {
  const open = missing.filter((id) => areaOf(id) === area);
  if (open.length > 0) console.log(`${area.padEnd(5)} without a test: ${open.join(' ')}`);
}
for (const [id, file] of unknown) console.log(`there is no rule ${id}, which ${file} names`);
console.log(`${ids.length - missing.length} of ${ids.length} rules are proved, ${byHand.length} of them by hand`);
if (process.argv.includes('--strict') && missing.length + unknown.length > 0) process.exit(1);
