/** The deployment's settings in force. They come at run time, as /settings.json (http/loadSettings.ts). */

export const serviceBases = {
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

/** The links, with their names in the environment. */
export const linkNames = {
  flexibleOffer: 'VITE_LINK_FLEXIBLE_OFFER',
  multisportCheck: 'VITE_LINK_MULTISPORT_CHECK',
  creditPurchase: 'VITE_LINK_CREDIT_PURCHASE',
  reactivation: 'VITE_LINK_REACTIVATION',
  extension: 'VITE_LINK_EXTENSION',
  partnerCard: 'VITE_LINK_PARTNER_CARD',
  invitePartner: 'VITE_LINK_INVITE_PARTNER',
  promo: 'VITE_LINK_PROMO',
  packages: 'VITE_LINK_PACKAGES',
  intranetSubscription: 'VITE_LINK_INTRANET_SUBSCRIPTION',
  intranetUpgrade: 'VITE_LINK_INTRANET_UPGRADE',
  terms: 'VITE_LINK_TERMS',
  termsOfUse: 'VITE_LINK_TERMS_OF_USE',
  onlineTerms: 'VITE_LINK_ONLINE_TERMS',
  privacy: 'VITE_LINK_PRIVACY',
  purchaseInfo: 'VITE_LINK_PURCHASE_INFO',
  cardMandateInfo: 'VITE_LINK_CARD_MANDATE_INFO',
  care: 'VITE_LINK_CARE',
} as const;

export type LinkName = keyof typeof linkNames;

export interface Config {
  /** Origin (and path) in front of every service base; '' is the page's own origin. */
  apiRoot: string;
  bases: Record<ServiceName, string>;
  /** Origins that the bank's and the intranet's addresses may have; empty means that no bank can be opened. */
  allowedOrigins: readonly string[];
  recaptchaSiteKey?: string | undefined;
  /** Whether calls carry X-Request-Id; a service on another origin may not allow it. */
  sendsRequestId: boolean;
  /** Customer care, as far as it is configured. */
  care: { phone?: string | undefined; email?: string | undefined; hours?: string | undefined };
  /** For how many days a contract's e-mailed link works; nothing is said about it where it isn't configured. */
  contractLinkDays?: number | undefined;
  /** Within how many working days of signing a plastic card is ready, and where it is collected, as far as they are configured. */
  plasticCard: { readyDays?: number | undefined; pickupPlace?: string | undefined };
  links: Partial<Record<LinkName, string>>;
}

/** Before the settings are read, and in the pages that the build renders. */
export const unsetConfig: Config = {
  apiRoot: '',
  bases: serviceBases,
  allowedOrigins: [],
  sendsRequestId: true,
  care: {},
  plasticCard: {},
  links: {},
};

const listeners = new Set<() => void>();

/** The settings in force. A value is read where it is needed, never kept: the file may come later than the code. */
let config: Config = unsetConfig;
export { config };

export const onConfigChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const applyConfig = (settings: Config): void => {
  config = settings;
  for (const listener of listeners) listener();
};
