// @ts-check
/**
 * npm run contract -- --base URL [--login E-MAIL --password TEXT --year YEAR]
 * Asks real services what the portal reads, changes nothing there, and lists what the portal can't read. Without a login it
 * uses the stand-in's Anna.
 */
import { parseArgs } from 'node:util';

import { openTypeScript } from './typeScript.mjs';

const { values } = parseArgs({
  options: {
    base: { type: 'string', default: 'http://localhost:5190' },
    login: { type: 'string', default: 'anna@pelda.hu' },
    password: { type: 'string', default: 'jelszo1' },
    year: { type: 'string', default: String(new Date().getFullYear()) },
  },
});
const { load, close } = await openTypeScript();
const { checkReads } = await load('./mocks/openapi/readCheck.ts');
/** @type {import('../../mocks/openapi/readCheck').Finding[]} */
const findings = await checkReads({ ...values, base: values.base.replace(/\/+$/, ''), year: Number(values.year) });
await close();
for (const { call, wrong } of findings)
  console.log([`${wrong.length ? 'FAIL' : 'ok  '} ${call}`, ...wrong].join('\n       '));
const failed = findings.filter(({ wrong }) => wrong.length > 0).length;
console.log(`\n${findings.length - failed} hold, ${failed} don't`);
process.exit(failed === 0 ? 0 : 1);
