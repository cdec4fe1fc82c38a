// @ts-check
/** Where the exploring begins. Each start has a world of the stand-in to itself. */
import { URLSearchParams } from 'node:url';

/** @typedef {(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, headers?: Record<string, string>) => Promise<any>} Call */
/** @typedef {{ path: string, session?: object }} Start a page of the portal, and the session that the tab begins with */

/** @param {Call} call @param {string} persona */
const sessionOf = async (call, persona) => {
  const { token, user } = await call('POST', '/__standin/sign-in', { persona });
  return { token, currentUser: user, skew: 0 };
};

/** The path of the link in a mail. @param {string} href */
const pathOf = (href) => {
  const { pathname, search } = new URL(href);
  return `${pathname}${search}`;
};

/** @param {Call} call @returns {Promise<Start>} */
const contractLink = async (call) => {
  const to = 'valaki@peldakft.hu';
  const { token } = await sessionOf(call, 'bela');
  const offer = { type: 'R', email: to, kr: '', employer: 'E100', key: 1, kartya_fajta: 'CEGES' };
  await call('POST', '/cportal-contracting-services/api/contracting/v1/start', offer, {
    authorization: `Bearer ${token}`,
  });
  const [mail] = await call('GET', `/__standin/mails?${new URLSearchParams({ to, kind: 'contract' }).toString()}`);
  return { path: pathOf(mail.links[0].href.hu) };
};

/** The next step of a contracting whose earlier steps are saved. @param {Call} call @returns {Promise<Start>} */
const wizard = async (call) => {
  const { processes } = await call('GET', '/__standin/state');
  const { key, savedStep } = processes.find((/** @type {any} */ { accountId }) => accountId === 'vilmos');
  const session = { ...(await sessionOf(call, 'vilmos')), contractKey: key, step: savedStep + 1, type: 0 };
  return { path: '/contracting', session };
};

/** @type {Record<string, (call: Call) => Promise<Start>>} */
export const starts = {
  'sign-in': () => Promise.resolve({ path: '/login' }),
  payments: async (call) => ({ path: '/payment', session: await sessionOf(call, 'anna') }),
  'contract-link': contractLink,
  wizard,
  support: async (call) => ({ path: pathOf((await call('POST', '/__standin/support', { persona: 'anna' })).hu) }),
};
