import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { hostSettings, startScript, workFolder } from '../../../scripts/nginx.mjs';
import { settings } from '../settings.mjs';

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Sends a request target as it is written. Browsers and fetch would normalise it. */
export const ask = (
  path: string,
  headers: Record<string, string> = {},
  { method = 'GET', body = '' } = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asked = request(
      { host: settings.host, port: settings.portalPort, path, method, headers, agent: false },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => {
          const given = Object.fromEntries(
            Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
          );
          resolve({ status: response.statusCode ?? 0, headers: given, body: Buffer.concat(parts) });
        });
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });

const work = workFolder(settings.portalPort);

/** A file of the running host's configuration. */
export const rendered = (name: string): string => readFileSync(join(work, 'conf', `${name}.conf`), 'utf8');

export const accessLog = (): string => readFileSync(join(work, 'access.log'), 'utf8');

/** Renders the configuration with other settings and has nginx check it. */
export const checkedWith = (changed: Record<string, string>): { code: number | null; says: string; portal: string } => {
  const folder = mkdtempSync(join(tmpdir(), 'cportal-check-'));
  try {
    const env = {
      ...process.env,
      ...hostSettings({
        listen: `${settings.host}:1`,
        dist: settings.dist,
        services: settings.servicesOrigin,
        work: folder,
      }),
      ...changed,
    };
    const { status, stderr, stdout } = spawnSync(startScript, ['-t'], { env, encoding: 'utf8' });
    const portal = status === 0 ? readFileSync(join(folder, 'conf/portal.conf'), 'utf8') : '';
    return { code: status, says: stdout + stderr, portal };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
