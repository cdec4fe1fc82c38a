// @ts-check
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/**
 * Runs a command with the output going where ours goes; the project's own tools are found without npx.
 * @param {string} command @param {readonly string[]} args @param {Record<string, string>} [env]
 * @returns {number} the exit code
 */
export const run = (command, args, env = {}) => {
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter);
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, PATH: path, ...env } });
  if (error) console.error(String(error));
  return status ?? 1;
};

/** Every file under a folder, as absolute paths. @param {string} folder @returns {string[]} */
export const filesUnder = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(path) : [path];
  });

/** When the newest of these files or folders was changed, in milliseconds. @param {readonly string[]} paths */
export const newest = (paths) =>
  Math.max(0, ...paths.flatMap((path) => (statSync(path).isDirectory() ? filesUnder(path) : [path])).map((file) => statSync(file).mtimeMs));
