import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';

import { checkAddresses, checkFiles, workerOf } from '../../deploy/machine';
import type { Rendered } from '../../deploy/renderHost';
import { locateNginx } from '../../scripts/nginx.mjs';
import { render } from './rendering';

const nginx = locateNginx() ?? 'nginx';

/** What nginx reads: each directive with its arguments, without quotes. */
const statementsIn = (text: string): string[][] => {
  const statements: string[][] = [[]];
  for (const [token, quoted] of text.matchAll(/(?:^|(?<=\s))#.*|"((?:\\.|[^"\\])*)"|[;{}]|[^\s;{}"]+/gm)) {
    if (/^[;{}]$/.test(token)) statements.push([]);
    else if (!token.startsWith('#')) statements.at(-1)?.push(quoted ?? token);
  }
  return statements.filter(([name]) => name !== undefined);
};
/** The first words of lines. */
const directivesIn = (files: Record<string, string>): string[] => [
  ...new Set(
    Object.values(files).flatMap((text) => [...text.matchAll(/^ *([a-z_]+) /gm)].map(([, name]) => name ?? '')),
  ),
];

const folder = mkdtempSync(join(tmpdir(), 'cportal-settings-'));
const pathIn = (prefix: string) => fc.stringMatching(/^[\w.@+~-]{1,12}$/).map((name) => join(folder, prefix + name));
const port = fc.integer({ min: 1, max: 65_535 });
const number = (max: number) => fc.integer({ min: 1, max }).map(String);
const several = (item: fc.Arbitrary<string>) =>
  fc.array(item, { minLength: 1, maxLength: 5 }).map((items) => items.join(' '));
/** As browsers write it; some spellings nginx doesn’t read. */
const ipV6 = fc.ipV6().map((ip) => new URL(`http://[${ip}]`).hostname.slice(1, -1));
const address = fc.oneof(
  fc.domain(),
  fc.ipV4(),
  ipV6.map((ip) => `[${ip}]`),
);
const origin = fc
  .tuple(fc.constantFrom('http', 'https'), address, fc.option(port))
  .map(([scheme, host, at]) => `${scheme}://${host}${at === null ? '' : `:${at}`}`);
const httpsOrigin = fc.tuple(address, port).map(([host, at]) => `https://${host}:${at}`);
const path = fc.stringMatching(/^(?:\/[a-z0-9][\w.~-]{0,9}){1,3}$/);

/** A value of each setting that the runbook allows. */
const good: Record<string, fc.Arbitrary<string>> = {
  SERVICES: origin,
  SERVER_NAME: several(fc.domain()),
  LISTEN: several(fc.tuple(fc.constantFrom('', '127.0.0.1:', '0.0.0.0:'), port).map((parts) => parts.join(''))),
  TRUSTED_PROXIES: several(
    fc.oneof(
      fc.ipV4(),
      ipV6,
      fc.tuple(fc.ipV4(), fc.integer({ min: 8, max: 32 })).map((parts) => parts.join('/')),
    ),
  ),
  RESOLVER: several(
    fc.oneof(
      fc.ipV4(),
      fc.tuple(ipV6, port).map(([ip, at]) => `[${ip}]:${at}`),
    ),
  ),
  STUB_STATUS: port.map((at) => `127.0.0.1:${at}`),
  CLIENT_CALLS: number(999_999),
  CLIENT_BURST: number(999_999),
  CLIENT_CONNECTIONS: number(65_535),
  SERVICE_CONNECTIONS: number(65_535),
  CLIENT_LOG: fc.tuple(origin, fc.option(path), fc.option(fc.constant('?key=a1'))).map((parts) => parts.join('')),
  REQUEST_HEADERS: several(fc.stringMatching(/^X-[A-Za-z0-9-]{1,62}$/)),
  WORK: pathIn('work'),
  PORTAL_ROOT: pathIn('dist'),
  ASSETS_ROOT: pathIn('assets '),
  STATUS_FILE: pathIn('status'),
  ACCESS_LOG: pathIn('log '),
  ERROR_LOG: fc.oneof(pathIn('log '), fc.constant('stderr')),
  CA_CERTIFICATES: fc.constant('/etc/ssl/certs/ca-certificates.crt'),
  MODULES: pathIn('modules'),
  NGINX_USER: fc.constantFrom('root', 'daemon'),
  VITE_API_ROOT: fc.tuple(origin, path).map((parts) => parts.join('')),
  VITE_ALLOWED_ORIGINS: fc.array(httpsOrigin, { maxLength: 3 }).map((origins) => origins.join(', ')),
  VITE_SERVICE_BASES: path.map((base) => JSON.stringify({ newsletter: `/news${base}` })),
  VITE_LINK_PROMO: fc.webUrl({ withQueryParameters: true, withFragments: true }),
  VITE_RECAPTCHA_SITE_KEY: fc.stringMatching(/^[\w-]{1,40}$/),
  VITE_CARE_HOURS: fc.string(),
};
const names = Object.keys(good);

const hostile = fc.constantFrom(
  ...';{}"\'\\*#~|()\n\t\0á @?=,/.:-_1a'.split(/(?!$)/u),
  ..."$host|${WORK}|%0a|..|//|'unsafe-inline'|; return 200;|}\nserver {|*.|/32|99999|default".split('|'),
);
interface Given {
  value: string;
  isGood: boolean;
}
/** As the runbook allows it, or with a slip of one or two pieces in it. */
const givenOf = (value: fc.Arbitrary<string>): fc.Arbitrary<Given> =>
  fc
    .tuple(value, fc.array(fc.tuple(fc.nat(30), hostile), { maxLength: 2 }), fc.boolean())
    .map(([text, slips, isGood]) => ({
      value: isGood ? text : slips.reduce((all, [at, piece]) => all.slice(0, at) + piece + all.slice(at), text),
      isGood,
    }));

const asSet = (items: readonly (string | undefined)[]) => [...new Set(items.map((item) => item?.toLowerCase()))].sort();
/** As the system understands it. */
const bound = (item = ''): string => {
  const { hostname, port: at } = new URL(`ftp://${/^\d+$/.test(item) ? `0.0.0.0:${item}` : item}`);
  return `${hostname}:${at}`;
};

/** What the configuration says of a setting, beside what it has to say. */
const readingOf = (
  name: string,
  value: string,
  { files, settings }: Rendered,
  statements: string[][],
): [unknown, unknown] => {
  const argumentsOf = (...start: string[]) =>
    statements
      .filter((words) => start.every((word, at) => words[at] === word))
      .map((words) => words.slice(start.length));
  const items = value.split(/\s+/);
  switch (name) {
    case 'SERVICES':
      return [argumentsOf('set', '$services'), [[value]]];
    case 'CLIENT_LOG':
      return [argumentsOf('set', '$collector'), [[value]]];
    case 'SERVER_NAME':
      return [
        asSet(statementsIn(files.clients ?? '').flatMap(([one, other]) => (one === other ? [one] : []))),
        asSet(items.filter((item) => item !== '_')),
      ];
    case 'LISTEN':
      return [
        asSet(statementsIn(files.portal ?? '').flatMap(([word, item]) => (word === 'listen' ? [bound(item)] : []))),
        asSet(items.map(bound)),
      ];
    case 'STUB_STATUS':
      return [statementsIn(files.monitor ?? '').find(([word]) => word === 'listen')?.[1], value];
    case 'TRUSTED_PROXIES':
      return [asSet(argumentsOf('set_real_ip_from').flat()), asSet(items)];
    case 'RESOLVER':
      return [asSet(argumentsOf('resolver').flat()), asSet([...items, 'valid=30s'])];
    case 'CLIENT_CALLS':
      return [argumentsOf('limit_req_zone', '$client', 'zone=calls:8m'), [[`rate=${value}r/s`]]];
    case 'CLIENT_BURST':
      return [argumentsOf('limit_req', 'zone=calls'), [[`burst=${value}`, 'nodelay']]];
    case 'CLIENT_CONNECTIONS':
      return [argumentsOf('limit_conn', 'clients'), [[value]]];
    case 'SERVICE_CONNECTIONS':
      return [argumentsOf('limit_conn', 'services'), [[value]]];
    case 'REQUEST_HEADERS':
      return [
        asSet(
          argumentsOf('proxy_set_header').flatMap(([header = '', from]) =>
            from === `$http_${header.toLowerCase().replaceAll('-', '_')}` ? [header] : [],
          ),
        ),
        asSet(['Accept', 'Accept-Language', 'Authorization', 'Content-Type', 'User-Agent', ...items]),
      ];
    case 'WORK':
      return [argumentsOf('pid'), [[`${value}/nginx.pid`]]];
    case 'PORTAL_ROOT':
    case 'ASSETS_ROOT':
      return [argumentsOf('root')[name === 'PORTAL_ROOT' ? 0 : 1], [value]];
    case 'STATUS_FILE':
      return [argumentsOf('alias').at(-1), [value]];
    case 'ACCESS_LOG':
      return [argumentsOf('access_log').filter(([file]) => file !== 'off'), [[value, 'portal']]];
    case 'ERROR_LOG':
      return [argumentsOf('error_log'), [[value, 'warn']]];
    case 'CA_CERTIFICATES':
      return [asSet(argumentsOf('proxy_ssl_trusted_certificate').flat()), asSet([value])];
    case 'MODULES':
      return [statementsIn(files.nginx ?? '').find(([word]) => word === 'include')?.[1], `${value}/*.conf`];
    case 'NGINX_USER':
      return [argumentsOf('user'), [[value]]];
    case 'VITE_API_ROOT':
      return [/; connect-src 'self'( [^;]*)?;/.exec(files.portal ?? '')?.[1], ` ${new URL(value).origin}`];
    default:
      return [settings[name] ?? '', value];
  }
};

describe.skipIf(locateNginx() === undefined)('generated settings', () => {
  it('generated settings mean in nginx’s configuration what they say, or stop the start by their name (OPS-1, SEC-10)', async () => {
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const base = {
      WORK: join(folder, 'work'),
      PORTAL_ROOT: folder,
      ACCESS_LOG: join(folder, 'a'),
      ERROR_LOG: 'stderr',
    };
    writeFileSync(join(folder, 'index.html'), '');
    const directives = directivesIn(
      render({ ...base, NGINX_USER: 'root', TRUSTED_PROXIES: '::1', CLIENT_LOG: 'http://c/' }).files,
    );
    const renderChecked = async (settings: Record<string, string>, newest: string): Promise<Rendered> => {
      const rendered = render({ ...base, ...settings });
      checkFiles(rendered.host, { name: 'us', id: process.getuid?.() ?? 0 });
      if (newest === 'NGINX_USER') workerOf(rendered.host);
      if (['LISTEN', 'STUB_STATUS'].includes(newest)) await checkAddresses(rendered.host, true);
      return rendered;
    };
    const counts = { taken: 0, refused: 0 };

    const all = fc.record(Object.fromEntries(names.map((name) => [name, givenOf(good[name] ?? fc.constant(''))])));
    await fc.assert(
      fc.asyncProperty(all, async (given) => {
        const taken: Record<string, string> = {};
        for (const [name, { value, isGood }] of Object.entries(given)) {
          if (isGood && name === 'PORTAL_ROOT') {
            mkdirSync(value, { recursive: true });
            writeFileSync(join(value, 'index.html'), '');
          }
          try {
            // Together with those before it: two may exclude each other.
            await renderChecked({ ...taken, [name]: value }, name);
            taken[name] = value;
            counts.taken += 1;
          } catch (error) {
            const why = String(error);
            const excludesAnother = /is the host itself$|port that LISTEN doesn’t have$/.test(why);
            expect([name, value, excludesAnother || why.includes(name)]).toEqual([name, value, true]);
            expect([name, value, isGood && !excludesAnother]).toEqual([name, value, false]);
            counts.refused += 1;
          }
        }
        const rendered = render({ ...base, ...taken });
        const statements = Object.values(rendered.files).flatMap(statementsIn);
        for (const [name, value] of Object.entries(taken)) {
          if (value.trim() === '') continue;
          const [says, means] = readingOf(name, value.trim(), rendered, statements);
          expect([name, value, says]).toEqual([name, value, means]);
        }
        for (const directive of directivesIn(rendered.files)) expect(directives).toContain(directive);
        const conf = join(rendered.host.WORK, 'conf');
        mkdirSync(conf, { recursive: true });
        for (const [file, text] of Object.entries(rendered.files)) writeFileSync(join(conf, `${file}.conf`), text);
        const { status, stderr } = spawnSync(nginx, ['-t', '-c', join(conf, 'nginx.conf'), '-e', 'stderr'], {
          encoding: 'utf8',
        });
        expect([status, status === 0 ? '' : stderr]).toEqual([0, '']);
      }),
      { numRuns: Math.ceil(2_000 / names.length) },
    );
    expect(Math.min(counts.taken, counts.refused)).toBeGreaterThan(300);
  });
});
