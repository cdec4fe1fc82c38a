// @ts-check
/**
 * npm run explore: Bombadil walks the built portal against the stand-in, on a desktop and on a phone, from each start of
 * scripts/explore/starts.mjs, while calls fail now and then. scripts/explore/specification.ts says what must hold (OPS-10).
 * --minutes 5: for all walks together. --only payments, --device phone: fewer of them. --no-build.
 * Installs Bombadil beside itself (scripts/explore/package.json). --replay .cache/explore/payments-phone: repeats what a walk did that found something.
 */
import { spawn } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { clearInterval, setInterval } from 'node:timers';
import { parseArgs } from 'node:util';

import { settings } from '../../tests/e2e/settings.mjs';
import { findChromium, locateShell } from '../chromium.mjs';
import { root, run, runAside, waitUntilUp } from '../run.mjs';
import { starts } from './starts.mjs';

/** @type {Record<string, [width: number, height: number]>} */
const devices = { desktop: [1280, 820], phone: [360, 740] };

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    only: { type: 'string', multiple: true, default: Object.keys(starts) },
    device: { type: 'string', multiple: true, default: Object.keys(devices) },
    'no-build': { type: 'boolean', default: false },
    replay: { type: 'string' },
  },
});

const output = join(root, '.cache/explore');
/** The portal is served without the host's policy, which would refuse the code that Bombadil adds to follow what runs. */
const dist = `.cache/dist-explore${settings.own}`;
const origin = settings.origin;
/** Where Bombadil looks for its browser. */
const browser = locateShell() ?? findChromium();

const here = join(root, 'scripts/explore');
const environment = {
  RUST_LOG: 'off',
  CHROME: browser,
  PATH: [join(here, 'node_modules/.bin'), process.env.PATH ?? ''].join(delimiter),
};

/** Calls of one world. @param {string} world @returns {import('./starts.mjs').Call} */
const caller = (world) => async (method, path, body, headers) => {
  const response = await fetch(`${origin}${path}`, {
    method,
    headers: { 'x-world': world, 'content-type': 'application/json', ...headers },
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method} ${path} answers ${response.status}: ${await response.text()}`);
  return response.json();
};

/** What goes wrong now and then. Each lasts a while, and a calm while follows. */
const faults = [
  { kind: 'slow', delay: 3_000 },
  { kind: '500' },
  { kind: 'offline' },
  { kind: 'lost', times: 1 },
  { kind: 'malformed' },
  { kind: 'empty' },
  { kind: 'code', code: 'UJ_KOD_2031' },
  { kind: 'gaps' },
];
const weatherMs = 8_000;

/** @param {import('./starts.mjs').Call} call @returns {() => void} stops it */
const changeWeather = (call) => {
  let turn = 0;
  const timer = setInterval(() => {
    turn += 1;
    const fault = faults[Math.floor(turn / 2) % faults.length];
    const set =
      turn % 2 === 0 ? call('POST', '/__standin/faults', { call: '*', ...fault }) : call('DELETE', '/__standin/faults');
    set.catch((error) => console.error(String(error)));
  }, weatherMs);
  return () => clearInterval(timer);
};

/** A page that gives its tab the session and goes on to the start. @param {string} name @param {import('./starts.mjs').Start} start */
const entry = (name, { path, session }) => {
  if (session === undefined) return path;
  const quoted = (/** @type {unknown} */ value) => JSON.stringify(value).replaceAll('<', '\\u003c');
  const page = `<!doctype html><html lang="hu"><title>…</title><h1>…</h1><script>
sessionStorage.setItem('cportal.session', ${quoted(JSON.stringify(session))});
location.replace(${quoted(path)});
</script></html>`;
  writeFileSync(join(root, dist, `enter-${name}.html`), page);
  return `/enter-${name}.html`;
};

/** @param {string} start @param {string} device @param {number} seconds @returns {Promise<boolean>} whether everything held */
const walk = async (start, device, seconds) => {
  const name = `${start}-${device}`;
  const call = caller(`explore-${name}`);
  await call('POST', '/__standin/reset', {});
  const begin = await starts[start]?.(call);
  const size = devices[device];
  if (begin === undefined || size === undefined) throw new Error(`no such walk: ${name}`);
  const folder = join(output, name);
  const replayed = values.replay === undefined ? undefined : join(root, values.replay);
  const stop = replayed === undefined ? changeWeather(call) : () => undefined;
  if (replayed === undefined) rmSync(folder, { recursive: true, force: true });
  // Following which code ran slows the portal down, and chooses no better steps.
  const args = ['browser', 'test', '--headless', '--instrument-javascript', 'inline'];
  if (process.getuid?.() === 0) args.push('--no-sandbox');
  args.push('--width', String(size[0]), '--height', String(size[1]), '--header', `x-world=explore-${name}`);
  if (replayed === undefined) args.push('--time-limit', `${seconds}s`, '--exit-on-violation', '--output-path', folder);
  else args.push('--reproduce', replayed);
  args.push(`${origin}${entry(name, begin)}`, 'scripts/explore/specification.ts');
  const { code, output: said } = await runAside('bombadil', args, environment, true);
  stop();
  const outside = await call('GET', '/__standin/violations');
  const uncaught = (await call('GET', '/__standin/reports')).filter(
    (/** @type {any} */ { kind }) => kind === 'uncaught',
  );
  const held = code === 0 && outside.length === 0 && uncaught.length === 0;
  console.log(`${held ? 'held ' : 'BROKE'} ${name}`);
  if (held) return true;
  console.log(said);
  for (const entry of outside) console.log(`outside the contract: ${JSON.stringify(entry)}`);
  for (const report of uncaught) console.log(`uncaught: ${JSON.stringify(report)}`);
  console.log(`to repeat it: npm run explore -- --replay .cache/explore/${name}`);
  return false;
};

const walks = async () => {
  if (values.replay !== undefined) {
    const [, start = '', device = ''] = /^(.+)-([a-z]+)$/.exec(basename(values.replay)) ?? [];
    return walk(start, device, 0);
  }
  const all = values.only.flatMap((start) => values.device.map((device) => /** @type {const} */ ([start, device])));
  const seconds = Math.max(20, Math.round((Number(values.minutes) * 60) / all.length));
  let held = true;
  for (const [start, device] of all) held = (await walk(start, device, seconds)) && held;
  return held;
};

if (run('npm', ['ci', '--prefix', here, '--no-audit', '--no-fund']) !== 0) process.exit(1);
if (!values['no-build'] && run('node', ['scripts/e2e.mjs', '--only-build']) !== 0) process.exit(1);
rmSync(join(root, dist), { recursive: true, force: true });
cpSync(join(root, settings.dist), join(root, dist), { recursive: true });
const ports = ['--port', String(settings.portalPort), '--bank-port', String(settings.bankPort)];
const standin = spawn('node', ['scripts/standin/stub.mjs', ...ports, '--dist', dist], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => {
    standin.kill('SIGTERM');
    process.exit(1);
  });
try {
  await waitUntilUp(`${origin}/robots.txt`);
  process.exitCode = (await walks()) ? 0 : 1;
} finally {
  standin.kill('SIGTERM');
}
