import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { locateNginx } from '../../scripts/nginx.mjs';
import { render } from './rendering';
import { checkHost, listen, startHost } from './startHost';

describe.skipIf(locateNginx() === undefined)('the settings of a host', () => {
  it('the settings of a host are written from its environment, never stored, and the policy follows them: one build, two environments (OPS-1)', async () => {
    const api = {
      VITE_API_ROOT: 'https://api.pelda.hu/v2',
      VITE_LINK_TERMS: 'https://pelda.hu/aszf.pdf',
      VITE_CARE_PHONE: '+36 1 234 5678',
    };
    const own = {
      VITE_SERVICE_BASES: '{"newsletter":"/hirek/v1.2"}',
      VITE_RECAPTCHA_SITE_KEY: ' 6Lc-key ',
      VITE_LINK_TERMS: '',
    };
    const seen: (string | undefined)[] = [];
    const services = await listen(({ url }, response) => {
      seen.push(url);
      response.end('{"status":"OK"}');
    });
    const hosts = [
      await startHost({ ...api, SERVICES: '' }),
      await startHost({ ...own, SERVICES: services.origin }),
    ] as const;
    const [first, second] = [await hosts[0].ask('/settings.json'), await hosts[1].ask('/settings.json')];
    expect(JSON.parse(first.body)).toEqual(api);
    expect(JSON.parse(second.body)).toEqual({
      VITE_SERVICE_BASES: own.VITE_SERVICE_BASES,
      VITE_RECAPTCHA_SITE_KEY: '6Lc-key',
    });
    for (const answer of [first, second])
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'application/json' });

    const policies = await Promise.all(
      hosts.map(async ({ ask }) => (await ask('/login')).headers['content-security-policy']),
    );
    expect(policies[0]).toContain("connect-src 'self' https://api.pelda.hu;");
    expect(policies[1]).toContain("connect-src 'self';");
    // The services' own bases, a dot standing for itself.
    await hosts[1].ask('/hirek/v1.2/unsubscribe', {}, { method: 'POST' });
    for (const path of ['/hirek/v1x2/unsubscribe', '/newsletter-services/api/newsletter/v1/unsubscribe'])
      expect((await hosts[1].ask(path)).body).toContain('id="root"');
    expect(seen).toEqual(['/hirek/v1.2/unsubscribe']);
    await Promise.all([...hosts.map(({ stop }) => stop()), services.close()]);
  });

  it.each([
    ['VITE_SERVICE_BASES', ['{"newsletter":"/payment"}'], 'SERVICE_BASES: /payment is an address of the portal'],
    ['SERVICES', ['http://services/path', 'http://user@services', 'http://$host'], 'SERVICES is an origin'],
    ['SERVICES', [''], 'SERVICES or VITE_API_ROOT has to say where the services are'],
    ['SERVER_NAME', ['*.pelda.hu', 'portal"; return 200'], 'SERVER_NAME is a name'],
    ['STATUS_FILE', ['/tmp/$uri'], 'STATUS_FILE is an absolute path'],
    ['TRUSTED_PROXIES', ['10.0.0.0/33', 'balancer'], 'TRUSTED_PROXIES is an address or a range'],
    ['LISTEN', ['70000', '8080,8081'], 'LISTEN is a port or an address:port, or several, with spaces between them'],
    ['CLIENT_CALLS', ['0'], 'CLIENT_CALLS is a whole number from 1'],
    ['SERVICE_CONNECTIONS', ['65536'], 'SERVICE_CONNECTIONS is at most 65535'],
    ['RESOLVER', ['10.0.0.1:65536', '[0:0:0:0:0:0:0::]'], 'RESOLVER is the address of a name server'],
    ['TRUSTED_PROXIES', ['0.0.0.0/0', '::/0', '10.0.0.1 0.0.0.0/1'], 'TRUSTED_PROXIES is an address or a range'],
    ['SERVER_NAME', ['default', 'a.hu Hostnames', `${'a'.repeat(254)}.hu`], 'SERVER_NAME is a name'],
    ['WORK', ['/tmp/a b', `/${'a'.repeat(90)}`], 'WORK is an absolute path of at most 80'],
    [
      'SERVICES',
      ['http://127.0.0.1:8080', 'http://localhost:8080', 'http://[::1]:8080', 'http://0.0.0.0:8080'],
      'is the host itself',
    ],
    [
      'STUB_STATUS',
      ['8081', '0.0.0.0:8081', '10.0.0.5:8081', '[::]:8081', '127.0.0.1:0', '127.0.0.1'],
      'STUB_STATUS is an address:port of this machine alone',
    ],
    ['STUB_STATUS', ['127.0.0.1:8080', '[::1]:8080'], 'STUB_STATUS needs a port that LISTEN doesn’t have'],
    ['REQUEST_HEADERS', ['X-Forwarded-Host'], 'REQUEST_HEADERS is a header that the host doesn’t send itself'],
  ])('the settings of a host stop the start, with the name and the reason: %s=%j (OPS-1)', (name, values, why) => {
    for (const value of values) expect(() => render({ [name]: value }), value).toThrow(why);
  });

  it.each<[string, Record<string, string>, boolean]>([
    ['its name', { SERVICES: 'http://A.hu' }, true],
    ['its name and port', { SERVICES: 'http://a.hu:8080' }, true],
    ['its name with another port', { SERVICES: 'http://a.hu:9090' }, false],
    ['the address at which it listens', { SERVICES: 'http://10.0.0.5:8080', LISTEN: '10.0.0.5:8080' }, true],
    ['another address of its machine', { SERVICES: 'http://127.0.0.1:8080', LISTEN: '10.0.0.5:8080' }, false],
  ])('the settings of a host name the host itself as its services by %s: %j %s (OPS-1)', (_by, settings, isItself) => {
    const start = () => render({ SERVER_NAME: 'a.hu', ...settings });
    if (isItself) expect(start).toThrow('is the host itself');
    else expect(start).not.toThrow();
  });

  it('the settings of a host may name a thing twice, in two spellings (OPS-1)', () => {
    const { files } = render({ LISTEN: '8080 0.0.0.0:8080 [::1]:80 [0:0::1]:80', SERVER_NAME: 'a.hu A.HU' });
    expect(files.portal?.match(/^ *listen .*$/gm)).toHaveLength(2);
    expect(files.clients?.match(/"a\.hu" "a\.hu";/gi)).toHaveLength(1);
  });

  it('the settings of a host that can’t work, or are near a setting’s name, are named at the start (OPS-1)', () => {
    const { warnings } = render({
      VITE_API_ROOT: 'http://api.hu',
      VITE_LINK_INTRANET_UPGRADE: 'https://intra.hu/x',
      SERVICES: 'https://10.0.0.1:8443',
      CLIENT_LOG: 'https://[fd00::1]/in',
      SERVICE: 'x',
      SERVERNAME: 'x',
      LISTEN_PORT: '8080',
      SERVICES_PORT: 'tcp://10.0.0.1:80',
      PATH: '/bin',
    });
    expect(warnings).toEqual(
      expect.arrayContaining([
        ...['LISTEN_PORT', 'SERVERNAME', 'SERVICE'].map((name) => `${name} is no setting`),
        'VITE_API_ROOT is http: a page that came by https can’t call it',
        'SERVICES, CLIENT_LOG: https needs a name, because nginx finds no address in a certificate',
        expect.stringMatching(/^VITE_LINK_INTRANET_UPGRADE: the origin isn’t in VITE_ALLOWED_ORIGINS/),
      ]),
    );
    expect(warnings.filter((line) => line.endsWith('is no setting'))).toHaveLength(3);
  });

  it('the settings of a host stop start.sh with its code (OPS-1)', async () => {
    const { code, says } = await checkHost({ VITE_ALLOWED_ORIGINS: 'https://*.bank.hu' });
    expect([code, says]).toEqual([64, expect.stringMatching(/^start\.sh: Setting VITE_ALLOWED_ORIGINS: /)]);
  });

  it('the settings of a host name the certificates that an https service is checked with (SEC-10)', async () => {
    const { code, says } = await checkHost({ SERVICES: 'https://127.0.0.1:4443', CA_CERTIFICATES: '/nowhere.pem' });
    expect([code === 0, says]).toEqual([false, expect.stringContaining('/nowhere.pem')]);
  });

  it.each([
    ['SERVICES', ['https://[fd00::1]:8443', 'http://services.club.svc.cluster.local:8080']],
    ['LISTEN', ['8080 [::]:8080', '10.0.0.5:80']],
    ['TRUSTED_PROXIES', ['10.0.0.1 ::1 fd00::/8 192.168.0.0/16']],
    ['RESOLVER', ['10.0.0.10 [fd00::a]:53']],
    ['SERVER_NAME', ['portal.pelda.hu www.pelda.hu', '_']],
    ['VITE_ALLOWED_ORIGINS', ['https://bank.pelda.hu, http://localhost:5191,https://[::1]:8443/pay']],
    ['VITE_LINK_PROMO', ['https://pelda.hu/a;b?x=$1*']],
  ])('the settings of a host are taken: %s=%j (OPS-1)', (name, values) => {
    for (const value of values) expect(() => render({ [name]: value }), value).not.toThrow();
  });

  it('the settings of a host that are missing or misspelled are named at the start, a line each (OPS-1)', async () => {
    const { code, says } = await checkHost({
      VITE_CARE_FONE: '1',
      CLIENT_CALS: '1',
      REQUEST_HEADER: 'X-A',
      SERVICES_PORT_80_TCP: '1',
    });
    expect([code, ...says.split('\n').filter((line) => line.startsWith('start.sh: '))]).toEqual([
      0,
      'start.sh: CLIENT_CALS is no setting',
      'start.sh: REQUEST_HEADER is no setting',
      'start.sh: VITE_CARE_FONE is no setting',
      'start.sh: VITE_ALLOWED_ORIGINS is empty: nobody can pay',
      expect.stringMatching(/^start\.sh: VITE_RECAPTCHA_SITE_KEY is empty: nobody can register/),
      expect.stringMatching(/^start\.sh: VITE_LINK_TERMS, .* members can’t open these documents$/),
      expect.stringMatching(/^start\.sh: TRUSTED_PROXIES is empty: /),
      expect.stringMatching(/^start\.sh: SERVER_NAME is empty: /),
    ]);
    const documents = ['TERMS', 'TERMS_OF_USE', 'PRIVACY', 'ONLINE_TERMS'];
    const links: Record<string, string> = Object.fromEntries(
      documents.map((name) => [`VITE_LINK_${name}`, 'https://pelda.hu/']),
    );
    const { warnings } = render({
      SERVER_NAME: 'portal.pelda.hu',
      TRUSTED_PROXIES: '10.0.0.1',
      VITE_ALLOWED_ORIGINS: 'https://bank.pelda.hu',
      VITE_RECAPTCHA_SITE_KEY: 'key',
      ...links,
    });
    expect(warnings).toEqual([]);
  });

  it('the settings of a host may name a shared folder of assets, to which each release adds its own and takes none away (OPS-2)', async () => {
    const shared = mkdtempSync(join(tmpdir(), 'cportal-assets-'));
    const first = await startHost({ ASSETS_ROOT: shared }, { 'assets/old-1.js': 'old', 'assets/same.js': 'same' });
    const second = await startHost({ ASSETS_ROOT: shared }, { 'assets/new-2.js': 'new', 'assets/same.js': 'same' });
    for (const host of [first, second])
      for (const [name, text] of Object.entries({ 'old-1': 'old', 'new-2': 'new', same: 'same' })) {
        const { status, headers, body } = await host.ask(`/assets/${name}.js`);
        expect([status, body, headers['cache-control']]).toEqual([200, text, 'public, max-age=31536000, immutable']);
      }
    await Promise.all([first.stop(), second.stop()]);
    rmSync(shared, { recursive: true });
  });

  it('the settings of a host write the log to a standard output that is a socket, too (OPS-4)', async () => {
    let logged = '';
    const path = join(mkdtempSync(join(tmpdir(), 'cportal-socket-')), 'out');
    const server = createServer((socket) => socket.setEncoding('utf8').on('data', (text: string) => (logged += text)));
    await new Promise<void>((done) => server.listen(path, done));
    const socket = connect(path);
    await once(socket, 'connect');
    const host = await startHost({ ACCESS_LOG: '' }, {}, socket);
    await host.ask('/login');
    await expect.poll(() => logged).toMatch(/GET \/login 200 /);
    await host.stop();
    socket.destroy();
    server.close();
  });

  it('the settings of a host of the status are checked by --check-status, and shown at the start (OPS-3)', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'cportal-status-'));
    const file = join(folder, 'status.json');
    const check = (content: string) => {
      writeFileSync(file, content);
      return checkHost({}, ['--check-status', file]);
    };
    expect(await check('{"notice":{"hu":"Karbantartás"},"to":"2099-11-29T02:00+01:00"}')).toEqual({
      code: 0,
      says: '',
    });
    expect(
      await check('{"off":["pay"],"from":"2026-11-31T02:00Z","to":"2026-11-29 02:00","notice":{"en":"x"}}'),
    ).toEqual({
      code: 1,
      says: [
        '"off" is no field',
        'notice has no Hungarian text',
        'from is no moment with its zone, such as 2026-11-28T22:00+01:00',
        'to is no moment with its zone, such as 2026-11-29T02:00+01:00',
      ]
        .map((line) => `start.sh: ${file}: ${line}\n`)
        .join(''),
    });
    const over = '{"notice":{"hu":"a"},"notice":{"hu":"b"},"to":"2020-11-29T02:00Z"}';
    expect((await check(over)).says).toMatch(/"notice" stands more than once\n[^]*to is over\n/);
    const long = JSON.stringify({ notice: { hu: 'x'.repeat(1_001) } });
    expect((await check(long)).says).toContain('notice.hu is longer than 1000 characters');
    expect(await check('{"notice":{},}')).toMatchObject({
      code: 1,
      says: expect.stringContaining('can’t be read') as unknown,
    });
    expect((await checkHost({ STATUS_FILE: file })).says).toContain(`start.sh: ${file}: can’t be read`);
    rmSync(folder, { recursive: true });
  });
});
