import { expect, it } from 'vitest';

import { contractEntry } from '~/features/contract/useEnterContract';

import { paidResult } from '../../setup/payments';

const key = '1234-5678-9012';

it.each([
  ['no step', undefined, '/contracting/options/tok', 1],
  ['step 1', 1, '/contracting/options/tok', 1],
  ['step 2', 2, '/contracting', 2],
  ['step 7', 7, '/contracting', 7],
  ['step 8', 8, '/contracting/sum', 8],
  ['a step before the first', 0, '/contracting/options/tok', undefined],
  ['a step that the wizard has not', 12, '/contracting', undefined],
])('a contract’s link with %s leads on by it (PUB-13, FLT-7)', (_, step, path, sessionStep) => {
  const entry = contractEntry('tok', { key, type: 'R', step });
  expect([entry.path, entry.session.step]).toEqual([path, sessionStep]);
});

it.each([
  ['U', 1],
  ['R', 0],
  ['h', 0],
  [undefined, 0],
] as const)('a contract’s link of type %s is session type %s (PUB-13)', (type, sessionType) => {
  expect(contractEntry('tok', { key, type }).session.type).toBe(sessionType);
});

it('a contract’s link sets endTransaction at the contract’s end only, and keeps the activator that can cancel it (PUB-13, WIZ-19)', () => {
  expect(contractEntry('tok', { key, step: 8 }).session.endTransaction).toEqual({});
  const { session } = contractEntry('tok', { key, step: 7 });
  expect(session).toMatchObject({ endTransaction: undefined, wizard: { key, activator: 'tok' } });
});

it('a contract’s link keeps what the tab knows of the same contract, and nothing of another (WIZ-11, SUM-4)', () => {
  const tabSession = {
    wizard: { key, pending: 7, leisurePayer: { name: 'Kis Éva' } },
    endTransaction: { transaction: 'T1', contractKey: key, result: paidResult },
  };
  expect(contractEntry('tok', { key, step: 7 }, tabSession).session).toMatchObject({
    wizard: { ...tabSession.wizard, activator: 'tok' },
    endTransaction: tabSession.endTransaction,
  });
  expect(contractEntry('tok', { key: 'other', step: 7 }, tabSession).session).toMatchObject({
    wizard: { key: 'other', activator: 'tok' },
    endTransaction: undefined,
  });
});

it('a contract’s link without a key forgets the contract before it (PUB-13)', () => {
  expect(contractEntry('intra-1', { type: 'R' }).session).toEqual({
    contractKey: undefined,
    wizard: undefined,
    type: 0,
    step: undefined,
    endTransaction: undefined,
  });
});
