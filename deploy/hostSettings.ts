/**
 * Reads and checks the host's own settings; docs/operating.md lists them. Each stands in nginx's configuration as it is, so each
 * kind has a list of what it may be made of, and any other value stops the start.
 */
import { isIP } from 'node:net';
import * as v from 'valibot';

const text = (pattern: RegExp, why: string) => v.pipe(v.string(), v.regex(pattern, why));
/** A list; what two of its items have in common by `sameAs` is one thing named twice. */
const several = (isItem: (item: string) => boolean, why: string, sameAs = (item: string) => item.toLowerCase()) =>
  v.pipe(
    v.string(),
    v.transform((given) => [...new Map(given.split(/\s+/).map((item) => [sameAs(item), item])).values()]),
    v.check((items) => items.every(isItem), `${why}, with spaces between them`),
  );
/** http(s), a name, an IPv4 or a bracketed IPv6 address, and a port; then what `path` allows. */
const address = (path: string, why: string) =>
  v.pipe(
    text(new RegExp(String.raw`^https?://(?:[A-Za-z0-9.-]+|\[[0-9A-Fa-f:.]+\])(?::\d{1,5})?${path}$`), why),
    v.check((given) => URL.canParse(given), why),
  );
const wholeNumber = 'is a whole number from 1';
const count = v.pipe(text(/^[1-9]\d{0,5}$/, wholeNumber), v.transform(Number));
/** nginx's own limit of a limit. */
const connections = v.pipe(count, v.maxValue(65_535, 'is at most 65535'));
const file = text(/^\/[\w./@+~ -]*$/, 'is an absolute path of letters, digits and . _ - + @ ~');
/** A socket lies in it, whose path the system bounds. */
const workFolder = text(/^\/[\w./@+~-]{1,80}$/, 'is an absolute path of at most 80 letters, digits and . _ - + @ ~');

/** 4 or 6; 0 for what is no address, and for one whose :: stands for a single zero, which nginx doesn't read. */
const versionOf = (ip: string): number => {
  const groups = ip
    .replace(/[\d.]*\.[\d.]*/, '0:0')
    .split(':')
    .filter(Boolean).length;
  return ip.includes('::') && groups > 6 ? 0 : isIP(ip);
};
const isPort = (port: number): boolean => port >= 1 && port <= 65_535;
/** An address, or a range that isn't half of the world: 10.0.0.0/8, fc00::/7. */
const isRange = (item: string): boolean => {
  const [, ip = '', bits] = /^([\dA-Fa-f.:]+)(?:\/(\d{1,3}))?$/.exec(item) ?? [];
  const [least, most] = versionOf(ip) === 4 ? [8, 32] : [7, 128];
  return versionOf(ip) !== 0 && Number(bits ?? most) >= least && Number(bits ?? most) <= most;
};
/** Of port, address:port or [address]:port. */
export const addressOf = (item: string): { host: string; port: number } => {
  const [, v4, v6, port] = /^(?:([\d.]+):|\[([\dA-Fa-f:.]+)\]:)?(\d{1,5})$/.exec(item) ?? [];
  return { host: v6 ?? v4 ?? '0.0.0.0', port: Number(port) };
};
const isListen = (item: string): boolean => {
  const { host, port } = addressOf(item);
  return isPort(port) && versionOf(host) === (item.startsWith('[') ? 6 : 4);
};
/** As the system understands it: 8080 is 0.0.0.0:8080, and ::1 has many spellings. */
const boundTo = (item: string): string => {
  const { host, port } = addressOf(item);
  const name = host.includes(':') ? `[${host}]` : host;
  return URL.canParse(`http://${name}`) ? `${new URL(`http://${name}`).hostname}:${port}` : item;
};
const isLoopback = (item: string): boolean => isListen(item) && /^(?:127\.0\.0\.1|\[::1\]):/.test(item);
/** address, address:port or [address]:port. */
const isNameServer = (item: string): boolean => {
  const [found, v4 = '0.0.0.0', v6 = '::', port = '53'] =
    /^(?:([\d.]+)|\[([\dA-Fa-f:.]+)\])(?::(\d{1,5}))?$/.exec(item) ?? [];
  return found !== undefined && versionOf(v4) === 4 && versionOf(v6) === 6 && isPort(Number(port));
};
/** nginx's map has a meaning of its own for four words. */
const isServerName = (name: string): boolean =>
  name === '_' ||
  (/^[A-Za-z0-9](?:[A-Za-z0-9.-]{0,251}[A-Za-z0-9])?$/.test(name) &&
    !/^(?:default|hostnames|include|volatile)$/i.test(name));
/** Those that the host sends itself, or that belong to one connection. */
const ownHeaders =
  /^(?:accept|accept-language|authorization|connection|content-length|content-type|cookie|expect|forwarded|host|if-range|keep-alive|origin|range|te|transfer-encoding|upgrade|user-agent|via|x-forwarded-.*|x-gate|x-real-ip|x-request-id)$/i;

const hostSchema = v.object({
  SERVICES: v.optional(address('', 'is an origin, http(s)://host[:port], without a path')),
  SERVER_NAME: v.optional(several(isServerName, 'is a name, or several')),
  LISTEN: v.optional(several(isListen, 'is a port or an address:port, or several', boundTo), '8080'),
  TRUSTED_PROXIES: v.optional(
    several(isRange, 'is an address or a range of at least 8 bits (IPv6: 7) such as 10.0.0.0/8, or several'),
  ),
  RESOLVER: v.optional(several(isNameServer, 'is the address of a name server, or several')),
  CLIENT_CALLS: v.optional(count, '100'),
  CLIENT_BURST: v.optional(count, '500'),
  CLIENT_CONNECTIONS: v.optional(connections, '128'),
  SERVICE_CONNECTIONS: v.optional(connections, '256'),
  STUB_STATUS: v.optional(
    v.pipe(v.string(), v.check(isLoopback, 'is an address:port of this machine alone, such as 127.0.0.1:8081')),
  ),
  CLIENT_LOG: v.optional(
    address(String.raw`(?:/[\w./~-]*)?(?:\?[\w.~=&-]*)?`, 'is an http(s) address without special characters'),
  ),
  REQUEST_HEADERS: v.optional(
    several(
      (name) => /^[A-Za-z][A-Za-z0-9-]{0,63}$/.test(name) && !ownHeaders.test(name),
      'is a header that the host doesn’t send itself, or several',
    ),
  ),
  PORTAL_ROOT: v.optional(file, '/srv/portal'),
  ASSETS_ROOT: v.optional(file),
  STATUS_FILE: v.optional(file),
  CA_CERTIFICATES: v.optional(file, '/etc/ssl/certs/ca-certificates.crt'),
  ACCESS_LOG: v.optional(file, '/dev/stdout'),
  ERROR_LOG: v.optional(v.union([v.literal('stderr'), file], 'is stderr or an absolute path'), 'stderr'),
  WORK: v.optional(workFolder, '/tmp/portal'),
  MODULES: v.optional(file, '/etc/nginx/modules-enabled'),
  NGINX_USER: v.optional(text(/^[a-z_][a-z0-9_-]*$/, 'is the name of a user')),
});

export const hostNames: readonly string[] = Object.keys(hostSchema.entries);

/** Whether calls would come back: to its own name, or to an address at which it listens. */
const isItself = ({ hostname, port, protocol }: URL, names: readonly string[], listen: readonly string[]): boolean => {
  const at = `:${port || (protocol === 'https:' ? '443' : '80')}`;
  const bound = listen.map(boundTo).flatMap((own) => (own.endsWith(at) ? [own.slice(0, -at.length)] : []));
  if (names.some((name) => name.toLowerCase() === hostname)) return port === '' || bound.length > 0;
  const isLocal = (name: string): boolean => /^(?:localhost|127\.[\d.]+|0\.0\.0\.0|\[::1?\])$/.test(name);
  return bound.includes(hostname) || (isLocal(hostname) && bound.some(isLocal));
};

/** Reads the settings; an empty one is none. Throws an Error that names the setting and what is wrong with it. */
export const readHostSettings = (environment: Readonly<Record<string, string | undefined>>) => {
  const given = Object.fromEntries(
    hostNames.flatMap((name) => (environment[name]?.trim() ? [[name, environment[name].trim()]] : [])),
  );
  const result = v.safeParse(hostSchema, given);
  if (!result.success) {
    const [{ message, path }] = result.issues;
    throw new Error(`${String(path?.[0].key)} ${message}`);
  }
  const { SERVICES, SERVER_NAME = [], LISTEN, STUB_STATUS = '' } = result.output;
  if (SERVICES !== undefined && isItself(new URL(SERVICES), SERVER_NAME, LISTEN))
    throw new Error(`SERVICES ${SERVICES} is the host itself`);
  // One nginx gives a port to one server, whatever the addresses.
  if (LISTEN.some((item) => addressOf(item).port === addressOf(STUB_STATUS).port))
    throw new Error('STUB_STATUS needs a port that LISTEN doesn’t have');
  const { PORTAL_ROOT, ASSETS_ROOT = PORTAL_ROOT, STATUS_FILE = `${PORTAL_ROOT}/status.json` } = result.output;
  return { ...result.output, ASSETS_ROOT, STATUS_FILE };
};

export type HostSettings = ReturnType<typeof readHostSettings>;
