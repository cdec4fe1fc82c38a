import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { setNow } from '../../src/domain/time/clock';
import { createMemberStorage, pendingEmailDraft } from '../../src/session/memberStorage';
import { createTabStorage } from '../../src/session/storage';
import { minute } from './tokens';

const start = Date.parse('2026-03-02T09:00:00Z');
const stored = (): string | null => window.sessionStorage.getItem('cportal.drafts');
const reloaded = () => createMemberStorage(createTabStorage());

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  setNow(() => new Date());
});
afterEach(() => {
  vi.useRealTimers();
  setNow();
  window.sessionStorage.clear();
});

const anna = { email: 'anna@pelda.hu', kr: '123456' };
const draft = { delivery: '1' };
const ownedBy = (owner: { email: string; kr?: string }) => {
  const memberStorage = reloaded();
  memberStorage.own(owner);
  memberStorage.save('step-4', draft);
  return memberStorage;
};

describe('what was typed', () => {
  it('what was typed is there again after a reload, but for its secrets, which never reach the storage (SES-8, SEC-8)', () => {
    const memberStorage = ownedBy(anna);
    memberStorage.save('step-6', { months: '3', bank: { account: '11773016-11111018' } }, ['bank']);
    expect(memberStorage.read('step-6')).toEqual({ months: '3', bank: { account: '11773016-11111018' } });
    expect(stored()).not.toContain('11773016');
    expect(reloaded().read('step-6')).toEqual({ months: '3' });
  });

  it('what was typed is dropped by name, or all of a process together, in the storage and in memory (SES-8)', () => {
    const memberStorage = ownedBy(anna);
    for (const form of ['step-1', 'profile', 'my-step-3']) memberStorage.save(form, { x: form });
    memberStorage.dropAll('step-');
    expect(['step-1', 'step-4', 'profile', 'my-step-3'].map((form) => memberStorage.read(form)?.x)).toEqual([
      undefined,
      undefined,
      'profile',
      'my-step-3',
    ]);
    memberStorage.drop('profile');
    expect(memberStorage.read('profile')).toBeUndefined();
    // A reload left it in the storage alone.
    const after = reloaded();
    after.dropAll('my-');
    expect([after.read('my-step-3'), stored()]).toEqual([undefined, null]);
  });

  it('what was typed isn’t kept once nobody is signed in: a form that a log-out takes down leaves nothing (SES-9)', () => {
    const memberStorage = ownedBy(anna);
    memberStorage.clear();
    memberStorage.save('profile-phone', { phone: '1' });
    expect([memberStorage.read('profile-phone'), stored()]).toEqual([undefined, null]);
  });

  it.each([
    '',
    '{',
    'null',
    '{"forms":[]}',
    '{"owner":7,"forms":{}}',
    '{"forms":{"a":"x"}}',
    '{"leftAt":1e300,"forms":{"a":{}}}',
  ])('what was typed is nothing where the storage holds %j (SES-2)', (rubbish) => {
    window.sessionStorage.setItem('cportal.drafts', rubbish);
    const memberStorage = reloaded();
    expect(memberStorage.read('a')).toBeUndefined();
    expect(memberStorage.claim(anna)).toEqual({});
  });
});

describe('the owner of what was typed', () => {
  it.each([
    ['the same e-mail', { email: 'ANNA@pelda.hu' }, true],
    ['the same kr', { email: 'mas@pelda.hu', kr: '123456' }, true],
    ['neither', { email: 'bela@pelda.hu', kr: '654321' }, false],
    ['the same e-mail, but not with another kr', { email: 'anna@pelda.hu', kr: '654321' }, false],
    ['another e-mail without a kr', { email: 'bela@pelda.hu' }, false],
    ['the new e-mail that was asked for', { email: 'UJ@pelda.hu' }, true],
    ['that e-mail with the first kr', { email: 'uj@pelda.hu', kr: '123456' }, true],
    ['that e-mail, but not with another kr', { email: 'uj@pelda.hu', kr: '654321' }, false],
  ])('the owner of what was typed is known by %s (SES-8, SEC-6, PUB-11)', (_what, member, isOwner) => {
    expect(reloaded().isOwner(member)).toBe(false);
    const memberStorage = ownedBy(anna);
    memberStorage.save(pendingEmailDraft, { email: 'Uj@pelda.hu' });
    expect(memberStorage.isOwner(member)).toBe(isOwner);
  });

  it('the owner of what was typed isn’t known by a new e-mail that is no text (SES-2)', () => {
    const memberStorage = ownedBy(anna);
    memberStorage.save(pendingEmailDraft, { email: 7 });
    expect(memberStorage.isOwner({ email: '7' })).toBe(false);
  });

  it('the owner of what was typed changes with another member, whose drafts they never become (SEC-6)', () => {
    const memberStorage = ownedBy(anna);
    memberStorage.own({ ...anna, email: 'uj@pelda.hu' });
    expect(memberStorage.read('step-4')).toEqual(draft);
    expect(memberStorage.isOwner({ email: 'anna@pelda.hu' })).toBe(false);
    memberStorage.own({ email: 'bela@pelda.hu' });
    expect(memberStorage.read('step-4')).toBeUndefined();
    expect(memberStorage.isOwner({ email: 'bela@pelda.hu' })).toBe(true);
  });

  it('the owner of what was typed stays the same under a new e-mail; once that is in force, it is no longer pending (PUB-11)', () => {
    const memberStorage = ownedBy({ email: 'bela@pelda.hu' });
    memberStorage.save(pendingEmailDraft, { email: 'uj@pelda.hu' });
    memberStorage.rename({ email: 'bela@pelda.hu', kr: '654321' });
    expect(memberStorage.pendingEmail()).toBe('uj@pelda.hu');
    memberStorage.rename({ email: 'uj@pelda.hu', kr: '654321' });
    expect([memberStorage.pendingEmail(), memberStorage.read('step-4')]).toEqual([undefined, draft]);
    expect(memberStorage.isOwner({ email: 'masik@pelda.hu', kr: '654321' })).toBe(true);
  });
});

describe('what an expired session keeps', () => {
  const login = { email: 'anna@pelda.hu' };
  const kept = {
    contractKey: '1234-5678',
    step: 4,
    type: 0,
    transaction: 'T1',
    endTransaction: { transaction: 'T0', auth: '123456' },
  } as const;
  const left = (minutesAgo = 0) => {
    const memberStorage = ownedBy(login);
    memberStorage.keep(login, kept, start - minutesAgo * minute);
    return memberStorage;
  };

  it('what an expired session keeps is handed to the same login once, to the last moment of half an hour, and then lives on (SES-8)', () => {
    const memberStorage = left();
    vi.setSystemTime(start + 30 * minute - 1);
    expect(memberStorage.claim({ email: 'Anna@Pelda.hu' })).toEqual(kept);
    vi.advanceTimersByTime(30 * minute);
    expect(memberStorage.read('step-4')).toEqual(draft);
    expect(memberStorage.claim(login)).toEqual({});
  });

  it('what an expired session keeps survives a reload of the sign-in page, with or without a form (SES-8)', () => {
    left();
    const memberStorage = reloaded();
    memberStorage.drop('step-4');
    expect(reloaded().claim(login)).toEqual(kept);
  });

  it('what an expired session keeps holds no token, and nothing of a session that can’t be read (SES-8, SES-2)', () => {
    const memberStorage = left();
    memberStorage.keep(login, { ...kept, token: 'x.y.z', szep: 'A2' }, start);
    expect(stored()).not.toMatch(/x\.y\.z|A2/);
    memberStorage.keep(login, { ...kept, step: 99 }, start);
    expect(memberStorage.claim(login)).toEqual({});
    expect(memberStorage.read('step-4')).toEqual(draft);
  });

  it.each<[string, (memberStorage: ReturnType<typeof left>) => unknown]>([
    ['another login signs in', (memberStorage) => memberStorage.claim({ email: 'bela@pelda.hu' })],
    ['half an hour has passed, though nobody comes', () => vi.advanceTimersByTime(30 * minute)],
    ['the tab slept longer', (memberStorage) => (vi.setSystemTime(start + 31 * minute), memberStorage.claim(login))],
    ['the tab is opened later', () => (vi.setSystemTime(start + 31 * minute), reloaded())],
    ['its end was noticed half an hour late', () => left(31).claim(login)],
  ])('what an expired session keeps is dropped, in the storage too, once %s (SES-8, SEC-6)', (_when, happens) => {
    const memberStorage = left();
    happens(memberStorage);
    memberStorage.reread();
    expect([memberStorage.read('step-4'), stored()]).toEqual([undefined, null]);
  });

  it('what an expired session keeps is dropped within half an hour of a clock that was put right again (SES-8)', () => {
    const memberStorage = left();
    vi.setSystemTime(start - 600 * minute);
    memberStorage.reread();
    vi.setSystemTime(start + 31 * minute);
    expect(memberStorage.read('step-4')).toEqual(draft);
    vi.advanceTimersByTime(30 * minute);
    expect([memberStorage.read('step-4'), stored()]).toEqual([undefined, null]);
  });
});
