/**
 * Every URL of the portal: its pattern for the router and its builder for links.
 * Nothing else spells a route.
 */
import { generatePath } from 'react-router-dom';

export const patterns = {
  home: '/',
  login: '/login/:code?/:lang?',
  loginApp: '/login/app/:code/:lang?',
  register: '/register',
  forgottenDetails: '/forgottendetails',
  newPassword: '/password/:lang/:token',
  activate: '/activate/:lang/:code?',
  contractLink: '/contract/:lang/:token',
  intranetEntry: '/contracting/intra/:uuid/:status/:fromdate?/:todate?',
  subscribe: '/subscribe/:status/:lang?',
  unsubscribe: '/unsubscribe/:email?',
  invoicePrint: '/invoice/:invoice/:token?/:lang?',
  validateEmail: '/validate-email/:lang/:token',
  payment: '/payment',
  paymentResult: '/payment/:transaction',
  paymentCallback: '/payment/callback/:transaction?',
  regularCredit: '/payment/regularcredit',
  directDebit: '/payment/directdebit',
  profile: '/profile/data/:success?',
  changePassword: '/profile/chpass',
  newContract: '/contracting/init',
  upgrade: '/contracting/upgrade',
  upgradeMulti: '/contracting/upgrade_multi',
  upgradePartner: '/contracting/upgrade_tars/:kr/:officeEmail',
  offers: '/contracting/options/:token',
  wizard: '/contracting',
  contractStatus: '/contracting/sum/:uuid?/:status?',
  invoices: '/invoices',
  documents: '/documents',
  invoiceData: '/invoicedata',
  overview: '/app',
  accessibility: '/accessibility',
} as const;

export type RouteName = keyof typeof patterns;

export const paths = {
  home: patterns.home,
  login: '/login',
  register: patterns.register,
  forgottenDetails: patterns.forgottenDetails,
  payment: patterns.payment,
  paymentResult: (transaction: string) => generatePath(patterns.paymentResult, { transaction }),
  /** The return address that contracting gives to the payment service, which appends "/<transaction>". */
  paymentCallback: '/payment/callback',
  regularCredit: patterns.regularCredit,
  directDebit: patterns.directDebit,
  profile: '/profile/data',
  profileSuccess: '/profile/data/success',
  changePassword: patterns.changePassword,
  newContract: patterns.newContract,
  upgrade: patterns.upgrade,
  upgradeMulti: patterns.upgradeMulti,
  upgradePartner: (kr: string, officeEmail: string) => generatePath(patterns.upgradePartner, { kr, officeEmail }),
  offers: (token: string) => generatePath(patterns.offers, { token }),
  wizard: patterns.wizard,
  contractStatus: '/contracting/sum',
  invoices: patterns.invoices,
  documents: patterns.documents,
  invoiceData: patterns.invoiceData,
  overview: patterns.overview,
  accessibility: patterns.accessibility,
} as const;

/** Where a member lands after signing in. */
export const landingPath = ({ kr }: { kr?: string }): string => (kr === undefined ? paths.newContract : paths.payment);
