// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { contractResult } from '../../src/features/paying/endPayment';

describe('what /get-8 says of a contract’s payment (PAY-12, SUM-5)', () => {
  it.each<[string, Partial<Parameters<typeof contractResult>[0]>, boolean | undefined]>([
    ['is paid where it says so, whatever the status is', { status: 'ERROR', paid: true, payState: 'ERROR' }, true],
    ['is paid where the contract is done', { status: 'DONE' }, true],
    ['is paid where an unlisted payState stands beside DONE', { status: 'DONE', payState: 'PAID' }, true],
    ['is nothing where DONE says that it isn’t paid', { status: 'DONE', paid: false }, undefined],
    ['has failed where payState ERROR stands beside DONE', { status: 'DONE', payState: 'ERROR' }, false],
    ['has failed where payState ERROR stands beside ERROR', { status: 'ERROR', payState: 'ERROR' }, false],
    [
      'has failed where payState ERROR stands beside documents',
      { status: 'OK', docState: true, payState: 'ERROR' },
      false,
    ],
    ['is nothing where payState ERROR stands alone', { status: 'OK', payState: 'ERROR' }, undefined],
    ['is nothing where the status is unlisted', { status: 'X', docState: true, payState: 'ERROR' }, undefined],
    ['is nothing while it isn’t paid', { status: 'OK', paid: false, payState: 'WAITING' }, undefined],
    ['is nothing where only the contract failed (case 29)', { status: 'ERROR', payState: 'PAID' }, undefined],
  ])('%s', (_what, status, paid) => {
    const result = contractResult({ status: 'OK', messages: ['A'], ...status });
    expect(result?.paid).toBe(paid);
  });

  it('keeps the messages of a failure', () => {
    expect(contractResult({ status: 'ERROR', payState: 'ERROR', messages: ['A'] })?.codes).toEqual(['A']);
  });
});
