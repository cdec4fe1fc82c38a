import { createSocket } from 'node:dgram';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';

import { config } from '~/config/config';

import { locateNginx } from '../../scripts/nginx.mjs';
import { listen, startHost, type Host } from './startHost';

const { documents, payment, accountPublic } = config.bases;
const amounts = `${payment}/getAmounts`;
const signIn = `${accountPublic}/login`;
const busy = '{"status":"ERROR","messages":["TECHNICAL_ERROR"]}';
const post = { method: 'POST', body: '{}' };
const times = <T>(count: number, run: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => run(index));

const listenAnswering = () => listen((_, response) => response.end('{"status":"OK"}'));

/** Services of which one, the payments', never answers. */
const listenHanging = async () => {
  let waiting = 0;
  const services = await listen((request, response) => {
    if (!request.url?.startsWith(payment)) return response.end('{"status":"OK"}');
    waiting += 1;
    return request.on('close', () => (waiting -= 1));
  });
  return { ...services, waiting: () => waiting };
};

const running: { stop: () => Promise<void> }[] = [];
const start = async (settings: Record<string, string>): Promise<Host> => {
  const host = await startHost(settings);
  running.push(host);
  return host;
};
const listenFor = async <T extends { close: () => Promise<void> }>(server: Promise<T>): Promise<T> => {
  const services = await server;
  running.push({ stop: services.close });
  return services;
};
afterEach(async () => {
  await Promise.all(running.splice(0).map(({ stop }) => stop()));
});

describe.skipIf(locateNginx() === undefined)('a host with limits', () => {
  it.each([
    ['the calls that all clients have at one service', 'SERVICE_CONNECTIONS', 503, 'service-connections'],
    ['the calls that one client has at one service', 'CLIENT_CONNECTIONS', 429, 'client-connections'],
  ])(
    'a host with limits limits %s, and tells further ones so at once; other services, pages, probes, settings and status are answered (SEC-10, OPS-4): %s',
    async (_, setting, code, logged) => {
      const services = await listenFor(listenHanging());
      const host = await start({ SERVICES: services.origin, [setting]: '8' });
      const lost = times(8, () => host.ask(amounts, {}, post).catch(() => undefined));
      await expect.poll(services.waiting).toBe(8);
      for (const { status, headers, body } of await Promise.all(times(12, () => host.ask(amounts, {}, post))))
        expect([status, headers['retry-after'], body]).toEqual([code, '5', busy]);
      host.write('release.json', '{"status":"ok"}');
      host.write('status.json', '{}');
      for (const path of ['/login', '/healthz', '/status.json', '/settings.json', '/robots.txt'])
        expect([path, (await host.ask(path)).status]).toEqual([path, 200]);
      for (let count = 0; count < 20; count += 1) expect((await host.ask(signIn, {}, post)).status).toBe(200);
      expect(services.waiting()).toBe(8);
      await expect.poll(host.accessLog).toMatch(new RegExp(`POST ${amounts} ${code} \\d+ [\\d.]+ - - ${logged} `));
      await services.close();
      await Promise.all(lost);
    },
  );

  it('a host with limits limits the calls of one client, of IPv6 a whole /64, and not those of others (SEC-10)', async () => {
    const services = await listenFor(listenAnswering());
    const host = await start({
      SERVICES: services.origin,
      CLIENT_CALLS: '1',
      CLIENT_BURST: '5',
      TRUSTED_PROXIES: '127.0.0.1',
    });
    const statuses = async (addressOf: (index: number) => string): Promise<number[]> => {
      const asked = times(60, (index) => host.ask(`${documents}/document`, { 'x-forwarded-for': addressOf(index) }));
      return (await Promise.all(asked)).map(({ status }) => status);
    };
    expect(await statuses(() => '192.0.2.1')).toContain(429);
    expect(await statuses((index) => `192.0.2.${index + 2}`)).not.toContain(429);
    expect(await statuses((index) => `2001:db8:1:2:${index.toString(16)}::1`)).toContain(429);
    expect(await statuses((index) => `2001:db8:1:${(index + 16).toString(16)}::1`)).not.toContain(429);
    expect(await statuses((index) => `::ffff:198.51.100.${index}`)).not.toContain(429);
    // A page is no call.
    expect((await host.ask('/login', { 'x-forwarded-for': '192.0.2.1' })).status).toBe(200);
    await expect
      .poll(host.accessLog)
      .toMatch(new RegExp(`GET ${documents}/document 429 \\d+ [\\d.]+ - - client-calls `));
  });

  it('a host with limits takes a hundred sign-ins at once of a company behind one address (SEC-10)', async () => {
    const services = await listenFor(listenAnswering());
    // Without the tests' own limits: what the host does by itself.
    const host = await start({ SERVICES: services.origin, CLIENT_CALLS: '', CLIENT_CONNECTIONS: '' });
    const paths = [signIn, `${documents}/list`, amounts];
    const answers = await Promise.all(times(300, (index) => host.ask(paths[index % 3] ?? signIn, {}, post)));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  });

  it('a host with limits holds a call in each place of all nine services while they hang, and goes on serving pages (SEC-10)', async () => {
    const services = await listenFor(listenHanging());
    const places = String(9 * 256);
    const host = await start({
      SERVICES: services.origin,
      SERVICE_CONNECTIONS: places,
      CLIENT_CONNECTIONS: places,
      CLIENT_BURST: places,
    });
    const lost = times(Number(places), () => host.ask(amounts, {}, post).catch(() => undefined));
    await expect.poll(services.waiting, { timeout: 120_000 }).toBe(Number(places));
    expect((await host.ask('/login')).status).toBe(200);
    await services.close();
    await Promise.all(lost);
  });

  it('a host with limits counts a call once it has arrived whole: half-sent ones take no place at a service (SEC-10)', async () => {
    const services = await listenFor(listenAnswering());
    const host = await start({ SERVICES: services.origin, SERVICE_CONNECTIONS: '4' });
    const halves = times(64, () => connect(host.port, '127.0.0.1'));
    const half = `POST ${signIn} HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{`;
    await Promise.all(
      halves.map(
        (socket) => new Promise<void>((done) => socket.on('error', () => undefined).write(half, () => done())),
      ),
    );
    for (const { status } of await Promise.all(times(4, () => host.ask(signIn, {}, post)))) expect(status).toBe(200);
    for (const socket of halves) socket.destroy();
  });

  it('a host with limits keeps little of a reply that its reader doesn’t take: the service waits (SEC-10)', async () => {
    let written = 0;
    const part = Buffer.alloc(256 * 1024);
    const services = await listenFor(
      listen((_, response) => {
        const write = (): void => {
          while (written < 400 * part.length) {
            written += part.length;
            if (!response.write(part)) {
              response.once('drain', write);
              return;
            }
          }
          response.end();
        };
        write();
      }),
    );
    const host = await start({ SERVICES: services.origin });
    const reader = connect(host.port, '127.0.0.1').pause();
    reader.write(`GET ${documents}/document HTTP/1.1\r\nHost: x\r\n\r\n`);
    let before = -1;
    await expect
      .poll(
        () => {
          const isStill = written > 0 && written === before;
          before = written;
          return isStill;
        },
        { interval: 500, timeout: 60_000 },
      )
      .toBe(true);
    // 2 MB of the host's, and what the kernel holds of four sockets.
    expect(written).toBeLessThan(40 * 1024 * 1024);
    reader.destroy();
  });

  it('a host with limits lets a call that is at a service end when it is stopped for the next release (OPS-2)', async () => {
    const answers: (() => void)[] = [];
    const services = await listenFor(listen((_, response) => answers.push(() => response.end('{"status":"OK"}'))));
    const host = await startHost({ SERVICES: services.origin });
    const call = host.ask(signIn, {}, post);
    await expect.poll(() => answers).toHaveLength(1);
    const stopped = host.stop('SIGQUIT');
    await expect.poll(() => host.ask('/login').catch(() => 'gone')).toBe('gone');
    answers[0]?.();
    expect((await call).status).toBe(200);
    await stopped;
  });

  it('a host with limits believes a proxy that it was told to trust, and redirects to https when that one says http (SEC-10)', async () => {
    const seen: unknown[] = [];
    const services = await listenFor(
      listen(({ headers }, response) => {
        seen.push([headers['x-forwarded-for'], headers['x-forwarded-proto']]);
        response.end('{"status":"OK"}');
      }),
    );
    const host = await start({ SERVICES: services.origin, TRUSTED_PROXIES: '127.0.0.1 10.0.0.0/8 fd00::/8 ::1' });
    await host.ask(`${documents}/document`, {
      'x-forwarded-for': '203.0.113.9, 198.51.100.7, fd00::2, 10.0.0.2',
      'x-forwarded-proto': 'https',
    });
    expect(seen).toEqual([['198.51.100.7', 'https']]);
    const { status, headers } = await host.ask('/payment?x=1', {
      'x-forwarded-proto': 'http',
      host: 'portal.pelda.hu',
    });
    expect([status, headers.location]).toEqual([308, 'https://portal.pelda.hu/payment?x=1']);
  });

  it('a host with limits starts, and serves pages, while the name of the services can’t be resolved (SEC-10)', async () => {
    // A name server that knows no name.
    const nameServer = createSocket('udp4');
    nameServer.on('message', (question, { address, port }) => {
      question.set([0x81, 0x83], 2);
      nameServer.send(question, port, address);
    });
    await new Promise<void>((done) => nameServer.bind(0, '127.0.0.1', done));
    running.push({ stop: () => new Promise((done) => nameServer.close(() => done())) });
    const host = await start({
      SERVICES: 'http://services.invalid:8080',
      RESOLVER: `127.0.0.1:${nameServer.address().port}`,
    });
    expect((await host.ask('/login')).status).toBe(200);
    expect((await host.ask(`${documents}/document`)).status).toBe(502);
  });
});
