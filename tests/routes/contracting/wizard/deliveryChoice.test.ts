// @vitest-environment node
import { describe, expect, it } from 'vitest';

import {
  deliveryDefaults,
  offeredAddresses,
  type DeliveryValues,
} from '../../../../src/routes/contracting/wizard/steps/deliveryStep';
import { emptyAddress, fees, fullAddress, home, mailing, other, step4, uncomputed } from './fixtures';

const fresh: DeliveryValues = {
  receipt: 'c',
  delivery: '0',
  deliveryAddress: '1',
  addressee: '',
  address: emptyAddress(),
};

describe('the addresses on offer', () => {
  const unknown = emptyAddress();
  it.each([
    ['home and mailing address', step4({ mailing }), ['1', '2', '3']],
    ['home address only', step4(), ['1', '3']],
    ['mailing address only', step4({ home: unknown, mailing }), ['2', '3']],
    ['neither', step4({ home: unknown }), ['3']],
  ])('the addresses on offer with %s known (ERR-8)', (_known, data, addresses) => {
    expect(offeredAddresses(data)).toEqual(addresses);
    expect(deliveryDefaults(data, false).deliveryAddress).toBe(addresses[0]);
  });
});

describe('step 4 opens', () => {
  it('step 4 opens with the saved receipt where the postal charge shows that it was saved in another tab; an address alone may be the member’s (WIZ-9)', () => {
    const contract = { cardNum: 'EP1', receipt: 'b', address: home } as const;
    const byPost = { ...fees, charged: { ...fees.charged, postal: 1_000 } };
    expect(deliveryDefaults(step4({ contract, fees: byPost }), false).receipt).toBe('b');
    expect(deliveryDefaults(step4({ contract }), false)).toMatchObject({ receipt: 'a', delivery: '0' });
  });

  it('step 4 opens with the saved receipt, if it is still on offer (WIZ-9)', () => {
    expect(deliveryDefaults(step4({ contract: { cardNum: 'EP1', receipt: 'c' } }), true).receipt).toBe('c');
    expect(deliveryDefaults(step4({ contract: { receipt: 'a' } }), true).receipt).toBe('c');
  });

  const charged = (charge: Partial<typeof fees.charged>) => ({
    ...uncomputed,
    charged: { ...fees.charged, ...charge },
  });

  it.each<[string, ReturnType<typeof step4>, Partial<DeliveryValues>]>([
    [
      'by post to the home address',
      step4({ fees: charged({ postal: 1_000 }), contract: { receipt: 'b', address: home } }),
      { delivery: '1', deliveryAddress: '1' },
    ],
    [
      'by courier to the mailing address',
      step4({ fees: charged({ courier: 1_500 }), mailing, contract: { receipt: 'b', address: mailing } }),
      { delivery: '2', deliveryAddress: '2' },
    ],
    [
      'by post to another address',
      step4({
        fees: charged({ postal: 1_000 }),
        mailing,
        contract: { receipt: 'b', addressee: 'Kis Éva', address: other },
      }),
      { delivery: '1', deliveryAddress: '3', addressee: 'Kis Éva', address: fullAddress(other) },
    ],
    ['a plastic card, picked up', step4({ contract: { receipt: 'b' } }), { delivery: '0', deliveryAddress: '1' }],
  ])('step 4 opens with the saved choice: %s (WIZ-3, WIZ-9)', (_what, data, expected) => {
    expect(deliveryDefaults(data, true)).toEqual({ ...fresh, receipt: 'b', ...expected });
  });
});
