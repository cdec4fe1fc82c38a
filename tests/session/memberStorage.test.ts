import { afterEach, expect, it } from 'vitest';

import { createMemberStorage } from '~/session/memberStorage';
import { createTabStorage } from '~/session/storage';

const stored = (): string | null => window.sessionStorage.getItem('cportal.drafts');
const opened = (hasOwner = () => true) => createMemberStorage(createTabStorage(), hasOwner);
const member = { email: 'anna@pelda.hu', kr: '123456' };

afterEach(() => window.sessionStorage.clear());

it('what was typed is there again after a reload, but for its secrets, which never reach the storage (SES-8, SEC-8)', () => {
  const memberStorage = opened();
  memberStorage.save('step-6', { months: '3', bank: { account: '11773016-11111018' } }, ['bank']);
  expect(memberStorage.read('step-6')).toEqual({ months: '3', bank: { account: '11773016-11111018' } });
  expect(stored()).not.toContain('11773016');
  expect(opened().read('step-6')).toEqual({ months: '3' });
});

it('what was typed is dropped by name, or all of a process together, in the storage and in memory (SES-8)', () => {
  const memberStorage = opened();
  const forms = ['step-1', 'step-4', 'profile', 'my-step-3'];
  for (const form of forms) memberStorage.save(form, { x: form });
  memberStorage.dropAll('step-');
  memberStorage.drop('profile');
  const read = () => forms.map((form) => memberStorage.read(form)?.x);
  expect(read()).toEqual([undefined, undefined, undefined, 'my-step-3']);
  // A reload left it in the storage alone.
  const after = opened();
  after.dropAll('my-');
  expect([after.read('my-step-3'), stored()]).toEqual([undefined, null]);
});

it('what was typed isn’t stored once nobody is signed in: a form that a log-out takes down leaves nothing (SES-9)', () => {
  const memberStorage = opened(() => false);
  memberStorage.save('profile-phone', { phone: '1' });
  expect([memberStorage.read('profile-phone'), stored()]).toEqual([undefined, null]);
});

it('an expired session keeps its place and its payment, but no token and nothing else (SES-8)', () => {
  const place = { contractKey: '1-2', step: 4, type: 0, transaction: 'T1', otpres: ['X'] } as const;
  const records = {
    pendingEmail: 'uj@pelda.hu',
    lastPayment: { transaction: 'T1', method: '4', year: 2026, before: [] },
    lastContractKey: '1-2',
  };
  const rest = { ...place, otpres: ['X'], ...records, endTransaction: { transaction: 'T0' }, wizard: { key: '1-2' } };
  opened().setExpired({ at: 1, member, session: { ...rest, ...{ token: 'x.y.z', szep: 'A2' } } });
  expect(opened().expired()).toEqual({ at: 1, member, session: rest });
});

it.each([
  '',
  '{',
  'null',
  '{"forms":[]}',
  '{"forms":{"a":"x"}}',
  '{"expired":{"at":1e300,"member":{"email":"a"},"session":{}},"forms":{"a":{}}}',
  '{"expired":{"at":1},"forms":{"a":{}}}',
])('what was typed is nothing where the storage holds %j (SES-2)', (rubbish) => {
  window.sessionStorage.setItem('cportal.drafts', rubbish);
  expect([opened().read('a'), opened().expired()]).toEqual([undefined, undefined]);
});

it('a place that can’t be read is left out of an expired session, whose drafts stay (SES-2)', () => {
  const expired = { at: 1, member, session: { step: 99 } };
  window.sessionStorage.setItem('cportal.drafts', JSON.stringify({ expired, forms: { a: { x: 1 } } }));
  expect([opened().read('a'), opened().expired()?.session]).toEqual([{ x: 1 }, {}]);
});
