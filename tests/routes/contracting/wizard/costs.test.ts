// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { impliedOverpayment, toCosts } from '../../../../src/routes/contracting/wizard/costs';
import { fees, feesLess } from './fixtures';

describe('the overpayment behind fees', () => {
  it.each([
    ['none', 0, 0],
    ['a part', 3_000, 3_000],
    ['exactly everything', 112_100, 112_100],
    ['more than everything: the least that it can be', 500_000, 112_100],
  ])('%s (WIZ-13)', (_what, given, implied) => {
    expect(impliedOverpayment(feesLess(given))).toBe(implied);
  });
});

describe('the costs', () => {
  it.each([
    ['nothing paid before', 0, 112_100, 0],
    ['an overpayment below the sum', 3_000, 109_100, 0],
    ['one as big as the sum', 112_100, 0, 0],
    ['one above it: the rest remains', 500_000, 0, 387_900],
  ])('%s (WIZ-13, WIZ-16)', (_what, overpayment, payable, remainingOverpayment) => {
    expect(toCosts(feesLess(overpayment), overpayment, 2026)).toEqual({
      monthlyFee: 12_400,
      months: 9,
      charges: fees.charged,
      overpayment,
      remainingOverpayment,
      payable,
      year: 2026,
      oldMonthlyFee: undefined,
    });
  });

  it('of an upgrade know the old fee (WIZ-16)', () => {
    expect(toCosts(fees, 0, 2026, 9_900).oldMonthlyFee).toBe(9_900);
  });
});
