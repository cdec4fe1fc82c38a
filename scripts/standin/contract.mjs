// @ts-check
/**
 * npm run contract -- --base URL [--login E-MAIL --password TEXT] [--inputs FILE] [--writes] [--mock]
 * Asks real services for what the portal relies on. Changes nothing there, unless `--writes` says that it may: for a test
 * system. --inputs: a JSON file with what else the check has to know (mocks/openapi/check/inputs.ts). --mock: the services are
 * a mock server that answers with the examples of docs/openapi.json; every call is asked then, because none changes anything.
 * Without inputs it uses the stand-in's Anna. --control: where the stand-in itself is, if a proxy stands before it.
 */
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';

import { openTypeScript } from './typeScript.mjs';

const { values } = parseArgs({
  options: {
    base: { type: 'string', default: 'http://localhost:5190' },
    login: { type: 'string' },
    password: { type: 'string' },
    year: { type: 'string' },
    inputs: { type: 'string' },
    writes: { type: 'boolean', default: false },
    mock: { type: 'boolean', default: false },
    control: { type: 'string' },
  },
});
const base = values.base.replace(/\/+$/, '');
const control = `${values.control ?? base}/__standin`;
const isStandin = await fetch(`${control}/personas`).then(
  ({ ok }) => ok && !values.mock,
  () => {
    console.error(`Nothing answers at ${control}`);
    process.exit(1);
  },
);
/** Changes go to a world of their own, so that the check can be run again. */
const world = isStandin && values.writes ? `contract-${process.pid}` : undefined;
/** @type {Record<string, string>} */
const worldHeader = world === undefined ? {} : { 'x-world': world };

/** @param {string} question */
const prompt = async (question) => {
  if (!process.stdin.isTTY) return '';
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(question);
  terminal.close();
  return answer.trim();
};

/** @type {import('../../mocks/openapi/check/memberWrites').Outside} */
const standin = {
  mailed: async (to, kind) => {
    const mails = new URL(`${control}/mails`);
    mails.searchParams.set('to', to);
    mails.searchParams.set('kind', kind);
    const response = await fetch(mails, { headers: worldHeader });
    return (await response.json()).at(-1)?.links[0].href.hu;
  },
  pay: async (transaction) => {
    const response = await fetch(`${control}/bank/${transaction}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...worldHeader },
      body: JSON.stringify({ decision: 'pay' }),
    });
    return (await response.json()).done === true;
  },
};
/** @type {import('../../mocks/openapi/check/memberWrites').Outside} */
const person = {
  mailed: async (to, kind) => (await prompt(`The ${kind} link mailed to ${to} (Enter: none): `)) || undefined,
  pay: async (_transaction, url) => (await prompt(`Pay at ${url}, then type y (Enter: not paid): `)) === 'y',
};

/** A mock server takes any link. @type {import('../../mocks/openapi/check/memberWrites').Outside} */
const mock = { mailed: async () => '/invoice/ordinal/secret/hu', pay: async () => true };
const outside = values.mock ? mock : isStandin ? standin : person;

const { load, close } = await openTypeScript();
const { checkContract } = await load('./mocks/openapi/check/contractCheck.ts');
const { askOver } = await load('./mocks/openapi/check/ask.ts');
const { standinInputs } = await load('./mocks/openapi/check/inputs.ts');
const { today } = await load('./src/domain/time/clock.ts');

const { login, password, year } = values;
const given = values.inputs === undefined ? {} : JSON.parse(readFileSync(values.inputs, 'utf8'));
const missing = ['newEmail', 'workEmail', 'person'].filter((name) => !(name in given));
if (values.writes && !isStandin && missing.length > 0) {
  console.error(`--writes needs --inputs with ${missing.join(', ')}: see docs/stand-in.md`);
  process.exit(1);
}
const inputs = {
  ...standinInputs(today()),
  ...(isStandin || values.mock ? {} : { supportActivator: '', intranet: { login: '', password: '', token: '' } }),
  ...given,
  ...(login === undefined ? {} : { login }),
  ...(password === undefined ? {} : { password }),
  ...(year === undefined ? {} : { year: Number(year) }),
};
const ask = askOver({
  base,
  fetch: (/** @type {Request} */ request) => {
    for (const [name, value] of Object.entries(worldHeader)) request.headers.set(name, value);
    return fetch(request);
  },
});
/** @type {import('../../mocks/openapi/check/contractCheck').Report} */
const { findings, notAsked } = await checkContract({
  ask,
  inputs,
  isMock: values.mock,
  ...(values.writes || values.mock ? { writes: outside } : {}),
});
await close();
if (world !== undefined) await fetch(`${control}/world`, { method: 'DELETE', headers: worldHeader });

for (const { call, what, wrong } of findings) {
  console.log(`${wrong.length === 0 ? 'ok  ' : 'FAIL'} ${call}: ${what}`);
  for (const detail of wrong) console.log(`       ${detail}`);
}
if (notAsked.length > 0) console.log(`\nNot asked for what they do: ${notAsked.join(', ')}`);
const failed = findings.filter(({ wrong }) => wrong.length > 0).length;
console.log(`\n${findings.length - failed} hold, ${failed} don't`);
process.exit(failed === 0 ? 0 : 1);
