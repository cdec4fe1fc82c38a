// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { locateNginx } from '../../scripts/nginx.mjs';
import { config } from '../../src/config';
import { listen, startHost } from './startHost';

const base = config.bases.documents;

describe.skipIf(locateNginx() === undefined)('a host with limits', () => {
  it('keeps serving pages while the services hang, and turns further calls away at once (SEC-10)', async () => {
    let waiting = 0;
    const hanging = await listen(() => {
      waiting += 1;
    });
    const host = await startHost({
      SERVICES: hanging.origin,
      SERVICE_CONNECTIONS: '8',
      CLIENT_CONNECTIONS: '40',
      CLIENT_CALLS: '1000',
      CLIENT_BURST: '1000',
    });
    const lost = Array.from({ length: 8 }, () => host.ask(`${base}/list`).catch(() => undefined));
    await expect.poll(() => waiting).toBe(8);
    const turnedAway = await Promise.all(Array.from({ length: 12 }, () => host.ask(`${base}/list`)));
    expect(new Set(turnedAway.map(({ status, body }) => `${status} ${body}`))).toEqual(
      new Set(['429 {"status":"ERROR","messages":["TECHNICAL_ERROR"]}']),
    );
    expect((await host.ask('/login')).status).toBe(200);
    expect(waiting).toBe(8);
    await Promise.all([hanging.close(), host.stop(), ...lost]);
  });

  it('limits the calls of one client, not of the others (SEC-10)', async () => {
    const services = await listen((_, response) => response.end('{"status":"OK"}'));
    const host = await startHost({
      SERVICES: services.origin,
      CLIENT_CALLS: '1',
      CLIENT_BURST: '5',
      TRUSTED_PROXIES: '127.0.0.0/8',
    });
    const statuses = async (client: string): Promise<number[]> => {
      const answers = await Promise.all(
        Array.from({ length: 12 }, () => host.ask(`${base}/list`, { 'x-forwarded-for': client })),
      );
      return answers.map(({ status }) => status);
    };
    const first = await statuses('192.0.2.1');
    expect(first.filter((status) => status === 200).length).toBeLessThan(10);
    expect(first).toContain(429);
    expect(await statuses('192.0.2.2')).toContain(200);
    // A page is no call.
    expect((await host.ask('/login', { 'x-forwarded-for': '192.0.2.1' })).status).toBe(200);
    await Promise.all([services.close(), host.stop()]);
  });

  it('believes a proxy that it was told to trust, and redirects to https when that one says http (SEC-10)', async () => {
    const seen: unknown[] = [];
    const services = await listen(({ headers }, response) => {
      seen.push([headers['x-forwarded-for'], headers['x-forwarded-proto']]);
      response.end('{"status":"OK"}');
    });
    const host = await startHost({ SERVICES: services.origin, TRUSTED_PROXIES: '127.0.0.1 10.0.0.0/8' });
    await host.ask(`${base}/list`, {
      'x-forwarded-for': '203.0.113.9, 198.51.100.7, 10.0.0.2',
      'x-forwarded-proto': 'https',
    });
    expect(seen).toEqual([['198.51.100.7', 'https']]);
    const { status, headers } = await host.ask('/payment?x=1', {
      'x-forwarded-proto': 'http',
      host: 'portal.pelda.hu',
    });
    expect([status, headers.location]).toEqual([308, 'https://portal.pelda.hu/payment?x=1']);
    await Promise.all([services.close(), host.stop()]);
  });

  it('starts, and serves pages, while the name of the services can’t be resolved (SEC-10)', async () => {
    const host = await startHost({ SERVICES: 'http://services.invalid:8080', RESOLVER: '127.0.0.1:9' });
    expect((await host.ask('/login')).status).toBe(200);
    expect((await host.ask(`${base}/list`)).status).toBe(502);
    await host.stop();
  });
});
