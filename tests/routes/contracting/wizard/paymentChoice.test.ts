// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { PaymentMethod } from '../../../../src/domain/paymentMethods';
import {
  earliestCollection,
  hasFirstCollection,
  needsBank,
  offeredMethods,
  paymentCosts,
  paymentDefaults,
  toPaymentBody,
  type PaymentData,
  type PaymentValues,
} from '../../../../src/routes/contracting/wizard/paymentChoice';
import { bank, emptyAddress, fees, fullAddress, home, other, partner, step6 } from './fixtures';

const today = '2026-03-10';
const data = (given: Parameters<typeof step6>[0] = {}, who: PaymentData['partner'] = partner): PaymentData => ({ ...step6(given), partner: who });
const all: PaymentMethod[] = ['4', '31', '3', 'A', '11', '15', '14'];

describe('methods on offer', () => {
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

  it.each(all)('%s: bank data for direct debit only, a first collection day for monthly methods (WIZ-11)', (method) => {
    expect(needsBank(method)).toBe(method === '3');
    expect(hasFirstCollection(method)).toBe(method === '3' || method === '31');
  });

  it('no method chosen: nothing more is asked', () => {
    expect([needsBank(undefined), hasFirstCollection(undefined)]).toEqual([false, false]);
  });
});

describe('the first collection day', () => {
  it.each([
    ['the contract starts later', today, '2026-04-01', '2026-04-01'],
    ['the contract has started', today, '2026-01-01', today],
    ['it starts today', today, today, today],
  ])('is neither before today nor before the start: %s (VAL-9)', (_why, now, validFrom, earliest) => {
    expect(earliestCollection(now, validFrom)).toBe(earliest);
  });
});

describe('step 6 opens', () => {
  const fresh: PaymentValues = {
    method: '',
    months: '2',
    bank: { account: '', name: '', owner: 'Nagy Béla', birthPlace: 'Budapest', birthDate: '1988.04.12', mothersName: 'Szabó Mária', address: fullAddress(home) },
    transferFrom: '2026.04.01',
  };

  it('without a method, with the owner prefilled from step 1 (WIZ-11, A11Y-5)', () => {
    expect(paymentDefaults(data(), today)).toEqual(fresh);
  });

  it('with an empty owner when step 1 can’t be loaded', () => {
    const { owner, birthPlace, birthDate, mothersName } = paymentDefaults({ ...step6(), partner: undefined }, today).bank;
    expect({ owner, birthPlace, birthDate, mothersName }).toEqual({ owner: '', birthPlace: '', birthDate: '', mothersName: '' });
  });

  it('with method 4 when it is the only one (WIZ-12)', () => {
    expect(paymentDefaults(data({ contract: { validFrom: '2026-11-01' } }), today).method).toBe('4');
    expect(paymentDefaults(data({ contract: { validFrom: '2026-12-01' } }), today)).toMatchObject({ method: '4', months: '1' });
  });

  it('with the saved choice (WIZ-3)', () => {
    const saved = { method: '3' as const, bank: { ...bank, owner: 'Kis Éva', address: other }, payment: { mode: 'monthly' as const, months: 5 } };
    expect(paymentDefaults(data({ ledger: saved }), today)).toEqual({
      ...fresh,
      method: '3',
      months: '5',
      bank: { ...fresh.bank, account: '11773016-11111018', name: 'OTP Bank', owner: 'Kis Éva', address: fullAddress(other) },
    });
  });

  it('without a saved method that the start rules out, and without the months of an annual one (WIZ-12, WIZ-13)', () => {
    const monthly = { method: '31' as const, payment: { mode: 'monthly' as const, months: 2 } };
    expect(paymentDefaults(data({ contract: { validFrom: '2026-11-01' }, ledger: monthly }), today).method).toBe('4');
    expect(paymentDefaults(data({ ledger: { method: '4', payment: { mode: 'annual', months: 9 } } }), today).months).toBe('2');
  });
});

describe('the costs', () => {
  it.each<[string, PaymentMethod | '', string, number, number]>([
    ['annual: all nine months', '4', '2', 9, 112_100],
    ['annual, whatever months were chosen before', 'A', '5', 9, 112_100],
    ['monthly: two months', '31', '2', 2, 25_300],
    ['direct debit: five months', '3', '5', 5, 62_500],
    ['months not on offer: the fewest', '31', '12', 2, 25_300],
    ['no months: the fewest', '31', '', 2, 25_300],
    ['no method yet: all nine months', '', '2', 9, 112_100],
  ])('%s (WIZ-13)', (_what, method, months, paid, payable) => {
    // 12 400 x months + 500 administration.
    expect(paymentCosts(data(), { method, months })).toMatchObject({ months: paid, retainerTotal: 12_400 * paid, payable });
  });

  it.each([
    ['none is named', 0, 112_100, 25_300, 0, 0],
    ['less than two months', 3_000, 109_100, 22_300, 0, 0],
    ['more than two months', 30_000, 82_100, 0, 0, 4_700],
    ['exactly the year', 112_100, 0, 0, 0, 86_800],
    ['more than the year', 500_000, 0, 0, 387_900, 474_700],
  ])('subtract the overpayment: %s (WIZ-13)', (_what, overpayment, year, twoMonths, restOfYear, restOfMonths) => {
    const given = data({ overpayment });
    expect(paymentCosts(given, { method: '4', months: '2' })).toMatchObject({ payable: year, overpaymentRemaining: restOfYear });
    expect(paymentCosts(given, { method: '31', months: '2' })).toMatchObject({ payable: twoMonths, overpaymentRemaining: restOfMonths });
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
  const fiveMonths: unknown = expect.objectContaining({ ...fees, months: 5, retainerTotal: 62_000, payable: 62_500 });
  const wholeYear: unknown = expect.objectContaining(fees);

  it.each(['4', 'A', '11', '15', '14'] as const)('%s: the whole year, no bank data, no first collection day (WIZ-11)', (method) => {
    expect(toPaymentBody('1-2-3', { ...values, method }, data())).toEqual({
      key: '1-2-3',
      contract,
      ledger: { fees: wholeYear, method, bank: null, payment: { mode: 'annual', months: 9 } },
      transferFrom: '',
    });
  });

  it('31: the chosen months and the first collection day, no bank data (WIZ-11)', () => {
    expect(toPaymentBody('1-2-3', { ...values, method: '31' }, data())).toEqual({
      key: '1-2-3',
      contract,
      ledger: { fees: fiveMonths, method: '31', bank: null, payment: { mode: 'monthly', months: 5 } },
      transferFrom: '2026-04-15',
    });
  });

  it('3: also the bank data, trimmed, digits only, with the looked-up name (WIZ-11)', () => {
    expect(toPaymentBody('1-2-3', { ...values, method: '3' }, data(), 'OTP Bank')).toEqual({
      key: '1-2-3',
      contract,
      ledger: { fees: fiveMonths, method: '3', bank, payment: { mode: 'monthly', months: 5 } },
      transferFrom: '2026-04-15',
    });
  });

  it('repeats the saved delivery address (WIZ-11)', () => {
    const sent = toPaymentBody('1-2-3', values, data({ contract: { receipt: 'b', addressee: 'Kis Éva', address: fullAddress(other), cardNum: 'U1' } }));
    expect(sent.contract).toEqual({ ...contract, receipt: 'b', address: other });
  });
});
