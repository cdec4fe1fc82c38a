// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { partsOf } from '../../src/features/contract/signedContract';
import { anyCosts } from '../domain/money/anyCosts';

describe('what a payment at signing is made of (UX-33)', () => {
  it('adds up to what is paid, for any contract', () => {
    fc.assert(
      fc.property(anyCosts, (costs) => {
        const { months, retainer, once, overpayment } = partsOf(costs);
        const charges = once.map(({ amount }) => amount);
        expect(charges.reduce((sum, amount) => sum + amount, retainer) - overpayment).toBe(costs.payable);
        expect(retainer).toBe(months * costs.monthlyFee);
        expect(Math.min(months, retainer, overpayment, ...charges)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
