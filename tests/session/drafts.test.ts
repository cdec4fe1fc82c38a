import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { setNow } from '../../src/domain/time/clock';
import { createDrafts } from '../../src/session/drafts';
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

const draftsOf = (owner: string) => {
  const drafts = createDrafts(createTabStorage());
  drafts.claim({ email: owner });
  return drafts;
};

describe('what was typed', () => {
  it('is there again after a reload (SES-8)', () => {
    draftsOf('anna@pelda.hu').save('profile-phone', { phone: '+36/30/1234567' });
    expect(createDrafts(createTabStorage()).read('profile-phone')).toEqual({ phone: '+36/30/1234567' });
  });

  it('lies in the storage without its secrets, which a reload drops (SES-8, SEC-8)', () => {
    const drafts = draftsOf('anna@pelda.hu');
    drafts.save('step-6', { months: '3', bank: { account: '11773016-11111018' } }, ['bank']);
    expect(drafts.read('step-6')).toEqual({ months: '3', bank: { account: '11773016-11111018' } });
    expect(stored()).not.toContain('11773016');
    expect(createDrafts(createTabStorage()).read('step-6')).toEqual({ months: '3' });
  });

  it('is a picture of the moment, not the form itself', () => {
    const drafts = draftsOf('anna@pelda.hu');
    const address = { city: 'Budapest' };
    drafts.save('profile-address', { address });
    address.city = 'Győr';
    expect(drafts.read('profile-address')).toEqual({ address: { city: 'Budapest' } });
  });

  it('goes when the form was saved', () => {
    const drafts = draftsOf('anna@pelda.hu');
    drafts.save('a', { x: 1 });
    drafts.save('b', { x: 2 });
    drafts.drop('a');
    expect([drafts.read('a'), drafts.read('b')]).toEqual([undefined, { x: 2 }]);
    drafts.drop('b');
    expect(stored()).toBeNull();
  });

  it('is kept for nobody: a form that a log-out takes down leaves nothing (SES-9)', () => {
    const drafts = draftsOf('anna@pelda.hu');
    drafts.clear();
    drafts.save('profile-phone', { phone: '1' });
    expect([drafts.read('profile-phone'), stored()]).toEqual([undefined, null]);
  });

  it.each(['', '{', 'null', '{"forms":[]}', '{"owner":7,"forms":{}}', '{"forms":{"a":"x"}}'])(
    'is nothing where the storage holds %j (SES-2)',
    (rubbish) => {
      window.sessionStorage.setItem('cportal.drafts', rubbish);
      const drafts = createDrafts(createTabStorage());
      expect(drafts.read('a')).toBeUndefined();
      expect(drafts.claim({ email: 'anna@pelda.hu' })).toEqual({});
    },
  );
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
    const drafts = draftsOf('anna@pelda.hu');
    drafts.save('step-4', { delivery: '1' });
    drafts.keep({ email: 'anna@pelda.hu' }, kept, start - minutesAgo * minute);
    return drafts;
  };

  it.each(['anna@pelda.hu', 'Anna@Pelda.hu'])(
    'is handed to the same login, %s, within half an hour (SES-8)',
    (login) => {
      const drafts = left(0);
      vi.setSystemTime(start + 29 * minute);
      expect(drafts.claim({ email: login })).toEqual(kept);
      expect(drafts.read('step-4')).toEqual({ delivery: '1' });
    },
  );

  it('is handed over once only', () => {
    const drafts = left(0);
    drafts.claim({ email: 'anna@pelda.hu' });
    expect(drafts.claim({ email: 'anna@pelda.hu' })).toEqual({});
  });

  it('survives a reload of the sign-in page (SES-8)', () => {
    left(0);
    const drafts = createDrafts(createTabStorage());
    expect(drafts.claim({ email: 'anna@pelda.hu' })).toEqual(kept);
    expect(drafts.read('step-4')).toEqual({ delivery: '1' });
  });

  it('is dropped for another login (SES-8, SEC-6)', () => {
    const drafts = left(0);
    expect(drafts.claim({ email: 'bela@pelda.hu' })).toEqual({});
    expect([drafts.read('step-4'), stored()]).toEqual([undefined, null]);
  });

  it('goes by itself after half an hour, though nobody comes (SES-8)', () => {
    const drafts = left(0);
    vi.advanceTimersByTime(30 * minute);
    expect([drafts.read('step-4'), stored()]).toEqual([undefined, null]);
  });

  it('is gone for a tab that slept longer, and for one opened later (SES-8)', () => {
    const asleep = left(0);
    vi.setSystemTime(start + 31 * minute);
    expect(asleep.claim({ email: 'anna@pelda.hu' })).toEqual({});
    left(0);
    vi.setSystemTime(start + 62 * minute);
    expect(createDrafts(createTabStorage()).read('step-4')).toBeUndefined();
    expect(stored()).toBeNull();
  });

  it('counts its half hour from the end, not from when it was noticed (SES-8)', () => {
    expect(left(31).claim({ email: 'anna@pelda.hu' })).toEqual({});
  });
});
