// @ts-check
/** The member pages that the bench visits: a path and a persona. */

/** @typedef {{ path: string, persona: string, step?: number }} Visit */

/** The menu of a member with a card. @type {readonly Visit[]} */
export const menuPages = [
  '/payment',
  '/payment/regularcredit',
  '/payment/directdebit',
  '/profile/data',
  '/profile/chpass',
  '/contracting/init',
  '/contracting/upgrade',
  '/contracting',
  '/contracting/upgrade_multi',
  '/invoicedata',
  '/invoices',
  '/documents',
  '/app',
].map((path) => ({ path, persona: 'anna' }));

/** Every step of the wizard; vilmos stands before the fourth. @type {readonly Visit[]} */
export const wizardPages = [1, 2, 3, 4].map((step) => ({ path: '/contracting', persona: 'vilmos', step }));
