// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { PaymentMethod } from '../../../../src/domain/paymentMethods';
import {
  earliestCollection,
  hasFirstCollection,
  needsBank,
  offeredMethods,
  paymentDefaults,
  paymentFees,
  toPaymentBody,
  type PaymentData,
  type PaymentValues,
} from '../../../../src/routes/contracting/wizard/paymentChoice';
import { bank, emptyAddress, fees, feesLess, fullAddress, home, other, partner, step6 } from './fixtures';

const today = '2026-03-10';
const data = (given: Parameters<typeof step6>[0] = {}, who: PaymentData['partner'] = partner): PaymentData => ({ ...step6(given), partner: who });
const all: PaymentMethod[] = ['4', '31', '3', 'A', '11', '15', '14'];

describe('the methods on offer', () => {
  it.each([
    ['2026-04-01', 'R', all],
    ['2026-10-01', 'R', all],
    ['2026-11-01', 'R', ['4']],
    ['2026-12-01', 'R', ['4']],
    ['2026-11-01', 'h', ['4']],
    ['2026-11-01', 'U', all],
    ['2026-12-01', 'U', all],
    ['2027-01-01', 'R', all],
  ] as const)('for a start on %s, type %s (WIZ-11, WIZ-12)', (validFrom, type, methods) => {
    expect(offeredMethods(step6({ type, contract: { validFrom } }))).toEqual(methods);
  });

  it.each(all)('%s: bank data for direct debit only, a first collection for the monthly ones (WIZ-11)', (method) => {
    expect(needsBank(method)).toBe(method === '3');
    expect(hasFirstCollection(method)).toBe(method === '3' || method === '31');
  });

  it('none chosen needs nothing', () => {
    expect([needsBank(undefined), hasFirstCollection(undefined)]).toEqual([false, false]);
  });
});

describe('the first collection', () => {
  it.each([
    ['the contract begins later', today, '2026-04-01', '2026-04-01'],
    ['the contract has begun', today, '2026-01-01', today],
    ['it begins today', today, today, today],
  ])('is not before today nor before the start: %s (VAL-9)', (_why, now, validFrom, earliest) => {
    expect(earliestCollection(now, validFrom)).toBe(earliest);
  });
});

describe('step 6 begins', () => {
  const fresh: PaymentValues = {
    method: '',
    months: '2',
    bank: { account: '', name: '', owner: 'Nagy Béla', birthPlace: 'Budapest', birthDate: '1988.04.12', mothersName: 'Szabó Mária', address: fullAddress(home) },
    transferFrom: '2026.04.01',
  };

  it('with no method, and asks nothing about the owner that step 1 said (WIZ-11, A11Y-5)', () => {
    expect(paymentDefaults(data(), today)).toEqual(fresh);
  });

  it('with an empty owner where step 1 can’t be read', () => {
    const { owner, birthPlace, birthDate, mothersName } = paymentDefaults({ ...step6(), partner: undefined }, today).bank;
    expect({ owner, birthPlace, birthDate, mothersName }).toEqual({ owner: '', birthPlace: '', birthDate: '', mothersName: '' });
  });

  it('with method 4 where it is the only one (WIZ-12)', () => {
    expect(paymentDefaults(data({ contract: { validFrom: '2026-11-01' } }), today).method).toBe('4');
    expect(paymentDefaults(data({ contract: { validFrom: '2026-12-01' } }), today)).toMatchObject({ method: '4', months: '1' });
  });

  it('with what was saved (WIZ-3)', () => {
    const saved = { method: '3' as const, bank: { ...bank, owner: 'Kis Éva', address: other }, payment: { mode: 'monthly' as const, months: 5 } };
    expect(paymentDefaults(data({ ledger: saved }), today)).toEqual({
      ...fresh,
      method: '3',
      months: '5',
      bank: { ...fresh.bank, account: '11773016-11111018', name: 'OTP Bank', owner: 'Kis Éva', address: fullAddress(other) },
    });
  });

  it('not with a saved method that the start rules out, nor with the months of a yearly one (WIZ-12, WIZ-13)', () => {
    const monthly = { method: '31' as const, payment: { mode: 'monthly' as const, months: 2 } };
    expect(paymentDefaults(data({ contract: { validFrom: '2026-11-01' }, ledger: monthly }), today).method).toBe('4');
    expect(paymentDefaults(data({ ledger: { method: '4', payment: { mode: 'annual', months: 9 } } }), today).months).toBe('2');
  });
});

describe('the fees', () => {
  it.each<[string, PaymentMethod | '', string, number, number]>([
    ['yearly: all nine months', '4', '2', 9, 112_100],
    ['yearly, whatever months are left over', 'A', '5', 9, 112_100],
    ['monthly: two months', '31', '2', 2, 25_300],
    ['direct debit: five months', '3', '5', 5, 62_500],
    ['months that aren’t on offer: the fewest', '31', '12', 2, 25_300],
    ['no months at all: the fewest', '31', '', 2, 25_300],
    ['nothing chosen yet: the year', '', '2', 9, 112_100],
  ])('%s (WIZ-13)', (_what, method, months, paid, payable) => {
    // 12 400 x months + 500 administration.
    expect(paymentFees(data(), { method, months })).toMatchObject({ months: paid, retainerTotal: 12_400 * paid, payable });
  });

  it.each([
    ['some of it', 3_000, 109_100, 22_300, 0, 0],
    ['all of two months and more', 30_000, 82_100, 0, 0, 4_700],
  ])('count an overpayment: %s (WIZ-13)', (_what, overpayment, year, twoMonths, restOfYear, restOfMonths) => {
    const less = data({ ledger: { fees: feesLess(overpayment) } });
    expect(paymentFees(less, { method: '4', months: '2' })).toMatchObject({ payable: year, remainingOverpayment: restOfYear });
    expect(paymentFees(less, { method: '31', months: '2' })).toMatchObject({ payable: twoMonths, remainingOverpayment: restOfMonths });
  });

  it('are never below 0 (WIZ-13)', () => {
    expect(paymentFees(data({ ledger: { fees: feesLess(500_000) } }), { method: '4', months: '2' }).payable).toBe(0);
  });
});

describe('/submit-6', () => {
  const contract = { validFrom: '2026-04-01', validTo: '2026-12-31', cardPackage: 'M', receipt: 'c', address: null };
  const values: PaymentValues = {
    method: '4',
    months: '5',
    bank: { ...bank, account: '11773016-11111018', name: 'a moment behind', owner: ' Nagy Béla ', birthDate: '1988.04.12', address: { ...emptyAddress(), ...home, street: ' Fő ' } },
    transferFrom: '2026.04.15',
  };
  const fiveMonths = { ...fees, months: 5, retainerTotal: 62_000, payable: 62_500 };

  it.each(['4', 'A', '11', '15', '14'] as const)('%s: a whole year, no bank data, no first collection (WIZ-11)', (method) => {
    expect(toPaymentBody('1-2-3', { ...values, method }, data())).toEqual({
      key: '1-2-3',
      contract,
      ledger: { fees, method, bank: null, payment: { mode: 'annual', months: 9 } },
      transferFrom: '',
    });
  });

  it('31: the chosen months and the first collection, no bank data (WIZ-11)', () => {
    expect(toPaymentBody('1-2-3', { ...values, method: '31' }, data())).toEqual({
      key: '1-2-3',
      contract,
      ledger: { fees: fiveMonths, method: '31', bank: null, payment: { mode: 'monthly', months: 5 } },
      transferFrom: '2026-04-15',
    });
  });

  it('3: bank data too, digits only, trimmed, with the name that was looked up (WIZ-11)', () => {
    expect(toPaymentBody('1-2-3', { ...values, method: '3' }, data(), 'OTP Bank')).toEqual({
      key: '1-2-3',
      contract,
      ledger: { fees: fiveMonths, method: '3', bank, payment: { mode: 'monthly', months: 5 } },
      transferFrom: '2026-04-15',
    });
  });

  it('carries the delivery address as it was saved (WIZ-11)', () => {
    const sent = toPaymentBody('1-2-3', values, data({ contract: { receipt: 'b', addressee: 'Kis Éva', address: fullAddress(other), cardNum: 'U1' } }));
    expect(sent.contract).toEqual({ ...contract, receipt: 'b', address: other });
  });
});
