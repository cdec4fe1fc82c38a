// @ts-check
/**
 * The project's own host configuration (deploy/) with a real nginx, in the foreground:
 * node scripts/nginx.mjs --port 8080 --dist dist --services http://127.0.0.1:5190
 */
import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

import { attempt } from './chromium.mjs';
import { hostProgram } from './hostProgram.mjs';
import { root } from './run.mjs';

const asRoot = process.getuid?.() === 0;

/** @param {string} name @returns {string | undefined} */
const inPath = (name) =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin']
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

/** The path of nginx (NGINX_PATH or the system's), if there is one. */
export const locateNginx = () => process.env.NGINX_PATH || inPath('nginx');

/** Like locateNginx; installs it on Debian if it is missing. */
export const findNginx = () => {
  if (locateNginx() === undefined && asRoot && existsSync('/usr/bin/apt-get')) {
    attempt('apt-get', ['update']);
    attempt('apt-get', ['install', '-y', '--no-install-recommends', 'nginx-light', 'libnginx-mod-http-brotli-static']);
  }
  return locateNginx();
};

/** The settings of deploy/start.sh for a host on this machine. @param {{ listen: string, dist: string, services: string, work: string }} where */
export const hostSettings = ({ listen, dist, services, work }) => ({
  LISTEN: listen,
  PORTAL_ROOT: resolve(root, dist),
  SERVICES: services,
  WORK: work,
  ACCESS_LOG: join(work, 'access.log'),
  ERROR_LOG: join(work, 'error.log'),
  HOST_PROGRAM: hostProgram(dist),
  NGINX_BINARY: locateNginx() ?? 'nginx',
  // All browsers of the tests come from one address, and each names its world of the stand-in.
  CLIENT_CONNECTIONS: '512',
  CLIENT_CALLS: '1000',
  REQUEST_HEADERS: 'X-World',
  // A checkout may be readable by its owner only.
  NGINX_USER: asRoot ? 'root' : '',
});

/** The folder of the rendered configuration and the log, by port. @param {string | number} port */
export const workFolder = (port) => join(tmpdir(), `cportal-nginx-${port}`);

export const startScript = join(root, 'deploy/start.sh');

const serve = () => {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '8080' },
      dist: { type: 'string', default: 'dist' },
      services: { type: 'string', default: 'http://127.0.0.1:5190' },
    },
  });
  const work = workFolder(values.port);
  rmSync(work, { recursive: true, force: true });
  const settings = hostSettings({
    listen: `127.0.0.1:${values.port}`,
    dist: values.dist,
    services: values.services,
    work,
  });
  const child = spawn(startScript, [], { stdio: 'inherit', env: { ...process.env, ...settings } });
  child.on('exit', (code) => process.exit(code ?? 1));
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => child.kill('SIGTERM'));
};

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (findNginx() === undefined) throw new Error('No nginx: install it, or name it in NGINX_PATH');
  serve();
}
