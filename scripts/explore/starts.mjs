// @ts-check
/** Where the exploring begins. Each start has a world of the stand-in to itself. */
/** @typedef {(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, headers?: Record<string, string>) => Promise<any>} Call */
/** @typedef {{ path: string, session?: object }} Start a page of the portal, and the session that the tab begins with */

/** @param {Call} call @param {string} persona */
const sessionOf = async (call, persona) => {
  const { token, user } = await call('POST', '/__standin/sign-in', { persona });
  return { token, currentUser: user, skew: 0 };
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
  'contract-link': () => Promise.resolve({ path: '/contract/hu/szerzodesvilmos2026' }),
  wizard,
  support: async (call) => ({
    path: new URL((await call('POST', '/__standin/support', { persona: 'anna' })).hu).pathname,
  }),
};
