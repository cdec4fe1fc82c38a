// @ts-check
import { locateNginx } from '../../scripts/nginx.mjs';

/** Where the browser tests run. E2E_PORT, the first of four free ports in a row, gives a run its own ports and builds, so that several can run at once. */
const usual = 4173;
const portalPort = Number(process.env.E2E_PORT || usual);
const bankPort = portalPort + 1;
const servicesPort = portalPort + 3;
const host = '127.0.0.1';
const hosted = locateNginx() !== undefined;
const origin = `http://${host}:${portalPort}`;
const own = portalPort === usual ? '' : `-${portalPort}`;
const bank = `http://${host}:${bankPort}`;

export const settings = {
  /** The suffix of the folders of a run with ports of its own. */
  own,
  host,
  /** Whether nginx serves the portal with the project's own configuration (deploy/). It does where it is installed. */
  hosted,
  portalPort,
  bankPort,
  origin,
  /** Where the stand-in and its control API listen. */
  servicesOrigin: hosted ? `http://${host}:${servicesPort}` : origin,
  bankOrigin: bank,
  dist: `.cache/dist-e2e${own}`,
  /** What Playwright writes of failed tests. */
  results: own === '' ? 'test-results' : `.cache/test-results${own}`,
  demo: { port: portalPort + 2, at: '/minta/demo/', dist: `.cache/dist-demo${own}` },
  /** The settings of the build. */
  build: {
    VITE_ALLOWED_ORIGINS: bank,
    VITE_RECAPTCHA_SITE_KEY: 'e2e-site-key',
    VITE_LINK_FLEXIBLE_OFFER: 'https://partner.example/rugalmas',
    VITE_LINK_MULTISPORT_CHECK: 'https://partner.example/jogosultsag',
    VITE_LINK_CREDIT_PURCHASE: 'https://partner.example/alkalmak',
    VITE_LINK_REACTIVATION: 'https://partner.example/ujraaktivalas',
    VITE_LINK_EXTENSION: 'https://partner.example/joker',
    VITE_LINK_PARTNER_CARD: 'https://partner.example/tarskartya',
    VITE_LINK_INVITE_PARTNER: 'https://partner.example/tarsmeghivas',
    VITE_LINK_PROMO: 'https://partner.example/promo',
    VITE_LINK_PACKAGES: 'https://partner.example/csomagok',
    VITE_LINK_INTRANET_SUBSCRIPTION: `${bank}/intranet/subscription`,
    VITE_LINK_INTRANET_UPGRADE: `${bank}/intranet/upgrade`,
    VITE_LINK_TERMS: 'https://partner.example/aszf.pdf',
    VITE_LINK_TERMS_OF_USE: 'https://partner.example/felhasznalas.pdf',
    VITE_LINK_ONLINE_TERMS: 'https://partner.example/online.pdf',
    VITE_LINK_PRIVACY: 'https://partner.example/adatkezeles.pdf',
    VITE_LINK_PURCHASE_INFO: 'https://partner.example/vasarlas',
    VITE_LINK_CARD_MANDATE_INFO: 'https://partner.example/meghatalmazas.pdf',
    VITE_LINK_CARE: 'https://partner.example/ugyfelszolgalat',
    VITE_CARE_PHONE: '+36 1 234 5678',
    VITE_CARE_EMAIL: 'ugyfelszolgalat@partner.example',
    VITE_CARE_HOURS: 'H–P 8–18 | Mon–Fri, 8am–6pm',
    VITE_CONTRACT_LINK_DAYS: '30',
    VITE_CARD_READY_DAYS: '5',
    VITE_CARD_PICKUP_PLACE: '1134 Budapest, Klub utca 1.',
  },
};
