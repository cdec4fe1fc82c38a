import { afterEach, beforeEach, expect, it } from 'vitest';

import type { Member } from '~/domain/identity/member';
import { setNow } from '~/domain/time/clock';
import { memberHash } from '~/session/memberHash';
import { lastMoment } from '~/session/sessionSchema';
import { createSafeStorage } from '~/session/storage';
import { createSessionStore, type SessionStore } from '~/session/store';

import { anna, bela, freshToken, minute, tokenOf } from './tokens';

const start = Date.parse('2026-03-02T09:00:00Z');
let now = start;
const signIn = (store: SessionStore, user: Member, lifeMs = 30 * minute): boolean =>
  store.signIn({ token: freshToken(now, lifeMs), user });
const signedIn = (user: Member = anna, lifeMs?: number): SessionStore => {
  const store = createSessionStore();
  signIn(store, user, lifeMs);
  return store;
};
const draft = { delivery: '1' };
const typed = (store: SessionStore) => store.memberStorage.read('step-4');
/** Somebody in the middle of a contract and of a payment. */
const underWay = {
  contractKey: '1234-5678',
  step: 4,
  type: 1,
  transaction: 'T1',
  endTransaction: { transaction: 'T0', contractKey: '1-2' },
  otpres: ['X'],
} as const;
const working = (user: Member = anna): SessionStore => {
  const store = signedIn(user);
  store.update({ ...underWay, otpres: [...underWay.otpres], szep: 'A2', upgradeDisabled: true });
  store.memberStorage.save('step-4', draft);
  return store;
};

beforeEach(() => {
  now = start;
  setNow(() => new Date(now));
});
afterEach(() => {
  setNow();
  window.sessionStorage.clear();
  window.localStorage.clear();
});

it('the session lies in sessionStorage under one key and survives a reload (SES-1)', () => {
  const store = signedIn();
  store.update({ contractKey: '1234-5678', step: 3, szep: 'A2' });
  expect(Object.keys(window.sessionStorage)).toEqual(['cportal.session']);
  const reloaded = createSessionStore();
  expect(reloaded.get()).toEqual(JSON.parse(window.sessionStorage.getItem('cportal.session') ?? ''));
  expect(reloaded.get()).toMatchObject({ currentUser: anna, contractKey: '1234-5678', step: 3, szep: 'A2' });
  expect(reloaded.remaining()).toBe(30 * minute);
});

it('a stored session whose clock puts its end before 1970 has expired, and crashes nothing (SES-2)', () => {
  signedIn();
  const stored = JSON.parse(window.sessionStorage.getItem('cportal.session') ?? '') as object;
  window.sessionStorage.setItem('cportal.session', JSON.stringify({ ...stored, skew: lastMoment }));
  expect(createSessionStore().get().token).toBeUndefined();
  expect(window.sessionStorage.getItem('cportal.drafts')).toBeNull();
});

it('the session lives in memory where the storage is blocked (SES-2, FLT-6)', () => {
  const blocked = createSafeStorage(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const store = createSessionStore(blocked);
  expect(signIn(store, anna)).toBe(true);
  store.update({ step: 2 });
  expect(store.get()).toMatchObject({ currentUser: anna, step: 2 });
  store.end('loggedOut');
  expect(store.get()).not.toHaveProperty('currentUser');
});

it.each([
  ['a token without a user', { token: freshToken(start, minute) }],
  ['a user with a token that is none', { token: 'abc', currentUser: anna }],
  ['a user with a token without an end', { token: tokenOf({ sub: 'x' }), currentUser: anna }],
])(
  'the session is none where the storage holds %s, and drafts without an owner are dropped (SES-2, SES-3)',
  (_, content) => {
    window.sessionStorage.setItem('cportal.session', JSON.stringify({ ...content, step: 3 }));
    window.sessionStorage.setItem('cportal.drafts', JSON.stringify({ forms: { 'step-4': draft } }));
    const store = createSessionStore();
    expect([store.get(), typed(store)]).toEqual([{}, undefined]);
  },
);

it('what nobody’s session holds, such as that an account was activated, survives a reload (PUB-4, SES-1)', () => {
  createSessionStore().update({ activated: true });
  expect(createSessionStore().get()).toEqual({ activated: true });
  createSessionStore().update({ activated: undefined });
  expect(window.sessionStorage).toHaveLength(0);
});

it('a document remembers that it has held a session, its own or a loaded one, after that has ended too (SEC-2)', () => {
  const store = createSessionStore();
  store.update({ activated: true });
  expect(store.hadSession()).toBe(false);
  signIn(store, anna);
  expect(createSessionStore().hadSession()).toBe(true);
  store.end('loggedOut');
  expect([store.hadSession(), createSessionStore().hadSession()]).toEqual([true, false]);
});

it('the session doesn’t begin with a token that has no end (SES-3)', () => {
  const store = createSessionStore();
  expect(store.signIn({ token: tokenOf({ sub: 'anna@pelda.hu' }), user: anna })).toBe(false);
  expect(store.get()).toEqual({});
});

it('the session ends with its token, by the server’s clock where the device’s is a day off (SES-3, SEC-9)', () => {
  for (const off of [-24 * 60, 24 * 60]) {
    const store = createSessionStore();
    store.signIn({ token: freshToken(now + off * minute, 30 * minute), user: anna });
    expect(store.remaining()).toBe(30 * minute);
    now += 29 * minute;
    expect(createSessionStore().remaining()).toBe(minute);
    now += minute;
    expect(store.remaining()).toBe(0);
  }
});

it('the session ends once: later ends change nothing (FLT-1)', () => {
  const store = signedIn();
  let changes = 0;
  const stop = store.subscribe(() => (changes += 1));
  for (const why of ['expired', 'expired', 'loggedOut'] as const) store.end(why);
  stop();
  store.update({ step: 1 });
  expect([changes, store.ended()?.why]).toEqual([1, 'expired']);
});

it('a session that was logged out leaves nothing on the tab, nor for the next sign-in (SES-9)', () => {
  const store = working();
  store.end('loggedOut');
  expect([store.get().currentUser, store.get().step, window.sessionStorage.length]).toEqual([undefined, undefined, 0]);
  signIn(store, anna);
  expect([store.get().step, typed(store), store.ended()]).toEqual([undefined, undefined, undefined]);
});

it('a session that begins after its member’s log-out goes on when the page is loaded again (SES-14)', () => {
  signedIn().end('loggedOut');
  const store = signedIn();
  store.check();
  expect([store.get().currentUser, createSessionStore().get().currentUser]).toEqual([anna, anna]);
});

it('a session that expired gives the same login its place, its payment, its result and its drafts back, after a reload of the sign-in page too (SES-8, FLT-1)', () => {
  const store = working();
  store.end('expired');
  expect([Object.keys(store.get()), store.ended()?.why]).toEqual([['endedToken'], 'expired']);
  now += 30 * minute - 1;
  const reloaded = createSessionStore();
  signIn(reloaded, { ...anna, email: 'Anna@Pelda.hu', kr: undefined });
  expect(reloaded.get()).toMatchObject(underWay);
  expect(reloaded.memberStorage.expired()).toBeUndefined();
  expect([reloaded.get().szep, typed(reloaded)]).toEqual([undefined, draft]);
});

it.each<[string, number, Member]>([
  ['another login signs in', 0, bela],
  ['half an hour has passed', 30 * minute, anna],
  ['the clock was put back', -30 * minute, anna],
])('a session that expired leaves nothing once %s (SES-8, SEC-6)', (_when, later, next) => {
  const store = working();
  store.end('expired');
  now += later;
  signIn(store, next);
  expect([store.get().contractKey, typed(store)]).toEqual([undefined, undefined]);
  expect(window.sessionStorage.getItem('cportal.drafts')).toBeNull();
});

it.each([
  ['half an hour late', 35, undefined],
  ['in time', 34, draft],
])(
  'a session whose end is noticed %s, after a sleep, keeps its drafts half an hour from the end (SES-8)',
  (_when, minutes, draftLeft) => {
    const store = signedIn(anna, 5 * minute);
    store.memberStorage.save('step-4', draft);
    now += minutes * minute;
    signIn(store, anna);
    expect(typed(store)).toEqual(draftLeft);
  },
);

it('a late reply is written into the session of its login, or into what that keeps after it expired (PAY-12, SES-8)', () => {
  const store = signedIn();
  store.update({ transaction: 'T1', step: 6 });
  const epoch = store.sessionEpoch();
  expect(store.updateIfCurrent(epoch, ({ step = 0 }) => ({ step: step + 1 }))).toBe(true);
  store.end('expired');
  const endTransaction = { transaction: 'T1', amount: 5_000 };
  expect(store.updateIfCurrent(epoch, () => ({ transaction: undefined, endTransaction }))).toBe(true);
  expect(store.get()).not.toHaveProperty('endTransaction');
  signIn(store, anna);
  expect(store.get()).toMatchObject({ step: 7, endTransaction });
  expect([store.get().transaction, store.sessionEpoch()]).toEqual([undefined, epoch]);
});

it.each<[string, (store: SessionStore) => void]>([
  ['was logged out', (store) => store.end('loggedOut')],
  ['was followed by another member’s', (store) => void signIn(store, bela)],
  ['was logged out, though the same member is in again', (store) => (store.end('loggedOut'), void signIn(store, anna))],
  ['expired before another member’s', (store) => (store.end('expired'), void signIn(store, bela))],
])('a late reply is dropped once its session %s (FLT-3, SES-14)', (_what, change) => {
  const store = signedIn();
  const epoch = store.sessionEpoch();
  change(store);
  expect(store.sessionEpoch()).not.toBe(epoch);
  expect(store.updateIfCurrent(epoch, () => ({ contractKey: '1234-5678' }))).toBe(false);
  expect(store.get().contractKey).toBeUndefined();
});

it.each<[string, Member]>([
  ['in capitals', { ...anna, email: 'ANNA@pelda.hu' }],
  ['with a new e-mail and the same kr', { ...anna, email: 'anna.uj@pelda.hu' }],
])(
  'the same member %s keeps payment, contract and drafts, without a moment of nobody (PAY-6, SES-7, SES-8)',
  (_how, after) => {
    const store = working();
    const epoch = store.sessionEpoch();
    const seen: (string | undefined)[] = [];
    store.subscribe(() => seen.push(store.get().currentUser?.email));
    signIn(store, after);
    expect(seen).toEqual([after.email]);
    expect(store.get()).toMatchObject({ ...underWay, szep: 'A2', currentUser: after });
    expect(typed(store)).toEqual(draft);
    store.end('expired');
    signIn(store, anna);
    expect(store.get()).toMatchObject(underWay);
    expect(store.updateIfCurrent(epoch, () => ({ transaction: undefined }))).toBe(true);
  },
);

it('the same member is known after head data brought a new e-mail, without a kr too (PAY-12, SES-8)', () => {
  const store = working();
  store.update({ pendingEmail: 'Anna.uj@pelda.hu' });
  const epoch = store.sessionEpoch();
  const after = { ...anna, kr: undefined, email: 'anna.uj@pelda.hu' };
  store.update({ currentUser: after });
  expect(store.get().pendingEmail).toBeUndefined();
  expect(store.updateIfCurrent(epoch, () => ({ step: 7 }))).toBe(true);
  store.end('expired');
  signIn(store, after);
  expect([store.get().step, typed(store)]).toEqual([7, draft]);
});

it.each([
  ['while signed in', () => undefined],
  ['after the session expired', (store: SessionStore) => store.end('expired')],
])(
  'the same member is known under the new e-mail that they asked for, without a kr too, %s (PUB-11)',
  (_when, before) => {
    const store = working(bela);
    store.update({ pendingEmail: 'Bela.uj@pelda.hu' });
    before(store);
    const after = { ...bela, email: 'bela.uj@pelda.hu' };
    expect(store.isPresentMember(after, true)).toBe(store.get().token !== undefined);
    store.signIn({ token: freshToken(now, 30 * minute), user: after, confirmsEmail: true });
    expect(store.get()).toMatchObject({ ...underWay, currentUser: after });
    expect([typed(store), store.get().pendingEmail]).toEqual([draft, undefined]);
  },
);

it.each<[string, Partial<Member>, string?, boolean?]>([
  ['under an e-mail that nobody asked for', { email: 'mas@pelda.hu' }],
  ['with another kr under that e-mail', { email: 'uj@pelda.hu', kr: '654321' }, '123456'],
  ['with another kr under the same e-mail', { email: bela.email, kr: '654321' }, '123456'],
  ['who signs in with the new e-mail, not by its link', { email: 'uj@pelda.hu' }, undefined, false],
])('somebody %s is another member (PUB-11, SEC-6)', (_who, who, kr, confirmsEmail = true) => {
  for (const expires of [false, true]) {
    const store = signedIn({ ...bela, kr });
    store.update({ contractKey: '1234-5678', pendingEmail: 'uj@pelda.hu' });
    expect(store.isPresentMember({ ...bela, ...who }, confirmsEmail)).toBe(false);
    if (expires) store.end('expired');
    store.signIn({ token: freshToken(now, 30 * minute), user: { ...bela, ...who }, confirmsEmail });
    expect([store.get().contractKey, store.get().pendingEmail]).toEqual([undefined, undefined]);
  }
});

it('another member’s token clears contract, payment and drafts, and publishes an empty session in between, which drops cached replies (SEC-6, SES-9)', () => {
  const store = working();
  const seen: (string | undefined)[] = [];
  store.subscribe(() => seen.push(store.get().currentUser?.email));
  store.signIn({ token: freshToken(now, minute), user: bela, support: true });
  const { token: _token, ...rest } = store.get();
  expect(rest).toEqual({
    currentUser: bela,
    memberHash: memberHash(bela.email),
    support: true,
    skew: 0,
  });
  expect(typed(store)).toBeUndefined();
  expect(seen).toEqual([undefined, bela.email]);
});

it('another member’s token is seen by a page that comes back out of the back-forward cache (SES-9)', () => {
  const cached = working();
  const seen: (string | undefined)[] = [];
  cached.subscribe(() => seen.push(cached.get().currentUser?.email));
  const other = createSessionStore();
  signIn(other, bela);
  // The second time it is the same member.
  for (const _time of [1, 2]) cached.reread();
  expect([cached.get().currentUser, typed(cached)]).toEqual([bela, undefined]);
  expect(seen).toEqual([undefined, bela.email, bela.email]);
  other.end('loggedOut');
  cached.reread();
  expect(cached.get()).toEqual({});
});
