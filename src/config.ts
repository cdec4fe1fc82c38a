/**
 * The deployment's settings, read once from the environment that Vite builds in, and typed.
 * `vite.config.ts` reads them with the same function, so a setting that can't be read stops the build.
 * `.env.example` documents each.
 */

const serviceBases = {
  accountPublic: '/cportal-user-account-services/api/accounts/v1',
  account: '/cportal-user-account-services/api/protected/accounts/v1',
  paymentPublic: '/cportal-payment-services/api/public/payment/v1',
  payment: '/cportal-payment-services/api/payment/v1',
  contractingPublic: '/cportal-contracting-services/api/public/contracting/v1',
  contracting: '/cportal-contracting-services/api/contracting/v1',
  intranet: '/intranet-services/api/intranet/v1',
  documents: '/common-services',
  newsletter: '/newsletter-services/api/newsletter/v1',
} as const;

export type ServiceName = keyof typeof serviceBases;

const linkNames = {
  flexibleOffer: 'VITE_LINK_FLEXIBLE_OFFER',
  multisportCheck: 'VITE_LINK_MULTISPORT_CHECK',
  creditPurchase: 'VITE_LINK_CREDIT_PURCHASE',
  reactivation: 'VITE_LINK_REACTIVATION',
  extension: 'VITE_LINK_EXTENSION',
  partnerCard: 'VITE_LINK_PARTNER_CARD',
  invitePartner: 'VITE_LINK_INVITE_PARTNER',
  promo: 'VITE_LINK_PROMO',
  intranetSubscription: 'VITE_LINK_INTRANET_SUBSCRIPTION',
  intranetUpgrade: 'VITE_LINK_INTRANET_UPGRADE',
  terms: 'VITE_LINK_TERMS',
  privacy: 'VITE_LINK_PRIVACY',
  purchaseInfo: 'VITE_LINK_PURCHASE_INFO',
  cardMandateInfo: 'VITE_LINK_CARD_MANDATE_INFO',
} as const;

export type LinkName = keyof typeof linkNames;

export interface Config {
  /** Origin (and path) in front of every service base; '' is the page's own origin. */
  apiRoot: string;
  bases: Record<ServiceName, string>;
  /** Origins that the bank and the intranet may send the member to; empty means the page's own. */
  allowedOrigins: readonly string[];
  recaptchaSiteKey: string | undefined;
  links: Partial<Record<LinkName, string>>;
}

export type Environment = Readonly<Record<string, unknown>>;

const fail = (name: string, why: string): never => {
  throw new Error(`Setting ${name}: ${why}`);
};

const text = (env: Environment, name: string): string | undefined => {
  const value = env[name];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
};

const webAddress = (name: string, value: string): string => {
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) fail(name, `"${value}" is no http(s) address`);
  return value;
};

const readBases = (env: Environment): Record<ServiceName, string> => {
  const name = 'VITE_SERVICE_BASES';
  const given = text(env, name);
  if (given === undefined) return serviceBases;
  let overrides: unknown;
  try {
    overrides = JSON.parse(given);
  } catch {
    return fail(name, 'is no JSON');
  }
  if (typeof overrides !== 'object' || overrides === null || Array.isArray(overrides)) return fail(name, 'is no JSON object');
  for (const [key, value] of Object.entries(overrides)) {
    if (!Object.hasOwn(serviceBases, key)) fail(name, `there is no service "${key}" (${Object.keys(serviceBases).join(', ')})`);
    if (typeof value !== 'string' || !value.startsWith('/')) fail(name, `"${key}" has to be a path that begins with /`);
  }
  return { ...serviceBases, ...overrides };
};

const readApiRoot = (env: Environment): string => {
  const root = text(env, 'VITE_API_ROOT');
  return root === undefined ? '' : webAddress('VITE_API_ROOT', root).replace(/\/+$/, '');
};

const readOrigins = (env: Environment): string[] =>
  (text(env, 'VITE_ALLOWED_ORIGINS') ?? '')
    .split(',')
    .map((origin) => origin.trim())
    .filter((origin) => origin !== '')
    .map((origin) => new URL(webAddress('VITE_ALLOWED_ORIGINS', origin)).origin);

const readLinks = (env: Environment): Config['links'] => {
  const links: Config['links'] = {};
  for (const [link, name] of Object.entries(linkNames)) {
    const address = text(env, name);
    if (address !== undefined) links[link as LinkName] = webAddress(name, address);
  }
  return links;
};

/** Reads and checks the settings. Throws an Error that names the setting and what is wrong with it. */
export const parseConfig = (env: Environment): Config => ({
  apiRoot: readApiRoot(env),
  bases: readBases(env),
  allowedOrigins: readOrigins(env),
  recaptchaSiteKey: text(env, 'VITE_RECAPTCHA_SITE_KEY'),
  links: readLinks(env),
});

/** `import.meta.env` is missing where Vite itself loads this file (vite.config.ts). */
export const config: Config = parseConfig((import.meta as { env?: Environment }).env ?? {});
