import type { consentNames as names } from './constants';

/** The consents of step 7, all needed to pay (WIZ-14). */
export { consentNames } from './constants';
export type ConsentName = (typeof names)[number];
