import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  canPayAgain,
  contractOutcome,
  paymentState,
  type ContractState,
} from '../../src/domain/contract/contractStatus';
import { outcomeFromContract, outcomeFromDebits } from '../../src/features/paying/inferPaymentOutcome';

const state: fc.Arbitrary<ContractState> = fc.record(
  {
    status: fc.constantFrom('OK', 'ERROR', 'DONE', 'TNR', 'DOC', 'REJECTED', ''),
    paid: fc.constantFrom(true, false, undefined),
    payState: fc.constantFrom('DONE', 'WAITING', 'ERROR', 'HM', undefined),
    docState: fc.constantFrom(true, false, undefined),
    authorised: fc.constantFrom(true, false, undefined),
  },
  { requiredKeys: ['status'] },
);

describe('what /get-8 tells of a payment whose result is lost', () => {
  it.each<[string, ContractState, boolean, string]>([
    ['paid', { status: 'OK', paid: true, payState: 'ERROR' }, false, 'paid'],
    ['payState DONE', { status: 'OK', paid: false, payState: 'DONE' }, false, 'paid'],
    ['payState ERROR', { status: 'ERROR', paid: false, payState: 'ERROR' }, false, 'unpaid'],
    [
      'waiting, and the reply may have come before the end',
      { status: 'OK', paid: false, payState: 'WAITING' },
      false,
      'unknown',
    ],
    ['waiting although the transaction has ended', { status: 'OK', paid: false, payState: 'WAITING' }, true, 'unpaid'],
    ['back in the wizard', { status: 'OK', paid: false }, true, 'unknown'],
    ['an unknown status', { status: 'REJECTED', docState: true }, true, 'unknown'],
    ['an unknown payState', { status: 'OK', paid: false, payState: 'HM' }, true, 'unknown'],
  ])('%s (PAY-12)', (_what, status, hasEnded, truth) => {
    expect(outcomeFromContract(status, hasEnded)).toBe(truth);
  });

  it('never offers a paid contract for paying, and never calls it unpaid, whatever else is said (PAY-12, SUM-4)', () => {
    fc.assert(
      fc.property(state, fc.boolean(), (status, hasEnded) => {
        if (paymentState(status) !== 'done') return;
        expect(canPayAgain(status)).toBe(false);
        expect(outcomeFromContract(status, hasEnded)).toBe('paid');
      }),
    );
  });

  it('tells success of known statuses without a failed payState only (SUM-5)', () => {
    fc.assert(
      fc.property(state, (status) => {
        const outcome = contractOutcome(status);
        if (outcome !== 'done' && outcome !== 'ready') return;
        expect(['OK', 'DONE', 'TNR', 'DOC']).toContain(status.status);
        expect(paymentState(status)).not.toBe('failed');
      }),
    );
  });
});

describe('what the debits tell of a payment whose result is lost (PAY-12)', () => {
  it('paid only if exactly its amount is gone; unpaid only if nothing has moved and the transaction has ended', () => {
    const sum = fc.integer({ min: -50_000, max: 200_000 });
    fc.assert(
      fc.property(
        fc.option(sum, { nil: undefined }),
        sum,
        fc.option(fc.integer({ min: 0, max: 50_000 }), { nil: undefined }),
        fc.boolean(),
        fc.boolean(),
        (before, now, amount, invoicing, hasEnded) => {
          const truth = outcomeFromDebits({ before, now, amount, invoicing }, hasEnded);
          if (truth === 'paid') expect(now + (amount ?? NaN)).toBe(before);
          if (truth === 'unpaid') expect([now, hasEnded, invoicing]).toEqual([before, true, false]);
        },
      ),
    );
    expect(outcomeFromDebits({ before: 24_800, now: 12_400, amount: 12_400, invoicing: true }, false)).toBe('paid');
    expect(outcomeFromDebits({ before: 24_800, now: 24_800, amount: 12_400, invoicing: true }, true)).toBe('unknown');
    expect(outcomeFromDebits({ before: 24_800, now: 20_000, amount: 12_400, invoicing: false }, true)).toBe('unknown');
  });
});
