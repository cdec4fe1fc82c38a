/**
 * Reads and checks the host's own settings; docs/operating.md lists them. Each stands in nginx's configuration as it is, so each
 * kind has a list of what it may be made of, and any other value stops the start.
 */
import { isIP } from 'node:net';
import * as v from 'valibot';

const text = (pattern: RegExp, why: string) => v.pipe(v.string(), v.regex(pattern, why));
const several = (isItem: (item: string) => boolean, why: string) =>
  v.pipe(
    v.string(),
    v.transform((given) => [...new Set(given.split(/\s+/))]),
    v.check((items) => items.every(isItem), why),
  );
/** http(s), a name, an IPv4 or a bracketed IPv6 address, and a port; then what `path` allows. */
const address = (path: string, why: string) =>
  v.pipe(
    text(new RegExp(String.raw`^https?://(?:[A-Za-z0-9.-]+|\[[0-9A-Fa-f:.]+\])(?::\d{1,5})?${path}$`), why),
    v.check((given) => URL.canParse(given), why),
  );
const count = v.pipe(text(/^[1-9]\d{0,5}$/, 'is a whole number from 1'), v.transform(Number));
const file = text(/^\/[\w./@+~ -]*$/, 'is an absolute path of letters, digits and . _ - + @ ~');

/** An address, or a range: 10.0.0.0/8, fd00::/8. */
const isRange = (item: string): boolean => {
  const [, ip = '', bits = '0'] = /^([\dA-Fa-f.:]+)(?:\/(\d{1,3}))?$/.exec(item) ?? [];
  return isIP(ip) !== 0 && Number(bits) <= (isIP(ip) === 4 ? 32 : 128);
};
/** port, address:port or [address]:port. */
const isListen = (item: string): boolean => {
  const [, v4 = '0.0.0.0', v6 = '::', port] = /^(?:([\d.]+):|\[([\dA-Fa-f:.]+)\]:)?(\d{1,5})$/.exec(item) ?? [];
  return isIP(v4) === 4 && isIP(v6) === 6 && Number(port) >= 1 && Number(port) <= 65_535;
};
/** address, address:port or [address]:port. */
const isNameServer = (item: string): boolean => {
  const [found, v4 = '0.0.0.0', v6 = '::'] = /^(?:([\d.]+)|\[([\dA-Fa-f:.]+)\])(?::\d{1,5})?$/.exec(item) ?? [];
  return found !== undefined && isIP(v4) === 4 && isIP(v6) === 6;
};
/** Those that the host sends itself, or that belong to one connection. */
const ownHeaders =
  /^(?:accept|accept-language|authorization|connection|content-length|content-type|cookie|expect|forwarded|host|if-range|keep-alive|origin|range|te|transfer-encoding|upgrade|user-agent|via|x-forwarded-.*|x-gate|x-real-ip|x-request-id)$/i;

const hostSchema = v.object({
  SERVICES: v.optional(address('', 'is an origin, http(s)://host[:port], without a path')),
  SERVER_NAME: v.optional(
    several((name) => name === '_' || /^[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?$/.test(name), 'is a name, or several'),
  ),
  LISTEN: v.optional(several(isListen, 'is a port or an address:port, or several'), '8080'),
  TRUSTED_PROXIES: v.optional(several(isRange, 'is an address or a range such as 10.0.0.0/8, or several')),
  RESOLVER: v.optional(several(isNameServer, 'is the address of a name server, or several')),
  CLIENT_CALLS: v.optional(count, '100'),
  CLIENT_BURST: v.optional(count, '500'),
  CLIENT_CONNECTIONS: v.optional(count, '128'),
  SERVICE_CONNECTIONS: v.optional(count, '256'),
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
  WORK: v.optional(file, '/tmp/portal'),
  MODULES: v.optional(file, '/etc/nginx/modules-enabled'),
  NGINX_USER: v.optional(text(/^[a-z_][a-z0-9_-]*$/, 'is the name of a user')),
});

export type HostSettings = v.InferOutput<typeof hostSchema>;

export const hostNames: readonly string[] = Object.keys(hostSchema.entries);

/** Reads the settings; an empty one is none. Throws an Error that names the setting and what is wrong with it. */
export const readHostSettings = (environment: Readonly<Record<string, string | undefined>>): HostSettings => {
  const given = Object.fromEntries(
    hostNames.flatMap((name) => (environment[name]?.trim() ? [[name, environment[name].trim()]] : [])),
  );
  const result = v.safeParse(hostSchema, given);
  if (result.success) return result.output;
  const [{ message, path }] = result.issues;
  throw new Error(`${String(path?.[0].key)} ${message}`);
};
