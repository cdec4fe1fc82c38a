import { expect, it } from 'vitest';

import { patterns } from '~/paths';

/** Section 2 of docs/specification.txt, as it is written there; /unsubscribe carries its e-mail by NAV-1. */
const specified = [
  '/register',
  '/login',
  '/login/:code?/:lang?',
  '/login/app/:code/:lang?',
  '/forgottendetails',
  '/password/:lang/:token',
  '/activate/:lang/:code?',
  '/contract/:lang/:token',
  '/contracting/intra/:uuid/:status/:fromdate?/:todate?',
  '/subscribe/:status/:lang?',
  '/unsubscribe/:email?',
  '/invoice/:invoice/:token/:lang',
  '/validate-email/:lang/:token',
  '/payment/:transaction?',
  '/payment/callback/:transaction?',
  '/payment/regularcredit',
  '/payment/directdebit',
  '/profile/data/:success?',
  '/profile/chpass',
  '/contracting/init',
  '/contracting/upgrade',
  '/contracting/upgrade_multi',
  '/contracting/upgrade_tars/:kr/:officeEmail',
  '/contracting/options/:token',
  '/contracting',
  '/contracting/sum/:uuid?/:status?',
  '/invoices',
  '/documents',
  '/invoicedata',
  '/app',
];

/** '/a/:b?/:c?' → '/a', '/a/:b', '/a/:b/:c': what the router makes of optional parts. */
const variantsOf = (pattern: string): string[] => {
  const parts = pattern.split('/').slice(1);
  const required = parts.findIndex((part) => part.endsWith('?'));
  const shortest = required < 0 ? parts.length : required;
  return Array.from(
    { length: parts.length - shortest + 1 },
    (_, extra) =>
      `/${parts
        .slice(0, shortest + extra)
        .join('/')
        .replaceAll('?', '')}`,
  );
};

const variants = new Set(Object.values(patterns).flatMap(variantsOf));

it.each(specified)('the table of addresses has %s (NAV-1)', (route) => {
  expect(variantsOf(route).filter((variant) => !variants.has(variant))).toEqual([]);
});
