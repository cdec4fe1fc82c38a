/** What the settings need of this machine: its users, folders, files and addresses. Each check throws an Error that names the setting. */
import { execFileSync } from 'node:child_process';
import { accessSync, chownSync, closeSync, constants, existsSync, lstatSync, mkdirSync, openSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { dirname, join } from 'node:path';

import { addressOf, type HostSettings } from './hostSettings';

interface User {
  name: string;
  id: number;
}

export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

/** Whose nginx's workers are. */
export const workerOf = ({ NGINX_USER: name }: HostSettings): User => {
  const own = process.getuid?.() ?? 0;
  if (own !== 0) return { name: 'the user who starts', id: own };
  if (name === undefined)
    throw new Error('NGINX_USER has to name whose the workers are (www-data), because root starts');
  try {
    const id = execFileSync('id', ['-u', name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return { name, id: Number(id) };
  } catch {
    throw new Error(`NGINX_USER ${name} is no user of this machine`);
  }
};

/** Makes WORK, or takes one that is the host's alone: the socket to the services lies in it. */
export const ownWorkFolder = (folder: string, worker: User): void => {
  const refuse = (why: string): Error => new Error(`WORK ${folder} can’t be used: ${why}`);
  if (!existsSync(folder)) {
    try {
      mkdirSync(folder, { mode: 0o700 });
      chownSync(folder, worker.id, -1);
    } catch (error) {
      throw refuse(codeOf(error));
    }
  }
  const found = lstatSync(folder);
  if (!found.isDirectory()) throw refuse('it is no folder');
  if (found.uid !== worker.id) throw refuse(`it doesn’t belong to ${worker.name}`);
  if ((found.mode & 0o077) !== 0) throw refuse('others may enter it (chmod 700)');
};

/** A socket that answers is another host's; one whose host was killed stays behind and refuses. */
export const checkAlone = (folder: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = connect(join(folder, 'services.sock'), () => {
      socket.destroy();
      reject(new Error(`WORK ${folder} can’t be used: another host runs in it`));
    });
    socket.once('error', () => resolve());
  });

/** Throws for a file or folder that nginx would only name in its own words, or not at all. */
export const checkFiles = (host: HostSettings, worker: User): void => {
  const page = join(host.PORTAL_ROOT, 'index.html');
  const own = process.geteuid?.() ?? worker.id;
  try {
    process.seteuid?.(worker.id);
    closeSync(openSync(page, 'r'));
  } catch {
    throw new Error(`PORTAL_ROOT: ${page} can’t be read by ${worker.name}`);
  } finally {
    process.seteuid?.(own);
  }
  const check = (name: keyof HostSettings, path: string, mode: number): void => {
    try {
      accessSync(path, mode);
    } catch {
      throw new Error(`${name}: ${path} can’t be ${mode === constants.R_OK ? 'read' : 'written'}`);
    }
  };
  check('CA_CERTIFICATES', host.CA_CERTIFICATES, constants.R_OK);
  for (const name of ['ACCESS_LOG', 'ERROR_LOG'] as const)
    if (host[name] !== 'stderr') check(name, existsSync(host[name]) ? host[name] : dirname(host[name]), constants.W_OK);
};

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is taken by another program',
  EADDRNOTAVAIL: 'is no address of this machine',
  EACCES: 'may be used by root alone',
};
/** With `mayRun` an address may be taken: by the host whose settings are looked at. */
export const checkAddresses = async ({ LISTEN, STUB_STATUS }: HostSettings, mayRun: boolean): Promise<void> => {
  const check = (name: keyof HostSettings, item: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const server = createServer();
      server.once('error', (error) => {
        const code = codeOf(error);
        if (mayRun && code === 'EADDRINUSE') resolve();
        else reject(new Error(`${name}: ${item} ${reasons[code] ?? `can’t be used (${code})`}`));
      });
      server.listen({ ...addressOf(item), ipv6Only: true }, () => server.close(() => resolve()));
    });
  for (const item of LISTEN) await check('LISTEN', item);
  if (STUB_STATUS !== undefined) await check('STUB_STATUS', STUB_STATUS);
};
