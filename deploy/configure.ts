/**
 * Run by start.sh, as one file without dependencies that `npm run build` makes of it:
 *   configure.mjs TEMPLATES            checks the settings of the environment and writes nginx's files and settings.json to WORK
 *     --only-check                     and adds nothing to shared assets
 *   configure.mjs --check-status FILE  names what is wrong in a status.json
 */
import { randomUUID } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

import { readStatus } from '~/config/statusFile';

import { checkAddresses, checkAlone, checkFiles, codeOf, ownWorkFolder, workerOf } from './machine';
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

const configure = async (templates: string, onlyCheck: boolean): Promise<void> => {
  const { host, files, settings, warnings } = renderHost(process.env, {
    templates: readTemplates(templates),
    settingsIn,
    releaseIn: releaseOf,
    hasBrotli: (modules) =>
      existsSync(modules) &&
      readdirSync(modules).some((name) => readText(join(modules, name)).includes('brotli_static')),
    resolvConf: readText('/etc/resolv.conf'),
  });
  const { WORK, PORTAL_ROOT, ASSETS_ROOT, STATUS_FILE } = host;
  const worker = workerOf(host);
  ownWorkFolder(WORK, worker);
  await checkAlone(WORK);
  checkFiles(host, worker);
  await checkAddresses(host, onlyCheck);
  try {
    mkdirSync(join(WORK, 'conf'), { recursive: true });
    for (const [name, text] of Object.entries(files)) writeFileSync(join(WORK, 'conf', `${name}.conf`), text);
    writeFileSync(join(WORK, 'settings.json'), `${JSON.stringify(settings, null, 2)}\n`);
  } catch (error) {
    throw new Error(`WORK ${WORK} can’t be written: ${codeOf(error)}`, { cause: error });
  }
  for (const line of warnings) say(line);
  if (existsSync(STATUS_FILE)) for (const problem of problemsIn(STATUS_FILE)) say(`${STATUS_FILE}: ${problem}`);
  if (ASSETS_ROOT !== PORTAL_ROOT && !onlyCheck) shareAssets(join(PORTAL_ROOT, 'assets'), join(ASSETS_ROOT, 'assets'));
};

const [, , command = '', file = ''] = process.argv;
try {
  if (command === '--check-status') {
    const problems = problemsIn(file);
    for (const problem of problems) say(`${file}: ${problem}`);
    process.exitCode = problems.length === 0 ? 0 : 1;
  } else await configure(command, file === '--only-check');
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 64;
}
