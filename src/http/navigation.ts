import { config } from '../config';
import { technicalError } from './serviceError';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether an address from a reply may be followed: https (http on loopback only), an origin on the list (SEC-3). */
export const isTrustedAddress = (address: string, ownOrigin: string, allowed: readonly string[]): boolean => {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, origin, username, password } = new URL(address);
  if (username !== '' || password !== '') return false;
  if (protocol !== 'https:' && !(protocol === 'http:' && loopback.has(hostname))) return false;
  return origin === ownOrigin || allowed.includes(origin);
};

/**
 * The one way out of the portal to an address that a reply gave: the bank, the intranet (PAY-5, SEC-3).
 * Throws the technical error, and goes nowhere, for an address that is not trusted.
 */
export const redirectToTrusted = (address: string): void => {
  if (!isTrustedAddress(address, window.location.origin, config.allowedOrigins)) throw technicalError();
  window.location.assign(address);
};

/** How the portal's paths stand in addresses: as paths of its origin. The demo lies in any folder and has its own way. */
export interface PageAddresses {
  /** The full address of a path. */
  addressOf: (path: string) => string;
  /** The path that a full address leads to. */
  pathIn: (address: string) => string;
  /** Opens a path by a full load. */
  load: (path: string) => void;
}

let pages: PageAddresses = {
  addressOf: (path) => window.location.origin + path,
  pathIn: (address) => new URL(address).pathname,
  load: (path) => window.location.assign(new URL(path, window.location.origin)),
};

/** For the start of the demo alone. */
export const configurePages = (given: PageAddresses): void => {
  pages = given;
};

/** The full address of a path of the portal, for whoever sends the member back: the bank (PAY-5). */
export const addressOf = (path: string): string => pages.addressOf(path);

/** The path of the portal that a full address of it leads to. */
export const pathIn = (address: string): string => pages.pathIn(address);

/**
 * Enters or leaves a page of the portal by a full load, so that no script stays behind (SEC-2).
 * Throws the technical error for a path that leads elsewhere: //evil is another site's (SEC-4).
 */
export const loadPage = (path: string): void => {
  const { origin } = window.location;
  if (!URL.canParse(path, origin) || new URL(path, origin).origin !== origin) throw technicalError();
  pages.load(path);
};

/** Loads this page anew, after a release (NAV-14). */
export const reloadPage = (): void => {
  window.location.reload();
};
