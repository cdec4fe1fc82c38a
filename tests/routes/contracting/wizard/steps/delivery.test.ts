// @vitest-environment node
import { describe, expect, it } from 'vitest';

import {
  deliveryCosts,
  deliveryDefaults,
  isSent,
  offeredAddresses,
  reachable,
  receiptChoices,
  toDeliveryBody,
  type DeliveryValues,
} from '../../../../../src/routes/contracting/wizard/steps/delivery/delivery';
import { emptyAddress, fees, fullAddress, home, mailing, other, step4, uncomputed } from '../fixtures';

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
  ])('of %s (WIZ-9)', (_who, data, receipts) => {
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
  ])('with %s known (ERR-8)', (_known, data, addresses) => {
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
  it('with the ePASS and no delivery (WIZ-9)', () => {
    expect(deliveryDefaults(step4(), false)).toEqual(fresh);
  });

  it('with the present card when it can be kept (WIZ-9)', () => {
    expect(deliveryDefaults(step4({ contract: { cardNum: 'EP1' } }), false)).toEqual({ ...fresh, receipt: 'a' });
  });

  it.each(['b', 'c'] as const)('for the first time with the present card, though step 3 sent %s (WIZ-9)', (receipt) => {
    expect(deliveryDefaults(step4({ contract: { cardNum: 'EP1', receipt } }), false)).toEqual({
      ...fresh,
      receipt: 'a',
    });
    expect(deliveryDefaults(step4({ type: 'U', contract: { validFrom: '2019-05-01', receipt } }), false).receipt).toBe(
      'a',
    );
  });

  it('with the saved receipt where the postal charge shows that it was saved in another tab; an address alone may be the member’s (WIZ-9)', () => {
    const contract = { cardNum: 'EP1', receipt: 'b', address: home } as const;
    const byPost = { ...fees, charged: { ...fees.charged, postal: 1_000 } };
    expect(deliveryDefaults(step4({ contract, fees: byPost }), false).receipt).toBe('b');
    expect(deliveryDefaults(step4({ contract }), false)).toMatchObject({ receipt: 'a', delivery: '0' });
  });

  it('with the saved receipt, if it is still on offer (WIZ-9)', () => {
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
  ])('with the saved choice: %s (WIZ-3, WIZ-9)', (_what, data, expected) => {
    expect(deliveryDefaults(data, true)).toEqual({ ...fresh, receipt: 'b', ...expected });
  });
});

describe('the costs', () => {
  it.each<[string, Pick<DeliveryValues, 'receipt' | 'delivery'>, number, number, number]>([
    ['ePASS', { receipt: 'c', delivery: '0' }, 0, 0, 112_100],
    ['ePASS, with a delivery left over from before', { receipt: 'c', delivery: '2' }, 0, 0, 112_100],
    ['kept card, with a delivery left over', { receipt: 'a', delivery: '1' }, 0, 0, 112_100],
    ['plastic, in person', { receipt: 'b', delivery: '0' }, 0, 0, 112_100],
    ['plastic, by post', { receipt: 'b', delivery: '1' }, 1_000, 0, 113_100],
    ['plastic, by courier', { receipt: 'b', delivery: '2' }, 0, 1_500, 113_600],
  ])('%s (WIZ-9)', (_what, values, postal, courier, payable) => {
    const costs = deliveryCosts(step4(), values);
    expect(costs.charged).toEqual({ administration: 500, postal, other: 0, courier });
    expect(costs).toMatchObject({ chargedTotal: 500 + postal + courier, payable });
  });

  it('drop the charge of the delivery that was saved before (WIZ-9)', () => {
    const saved = { ...uncomputed, charged: { ...fees.charged, postal: 1_000 } };
    expect(deliveryCosts(step4({ fees: saved }), { receipt: 'b', delivery: '2' })).toMatchObject({
      charged: { postal: 0, courier: 1_500 },
      payable: 113_600,
    });
    expect(deliveryCosts(step4({ fees: saved }), { receipt: 'c', delivery: '0' })).toMatchObject({
      charged: { postal: 0, courier: 0 },
      payable: 112_100,
    });
  });

  it('subtract the overpayment that the reply names (WIZ-13)', () => {
    expect(deliveryCosts(step4({ overpayment: 3_000 }), { receipt: 'b', delivery: '1' })).toMatchObject({
      payable: 110_100,
      overpaymentUsed: 3_000,
    });
  });
});

describe('/submit-4', () => {
  const terms = { validFrom: '2026-04-01', validTo: '2026-12-31', cardPackage: 'M' };
  const sentTo = { ...fresh, receipt: 'b' as const, delivery: '1' as const };
  const withPost = { ...fees, charged: { ...fees.charged, postal: 1_000 }, chargedTotal: 1_500, payable: 113_100 };
  const sentFees = (given: typeof fees): unknown => expect.objectContaining(given);

  it.each<[string, DeliveryValues, ReturnType<typeof step4>, object]>([
    [
      'an ePASS has neither addressee nor address',
      fresh,
      step4(),
      { contract: { ...terms, receipt: 'c', addressee: '', address: null }, fees: sentFees(fees) },
    ],
    [
      'nor with values left over from a plastic card',
      { ...sentTo, receipt: 'c', deliveryAddress: '3', addressee: 'Kis Éva', address: fullAddress(other) },
      step4(),
      { contract: { ...terms, receipt: 'c', addressee: '', address: null }, fees: sentFees(fees) },
    ],
    [
      'nor has a plastic card that is picked up',
      { ...sentTo, delivery: '0', deliveryAddress: '2' },
      step4({ mailing }),
      { contract: { ...terms, receipt: 'b', addressee: '', address: null }, fees: sentFees(fees) },
    ],
    [
      'by post to the home address',
      sentTo,
      step4(),
      { contract: { ...terms, receipt: 'b', addressee: '', address: home }, fees: sentFees(withPost) },
    ],
    [
      'by post to the mailing address',
      { ...sentTo, deliveryAddress: '2' },
      step4({ mailing }),
      { contract: { ...terms, receipt: 'b', addressee: '', address: mailing }, fees: sentFees(withPost) },
    ],
    [
      'by post to another address, trimmed and without empty fields',
      {
        ...sentTo,
        deliveryAddress: '3',
        addressee: ' Kis Éva ',
        address: { ...fullAddress(other), street: ' Baross Gábor ' },
      },
      step4(),
      { contract: { ...terms, receipt: 'b', addressee: 'Kis Éva', address: other }, fees: sentFees(withPost) },
    ],
    [
      'to the home address when there is no mailing address',
      { ...sentTo, deliveryAddress: '2' },
      step4(),
      { contract: { ...terms, receipt: 'b', addressee: '', address: home }, fees: sentFees(withPost) },
    ],
  ])('%s (WIZ-9)', (_what, values, data, body) => {
    expect(toDeliveryBody('1-2-3', values, data)).toEqual({ key: '1-2-3', ...body });
  });
});

it.each([
  ['b', '0', false],
  ['b', '1', true],
  ['b', '2', true],
  ['c', '1', false],
  ['a', '2', false],
] as const)('only a plastic card that is not picked up is sent: %s %s (WIZ-9)', (receipt, delivery, sent) => {
  expect(isSent({ receipt, delivery })).toBe(sent);
});
