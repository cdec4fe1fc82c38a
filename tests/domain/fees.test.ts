// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contractEnd, defaultReceipt, isIntranetToken, type ContractType, type DeliveryOption, type Receipt } from '../../src/domain/contract';
import {
  calculateFees,
  compareUpgrade,
  deliveryPrice,
  isYearlyForced,
  monthOptions,
  monthsForMethod,
  monthsLeft,
  withDelivery,
} from '../../src/domain/fees';

const none = { administration: 0, postal: 0, other: 0, courier: 0 };
const tariff = { administration: 2_000, postal: 1_200, other: 300, courier: 1_800 };

describe('what is payable (WIZ-13)', () => {
  it.each([
    // 6200 x 4 = 24800; 24800 + 2000 + 1000 = 27800
    [6_200, 4, { ...none, administration: 2_000, postal: 1_000 }, 0, 24_800, 3_000, 27_800, 0, 'no overpayment'],
    // 27800 - 5000 = 22800
    [6_200, 4, { ...none, administration: 2_000, postal: 1_000 }, 5_000, 24_800, 3_000, 22_800, 0, 'an overpayment below the sum'],
    // 27800 - 27800 = 0
    [6_200, 4, { ...none, administration: 2_000, postal: 1_000 }, 27_800, 24_800, 3_000, 0, 0, 'an overpayment of just the sum'],
    // 27800 - 30000 = -2200: nothing to pay, 2200 remain
    [6_200, 4, { ...none, administration: 2_000, postal: 1_000 }, 30_000, 24_800, 3_000, 0, 2_200, 'an overpayment above the sum'],
    // 6200 x 1 = 6200
    [6_200, 1, none, 0, 6_200, 0, 6_200, 0, 'December'],
    // 6200 x 2 = 12400; 12400 + 1500 = 13900
    [6_200, 2, { ...none, courier: 1_500 }, 0, 12_400, 1_500, 13_900, 0, 'a courier'],
    // 6200 x 12 = 74400; 2000 + 1200 + 300 + 1800 = 5300; 79700
    [6_200, 12, tariff, 0, 74_400, 5_300, 79_700, 0, 'a whole year and every charge'],
    // 0 x 5 = 0; 0 - 100 = -100
    [0, 5, none, 100, 0, 0, 0, 100, 'a free package'],
  ])('%d Ft x %d months, charges %o, overpaid %d: %d + %d, so %d to pay and %d left (%s)', (monthlyFee, months, charged, overpayment, retainerTotal, chargedTotal, payable, remainingOverpayment) => {
    expect(calculateFees({ monthlyFee, months, tariff, charged, overpayment })).toEqual({
      monthlyFee,
      months,
      tariff,
      charged,
      retainerTotal,
      chargedTotal,
      payable,
      remainingOverpayment,
    });
  });

  it('never loses a forint: what is payable and what was overpaid cover fees, charges and what remains', () => {
    const forint = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(forint, fc.integer({ min: 1, max: 12 }), forint, forint, (monthlyFee, months, postal, overpayment) => {
        const fees = calculateFees({ monthlyFee, months, tariff, charged: { ...none, postal }, overpayment });
        expect(fees.payable + overpayment).toBe(monthlyFee * months + postal + fees.remainingOverpayment);
        expect(Math.min(fees.payable, fees.remainingOverpayment)).toBe(0);
      }),
    );
  });
});

describe('delivery (WIZ-9)', () => {
  // 6200 x 2 = 12400, administration 2000
  const fees = calculateFees({ monthlyFee: 6_200, months: 2, tariff, charged: { ...none, administration: 2_000, postal: 1_200 }, overpayment: 0 });

  it.each<[Receipt, DeliveryOption, number, number, number, string]>([
    ['b', 0, 0, 0, 14_400, 'a plastic card in person: 12400 + 2000'],
    ['b', 1, 1_200, 0, 15_600, 'by post: 12400 + 2000 + 1200'],
    ['b', 2, 0, 1_800, 16_200, 'by courier: 12400 + 2000 + 1800'],
    ['c', 1, 0, 0, 14_400, 'a virtual card is not delivered'],
    ['c', 2, 0, 0, 14_400, 'a virtual card is not delivered'],
    ['a', 2, 0, 0, 14_400, 'nor is a card that is kept'],
  ])('receipt %s with delivery %d charges post %d, courier %d, in all %d: %s', (receipt, delivery, postal, courier, payable) => {
    const result = withDelivery(fees, receipt, delivery);
    expect(result.charged).toEqual({ administration: 2_000, postal, other: 0, courier });
    expect(result.payable).toBe(payable);
    expect(result.chargedTotal).toBe(2_000 + postal + courier);
  });

  it('takes an overpayment off', () => {
    // 15600 - 600 = 15000
    expect(withDelivery(fees, 'b', 1, 600).payable).toBe(15_000);
  });

  it('charges nothing for a tariff of 0', () => {
    expect([0, 1, 2].map((delivery) => deliveryPrice(none, delivery as DeliveryOption))).toEqual([0, 0, 0]);
    expect(withDelivery({ ...fees, tariff: none }, 'b', 2).charged.courier).toBe(0);
  });

  it('leaves the fees that it was given as they are', () => {
    const before = structuredClone(fees);
    withDelivery(fees, 'b', 2);
    expect(fees).toEqual(before);
  });

  it.each<[ContractType, string, string | undefined, 'a' | 'c', string]>([
    ['U', '2019-03-01', undefined, 'a', 'an upgrade in 2019 keeps the card'],
    ['R', '2019-03-01', undefined, 'c', 'but only an upgrade'],
    ['U', '2020-03-01', undefined, 'c', 'and only in 2019'],
    ['R', '2026-01-01', 'EP123456', 'a', 'an ePASS is kept'],
    ['R', '2026-01-01', 'U123456', 'c', 'another card is not'],
    ['h', '', '', 'c', 'nothing known yet'],
  ])('type %s from %s with card %s begins with receipt %s: %s', (type, validFrom, cardNumber, receipt) => {
    expect(defaultReceipt(type, validFrom, cardNumber)).toBe(receipt);
  });
});

describe('months (WIZ-13)', () => {
  it.each([
    ['2026-01-01', [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
    ['2026-09-01', [2, 3, 4]],
    ['2026-11-01', [2]],
    ['2026-12-01', [1]],
    ['', []],
  ])('a contract from "%s" can be paid for %j months at once', (validFrom, options) => {
    expect(monthOptions(validFrom)).toEqual(options);
  });

  it.each(['4', 'A', '11', '15', '14'] as const)('method %s pays all months left, whatever was chosen', (method) => {
    expect(monthsForMethod(method, '2026-09-01', 2)).toBe(4);
    expect(monthsForMethod(method, '2026-12-01')).toBe(1);
  });

  it.each(['31', '3'] as const)('method %s pays the months chosen, or the fewest on offer', (method) => {
    expect(monthsForMethod(method, '2026-09-01', 3)).toBe(3);
    expect(monthsForMethod(method, '2026-09-01')).toBe(2);
    expect(monthsForMethod(method, '2026-09-01', 5)).toBe(2);
    expect(monthsForMethod(method, '2026-12-01', 2)).toBe(1);
  });

  it('a contract runs to the 31st of December of the year it starts in (WIZ-8)', () => {
    expect(contractEnd('2026-09-01')).toBe('2026-12-31');
    expect(monthsLeft('2026-09-01')).toBe(4);
  });
});

describe('yearly payment is forced (WIZ-12)', () => {
  it.each<[string, ContractType, boolean, string]>([
    ['2026-10-01', 'R', false, 'October is 9 months after January, not more'],
    ['2026-11-01', 'R', true, 'November is 10'],
    ['2026-12-01', 'h', true, 'a group member in December'],
    ['2026-12-01', 'U', false, 'never for an upgrade'],
    ['2026-01-01', 'R', false, 'January'],
    ['', 'R', false, 'no start chosen yet'],
  ])('from %s with type %s: %s (%s)', (validFrom, type, forced) => {
    expect(isYearlyForced(validFrom, type)).toBe(forced);
  });
});

describe('an upgrade (WIZ-16)', () => {
  it.each([
    // 6200 x 5 = 31000, 9800 x 5 = 49000
    [6_200, 9_800, 5, 31_000, 49_000, 18_000, 'to a dearer package'],
    // 9800 x 2 = 19600, 6200 x 2 = 12400
    [9_800, 6_200, 2, 19_600, 12_400, -7_200, 'to a cheaper one'],
    [6_200, 6_200, 1, 6_200, 6_200, 0, 'to the same'],
  ])('from %d to %d Ft for %d months costs %d before, %d after, %d more (%s)', (oldMonthlyFee, newMonthlyFee, months, old, next, difference) => {
    expect(compareUpgrade({ oldMonthlyFee, newMonthlyFee, months })).toEqual({ old, new: next, difference });
  });
});

describe('offer tokens (CON-7)', () => {
  it.each([
    ['abc1-DEF2', true, 'letters and digits around one hyphen'],
    ['a1b2c3', false, 'no hyphen'],
    ['a-b-c', false, 'two hyphens'],
    ['-b', false, 'nothing before'],
    ['a-', false, 'nothing after'],
    ['á-b', false, 'an accented letter'],
  ])('%s is the intranet’s: %s (%s)', (token, expected) => {
    expect(isIntranetToken(token)).toBe(expected);
  });
});
