import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';

import { workFolder } from '../../../scripts/nginx.mjs';
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
