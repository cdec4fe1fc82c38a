// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  computeCosts,
  contractTerms,
  deductions,
  firstPaymentTerms,
  type CostInput,
} from '../../../src/domain/money/fees';
import { anyCosts } from './anyCosts';

const sumOf = (terms: readonly { amount: number }[]): number => terms.reduce((sum, { amount }) => sum + amount, 0);

const april: CostInput = { monthlyFee: 15_900, tariff: { administration: 500 }, validFrom: '2026-04-01', method: '4' };

describe('the terms of a sum', () => {
  it('the terms of a sum add up to it, whatever a contract costs, and none of them is 0 (UX-33, WIZ-14)', () => {
    fc.assert(
      fc.property(anyCosts, (costs) => {
        expect(sumOf(firstPaymentTerms(costs))).toBe(costs.payable);
        expect(sumOf(contractTerms(costs))).toBe(costs.total);
        expect(costs.total + sumOf(deductions(costs))).toBe(costs.payableNow);
        const terms = [...firstPaymentTerms(costs), ...contractTerms(costs), ...deductions(costs)];
        expect(terms.filter(({ amount }) => amount === 0)).toEqual([]);
      }),
    );
  });

  it.each([
    ['of a card, what it pays later', '31', [{ name: 'later', amount: -111_300 }]],
    [
      'of a direct debit, what the bank collects first as well',
      '3',
      [
        { name: 'later', amount: -111_300 },
        { name: 'collected', amount: -32_300 },
      ],
    ],
    ['of an annual method, nothing', '4', []],
  ] as const)('take off the total, %s (WIZ-14, WIZ-15)', (_what, method, terms) => {
    expect(deductions(computeCosts({ ...april, method, months: 2 }))).toEqual(terms);
  });

  it('the terms of a sum take off an overpayment only as far as it is used (UX-33, WIZ-13)', () => {
    const costs = computeCosts({ ...april, overpayment: 500_000 });
    expect(firstPaymentTerms(costs).at(-1)).toEqual({ name: 'overpayment', amount: -143_600 });
    expect(costs.overpaymentRemaining).toBe(356_400);
  });
});
