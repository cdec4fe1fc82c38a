// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { locateNginx } from '../../scripts/nginx.mjs';
import { checkHost, freePort, listen, startHost } from './startHost';

const json = { 'content-type': 'application/json' };
const body = '{"kind":"uncaught"}';

describe.skipIf(locateNginx() === undefined)('reports of browsers', () => {
  it('go to the collector, without the member’s address, cookie or token (OPS-5)', async () => {
    const got: { headers: object; text: string; url: string | undefined }[] = [];
    const collector = await listen((request, response) => {
      let text = '';
      request.on('data', (part: Buffer) => (text += part.toString()));
      request.on('end', () => {
        got.push({ headers: request.headers, text, url: request.url });
        response.statusCode = 500;
        response.end('<h1>never shown</h1>');
      });
    });
    const host = await startHost({ CLIENT_LOG: `${collector.origin}/in` });
    const { status, body: answer } = await host.ask(
      '/client-log',
      { ...json, cookie: 'a=1', authorization: 'Bearer x', 'x-forwarded-for': '192.0.2.1' },
      { method: 'POST', body },
    );
    expect([status, answer, got.map(({ text, url }) => [text, url])]).toEqual([204, '', [[body, '/in']]]);
    for (const name of ['cookie', 'authorization', 'x-forwarded-for', 'x-real-ip'])
      expect(got[0]?.headers).not.toHaveProperty(name);
    await Promise.all([collector.close(), host.stop()]);
  });

  it('are answered 204 without a collector, with one that is down, and when they are too long or too many (OPS-5)', async () => {
    const hosts = [await startHost({}), await startHost({ CLIENT_LOG: `http://127.0.0.1:${await freePort()}` })];
    for (const host of hosts) {
      expect((await host.ask('/client-log', json, { method: 'POST', body })).status).toBe(204);
      expect((await host.ask('/client-log', json, { method: 'POST', body: 'x'.repeat(9_000) })).status).toBe(204);
      const many = await Promise.all(
        Array.from({ length: 60 }, () => host.ask('/client-log', json, { method: 'POST', body })),
      );
      expect(new Set(many.map(({ status }) => status))).toEqual(new Set([204]));
      await host.stop();
    }
    expect(await checkHost({ CLIENT_LOG: 'collector:80' })).toMatchObject({ code: 64 });
  });
});
