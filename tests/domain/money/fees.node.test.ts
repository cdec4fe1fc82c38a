import fc from 'fast-check';
import { expect, it } from 'vitest';

import type { ContractType, DeliveryOption, Receipt } from '~/domain/contract/contract';
import { firstCollectionDay, isAnnualForced, monthOptions, paymentTerms } from '~/domain/money/contractMonths';
import {
  computeCosts,
  deliveryPrice,
  fillFees,
  savedDelivery,
  type Charges,
  type CostInput,
  type Tariff,
} from '~/domain/money/fees';
import { paymentMethods } from '~/domain/money/paymentMethods';

const tariff = { administration: 2_000, postal: 1_200, other: 300, courier: 1_800 };
const free = { administration: 0, postal: 0, other: 0, courier: 0 };
const september: CostInput = { monthlyFee: 6_200, tariff: { ...free, administration: 2_000 }, validFrom: '2026-09-01' };

it.each<[string, Partial<CostInput>, boolean]>([
  ['of a contract of several months could be paid monthly', {}, true],
  ['of a contract of two months is what a monthly method pays first, too', { validFrom: '2026-11-01' }, false],
  ['with a method isn’t open any more', { method: '31' }, false],
])('the sum before a method is chosen %s (UX-3, WIZ-13)', (_what, input, mayPayMonthly) => {
  expect(computeCosts({ ...september, ...input }).mayPayMonthly).toBe(mayPayMonthly);
});

it.each<[string, Partial<CostInput>, number, number, number]>([
  // 6200 x 4 = 24800; 24800 + 2000 = 26800
  ['all months left while no method is chosen', { months: 2 }, 4, 24_800, 26_800],
  ['all months left with an annual method, as the gift card', { method: 'gift', months: 2 }, 4, 24_800, 26_800],
  // 6200 x 3 = 18600; 18600 + 2000 = 20600
  ['the chosen months with a monthly method', { method: '31', months: 3 }, 3, 18_600, 20_600],
  // 6200 x 2 = 12400; 12400 + 2000 = 14400
  ['the fewest months when none are chosen', { method: '3' }, 2, 12_400, 14_400],
  ['the fewest months when the chosen ones are not on offer', { method: '31', months: 5 }, 2, 12_400, 14_400],
  // 6200 x 1 = 6200; 6200 + 2000 = 8200
  ['one month in December', { method: '31', months: 2, validFrom: '2026-12-01' }, 1, 6_200, 8_200],
  // 6200 x 12 = 74400; 2000 + 1200 + 300 = 3500; 77900
  [
    'a whole year, every charge, by post',
    { validFrom: '2026-01-01', tariff, receipt: 'b', delivery: '1' },
    12,
    74_400,
    77_900,
  ],
])('the first payment covers %s (WIZ-13)', (_what, given, months, retainerTotal, payable) => {
  expect(computeCosts({ ...september, ...given })).toMatchObject({ months, retainerTotal, payable });
});

it.each([
  ['larger than the sum: the rest remains', 30_000, 0, 26_800, 3_200],
  ['negative counts as none', -700, 26_800, 0, 0],
])('the first payment subtracts the overpayment: %s (WIZ-13)', (_what, overpayment, payable, used, remaining) => {
  expect(computeCosts({ ...september, overpayment })).toMatchObject({
    payable,
    overpaymentUsed: used,
    overpaymentRemaining: remaining,
  });
});

it('the first payment is never NaN: a start that is no date throws (WIZ-13)', () => {
  expect(() => computeCosts({ ...september, validFrom: '' })).toThrow(RangeError);
  expect(() => computeCosts({ ...september, validFrom: '2026-02-30' })).toThrow(RangeError);
});

it('the rows of the summary list the whole year, whatever is paid first (WIZ-14)', () => {
  // 6200 x 4 + 2000 + 1800 + 300 = 28900; 6200 x 2 + 4100 = 16500 first
  const costs = computeCosts({ ...september, tariff, receipt: 'b', delivery: '2', method: '31', months: 2 });
  expect(costs).toMatchObject({ total: 28_900, payable: 16_500, monthsLater: 2 });
  expect(costs.rows).toEqual([
    { name: 'retainer', amount: 24_800 },
    { name: 'administration', amount: 2_000 },
    { name: 'courier', amount: 1_800 },
    { name: 'other', amount: 300 },
  ]);
  const byPost = computeCosts({ ...september, tariff, receipt: 'b', delivery: '1' });
  expect(byPost.rows).toContainEqual({ name: 'postal', amount: 1_200 });
});

it.each<[string, Partial<CostInput>, object[]]>([
  [
    'a card of two months',
    { method: '31', months: 2, overpayment: 1_000 },
    [
      // 6200 x 2 + 2000 - 1000
      { name: 'now', amount: 13_400 },
      { name: 'later', amount: 12_400 },
    ],
  ],
  [
    'a debit of three months',
    { method: '3', months: 3 },
    [
      { name: 'firstCollection', amount: 20_600 },
      { name: 'later', amount: 6_200 },
    ],
  ],
  [
    'a debit whose first months an overpayment covers',
    { method: '3', months: 2, overpayment: 20_000 },
    [{ name: 'later', amount: 12_400 }],
  ],
  ['a card that pays all', { method: '31', months: 4 }, [{ name: 'now', amount: 26_800 }]],
  ['an annual method', { method: '4' }, [{ name: 'now', amount: 26_800 }]],
  ['a free package without charges', { monthlyFee: 0, tariff: free, method: '31' }, []],
])('what is paid when, of the contract’s total: %s (WIZ-14)', (_what, given, payments) => {
  expect(computeCosts({ ...september, ...given }).payments).toEqual(payments);
});

it('only a plastic card that is sent is charged, by its way (WIZ-9)', () => {
  const charge = (receipt: Receipt | undefined, delivery: DeliveryOption) => {
    const { charged, chargedTotal } = computeCosts({ ...september, tariff, receipt, delivery });
    expect(chargedTotal).toBe(2_300 + charged.postal + charged.courier);
    return [charged.postal, charged.courier];
  };
  expect((['0', '1', '2'] as const).map((delivery) => charge('b', delivery))).toEqual([
    [0, 0],
    [1_200, 0],
    [0, 1_800],
  ]);
  for (const receipt of ['a', 'c', undefined] as const)
    for (const delivery of ['1', '2'] as const) expect(charge(receipt, delivery)).toEqual([0, 0]);
});

it.each<[string, Tariff, number, number]>([
  ['a price of 0 is free', free, 0, 0],
  ['a price that the reply leaves out is the default', {}, 1_000, 1_500],
  ['each is judged on its own', { postal: 0, courier: undefined }, 0, 1_500],
  ['any other price counts', tariff, 1_200, 1_800],
])('the delivery: %s (WIZ-9)', (_what, prices, postal, courier) => {
  expect((['0', '1', '2'] as const).map((delivery) => deliveryPrice(prices, delivery))).toEqual([0, postal, courier]);
  const costs = (delivery: DeliveryOption) => computeCosts({ ...september, tariff: prices, receipt: 'b', delivery });
  expect([costs('1').charged.postal, costs('2').charged.courier]).toEqual([postal, courier]);
  // What is saved names the price that was charged.
  expect(costs('1').tariff).toMatchObject({ postal, courier });
});

it.each<[string, Charges, DeliveryOption | undefined, DeliveryOption]>([
  ['nothing charged: picked up', free, undefined, '0'],
  ['nothing charged, and this tab knows the courier', free, '2', '2'],
  ['charged otherwise than this tab knows', { ...free, courier: 1_800 }, '1', '2'],
])(
  'the delivery that was saved is read from the charges, else from what this tab knows: %s (WIZ-9)',
  (_what, charged, chosen, delivery) => {
    expect(savedDelivery({ charged }, chosen)).toBe(delivery);
  },
);

const none = { tariff: {}, charged: {} };
const saved = fillFees({ monthlyFee: 6_200, tariff, charged: { ...free, administration: 2_000 } });

it.each<[number | undefined, object | undefined]>([
  [5_900, { shown: 5_900, now: 6_200 }],
  [6_200, undefined],
  [undefined, undefined],
])(
  'the monthly fee that was shown as %s when the package was chosen has changed: %o (WIZ-13)',
  (shownMonthlyFee, change) => {
    expect(computeCosts({ ...september, shownMonthlyFee }).feeChange).toEqual(change);
  },
);

it('the fees of a reply that leaves some out are those that were saved before, or as given, a fee of 0 included (WIZ-13)', () => {
  expect(fillFees(none, saved)).toEqual(saved);
  const undefinedOnes = { tariff: { postal: undefined }, charged: { administration: undefined } };
  expect(fillFees(undefinedOnes, saved)).toEqual(saved);
  for (const monthlyFee of [0, 7_000])
    expect(fillFees({ ...none, monthlyFee }, saved)).toEqual({ ...saved, monthlyFee });
});

it.each<[string, CostInput['charged'], number, number]>([
  // 6200 x 4 = 24800; without charges 24800, by the tariff 24800 + 2000 + 300
  ['0 is not charged', { administration: 0, other: 0 }, 0, 24_800],
  ['more than the tariff', { administration: 700, other: 2_000 }, 2_700, 27_500],
  ['one that is left out is the tariff’s', { administration: 0 }, 300, 25_100],
  ['none given: the tariff', undefined, 2_300, 27_100],
])(
  'the charges that the service decides on are taken as they are: %s (WIZ-9, WIZ-13)',
  (_what, charged, chargedTotal, payable) => {
    expect(computeCosts({ ...september, tariff, charged })).toMatchObject({ tariff, chargedTotal, payable });
  },
);

it('the charges that the service decides on are filled from what was saved before, then from the tariff, where a reply leaves them out (WIZ-9, WIZ-13)', () => {
  expect(fillFees({ tariff, charged: {} }).charged).toEqual({ ...free, administration: 2_000, other: 300 });
  expect(fillFees({ tariff, charged: { administration: 0 } }).charged).toEqual({ ...free, other: 300 });
  const waived = fillFees({ tariff, charged: { administration: 0, other: 0 } });
  expect(fillFees({ tariff, charged: {} }, waived).charged).toEqual(free);
});

it.each<[string, Partial<CostInput>, string | undefined]>([
  ['after the months that are paid by card', { method: '31', months: 2 }, '2026-11-01'],
  ['none when a card pays all', { method: '31', months: 4 }, undefined],
  ['the first, by direct debit', { method: '3', months: 2 }, '2026-09-01'],
  ['the first, by direct debit of all', { method: '3', months: 4 }, '2026-09-01'],
  ['the next, when an overpayment pays the first', { method: '3', months: 2, overpayment: 20_000 }, '2026-11-01'],
  ['none when an overpayment pays all', { method: '3', months: 4, overpayment: 90_000 }, undefined],
  ['none with an annual method', { method: '4' }, undefined],
])('the month of the first collection: %s (WIZ-11)', (_what, given, month) => {
  expect(computeCosts({ ...september, ...given }).firstCollection).toBe(month);
});

const forint = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 200_000 }));
const price = fc.option(forint, { nil: undefined });
const inputs: fc.Arbitrary<CostInput> = fc.record({
  monthlyFee: forint,
  tariff: fc.record({ administration: price, postal: price, other: price, courier: price }, { requiredKeys: [] }),
  charged: fc.option(fc.record({ administration: price, other: price }, { requiredKeys: [] }), { nil: undefined }),
  validFrom: fc.integer({ min: 1, max: 12 }).map((month) => `2026-${String(month).padStart(2, '0')}-01`),
  method: fc.option(fc.constantFrom(...paymentMethods.map(({ name }) => name)), { nil: undefined }),
  months: fc.option(fc.integer({ min: 0, max: 13 }), { nil: undefined }),
  receipt: fc.option(fc.constantFrom<Receipt[]>('a', 'b', 'c'), { nil: undefined }),
  delivery: fc.option(fc.constantFrom<DeliveryOption[]>('0', '1', '2'), { nil: undefined }),
});
/** Overpayments smaller than, equal to and larger than the first payment. */
const withOverpayment = fc
  .tuple(inputs, fc.constantFrom('none', 'smaller', 'equal', 'larger'), fc.integer({ min: 1, max: 500_000 }))
  .map(([input, size, difference]): CostInput => {
    const { payable } = computeCosts(input);
    const overpayment = {
      none: undefined,
      smaller: Math.max(0, payable - difference),
      equal: payable,
      larger: payable + difference,
    }[size];
    return { ...input, overpayment };
  });

it('the way of delivery is found again in what was charged for it, whatever this tab knows (WIZ-9)', () => {
  const delivered = fc.constantFrom<DeliveryOption>('1', '2');
  const chosen = fc.option(fc.constantFrom<DeliveryOption>('0', '1', '2'), { nil: undefined });
  fc.assert(
    fc.property(inputs, delivered, chosen, (input, delivery, chosenInTab) => {
      const fees = computeCosts({ ...input, receipt: 'b', delivery });
      fc.pre(deliveryPrice(fees.tariff, delivery) > 0);
      expect(savedDelivery(fees, chosenInTab)).toBe(delivery);
    }),
  );
});

it('the fees that are saved agree with each other (WIZ-13)', () => {
  fc.assert(
    fc.property(withOverpayment, (input) => {
      const costs = computeCosts(input);
      const { administration, postal, other, courier } = costs.charged;
      expect(costs.chargedTotal).toBe(administration + postal + other + courier);
      expect(administration).toBe(input.charged?.administration ?? input.tariff?.administration ?? 0);
      expect(other).toBe(input.charged?.other ?? input.tariff?.other ?? 0);
      expect(costs.retainerTotal).toBe(costs.monthlyFee * costs.months);
      expect(costs.payable).toBe(Math.max(0, costs.retainerTotal - (input.overpayment ?? 0) + costs.chargedTotal));
    }),
  );
});

it('for any terms and overpayment nothing is negative, and used and remaining overpayment are the whole (WIZ-13)', () => {
  fc.assert(
    fc.property(withOverpayment, (input) => {
      const { payable, payableNow, total, overpayment, overpaymentUsed, overpaymentRemaining, charged, payments } =
        computeCosts(input);
      const amounts = [
        payable,
        payableNow,
        total,
        overpaymentUsed,
        overpaymentRemaining,
        ...Object.values<number>({ ...charged }),
        ...payments.map(({ amount }) => amount),
      ];
      expect(Math.min(...amounts)).toBeGreaterThanOrEqual(0);
      expect(overpaymentUsed + overpaymentRemaining).toBe(overpayment);
      expect(overpayment).toBe(input.overpayment ?? 0);
      // An overpayment only remains once everything is paid.
      expect(Math.min(payable, overpaymentRemaining)).toBe(0);
    }),
  );
});

const sumOf = (lines: readonly { amount: number }[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);

it('the contract’s rows, and what is paid when, add up to its total, whatever it costs, and none of them is 0 (UX-33, WIZ-14)', () => {
  fc.assert(
    fc.property(withOverpayment, (input) => {
      const { rows, payments, total, payable, monthsLater, monthlyFee } = computeCosts(input);
      expect(sumOf(rows)).toBe(total);
      expect(sumOf(payments)).toBe(total);
      expect(total).toBe(payable + monthsLater * monthlyFee);
      expect([...rows, ...payments].filter(({ amount }) => amount === 0)).toEqual([]);
    }),
  );
});

it('of an overpayment the contract’s rows take off what is used (UX-33, WIZ-14)', () => {
  const covered = computeCosts({ ...september, method: '4', overpayment: 500_000 });
  expect(covered.rows.at(-1)).toEqual({ name: 'overpayment', amount: -26_800 });
});

it.each([
  ['2026-01-01', [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
  ['2026-09-01', [2, 3, 4]],
  ['2026-11-01', [2]],
  ['2026-12-01', [1]],
  ['', []],
])('months on offer for a start on %j: %j (WIZ-13)', (validFrom, options) => {
  expect(monthOptions(validFrom)).toEqual(options);
});

it.each<[string, ContractType, boolean, string]>([
  ['2026-10-01', 'R', false, 'October is 9 months after January, not more'],
  ['2026-11-01', 'R', true, 'November is 10 months after January'],
  ['2026-12-01', 'h', true, 'a group member in December'],
  ['2026-12-01', 'U', false, 'never for an upgrade'],
  ['', 'R', false, 'no start chosen yet'],
])('only the annual card is on offer from %j with type %s: %s (%s) (WIZ-12)', (validFrom, type, forced) => {
  expect(isAnnualForced(validFrom, type)).toBe(forced);
});

it.each<[string, ContractType, ReturnType<typeof paymentTerms>, string]>([
  ['2026-10-01', 'R', 'monthly', 'two months now and one later'],
  ['2026-11-01', 'R', 'byCard', 'a late start'],
  ['2026-10-01', 'U', 'monthly', 'an upgrade with a month left to pay later'],
  ['2026-11-01', 'U', 'inOneSum', 'the first payment is for two months, which are all'],
  ['2026-12-01', 'U', 'inOneSum', 'a single month'],
])('a start on %s with type %s is paid %s: %s (WIZ-13, UX-17)', (validFrom, type, terms) => {
  expect(paymentTerms(validFrom, type)).toBe(terms);
});

it.each([
  ['the first day of its month', '2026-10-01', '2026-09-01', '2026-05-20', '2026-10-01'],
  ['today, in a month that has begun', '2026-09-01', '2026-09-01', '2026-09-20', '2026-09-20'],
  ['the first day of the contract', '2026-02-01', '2026-02-15', '2026-01-20', '2026-02-15'],
  ['today, where its month is over', '2026-09-01', '2026-09-01', '2026-10-31', '2026-10-31'],
])('the usual first collection day is %s (WIZ-11)', (_what, month, validFrom, today, day) => {
  expect(firstCollectionDay(month, validFrom, today)).toBe(day);
});
