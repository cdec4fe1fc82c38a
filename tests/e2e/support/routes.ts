import { generatePath } from 'react-router-dom';

import { patterns, type RouteName } from '~/paths';

/** Who a route is for: anybody, visitors who aren't signed in, or members. */
export type Audience = 'anybody' | 'guest' | 'member';

export interface Visit {
  name: RouteName;
  path: string;
  audience: Audience;
}

const guests: readonly RouteName[] = ['login', 'loginApp', 'register', 'forgottenDetails'];
const open: readonly RouteName[] = [
  'home',
  'newPassword',
  'activate',
  'contractLink',
  'intranetEntry',
  'subscribe',
  'unsubscribe',
  'invoicePrint',
  'validateEmail',
  'accessibility',
];

/** Values for the parameters. The tokens are unknown to the services, so that a visit changes nothing. */
const parameters: Record<string, string> = {
  code: 'ismeretlen-kod-2026',
  token: 'ismeretlen-token-2026',
  lang: 'hu',
  uuid: '00000000-0000-4000-8000-000000000000',
  status: '1',
  fromdate: '2026-01-01',
  todate: '2026-12-31',
  email: 'valaki@pelda.hu',
  officeEmail: 'valaki@peldakft.hu',
  invoice: '2026-000001',
  transaction: 'T00000000001',
  success: 'success',
  kr: '234502',
};

/** Fills in a pattern's parameters, with or without the optional ones. */
const fill = (pattern: string, optional: boolean): string => {
  const parts = pattern.split('/').filter((part) => optional || !part.endsWith('?'));
  return generatePath(parts.join('/').replaceAll('?', '') || '/', parameters);
};

/** Every route of NAV-1, with and without its optional parameters. */
export const visits: readonly Visit[] = Object.entries(patterns).flatMap(([key, pattern]) => {
  const name = key as RouteName;
  const audience: Audience = guests.includes(name) ? 'guest' : open.includes(name) ? 'anybody' : 'member';
  return [...new Set([fill(pattern, false), fill(pattern, true)])].map((path) => ({ name, path, audience }));
});

/** The routes with Google's captcha (SEC-2). */
export const captchaRoutes: readonly RouteName[] = ['register', 'forgottenDetails', 'unsubscribe'];
