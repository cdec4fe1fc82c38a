import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { buildHostProgram } from '../../scripts/hostProgram.mjs';
import { hostSettings, startScript } from '../../scripts/nginx.mjs';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  /** The body as it came, which may be compressed. */
  bytes: Buffer;
}

export interface Host {
  port: number;
  ask: ReturnType<typeof asker>;
  accessLog: () => string;
  /** What it said on standard error. */
  said: () => string;
  /** The folder of its configuration. */
  work: string;
  /** Replaces a file of the served folder. */
  write: (name: string, content: string) => void;
  remove: (name: string) => void;
  /** SIGQUIT lets answers end, as the image's stop signal does. */
  stop: (signal?: 'SIGTERM' | 'SIGQUIT') => Promise<void>;
}

const address = '127.0.0.1';

/** Listens on a free port. */
export const listen = (
  handler: RequestListener,
): Promise<{ origin: string; port: number; close: () => Promise<void> }> =>
  new Promise((resolve) => {
    const server = createServer(handler);
    server.listen(0, address, () => {
      const bound = server.address();
      const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
      resolve({
        origin: `http://${address}:${port}`,
        port,
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            server.closeAllConnections();
          }),
      });
    });
  });

/** A port that nobody listens on. */
export const freePort = async (): Promise<number> => {
  const { port, close } = await listen(() => undefined);
  await close();
  return port;
};

/** Sends a request target as it is written. Browsers and fetch would normalise it. */
export const asker =
  (port: number) =>
  (path: string, headers: Record<string, string> = {}, { method = 'GET', body = '' } = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const asked = request({ host: address, port, path, method, headers, agent: false }, (response) => {
        const parts: Buffer[] = [];
        response
          .on('data', (part: Buffer) => parts.push(part))
          .on('end', () => {
            const bytes = Buffer.concat(parts);
            resolve({ status: response.statusCode ?? 0, headers: response.headers, body: bytes.toString(), bytes });
          });
      });
      asked.on('error', reject);
      asked.end(body);
    });

/** Built once a worker, without any setting. */
let program: Promise<string> | undefined;
const hostProgram = (): Promise<string> =>
  (program ??= buildHostProgram(join(mkdtempSync(join(tmpdir(), 'cportal-program-')), 'test')));

/** A build of one page. */
const emptyDist = mkdtempSync(join(tmpdir(), 'cportal-dist-'));
writeFileSync(join(emptyDist, 'index.html'), '');

const environment = async (settings: Record<string, string>, port: number, dist: string, folder: string) => ({
  ...process.env,
  ...hostSettings({ listen: `${address}:${port}`, dist, services: `http://${address}:1`, work: folder }),
  WORK: join(folder, 'work'),
  HOST_PROGRAM: await hostProgram(),
  ...settings,
});

/** Runs start.sh -t: it checks everything, and ends. Without -t, only for a start that stops. */
export const checkHost = async (settings: Record<string, string>, args = ['-t']) => {
  const folder = mkdtempSync(join(tmpdir(), 'cportal-check-'));
  const env = await environment(settings, await freePort(), emptyDist, folder);
  const { status, stdout, stderr } = spawnSync(startScript, args, { env, encoding: 'utf8', timeout: 30_000 });
  rmSync(folder, { recursive: true });
  return { code: status, says: stdout + stderr };
};

/** Hosts that a failed test left running end with the worker, which Vitest ends by SIGTERM. */
const left = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of left) child.kill('SIGTERM');
});
process.once('SIGTERM', () => process.exit());

/** The page of a started host. */
export const page = '<!doctype html><html lang="hu"><div id="root"></div></html>';

/** Starts deploy/start.sh with a real nginx and a folder of a few files. */
export const startHost = async (
  settings: Record<string, string>,
  files: Record<string, string> = {},
  stdout: 'ignore' | Socket = 'ignore',
): Promise<Host> => {
  const folder = mkdtempSync(join(tmpdir(), 'cportal-host-'));
  // The workers may be another user's.
  chmodSync(folder, 0o755);
  const dist = join(folder, 'dist');
  const write = (name: string, content: string): void => {
    mkdirSync(join(dist, name, '..'), { recursive: true });
    writeFileSync(join(dist, name), content);
  };
  for (const [name, content] of Object.entries({ 'index.html': page, 'robots.txt': 'User-agent: *', ...files }))
    write(name, content);
  const port = await freePort();
  const env = await environment(settings, port, dist, folder);
  const child = spawn(startScript, [], { env, stdio: ['ignore', stdout, 'pipe'] });
  left.add(child);
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const ask = asker(port);
  while ((await ask('/robots.txt').catch(() => undefined)) === undefined) {
    if (child.exitCode !== null) throw new Error(`start.sh ended with ${child.exitCode}: ${said}`);
    await new Promise((done) => setTimeout(done, 20));
  }
  const logFile = join(folder, 'access.log');
  return {
    port,
    ask,
    said: () => said,
    work: join(folder, 'work'),
    accessLog: () => (existsSync(logFile) ? readFileSync(logFile, 'utf8') : ''),
    write,
    remove: (name) => rmSync(join(dist, name)),
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal);
      await ended;
      left.delete(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
