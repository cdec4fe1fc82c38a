import fc from 'fast-check';

import { computeCosts, type CostInput, type Costs } from '../../../src/domain/money/fees';
import { paymentMethods } from '../../../src/domain/money/paymentMethods';

const price = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 30_000 }));

/** Any contract: any fee, charges, months, way of paying and overpayment. */
export const anyCosts: fc.Arbitrary<Costs> = fc
  .record<CostInput>({
    monthlyFee: price,
    tariff: fc.record({ administration: price, postal: price, other: price, courier: price }),
    validFrom: fc.integer({ min: 1, max: 12 }).map((month) => `2026-${String(month).padStart(2, '0')}-01`),
    method: fc.constantFrom(undefined, ...paymentMethods.map(({ name }) => name)),
    months: fc.integer({ min: 0, max: 13 }),
    receipt: fc.constantFrom('a', 'b', 'c'),
    delivery: fc.constantFrom(0, 1, 2),
    overpayment: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 400_000 })),
  })
  .map(computeCosts);
