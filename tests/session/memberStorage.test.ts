import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { setNow } from '../../src/domain/time/clock';
import { createMemberStorage, pendingEmailDraft } from '../../src/session/memberStorage';
import { createTabStorage } from '../../src/session/storage';
import { minute } from './tokens';

const start = Date.parse('2026-03-02T09:00:00Z');
const stored = (): string | null => window.sessionStorage.getItem('cportal.drafts');

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  setNow(() => new Date());
});
afterEach(() => {
  vi.useRealTimers();
  setNow();
  window.sessionStorage.clear();
});

const storageOf = (owner: string) => {
  const memberStorage = createMemberStorage(createTabStorage());
  memberStorage.claim({ email: owner });
  return memberStorage;
};

describe('what was typed', () => {
  it('is there again after a reload (SES-8)', () => {
    storageOf('anna@pelda.hu').save('profile-phone', { phone: '+36/30/1234567' });
    expect(createMemberStorage(createTabStorage()).read('profile-phone')).toEqual({ phone: '+36/30/1234567' });
  });

  it('lies in the storage without its secrets, which a reload drops (SES-8, SEC-8)', () => {
    const memberStorage = storageOf('anna@pelda.hu');
    memberStorage.save('step-6', { months: '3', bank: { account: '11773016-11111018' } }, ['bank']);
    expect(memberStorage.read('step-6')).toEqual({ months: '3', bank: { account: '11773016-11111018' } });
    expect(stored()).not.toContain('11773016');
    expect(createMemberStorage(createTabStorage()).read('step-6')).toEqual({ months: '3' });
  });

  it('is a picture of the moment, not the form itself', () => {
    const memberStorage = storageOf('anna@pelda.hu');
    const address = { city: 'Budapest' };
    memberStorage.save('profile-address', { address });
    address.city = 'Győr';
    expect(memberStorage.read('profile-address')).toEqual({ address: { city: 'Budapest' } });
  });

  it('goes when the form was saved', () => {
    const memberStorage = storageOf('anna@pelda.hu');
    memberStorage.save('a', { x: 1 });
    memberStorage.save('b', { x: 2 });
    memberStorage.drop('a');
    expect([memberStorage.read('a'), memberStorage.read('b')]).toEqual([undefined, { x: 2 }]);
    memberStorage.drop('b');
    expect(stored()).toBeNull();
  });

  it('is kept for nobody: a form that a log-out takes down leaves nothing (SES-9)', () => {
    const memberStorage = storageOf('anna@pelda.hu');
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
  ])('is nothing where the storage holds %j (SES-2)', (rubbish) => {
    window.sessionStorage.setItem('cportal.drafts', rubbish);
    const memberStorage = createMemberStorage(createTabStorage());
    expect(memberStorage.read('a')).toBeUndefined();
    expect(memberStorage.claim({ email: 'anna@pelda.hu' })).toEqual({});
  });
});

describe('the drafts of a process', () => {
  it('are dropped together, from the storage and from memory, and no others', () => {
    const memberStorage = storageOf('anna@pelda.hu');
    for (const form of ['step-1', 'step-2', 'profile', 'my-step-3']) memberStorage.save(form, { x: form });
    memberStorage.dropAll('step-');
    expect(['step-1', 'step-2', 'profile', 'my-step-3'].map((form) => memberStorage.read(form)?.x)).toEqual([
      undefined,
      undefined,
      'profile',
      'my-step-3',
    ]);
    expect(stored()).not.toContain('step-1');
  });

  it('are dropped though a reload left them in the storage alone', () => {
    storageOf('anna@pelda.hu').save('step-1', { x: 1 });
    const memberStorage = createMemberStorage(createTabStorage());
    memberStorage.dropAll('step-');
    expect([memberStorage.read('step-1'), stored()]).toEqual([undefined, null]);
  });
});

describe('whose drafts they are (SES-8, SEC-6)', () => {
  const anna = { email: 'anna@pelda.hu', kr: '123456' };
  const ownedBy = (owner: { email: string; kr?: string }) => {
    const memberStorage = createMemberStorage(createTabStorage());
    memberStorage.own(owner);
    memberStorage.save('step-4', { delivery: '1' });
    return memberStorage;
  };

  it('is nobody’s to say before somebody signed in', () => {
    expect(createMemberStorage(createTabStorage()).isOwner(anna)).toBe(false);
  });

  it.each([
    ['the same e-mail', { email: 'ANNA@pelda.hu' }, true],
    ['the same kr', { email: 'uj@pelda.hu', kr: '123456' }, true],
    ['neither', { email: 'bela@pelda.hu', kr: '654321' }, false],
    ['the same e-mail, but not with another kr', { email: 'anna@pelda.hu', kr: '654321' }, false],
    ['another e-mail without a kr', { email: 'bela@pelda.hu' }, false],
  ])('is told by %s', (_what, member, isOwner) => {
    expect(ownedBy(anna).isOwner(member)).toBe(isOwner);
  });

  it.each([
    ['in any case', { email: 'UJ@pelda.hu' }, true],
    ['with the first kr', { email: 'uj@pelda.hu', kr: '123456' }, true],
    ['not with another kr', { email: 'uj@pelda.hu', kr: '654321' }, false],
    ['not another e-mail', { email: 'mas@pelda.hu' }, false],
  ])('is told by the new e-mail that was asked for, %s (PUB-11)', (_what, member, isOwner) => {
    const memberStorage = ownedBy(anna);
    memberStorage.save(pendingEmailDraft, { email: 'Uj@pelda.hu' });
    expect(memberStorage.isOwner(member)).toBe(isOwner);
  });

  it('is not told by a new e-mail that is no text', () => {
    const memberStorage = ownedBy(anna);
    memberStorage.save(pendingEmailDraft, { email: 7 });
    expect(memberStorage.isOwner({ email: '7' })).toBe(false);
  });

  it('changes with another member, whose drafts they never become', () => {
    const memberStorage = ownedBy(anna);
    memberStorage.own({ ...anna, email: 'uj@pelda.hu' });
    expect(memberStorage.read('step-4')).toEqual({ delivery: '1' });
    expect(memberStorage.isOwner({ email: 'anna@pelda.hu' })).toBe(false);
    memberStorage.own({ email: 'bela@pelda.hu' });
    expect([memberStorage.read('step-4'), memberStorage.isOwner({ email: 'bela@pelda.hu' })]).toEqual([
      undefined,
      true,
    ]);
  });

  it('stays the same under a new e-mail: once that is in force, nothing waits for it (PUB-11)', () => {
    const memberStorage = ownedBy({ email: 'bela@pelda.hu' });
    memberStorage.save(pendingEmailDraft, { email: 'uj@pelda.hu' });
    memberStorage.rename({ email: 'bela@pelda.hu', kr: '654321' });
    expect(memberStorage.read(pendingEmailDraft)).toEqual({ email: 'uj@pelda.hu' });
    memberStorage.rename({ email: 'uj@pelda.hu', kr: '654321' });
    expect([memberStorage.read(pendingEmailDraft), memberStorage.read('step-4')]).toEqual([
      undefined,
      { delivery: '1' },
    ]);
    expect(memberStorage.isOwner({ email: 'masik@pelda.hu', kr: '654321' })).toBe(true);
  });

  it('is read anew from the storage, which another page may have changed', () => {
    const memberStorage = ownedBy(anna);
    window.sessionStorage.clear();
    expect(memberStorage.read('step-4')).toEqual({ delivery: '1' });
    memberStorage.reread();
    expect([memberStorage.read('step-4'), memberStorage.isOwner(anna)]).toEqual([undefined, false]);
  });
});

describe('what a session that ended left', () => {
  const kept = {
    contractKey: '1234-5678',
    step: 4,
    type: 0,
    transaction: 'T1',
    endTransaction: { transaction: 'T0', auth: '123456' },
  } as const;
  const left = (minutesAgo: number) => {
    const memberStorage = storageOf('anna@pelda.hu');
    memberStorage.save('step-4', { delivery: '1' });
    memberStorage.keep({ email: 'anna@pelda.hu' }, kept, start - minutesAgo * minute);
    return memberStorage;
  };

  it.each(['anna@pelda.hu', 'Anna@Pelda.hu'])(
    'is handed to the same login, %s, within half an hour (SES-8)',
    (login) => {
      const memberStorage = left(0);
      vi.setSystemTime(start + 29 * minute);
      expect(memberStorage.claim({ email: login })).toEqual(kept);
      expect(memberStorage.read('step-4')).toEqual({ delivery: '1' });
    },
  );

  it('is handed over to the last moment of the half hour (SES-8)', () => {
    const memberStorage = left(0);
    vi.setSystemTime(start + 30 * minute - 1);
    expect(memberStorage.claim({ email: 'anna@pelda.hu' })).toEqual(kept);
    vi.advanceTimersByTime(30 * minute);
    expect(memberStorage.read('step-4')).toEqual({ delivery: '1' });
  });

  it('goes within half an hour of a clock that was put right again (SES-8)', () => {
    const memberStorage = left(0);
    vi.setSystemTime(start - 600 * minute);
    memberStorage.reread();
    vi.setSystemTime(start + 31 * minute);
    expect(memberStorage.read('step-4')).toEqual({ delivery: '1' });
    vi.advanceTimersByTime(30 * minute);
    expect([memberStorage.read('step-4'), stored()]).toEqual([undefined, null]);
  });

  it('lies in the storage though no form was open', () => {
    const memberStorage = storageOf('anna@pelda.hu');
    memberStorage.keep({ email: 'anna@pelda.hu' }, kept, start);
    expect(createMemberStorage(createTabStorage()).claim({ email: 'anna@pelda.hu' })).toEqual(kept);
  });

  it('holds no token, and nothing of a session that can’t be read', () => {
    const memberStorage = left(0);
    memberStorage.keep({ email: 'anna@pelda.hu' }, { ...kept, token: 'x.y.z', szep: 'A2' }, start);
    expect(stored()).not.toMatch(/x\.y\.z|A2/);
    memberStorage.keep({ email: 'anna@pelda.hu' }, { ...kept, step: 99 }, start);
    expect(memberStorage.claim({ email: 'anna@pelda.hu' })).toEqual({});
    expect(memberStorage.read('step-4')).toEqual({ delivery: '1' });
  });

  it('takes what comes late for its member, while it is there', () => {
    const memberStorage = left(0);
    expect(memberStorage.amend(({ step = 0 }) => ({ step: step + 1 }))).toBe(true);
    expect(memberStorage.claim({ email: 'anna@pelda.hu' })).toEqual({ ...kept, step: 5 });
    expect(memberStorage.amend(() => ({ step: 7 }))).toBe(false);
  });

  it('is handed over once only', () => {
    const memberStorage = left(0);
    memberStorage.claim({ email: 'anna@pelda.hu' });
    expect(memberStorage.claim({ email: 'anna@pelda.hu' })).toEqual({});
  });

  it('survives a reload of the sign-in page (SES-8)', () => {
    left(0);
    const memberStorage = createMemberStorage(createTabStorage());
    expect(memberStorage.claim({ email: 'anna@pelda.hu' })).toEqual(kept);
    expect(memberStorage.read('step-4')).toEqual({ delivery: '1' });
  });

  it('is dropped for another login (SES-8, SEC-6)', () => {
    const memberStorage = left(0);
    expect(memberStorage.claim({ email: 'bela@pelda.hu' })).toEqual({});
    expect([memberStorage.read('step-4'), stored()]).toEqual([undefined, null]);
  });

  it('goes by itself after half an hour, though nobody comes (SES-8)', () => {
    const memberStorage = left(0);
    vi.advanceTimersByTime(30 * minute);
    expect([memberStorage.read('step-4'), stored()]).toEqual([undefined, null]);
  });

  it('is gone for a tab that slept longer, and for one opened later (SES-8)', () => {
    const asleep = left(0);
    vi.setSystemTime(start + 31 * minute);
    expect(asleep.claim({ email: 'anna@pelda.hu' })).toEqual({});
    left(0);
    vi.setSystemTime(start + 62 * minute);
    expect(createMemberStorage(createTabStorage()).read('step-4')).toBeUndefined();
    expect(stored()).toBeNull();
  });

  it('counts its half hour from the end, not from when it was noticed (SES-8)', () => {
    expect(left(31).claim({ email: 'anna@pelda.hu' })).toEqual({});
  });
});
