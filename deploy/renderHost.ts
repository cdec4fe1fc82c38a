/** Makes nginx's configuration of the settings in an environment. Pure: configure.ts reads and writes the files. */
import type { Config } from '~/config/config';
import { givenSettings, isHttps, missingDocuments, parseConfig, settingNames } from '~/config/settingsSchema';

import { calls } from './calls';
import { hostNames, readHostSettings, type HostSettings } from './hostSettings';

type Environment = Readonly<Record<string, string | undefined>>;

export interface Surroundings {
  /** nginx's templates, by name. */
  templates: Readonly<Record<string, string>>;
  /** The build's settings.json in a folder; {} without one. */
  settingsIn: (root: string) => object;
  /** Version and commit of the build in a folder, for the log. */
  releaseIn: (root: string) => string;
  /** Whether nginx has the module for Brotli in a folder of modules. */
  hasBrotli: (modules: string) => boolean;
  /** Names the name servers where RESOLVER doesn't. */
  resolvConf: string;
}

export interface Rendered {
  host: HostSettings;
  /** nginx's files, by the name of their template. */
  files: Record<string, string>;
  /** The portal's settings, for settings.json: the environment's over the build's, name by name. */
  settings: Record<string, string>;
  /** What won't work, a line each. */
  warnings: string[];
}

/** First segments of the portal's own addresses: the words of a path that the access log may hold. */
export const pages =
  'accessibility activate app assets client-log contract contracting documents forgottendetails healthz invoice invoicedata invoices login password payment profile register settings.json status.json subscribe unsubscribe validate-email'.split(
    ' ',
  );
/** A service there would take the portal's addresses away. */
const ownSegments = [...pages, '.well-known', 'collector', 'en'];

const readPortalSettings = (
  environment: Environment,
  built: object,
): { config: Config; settings: Record<string, string> } => {
  const settings = { ...givenSettings({ ...built }), ...givenSettings(environment) };
  const config = parseConfig(settings);
  const taken = Object.values(config.bases).find((base) => ownSegments.includes(base.split('/')[1] ?? ''));
  if (taken !== undefined) throw new Error(`Setting VITE_SERVICE_BASES: ${taken} is an address of the portal`);
  return { config, settings };
};

const knownNames = [...settingNames, ...hostNames, 'NGINX_BINARY', 'NODE_BINARY', 'HOST_PROGRAM'];
/** Without what is easily mistaken: SERVERNAME, SERVICE, LISTEN_PORT. */
const bareName = (name: string): string => name.replaceAll('_', '');

/** Names that look like a setting and are none. A cluster has variables of its own for each of its services. */
const unknownNames = (environment: Environment): string[] =>
  Object.entries(environment).flatMap(([name, value = '']) => {
    const isClusters = /_SERVICE_(?:HOST|PORT)|_PORT_\d+_/.test(name) || /^(?:tcp|udp|sctp):/.test(value);
    const isNear =
      name.startsWith('VITE_') ||
      /^(?:CLIENT|SERVER|SERVICES?|TRUSTED|STATUS|REQUEST|PORTAL|ASSETS|ACCESS|ERROR)_/.test(name) ||
      (name.length >= 5 &&
        knownNames.some((known) => {
          const [one, other] = [bareName(known), bareName(name)];
          return known.length >= 5 && (one.startsWith(other) || other.startsWith(one));
        }));
    return isNear && !isClusters && !knownNames.includes(name) ? [name] : [];
  });

const namesOf = ({ SERVER_NAME = [] }: HostSettings): string[] =>
  SERVER_NAME.filter((name) => name !== '_').map((name) => name.toLowerCase());

const warningsOf = (
  environment: Environment,
  host: HostSettings,
  config: Config,
  settings: Record<string, string>,
): string[] => {
  const documents = missingDocuments(settings);
  const intranet = ['VITE_LINK_INTRANET_SUBSCRIPTION', 'VITE_LINK_INTRANET_UPGRADE'].filter((name) => {
    const link = settings[name];
    return link !== undefined && !config.allowedOrigins.includes(new URL(link).origin);
  });
  const byAddress = (['SERVICES', 'CLIENT_LOG'] as const).filter((name) =>
    /^https:\/\/(?:\[|[\d.]+(?:[:/]|$))/.test(host[name] ?? ''),
  );
  const missing = [
    byAddress.length > 0 &&
      `${byAddress.join(', ')}: https needs a name, because nginx finds no address in a certificate`,
    config.apiRoot !== '' &&
      !isHttps(config.apiRoot) &&
      'VITE_API_ROOT is http: a page that came by https can’t call it',
    intranet.length > 0 &&
      `${intranet.join(', ')}: the origin isn’t in VITE_ALLOWED_ORIGINS, so that members can’t go there`,
    config.allowedOrigins.length === 0 && 'VITE_ALLOWED_ORIGINS is empty: nobody can pay',
    config.recaptchaSiteKey === undefined &&
      'VITE_RECAPTCHA_SITE_KEY is empty: nobody can register, ask for a new password or unsubscribe',
    documents.length > 0 && `${documents.join(', ')}: empty, members can’t open these documents`,
    host.TRUSTED_PROXIES === undefined &&
      'TRUSTED_PROXIES is empty: behind a balancer all members share one client’s limits, and http isn’t redirected',
    namesOf(host).length === 0 && 'SERVER_NAME is empty: any Host is taken, and services get no X-Forwarded-Host',
  ];
  return [
    ...unknownNames(environment)
      .sort()
      .map((name) => `${name} is no setting`),
    ...missing.filter((line) => line !== false),
  ];
};

/** In nginx's order the first pattern wins, so the longer one of two bases goes first. A dot stands for itself. */
const patternOf = (bases: readonly string[]): string =>
  [...new Set(bases)]
    .sort((a, b) => b.length - a.length)
    .map((base) => base.replaceAll('.', '[.]'))
    .join('|');

const lines = <T>(given: readonly T[] | undefined, write: (item: T) => string): string =>
  (given ?? []).map(write).join('\n  ');

/** A line for each base and call, as nginx reads them. */
const callsOf = (bases: Config['bases']): string =>
  lines(
    calls.flatMap(([service, names]) => names.map((name) => ({ base: bases[service], call: name.split(' ') }))),
    ({ base, call }) => {
      const [path = '', method = 'POST'] = call.reverse();
      return `"~^${method} (?<named>${patternOf([base])}${path})(?:[?]|$)" $named;`;
    },
  );

const resolversIn = (resolvConf: string): string[] =>
  [...resolvConf.matchAll(/^nameserver\s+([\dA-Fa-f.:]+)\s*$/gm)]
    .slice(0, 3)
    .map(([, address = '']) => (address.includes(':') ? `[${address}]` : address));

/** What the templates are filled with: each setting of the host under its own name, and what is made of several. */
const valuesOf = (host: HostSettings, config: Config, surroundings: Surroundings): Record<string, string> => {
  const { WORK, PORTAL_ROOT, SERVICES, CLIENT_LOG, STUB_STATUS, TRUSTED_PROXIES } = host;
  const resolvers = host.RESOLVER ?? resolversIn(surroundings.resolvConf);
  const names = namesOf(host);
  /** Another file of the configuration, where a setting asks for it. */
  const includeWith = (setting: string | undefined, name: string): string =>
    setting === undefined ? '' : `include "${WORK}/conf/${name}.conf";`;
  return {
    ...Object.fromEntries(hostNames.map((name) => [name, String(Reflect.get(host, name) ?? '')])),
    SERVICE_BASES: patternOf(Object.values(config.bases)),
    CALLS: callsOf(config.bases),
    API_SOURCE: config.apiRoot === '' ? '' : ` ${new URL(config.apiRoot).origin}`,
    PAGES: pages.join('|').replaceAll('.', '[.]'),
    RELEASE: surroundings.releaseIn(PORTAL_ROOT),
    LISTEN_DIRECTIVES: lines(host.LISTEN, (listen) => `listen ${listen};`),
    SERVER_NAMES: lines(names, (name) => `"${name}" "${name}";`),
    OTHER_HOSTS: names.length === 0 ? '' : '"~^ /(?!healthz\\z)" 1;',
    TRUSTED_DIRECTIVES: lines(TRUSTED_PROXIES, (range) => `set_real_ip_from ${range};`),
    TRUSTED_RANGES: lines(TRUSTED_PROXIES, (range) => `${range} 1;`),
    HEADER_DIRECTIVES: lines(
      host.REQUEST_HEADERS,
      (name) => `proxy_set_header ${name} $http_${name.toLowerCase().replaceAll('-', '_')};`,
    ),
    USER_DIRECTIVE: host.NGINX_USER === undefined ? '' : `user ${host.NGINX_USER};`,
    RESOLVER_DIRECTIVE: resolvers.length === 0 ? '' : `resolver ${resolvers.join(' ')} valid=30s;`,
    BROTLI_DIRECTIVE: surroundings.hasBrotli(host.MODULES) ? 'brotli_static on;' : '',
    SERVICES_DIRECTIVE: includeWith(SERVICES, 'services'),
    GATE_DIRECTIVE: includeWith(SERVICES, 'gate'),
    MONITOR_DIRECTIVE: includeWith(STUB_STATUS, 'monitor'),
    MIRROR_DIRECTIVE: CLIENT_LOG === undefined ? '' : 'mirror /collector;',
    COLLECTOR_DIRECTIVE: includeWith(CLIENT_LOG, 'collector'),
  };
};

/** Throws an Error that names the setting that can't be used. */
export const renderHost = (environment: Environment, surroundings: Surroundings): Rendered => {
  const host = readHostSettings(environment);
  const { config, settings } = readPortalSettings(environment, surroundings.settingsIn(host.PORTAL_ROOT));
  if (host.SERVICES === undefined && config.apiRoot === '')
    throw new Error('SERVICES or VITE_API_ROOT has to say where the services are');
  const values = valuesOf(host, config, surroundings);
  /** nginx's own variables have no braces. */
  const fill = (template: string): string =>
    template.replaceAll(/\$\{([A-Z_]+)\}/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`no value for ${name}`);
      return value;
    });
  return {
    host,
    settings,
    files: Object.fromEntries(Object.entries(surroundings.templates).map(([name, text]) => [name, fill(text)])),
    warnings: warningsOf(environment, host, config, settings),
  };
};
