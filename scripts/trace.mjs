// @ts-check
/** npm run trace: lists the rules without a test, by area. `--strict PAY,WIZ` (or `--strict all`) fails if one is missing. */
import { requirementIds, testedIds } from './testTitles.mjs';

/** @param {string} id */
const areaOf = (id) => id.replace(/-\d+$/, '');
const strictAt = process.argv.indexOf('--strict');
const strict = strictAt < 0 ? [] : (process.argv[strictAt + 1] ?? 'all').split(',');

const ids = requirementIds();
const tested = testedIds();
const missing = ids.filter((id) => !tested.has(id));

for (const area of new Set(ids.map(areaOf))) {
  const all = ids.filter((id) => areaOf(id) === area);
  const open = all.filter((id) => missing.includes(id));
  console.log(
    `${area.padEnd(5)} ${String(all.length - open.length).padStart(3)} of ${String(all.length).padStart(3)}${open.length > 0 ? `   without a test: ${open.join(' ')}` : ''}`,
  );
}
console.log(`${ids.length - missing.length} of ${ids.length} rules are named by a test`);

const broken = missing.filter((id) => strict.includes('all') || strict.includes(areaOf(id)));
if (broken.length > 0) {
  console.error(`rules that need a test: ${broken.join(' ')}`);
  process.exit(1);
}
