import { expect, it } from 'vitest';

import {
  deliveryDefaults,
  offeredAddresses,
  type DeliveryValues,
} from '~/routes/contracting/wizard/steps/delivery/deliveryStep';

import { emptyAddress, feeTerms, home, other, step4, szeged } from './fixtures';

it.each([
  ['mailing address only', step4({ home: emptyAddress(), mailing: szeged }), ['2', '3']],
  ['neither', step4({ home: emptyAddress() }), ['3']],
])('the addresses on offer with %s known (ERR-8)', (_known, data, addresses) => {
  expect(offeredAddresses(data)).toEqual(addresses);
  expect(deliveryDefaults(data, false).deliveryAddress).toBe(addresses[0]);
});

const charged = (charge: Partial<typeof feeTerms.charged>) => ({
  ...feeTerms,
  charged: { ...feeTerms.charged, ...charge },
});

it('step 4 opens with the saved receipt where the postal charge shows that it was saved in another tab; an address alone may be the member’s (WIZ-9)', () => {
  const contract = { cardNum: 'EP1', receipt: 'b', address: home } as const;
  expect(deliveryDefaults(step4({ contract, fees: charged({ postal: 1_000 }) }), false).receipt).toBe('b');
  expect(deliveryDefaults(step4({ contract }), false)).toMatchObject({ receipt: 'a', delivery: '0' });
});

it('step 4 opens with the saved receipt, if it is still on offer (WIZ-9)', () => {
  expect(deliveryDefaults(step4({ contract: { cardNum: 'EP1', receipt: 'c' } }), true).receipt).toBe('c');
  expect(deliveryDefaults(step4({ contract: { receipt: 'a' } }), true).receipt).toBe('c');
});

it.each<[string, ReturnType<typeof step4>, Partial<DeliveryValues>]>([
  [
    'by courier to another address',
    step4({
      fees: charged({ courier: 1_500 }),
      mailing: szeged,
      contract: { receipt: 'b', addressee: 'Kis Éva', address: other },
    }),
    { delivery: '2', deliveryAddress: '3', addressee: 'Kis Éva', address: other },
  ],
  ['a plastic card, picked up', step4({ contract: { receipt: 'b' } }), { delivery: '0', deliveryAddress: '1' }],
])('step 4 opens with the saved choice: %s (WIZ-3, WIZ-9)', (_what, data, expected) => {
  const fresh = { receipt: 'b', delivery: '0', deliveryAddress: '1', addressee: '', address: emptyAddress() };
  expect(deliveryDefaults(data, true)).toEqual({ ...fresh, ...expected });
});
