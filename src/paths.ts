/**
 * Every URL of the portal: its pattern for the router and its builder for links.
 * Nothing else spells a route.
 */
import { generatePath } from 'react-router-dom';

/** What is the same for the router and for links. */
const plain = {
  home: '/',
  register: '/register',
  forgottenDetails: '/forgottendetails',
  payment: '/payment',
  regularCredit: '/payment/regularcredit',
  directDebit: '/payment/directdebit',
  changePassword: '/profile/chpass',
  newContract: '/contracting/init',
  upgrade: '/contracting/upgrade',
  upgradeMulti: '/contracting/upgrade_multi',
  wizard: '/contracting',
  invoices: '/invoices',
  documents: '/documents',
  invoiceData: '/invoicedata',
  overview: '/app',
  accessibility: '/accessibility',
} as const;

export const patterns = {
  ...plain,
  login: '/login/:code?/:lang?',
  loginApp: '/login/app/:code/:lang?',
  newPassword: '/password/:lang/:token',
  activate: '/activate/:lang/:code?',
  contractLink: '/contract/:lang/:token',
  intranetEntry: '/contracting/intra/:uuid/:status/:fromdate?/:todate?',
  subscribe: '/subscribe/:status/:lang?',
  unsubscribe: '/unsubscribe/:email?',
  invoicePrint: '/invoice/:invoice/:token?/:lang?',
  validateEmail: '/validate-email/:lang/:token',
  paymentResult: '/payment/:transaction',
  paymentCallback: '/payment/callback/:transaction?',
  profile: '/profile/data/:success?',
  upgradePartner: '/contracting/upgrade_tars/:kr/:officeEmail',
  offers: '/contracting/options/:token',
  contractStatus: '/contracting/sum/:uuid?/:status?',
} as const;

export type RouteName = keyof typeof patterns;

export const paths = {
  ...plain,
  login: '/login',
  paymentResult: (transaction: string) => generatePath(patterns.paymentResult, { transaction }),
  /** The return address that contracting gives to the payment service, which appends "/<transaction>". */
  paymentCallback: '/payment/callback',
  profile: '/profile/data',
  profileSuccess: '/profile/data/success',
  upgradePartner: (kr: string, officeEmail: string) => generatePath(patterns.upgradePartner, { kr, officeEmail }),
  offers: (token: string) => generatePath(patterns.offers, { token }),
  contractStatus: '/contracting/sum',
} as const;

/** Where a member lands after signing in. */
export const landingPath = ({ kr }: { kr?: string }): string => (kr === undefined ? paths.newContract : paths.payment);
