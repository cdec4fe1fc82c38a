/**
 * Reads and checks the settings by their names in the environment. The build, the host and the browser use this one schema, so
 * that what can't be read stops the build or the host. `.env.example` documents each.
 */
import * as v from 'valibot';

// eslint-disable-next-line no-restricted-syntax -- vite.config.ts has Node read this file as it is
import { linkNames, serviceBases, type Config } from './config.ts';

export type Environment = Readonly<Record<string, unknown>>;

/** The address of a text; undefined unless it is http(s), its host is a plain name or number, and it names no user. */
const parseAddress = (text: string): URL | undefined => {
  try {
    const url = new URL(text);
    const { protocol, hostname, username, password } = url;
    const isPlain = /^(?:[a-z\d.-]+|\[[a-f\d:.]+\])$/.test(hostname) && username === '' && password === '';
    return /^https?:$/.test(protocol) && isPlain ? url : undefined;
  } catch {
    return undefined;
  }
};
/** http is followed on this machine alone (SEC-3). */
export const isHttps = (address: string): boolean => {
  const { protocol, hostname = '' } = parseAddress(address) ?? {};
  return protocol !== 'http:' || /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
};
const isWebAddress = (text: string): boolean => parseAddress(text) !== undefined;
const webAddress = v.pipe(
  v.string(),
  v.check(isWebAddress, ({ input }) => `"${input}" is no http(s) address`),
);
/** An address that stands in the host's policy or configuration, too: no query, and nothing that has a meaning there. */
const plainAddress = v.pipe(
  webAddress,
  v.check(
    (text) => /^[\w.~:/[\]-]*$/.test(text),
    ({ input }) => `"${input}" holds more than scheme, host, port and path`,
  ),
);

const serviceNames = Object.keys(serviceBases);
const noPath = 'has to be a path that begins with /';
const bases = v.pipe(
  v.string(),
  v.parseJson(undefined, 'is no JSON'),
  // An empty list would be an empty record.
  v.check((value) => !Array.isArray(value), 'is no JSON object'),
  v.record(
    v.picklist(serviceNames, `there is no such service (${serviceNames.join(', ')})`),
    v.pipe(v.string(noPath), v.regex(/^(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+$/, noPath)),
    'is no JSON object',
  ),
);
const originList = v.pipe(
  v.string(),
  v.transform((list) =>
    list
      .split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
  ),
  v.array(
    v.pipe(
      plainAddress,
      v.check(isHttps, ({ input }) => `"${input}" has to be https: no other address is followed`),
      v.transform((address) => new URL(address).origin),
    ),
  ),
);

const text = (pattern: RegExp, problem: string) => v.optional(v.pipe(v.string(), v.regex(pattern, problem)));
const days = v.optional(
  v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/, 'is no whole number of days'), v.transform(Number)),
);

const settingsSchema = v.object({
  VITE_API_ROOT: v.optional(plainAddress),
  VITE_SERVICE_BASES: v.optional(bases),
  VITE_ALLOWED_ORIGINS: v.optional(originList),
  VITE_RECAPTCHA_SITE_KEY: text(/^[\w-]+$/, 'is no site key'),
  VITE_REQUEST_ID: v.optional(v.picklist(['on', 'off'], 'is on or off')),
  VITE_CARE_PHONE: text(/^\+?[\d\s()/-]+$/, 'is no phone number'),
  VITE_CARE_EMAIL: text(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'is no e-mail address'),
  VITE_CARE_HOURS: v.optional(v.string()),
  VITE_CONTRACT_LINK_DAYS: days,
  VITE_CARD_READY_DAYS: days,
  VITE_CARD_PICKUP_PLACE: v.optional(v.string()),
  ...v.entriesFromList(Object.values(linkNames), v.optional(webAddress)),
});

export const settingNames: readonly string[] = Object.keys(settingsSchema.entries);

/** The settings that were given, trimmed, by name: a settings.json. */
export const givenSettings = (environment: Environment): Record<string, string> =>
  Object.fromEntries(
    settingNames.flatMap((name) => {
      const value = environment[name];
      return typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [];
    }),
  );

/** Reads and checks the settings. Throws an Error that names the setting and what is wrong with it. */
export const parseConfig = (environment: Environment): Config => {
  const result = v.safeParse(settingsSchema, givenSettings(environment));
  if (!result.success) {
    const [{ message, path }] = result.issues;
    // Without a place in a list, whose message has the text itself.
    const names = (path ?? []).map(({ key }) => key).filter((key) => typeof key === 'string');
    throw new Error(`Setting ${names.join('.')}: ${message}`);
  }
  const settings = result.output;
  const links = Object.entries(linkNames).flatMap(([link, name]): [string, string][] =>
    settings[name] === undefined ? [] : [[link, settings[name]]],
  );
  return {
    apiRoot: (settings.VITE_API_ROOT ?? '').replace(/\/+$/, ''),
    bases: { ...serviceBases, ...settings.VITE_SERVICE_BASES },
    allowedOrigins: settings.VITE_ALLOWED_ORIGINS ?? [],
    recaptchaSiteKey: settings.VITE_RECAPTCHA_SITE_KEY,
    sendsRequestId: settings.VITE_REQUEST_ID !== 'off',
    care: { phone: settings.VITE_CARE_PHONE, email: settings.VITE_CARE_EMAIL, hours: settings.VITE_CARE_HOURS },
    contractLinkDays: settings.VITE_CONTRACT_LINK_DAYS,
    plasticCard: { readyDays: settings.VITE_CARD_READY_DAYS, pickupPlace: settings.VITE_CARD_PICKUP_PLACE },
    links: Object.fromEntries(links),
  };
};

/** The documents named in a contract's consents; without an address the text has no link. */
const documentSettings = ['VITE_LINK_TERMS', 'VITE_LINK_TERMS_OF_USE', 'VITE_LINK_PRIVACY', 'VITE_LINK_ONLINE_TERMS'];

/** The settings of documents that are missing. */
export const missingDocuments = (given: Environment): string[] => documentSettings.filter((name) => !given[name]);
