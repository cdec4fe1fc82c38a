import { config } from '~/config/config';

import { parseUrl } from './parseUrl';
import { newReference, technicalError } from './serviceError';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether an address from a reply may be followed: https (http on loopback only), and an origin that is allowed or our own. */
export const isTrustedAddress = (address: string, ownOrigin: string, allowed: readonly string[]): boolean => {
  const url = parseUrl(address);
  if (url === undefined) return false;
  const { protocol, hostname, origin, username, password } = url;
  if (username !== '' || password !== '') return false;
  if (protocol !== 'https:' && !(protocol === 'http:' && loopback.has(hostname))) return false;
  return origin === ownOrigin || allowed.includes(origin);
};

/**
 * Follows an address from a reply, such as the bank's page: the only way out of the portal. Throws a technical error,
 * and stays, if the address isn't trusted.
 */
export const redirectToTrusted = (address: string): void => {
  if (!isTrustedAddress(address, window.location.origin, config.allowedOrigins)) throw technicalError();
  // The parsed address, not the text: location resolves "http:host/x" against the page.
  window.location.assign(new URL(address).href);
};

/** Maps the portal's paths to addresses. By default they are paths of its origin; the demo works from any folder. */
export interface PageAddresses {
  addressOf: (path: string) => string;
  pathIn: (address: string) => string;
  load: (path: string) => void;
}

let pages: PageAddresses = {
  addressOf: (path) => window.location.origin + path,
  pathIn: (address) => new URL(address).pathname,
  load: (path) => window.location.assign(new URL(path, window.location.origin)),
};

/** For the demo only. */
export const configurePages = (given: PageAddresses): void => {
  pages = given;
};

/** The full address of a path, for the bank to send the member back to. */
export const addressOf = (path: string): string => pages.addressOf(path);

/** The path of the portal in a full address. */
export const pathIn = (address: string): string => pages.pathIn(address);

/**
 * Opens a page of the portal with a full page load, so that no script of the last page stays. Throws a technical error
 * for a path that leads to another origin, such as //evil.
 */
export const loadPage = (path: string): void => {
  const { origin } = window.location;
  if (parseUrl(path, origin)?.origin !== origin) throw technicalError();
  pages.load(path);
};

/**
 * Gives a freshly loaded page its own history key. The router names them all "default", and would open
 * each at the previous one's scroll position.
 */
export const ensureHistoryKey = (): void => {
  if (window.history.state === null) window.history.replaceState({ key: newReference() }, '');
};

/** Reloads the page, to get a new release. */
export const reloadPage = (): void => {
  window.location.reload();
};
