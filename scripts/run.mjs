// @ts-check
import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/** Finds the project's tools without npx. @param {Record<string, string>} [env] */
const surroundings = (env = {}) => ({
  ...process.env,
  PATH: [join(root, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter),
  ...env,
});

/**
 * Runs a command that inherits our output.
 * @param {string} command @param {readonly string[]} args @param {Record<string, string>} [env]
 * @returns {number} the exit code
 */
export const run = (command, args, env) => {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: surroundings(env) });
  if (error) console.error(String(error));
  return status ?? 1;
};

/**
 * Like `run`, but asynchronous; `held` output is returned instead of shown.
 * @param {string} command @param {readonly string[]} args @param {Record<string, string>} [env] @param {boolean} [held]
 * @returns {Promise<{ code: number, output: string }>}
 */
export const runAside = (command, args, env, held = false) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: held ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: surroundings(env),
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => (output += text));
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });

/** Waits until an address answers. @param {string} address */
export const waitUntilUp = async (address) => {
  for (const until = Date.now() + 180_000; Date.now() < until;) {
    const { ok } = await fetch(address).catch(() => ({ ok: false }));
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${address} does not answer`);
};

/** Every file under a folder, as absolute paths. @param {string} folder @returns {string[]} */
export const filesUnder = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(path) : [path];
  });

/** The newest modification time of these files and folders, in milliseconds. @param {readonly string[]} paths */
export const newest = (paths) =>
  Math.max(
    0,
    ...paths
      .flatMap((path) => (statSync(path).isDirectory() ? filesUnder(path) : [path]))
      .map((file) => statSync(file).mtimeMs),
  );
