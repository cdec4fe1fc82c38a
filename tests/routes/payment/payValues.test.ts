import { describe, expect, it } from 'vitest';

import { emptyAddress } from '../../../src/domain/identity/address';
import {
  failedValues,
  freshValues,
  isFresh,
  offeredMethods,
  toOrder,
  type PayValues,
} from '../../../src/routes/payment/pay/payValues';

const address = {
  ...emptyAddress(),
  zip: '1117',
  city: 'Budapest',
  street: ' Fő ',
  streetType: 'utca',
  house: '1',
  floor: '2',
};

const values = (changed: Partial<PayValues> = {}): PayValues => ({
  amount: '12400',
  method: '4',
  szep: '',
  leisureOwn: true,
  leisureName: '',
  leisureAddress: emptyAddress(),
  ...changed,
});

describe('the methods of the payment page', () => {
  it('are bank card, its gift-card variant, leisure, motivation, cafeteria card and voucher, from the one table (PAY-3)', () => {
    expect(offeredMethods.map(({ name, code }) => [name, code])).toEqual([
      ['4', '4'],
      ['gift', '4'],
      ['A', 'A'],
      ['11', '11'],
      ['15', '15'],
      ['14', '14'],
    ]);
  });
});

describe('the order that the form makes', () => {
  it('carries amount, method, label and kr, and no owner, for a bank card (PAY-5)', () => {
    expect(toOrder(values(), '123456', 'Bankkártya')).toEqual({
      contracting: false,
      amount: 12_400,
      method: '4',
      label: 'Bankkártya',
      ownLeisureCard: true,
      leisureOwner: '',
      leisureAddress: null,
      kr: '123456',
    });
  });

  it('is method 4 to the services for a gift card, under its own name (PAY-3)', () => {
    expect(toOrder(values({ method: 'gift' }), '123456', 'Ajándékkártya')).toMatchObject({
      method: '4',
      label: 'Ajándékkártya',
    });
  });

  it('names the owner of another’s leisure card, with all fields of the address (PAY-4, ERR-9)', () => {
    const order = toOrder(
      values({ method: 'A', leisureOwn: false, leisureName: ' Kiss Éva ', leisureAddress: address }),
      '123456',
      'SZÉP-kártya',
    );
    expect(order).toMatchObject({ ownLeisureCard: false, leisureOwner: 'Kiss Éva' });
    expect(order.leisureAddress).toEqual({
      zip: '1117',
      city: 'Budapest',
      street: 'Fő',
      streetType: 'utca',
      house: '1',
      staircase: '',
      floor: '2',
      door: '',
      poBox: '',
      country: '',
    });
  });

  it.each([
    ['the leisure card is the member’s own', values({ method: 'A', leisureName: 'Kiss Éva', leisureAddress: address })],
    [
      'another method was chosen after the owner was typed',
      values({ method: '11', leisureOwn: false, leisureName: 'Kiss Éva', leisureAddress: address }),
    ],
  ])('names nobody when %s (PAY-4)', (_why, form) => {
    expect(toOrder(form, '123456', 'x')).toMatchObject({
      ownLeisureCard: true,
      leisureOwner: '',
      leisureAddress: null,
    });
  });
});

describe('the first values of the form', () => {
  it('are the current debit by bank card (PAY-2, PAY-15)', () => {
    expect(freshValues({ currentDebit: 12_400 })).toEqual(values());
  });

  it.each([0, -500])('hold no amount where nothing is due: %d (PAY-15)', (currentDebit) => {
    expect(freshValues({ currentDebit }).amount).toBe('');
  });

  it('keep the last owner of another person’s leisure card (PAY-4)', () => {
    expect(freshValues({ currentDebit: 0, leisureOwner: 'Kiss Éva' })).toMatchObject({
      leisureOwn: true,
      leisureName: 'Kiss Éva',
    });
  });
});

describe('what was typed for a failed payment', () => {
  it.each([
    ['nothing', {}, true],
    ['another address, of a card that nobody else owns', { leisureAddress: address }, true],
    ['another amount', { amount: '5000' }, false],
    ['another method', { method: '11' as const }, false],
    ['another owner of the leisure card', { leisureOwn: false }, false],
  ])('is no more than what the form fills in by itself where it is %s (PAY-15)', (_what, more, expected) => {
    expect(isFresh(values(more), values())).toBe(expected);
  });

  it('comes back (PAY-8, PAY-15)', () => {
    const draft = values({
      amount: '5000',
      method: 'A',
      leisureOwn: false,
      leisureName: 'Kiss Éva',
      leisureAddress: address,
    });
    expect(failedValues(draft, 49_600)).toEqual(draft);
  });

  it.each([
    ['it is more than what is left to pay', values({ amount: '49601' })],
    ['its method is not one of this page', { ...values(), method: '31' }],
    ['it has another shape', { amount: 5000 }],
    ['it is no record', 'rubbish'],
    ['there is none', undefined],
  ])('stays away when %s (PAY-15)', (_why, draft) => {
    expect(failedValues(draft, 49_600)).toBeUndefined();
  });
});
