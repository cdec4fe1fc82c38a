import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';

import { locateNginx } from '../../scripts/nginx.mjs';
import { checkHost, freePort, listen, startHost } from './startHost';

const own = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
const body = '{"kind":"uncaught"}';
const post = { method: 'POST', body };

/** A collector that hangs, or answers in a way that a tab mustn't see. */
const listenAsCollector = async (hangs = false) => {
  const got: { headers: object; text: string; url: string | undefined }[] = [];
  const collector = await listen((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      got.push({ headers: request.headers, text, url: request.url });
      if (!hangs)
        response.writeHead(200, { 'set-cookie': 'a=1', 'clear-site-data': '"*"' }).end('<h1>never shown</h1>');
    });
  });
  return { ...collector, got };
};

describe.skipIf(locateNginx() === undefined)('reports of browsers', () => {
  it('reports of browsers go to the collector with listed headers, and are answered 204 whatever it says (OPS-5)', async () => {
    const collector = await listenAsCollector();
    const host = await startHost({ CLIENT_LOG: `${collector.origin}/in?key=a1` });
    const answer = await host.ask(
      '/client-log',
      { ...own, cookie: 'a=1', authorization: 'Bearer x', 'x-forwarded-for': '192.0.2.1', 'user-agent': 'test' },
      post,
    );
    expect([answer.status, answer.body]).toEqual([204, '']);
    for (const name of ['set-cookie', 'clear-site-data']) expect(answer.headers).not.toHaveProperty(name);
    await expect.poll(() => collector.got).toHaveLength(1);
    expect(collector.got[0]).toEqual({
      url: '/in?key=a1',
      text: body,
      headers: {
        'content-type': 'application/json',
        'content-length': String(body.length),
        'user-agent': 'test',
        host: collector.origin.slice('http://'.length),
        connection: 'close',
      },
    });
    await Promise.all([collector.close(), host.stop()]);
  });

  it('reports of browsers are JSON of the portal’s own pages: anything else is answered and dropped (OPS-5)', async () => {
    const collector = await listenAsCollector();
    const host = await startHost({ CLIENT_LOG: collector.origin });
    const strange: [Record<string, string>, { method?: string; body?: string }][] = [
      [{ 'content-type': 'application/json' }, {}],
      [{ ...own, 'sec-fetch-site': 'cross-site' }, {}],
      [{ ...own, 'sec-fetch-site': 'same-site' }, {}],
      [{ ...own, 'content-type': 'text/plain' }, {}],
      [{ ...own, 'content-type': 'text/plain; application/json' }, {}],
      [own, { method: 'GET', body: '' }],
      [own, { method: 'PUT' }],
      [own, { body: 'x'.repeat(9_000) }],
    ];
    for (const [headers, options] of strange)
      expect((await host.ask('/client-log', headers, { ...post, ...options })).status).toBe(204);
    // It is no address of the portal: the page answers.
    expect((await host.ask('/collector', own, post)).status).not.toBe(204);
    await host.ask('/client-log', own, { method: 'POST', body: '{"last":1}' });
    await expect.poll(() => collector.got.map(({ text }) => text)).toEqual(['{"last":1}']);
    await Promise.all([collector.close(), host.stop()]);
  });

  it('reports of browsers wait for no collector that hangs, go to it a limited number at a time, and take no page along (OPS-5)', async () => {
    const collector = await listenAsCollector(true);
    const host = await startHost({ CLIENT_LOG: collector.origin, TRUSTED_PROXIES: '127.0.0.1' });
    const many = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        host.ask('/client-log', { ...own, 'x-forwarded-for': `192.0.2.${index}` }, post),
      ),
    );
    expect(new Set(many.map(({ status }) => status))).toEqual(new Set([204]));
    expect(collector.got.length).toBeLessThanOrEqual(16);
    expect((await host.ask('/login')).status).toBe(200);
    await Promise.all([collector.close(), host.stop()]);
  });

  it('reports of browsers that were sent by half keep no whole one from the collector, which gets a browser’s name of any length cut (OPS-5)', async () => {
    const collector = await listenAsCollector();
    const host = await startHost({ CLIENT_LOG: collector.origin });
    const halves = Array.from({ length: 32 }, () => connect(host.port, '127.0.0.1'));
    const half = `POST /client-log HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`;
    await Promise.all(
      halves.map((socket) => new Promise((done) => socket.on('error', () => undefined).write(half, done))),
    );
    await host.ask('/client-log', { ...own, 'user-agent': 'x'.repeat(12_000) }, post);
    await expect.poll(() => collector.got).toHaveLength(1);
    expect(collector.got[0]?.headers).toMatchObject({ 'user-agent': 'x'.repeat(256) });
    for (const socket of halves) socket.destroy();
    await Promise.all([collector.close(), host.stop()]);
  });

  it('reports of browsers are answered 204 without a collector and with one that is down (OPS-5)', async () => {
    const hosts = [await startHost({}), await startHost({ CLIENT_LOG: `http://127.0.0.1:${await freePort()}` })];
    for (const host of hosts) {
      expect((await host.ask('/client-log', own, post)).status).toBe(204);
      await host.stop();
    }
    expect(await checkHost({ CLIENT_LOG: 'collector:80' })).toMatchObject({ code: 64 });
  });
});
