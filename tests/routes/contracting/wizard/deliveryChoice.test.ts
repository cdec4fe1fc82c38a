// @vitest-environment node
import { describe, expect, it } from 'vitest';

import {
  deliveryDefaults,
  isSent,
  offeredAddresses,
  reachable,
  receiptChoices,
  type DeliveryValues,
} from '../../../../src/routes/contracting/wizard/steps/delivery/delivery';
import { emptyAddress, fees, fullAddress, home, mailing, other, step4, uncomputed } from './fixtures';

const fresh: DeliveryValues = {
  receipt: 'c',
  delivery: '0',
  deliveryAddress: '1',
  addressee: '',
  address: emptyAddress(),
};

describe('receipts on offer', () => {
  it.each([
    ['a new contract', step4(), ['c', 'b']],
    ['an upgrade with a plastic card', step4({ type: 'U', contract: { cardNum: 'U1456702' } }), ['c', 'b']],
    ['an upgrade with an ePASS', step4({ type: 'U', contract: { cardNum: 'EP1456701' } }), ['a', 'c', 'b']],
    ['an ePASS and no upgrade', step4({ contract: { cardNum: 'EP1456701' } }), ['a', 'c', 'b']],
    ['a partner’s card H…', step4({ type: 'h', contract: { cardNum: 'H1123459' } }), ['c', 'b']],
    [
      'an upgrade that starts in 2019',
      step4({ type: 'U', contract: { validFrom: '2019-05-01', cardNum: 'U1' } }),
      ['a', 'c', 'b'],
    ],
    ['a new contract that starts in 2019', step4({ contract: { validFrom: '2019-05-01' } }), ['c', 'b']],
    ['an upgrade that starts in 2020', step4({ type: 'U', contract: { validFrom: '2020-01-01' } }), ['c', 'b']],
  ])('receipts on offer of %s (WIZ-9)', (_who, data, receipts) => {
    expect(receiptChoices(data)).toEqual(receipts);
  });
});

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

describe('a PO box', () => {
  const poBox = { ...emptyAddress(), zip: '6701', city: 'Szeged', poBox: '12' };
  const byCourier = { receipt: 'b', delivery: '2', deliveryAddress: '2' } as const;
  it.each([
    ['is no address for a courier', byCourier, poBox, 'validate_courierAddress'],
    ['is an address for the post', { ...byCourier, delivery: '1' }, poBox, undefined],
    ['matters to no card that is picked up', { ...byCourier, delivery: '0' }, poBox, undefined],
    ['matters to no virtual card', { ...byCourier, receipt: 'c' }, poBox, undefined],
    ['beside a street keeps nobody from being visited', byCourier, { ...mailing, poBox: '12' }, undefined],
    ['of an address that isn’t chosen doesn’t matter', { ...byCourier, deliveryAddress: '3' }, poBox, undefined],
  ] as const)('%s', (_what, values, address, expected) => {
    expect(reachable(values, step4({ mailing: address }))).toBe(expected);
    expect(reachable({ ...values, deliveryAddress: '1' }, step4({ mailing: address }))).toBeUndefined();
  });
});

describe('step 4 opens', () => {
  it('step 4 opens with the ePASS and no delivery (WIZ-9)', () => {
    expect(deliveryDefaults(step4(), false)).toEqual(fresh);
  });

  it('step 4 opens with the present card when it can be kept (WIZ-9)', () => {
    expect(deliveryDefaults(step4({ contract: { cardNum: 'EP1' } }), false)).toEqual({ ...fresh, receipt: 'a' });
  });

  it.each(['b', 'c'] as const)(
    'step 4 opens for the first time with the present card, though step 3 sent %s (WIZ-9)',
    (receipt) => {
      expect(deliveryDefaults(step4({ contract: { cardNum: 'EP1', receipt } }), false)).toEqual({
        ...fresh,
        receipt: 'a',
      });
      expect(
        deliveryDefaults(step4({ type: 'U', contract: { validFrom: '2019-05-01', receipt } }), false).receipt,
      ).toBe('a');
    },
  );

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
    [
      'a mailing address that is gone counts as another address',
      step4({ fees: charged({ postal: 1_000 }), contract: { receipt: 'b', addressee: '', address: mailing } }),
      { delivery: '1', deliveryAddress: '3', address: fullAddress(mailing) },
    ],
    ['a plastic card, picked up', step4({ contract: { receipt: 'b' } }), { delivery: '0', deliveryAddress: '1' }],
  ])('step 4 opens with the saved choice: %s (WIZ-3, WIZ-9)', (_what, data, expected) => {
    expect(deliveryDefaults(data, true)).toEqual({ ...fresh, receipt: 'b', ...expected });
  });
});

it.each([
  ['b', '0', false],
  ['b', '1', true],
  ['b', '2', true],
  ['c', '1', false],
  ['a', '2', false],
] as const)(
  'step 4 opens only a plastic card that is not picked up is sent: %s %s (WIZ-9)',
  (receipt, delivery, sent) => {
    expect(isSent({ receipt, delivery })).toBe(sent);
  },
);
