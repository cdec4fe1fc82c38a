import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { Member } from '../../src/domain/identity/member';
import { setNow } from '../../src/domain/time/clock';
import { pendingEmailDraft } from '../../src/session/memberStorage';
import { createSafeStorage } from '../../src/session/storage';
import { createSessionStore, type SessionStore } from '../../src/session/store';
import { anna, bela, freshToken, minute, tokenOf } from './tokens';

const start = Date.parse('2026-03-02T09:00:00Z');
let now = start;
const stored = (): unknown => JSON.parse(window.sessionStorage.getItem('cportal.session') ?? 'null');
const signedIn = (user: Member = anna, lifeMs = 30 * minute) => {
  const store = createSessionStore();
  store.signIn({ token: freshToken(now, lifeMs), user });
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

describe('the session', () => {
  it('lies in sessionStorage under one key and survives a reload (SES-1)', () => {
    const store = signedIn();
    store.update({ contractKey: '1234-5678', step: 3, szep: 'A2' });
    expect(Object.keys(window.sessionStorage)).toEqual(['cportal.session']);
    const reloaded = createSessionStore();
    expect(reloaded.get()).toEqual(stored());
    expect(reloaded.get()).toMatchObject({ currentUser: anna, contractKey: '1234-5678', step: 3, szep: 'A2' });
    expect(reloaded.remaining()).toBe(30 * minute);
  });

  it('lives in memory where the storage is blocked (SES-2, FLT-6)', () => {
    const store = createSessionStore(
      createSafeStorage(() => {
        throw new DOMException('blocked', 'SecurityError');
      }),
    );
    expect(store.signIn({ token: freshToken(now, minute), user: anna })).toBe(true);
    store.update({ step: 2 });
    expect(store.get()).toMatchObject({ currentUser: anna, step: 2 });
    store.end('loggedOut');
    expect(store.get()).toEqual({});
  });

  it.each([
    ['a token without a user', { token: freshToken(start, minute) }],
    ['a user with a token that is none', { token: 'abc', currentUser: anna }],
    ['a user with a token without an end', { token: tokenOf({ sub: 'x' }), currentUser: anna }],
  ])('is none where the storage holds %s (SES-2, SES-3)', (_, content) => {
    window.sessionStorage.setItem('cportal.session', JSON.stringify({ ...content, step: 3 }));
    expect(createSessionStore().get()).toEqual({});
  });

  it('takes no token that has no end (SES-3)', () => {
    const store = createSessionStore();
    expect(store.signIn({ token: tokenOf({ sub: 'anna@pelda.hu' }), user: anna })).toBe(false);
    expect(store.get()).toEqual({});
  });

  it('ends with its token, by the server’s clock where the device’s is a day off (SES-3, SEC-9)', () => {
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

  it('forgets the member and the drafts on a log-out, and keeps nothing for the next sign-in (SES-9)', () => {
    const store = signedIn();
    store.update({ contractKey: '1234-5678', step: 3 });
    store.memberStorage.save('step-3', { validFrom: '2026-04-01' });
    store.end('loggedOut');
    expect(store.get()).toEqual({});
    expect(window.sessionStorage).toHaveLength(0);
    store.signIn({ token: freshToken(now, minute), user: anna });
    expect(store.get().step).toBeUndefined();
    expect(store.memberStorage.read('step-3')).toBeUndefined();
  });

  it('leaves the language on the device at a log-out (SES-11)', () => {
    window.localStorage.setItem('cportal.language', 'en');
    signedIn().end('loggedOut');
    expect(window.localStorage.getItem('cportal.language')).toBe('en');
  });

  it('that ended by itself gives the same login its place and drafts back (SES-8, FLT-1)', () => {
    const store = signedIn();
    store.update({
      contractKey: '1234-5678',
      step: 4,
      type: 1,
      transaction: 'T1',
      endTransaction: { transaction: 'T0', auth: '123456' },
      otpres: ['X'],
    });
    store.memberStorage.save('step-4', { delivery: '1' });
    store.end('expired');
    expect(store.get()).toEqual({});
    expect(store.endedBy()).toBe('expired');
    now += 10 * minute;
    store.signIn({ token: freshToken(now, minute), user: anna });
    expect(store.endedBy()).toBeUndefined();
    expect(store.get()).toMatchObject({
      contractKey: '1234-5678',
      step: 4,
      type: 1,
      transaction: 'T1',
      endTransaction: { transaction: 'T0', auth: '123456' },
    });
    // A failed payment that nobody has been told of yet is told then.
    expect(store.get().otpres).toEqual(['X']);
    expect(store.memberStorage.read('step-4')).toEqual({ delivery: '1' });
  });

  it('that ended by itself still takes what concerns its login, and gives it back (PAY-12, SES-8)', () => {
    const store = signedIn();
    store.update({ transaction: 'T1', step: 6 });
    const epoch = store.sessionEpoch();
    expect(store.updateIfCurrent(epoch, ({ step = 0 }) => ({ step: step + 1 }))).toBe(true);
    expect(store.get().step).toBe(7);
    store.end('expired');
    expect(
      store.updateIfCurrent(epoch, () => ({
        transaction: undefined,
        endTransaction: { transaction: 'T1', auth: '1' },
      })),
    ).toBe(true);
    expect(store.get()).toEqual({});
    store.signIn({ token: freshToken(now, minute), user: anna });
    expect(store.get()).toMatchObject({ step: 7, endTransaction: { transaction: 'T1', auth: '1' } });
    expect(store.get().transaction).toBeUndefined();
    expect(store.sessionEpoch()).toBe(epoch);
    store.end('loggedOut');
    expect(store.updateIfCurrent(epoch, () => ({ transaction: 'T2' }))).toBe(false);
  });

  it.each<[string, (store: SessionStore) => void]>([
    [
      'another member is in',
      (store) =>
        store.signIn({ token: freshToken(now, minute), user: { ...anna, email: 'bela@pelda.hu', kr: '654321' } }),
    ],
    [
      'the same member signed in again after a log-out',
      (store) => void (store.end('loggedOut'), store.signIn({ token: freshToken(now, minute), user: anna })),
    ],
    [
      'another member came after it expired',
      (store) =>
        void (
          store.end('expired'),
          store.signIn({ token: freshToken(now, minute), user: { ...anna, email: 'bela@pelda.hu', kr: '654321' } })
        ),
    ],
  ])('takes no late reply once %s (FLT-3, SES-14)', (_what, change) => {
    const store = signedIn();
    const epoch = store.sessionEpoch();
    change(store);
    expect(store.updateIfCurrent(epoch, () => ({ contractKey: '1234-5678' }))).toBe(false);
    expect(store.get().contractKey).toBeUndefined();
  });

  it('is the same member’s by the kr after the e-mail changed: payment, contract and drafts stay, late replies are taken (PAY-6, SES-7, SES-8)', () => {
    const store = createSessionStore();
    const before = { ...anna, kr: '123456' };
    const after = { ...before, email: 'anna.uj@pelda.hu' };
    store.signIn({ token: freshToken(now, minute), user: before });
    store.update({ transaction: 'T1', contractKey: '1234-5678', step: 4 });
    store.memberStorage.save('step-4', { delivery: '1' });
    const epoch = store.sessionEpoch();
    store.signIn({ token: freshToken(now, minute), user: after });
    expect(store.get()).toMatchObject({ transaction: 'T1', contractKey: '1234-5678', step: 4, currentUser: after });
    expect(store.memberStorage.read('step-4')).toEqual({ delivery: '1' });
    store.end('expired');
    store.signIn({ token: freshToken(now, minute), user: before });
    expect(store.get()).toMatchObject({ transaction: 'T1', step: 4 });
    expect(store.updateIfCurrent(epoch, () => ({ transaction: undefined }))).toBe(true);
  });

  it('is the same login after its head data brought a new e-mail, without a kr too (PAY-12, SES-8)', () => {
    const store = signedIn();
    const epoch = store.sessionEpoch();
    store.memberStorage.save('step-4', { delivery: '1' });
    const after = { ...anna, kr: undefined, email: 'anna.uj@pelda.hu' };
    store.update({ currentUser: after });
    expect(store.updateIfCurrent(epoch, () => ({ step: 7 }))).toBe(true);
    store.end('expired');
    store.signIn({ token: freshToken(now, minute), user: after });
    expect(store.get().step).toBe(7);
    expect(store.memberStorage.read('step-4')).toEqual({ delivery: '1' });
  });

  it.each([
    ['signed in', () => undefined],
    ['after it ended', (store: SessionStore) => store.end('expired')],
  ])(
    'is the same member’s under the new e-mail that they asked for, without a kr too, %s (PUB-11)',
    (_when, before) => {
      const store = signedIn(bela);
      store.update({ contractKey: '1234-5678', step: 4, wizard: { key: '1234-5678', activator: 'tok' } });
      store.memberStorage.save('step-4', { delivery: '1' });
      store.memberStorage.save(pendingEmailDraft, { email: 'Bela.uj@pelda.hu' });
      const seen: unknown[] = [];
      store.subscribe(() => seen.push(store.get().contractKey));
      before(store);
      const after = { ...bela, email: 'bela.uj@pelda.hu' };
      expect(store.isPresentMember(after)).toBe(store.get().token !== undefined);
      seen.length = 0;
      store.signIn({ token: freshToken(now, minute), user: after });
      expect(store.get()).toMatchObject({ contractKey: '1234-5678', step: 4, currentUser: after });
      expect(store.get().wizard?.activator).toBe('tok');
      expect(store.memberStorage.read('step-4')).toEqual({ delivery: '1' });
      // Cached replies are dropped between two members only.
      expect(seen).toEqual(['1234-5678']);
    },
  );

  it.each([
    ['under an e-mail that nobody asked for', { ...bela, email: 'mas@pelda.hu' }, undefined],
    ['with another kr under that e-mail', { ...bela, email: 'uj@pelda.hu', kr: '654321' }, '123456'],
  ])('is another member’s %s (PUB-11, SEC-6)', (_who, next, kr) => {
    const store = signedIn({ ...bela, kr });
    store.update({ contractKey: '1234-5678' });
    store.memberStorage.save(pendingEmailDraft, { email: 'uj@pelda.hu' });
    expect(store.isPresentMember(next)).toBe(false);
    store.signIn({ token: freshToken(now, minute), user: next });
    expect(store.get().contractKey).toBeUndefined();
    expect(store.memberStorage.read(pendingEmailDraft)).toBeUndefined();
  });

  it('takes the drafts of a member who reloaded the page before it ended (SES-8)', () => {
    signedIn();
    const store = createSessionStore();
    store.memberStorage.save('step-4', { delivery: '1' });
    const again = createSessionStore();
    again.signIn({ token: freshToken(now, minute), user: anna });
    expect(again.memberStorage.read('step-4')).toEqual({ delivery: '1' });
  });

  it('counts the half hour of its drafts from the token’s end, though the device slept through it (SES-8)', () => {
    const store = signedIn(anna, 5 * minute);
    store.memberStorage.save('step-4', { delivery: '1' });
    now += 36 * minute;
    store.end('expired');
    store.signIn({ token: freshToken(now, minute), user: anna });
    expect(store.memberStorage.read('step-4')).toBeUndefined();
  });

  it.each([
    ['ten idle minutes, and says whose it was', 10, undefined],
    ['less than that never', 9, anna],
  ])('of support staff ends when it is loaded after %s (SES-15, SES-12)', (_when, idle, user) => {
    const store = createSessionStore();
    store.signIn({ token: freshToken(now, 60 * minute), user: anna, support: true });
    now += idle * minute;
    const loaded = createSessionStore();
    expect(loaded.get().currentUser).toEqual(user);
    expect(loaded.ended()).toEqual(user === undefined ? { why: 'loggedOut', member: anna, support: true } : undefined);
    // As a page that the back-forward cache brings back.
    store.reread();
    expect(store.get().currentUser).toEqual(user);
  });

  it('ends once: later ends say nothing (FLT-1)', () => {
    const store = signedIn();
    let changes = 0;
    store.subscribe(() => (changes += 1));
    store.end('expired');
    store.end('expired');
    store.end('loggedOut');
    expect([changes, store.endedBy()]).toEqual([1, 'expired']);
  });
});

describe('another member’s token', () => {
  const entered = () => {
    const store = signedIn();
    store.update({
      contractKey: '1234-5678',
      step: 4,
      type: 1,
      transaction: 'T1',
      otpres: ['X'],
      endTransaction: {},
      szep: 'A2',
      upgradeDisabled: true,
    });
    store.memberStorage.save('step-4', { delivery: '1' });
    return store;
  };

  it('clears the contract, the payment and the drafts of the one before (SEC-6)', () => {
    const store = entered();
    store.signIn({ token: freshToken(now, minute), user: bela, support: true });
    const { token: _token, ...rest } = store.get();
    expect(rest).toEqual({ currentUser: bela, support: true, supportActiveAt: now, skew: 0 });
    expect(store.memberStorage.read('step-4')).toBeUndefined();
  });

  it('leaves a moment of nobody, in which kept replies are dropped (SEC-6, SES-9)', () => {
    const store = entered();
    const seen: (string | undefined)[] = [];
    store.subscribe(() => seen.push(store.get().currentUser?.email));
    store.signIn({ token: freshToken(now, minute), user: bela });
    expect(seen).toEqual([undefined, bela.email]);
  });

  it('is no other’s where the member signs in again: everything stays (SES-7)', () => {
    const store = entered();
    const seen: (string | undefined)[] = [];
    store.subscribe(() => seen.push(store.get().currentUser?.email));
    store.signIn({ token: freshToken(now, minute), user: { ...anna, email: 'ANNA@pelda.hu' } });
    expect(seen).toEqual(['ANNA@pelda.hu']);
    expect(store.get()).toMatchObject({ contractKey: '1234-5678', step: 4, transaction: 'T1', szep: 'A2' });
    expect(store.memberStorage.read('step-4')).toEqual({ delivery: '1' });
  });

  it('is seen by a page that comes back out of the back-forward cache (SES-9)', () => {
    const cached = entered();
    const other = createSessionStore();
    other.signIn({ token: freshToken(now, minute), user: bela });
    cached.reread();
    expect(cached.get().currentUser).toEqual(bela);
    expect(cached.memberStorage.read('step-4')).toBeUndefined();
    other.end('loggedOut');
    cached.reread();
    expect(cached.get()).toEqual({});
  });
});
