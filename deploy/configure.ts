/**
 * Run by start.sh, as one file without dependencies that `npm run build` makes of it:
 *   configure.mjs TEMPLATES            checks the settings of the environment and writes nginx's files and settings.json to WORK
 *     --only-check                     and adds nothing to shared assets
 *   configure.mjs --check-status FILE  names what is wrong in a status.json
 */
import { randomUUID } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

import { readStatus } from '~/config/statusFile';
import type { HostSettings } from './hostSettings';
import { renderHost } from './renderHost';

const say = (line: string): boolean => process.stderr.write(`start.sh: ${line}\n`);
const readText = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

const settingsIn = (root: string): object => {
  const file = join(root, 'settings.json');
  const settings: unknown = JSON.parse(readText(file) || '{}');
  if (typeof settings !== 'object' || settings === null) throw new Error(`${file} is no object`);
  return settings;
};

/** Version and commit of the build; "-" without any. */
const releaseOf = (root: string): string => {
  const [, version = '', commit = ''] =
    /"version":"([\w.-]{1,32})","commit":"([\w.-]{1,64})"/.exec(readText(join(root, 'release.json'))) ?? [];
  return version === '' ? '-' : `${version}-${commit}`;
};

const readTemplates = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder).map((name) => [name.replace('.conf.template', ''), readFileSync(join(folder, name), 'utf8')]),
  );

const problemsIn = (file: string): string[] => {
  try {
    const text = readFileSync(file, 'utf8');
    const { status, problems } = readStatus(JSON.parse(text));
    const twice = ['notice', 'hu', 'en', 'from', 'to'].filter((name) => text.split(`"${name}"`).length > 2);
    const isOver = status.to !== undefined && status.to < new Date();
    return [...twice.map((name) => `"${name}" stands more than once`), ...problems, ...(isOver ? ['to is over'] : [])];
  } catch (error) {
    return [`can’t be read: ${error instanceof Error ? error.message : String(error)}`];
  }
};

/** The number of the user that nginx's workers run as. */
const workerOf = ({ NGINX_USER }: HostSettings): number => {
  const own = process.getuid?.() ?? 0;
  if (own !== 0 || NGINX_USER === undefined) return own;
  try {
    return Number(execFileSync('id', ['-u', NGINX_USER], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  } catch {
    throw new Error(`NGINX_USER ${NGINX_USER} is no user of this machine`);
  }
};

/** Makes WORK a folder of the host alone: the services' socket lies in it. */
const ownFolder = (folder: string, worker: number): void => {
  try {
    if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 });
    const found = lstatSync(folder);
    if (!found.isDirectory() || ![worker, process.getuid?.()].includes(found.uid))
      throw new Error('it is somebody else’s, or no folder');
    chmodSync(folder, 0o700);
    if (found.uid !== worker) chownSync(folder, worker, -1);
  } catch (error) {
    throw new Error(`WORK ${folder} can’t be used: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
};

/** Throws for a file or folder that nginx would only name in its own words, or not at all. */
const checkFiles = (host: HostSettings): void => {
  const check = (name: keyof HostSettings, path: string, mode: number): void => {
    try {
      accessSync(path, mode);
    } catch {
      throw new Error(`${name}: ${path} can’t be ${mode === constants.R_OK ? 'read' : 'written'}`);
    }
  };
  check('PORTAL_ROOT', join(host.PORTAL_ROOT, 'index.html'), constants.R_OK);
  check('CA_CERTIFICATES', host.CA_CERTIFICATES, constants.R_OK);
  for (const name of ['ACCESS_LOG', 'ERROR_LOG'] as const)
    if (host[name] !== 'stderr') check(name, existsSync(host[name]) ? host[name] : dirname(host[name]), constants.W_OK);
};

/** Adds the build's assets to a folder that several releases share. Each file appears whole, or not at all. */
const shareAssets = (from: string, to: string): void => {
  mkdirSync(to, { recursive: true });
  for (const { name } of readdirSync(from, { withFileTypes: true }).filter((entry) => entry.isFile())) {
    const file = join(to, name);
    // The time of its last start tells when a file may go.
    if (existsSync(file)) utimesSync(file, new Date(), new Date());
    else {
      const part = `${file}.${randomUUID()}.part`;
      copyFileSync(join(from, name), part);
      renameSync(part, file);
    }
  }
};

const configure = (templates: string, onlyCheck: boolean): void => {
  const { host, files, settings, warnings } = renderHost(process.env, {
    templates: readTemplates(templates),
    settingsIn,
    releaseIn: releaseOf,
    hasBrotli: (modules) =>
      existsSync(modules) && readdirSync(modules).some((name) => readText(join(modules, name)).includes('brotli_static')),
    resolvConf: readText('/etc/resolv.conf'),
  });
  const { WORK, PORTAL_ROOT, ASSETS_ROOT, STATUS_FILE = join(PORTAL_ROOT, 'status.json') } = host;
  ownFolder(WORK, workerOf(host));
  checkFiles(host);
  mkdirSync(join(WORK, 'conf'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(WORK, 'conf', `${name}.conf`), text);
  writeFileSync(join(WORK, 'settings.json'), `${JSON.stringify(settings, null, 2)}\n`);
  for (const line of warnings) say(line);
  if (existsSync(STATUS_FILE)) for (const problem of problemsIn(STATUS_FILE)) say(`${STATUS_FILE}: ${problem}`);
  if (ASSETS_ROOT !== undefined && ASSETS_ROOT !== PORTAL_ROOT && !onlyCheck)
    shareAssets(join(PORTAL_ROOT, 'assets'), join(ASSETS_ROOT, 'assets'));
};

const [, , command = '', file = ''] = process.argv;
try {
  if (command === '--check-status') {
    const problems = problemsIn(file);
    for (const problem of problems) say(`${file}: ${problem}`);
    process.exitCode = problems.length === 0 ? 0 : 1;
  } else configure(command, file === '--only-check');
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 64;
}
