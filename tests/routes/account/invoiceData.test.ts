// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { emptyAddress, fullAddress, type Address } from '../../../src/domain/identity/address';
import {
  formValues,
  invoiceDataBody,
  mayInvoiceEmployer,
  switchDirection,
  type InvoiceDataValues,
} from '../../../src/routes/account/invoiceData/invoiceData';
import type { InvoiceData } from '../../../src/services/account';

const address: Address = fullAddress({ zip: '1117', city: 'Budapest', street: 'Fő', streetType: 'utca', house: '1.' });
const filled = { ...emptyAddress(), ...address };
const own = { name: 'Kovács Anna', tax: '', address };
const company = { name: 'Minta Kft.', tax: '12345676-2-41', address };
const employer = { name: 'Munka Zrt.', tax: '12345676-2-41', address };

const data = (given: Partial<InvoiceData> = {}): InvoiceData => ({
  current: { ...own, direction: 0 },
  partner: own,
  employer,
  ...given,
});
const values = (given: Partial<InvoiceDataValues>): InvoiceDataValues => ({
  own: false,
  direction: '1',
  name: '',
  taxNumber: '',
  address: emptyAddress(),
  last: '1',
  kept: {},
  ...given,
});

describe('what the form begins with', () => {
  it.each([
    ['one’s own data', data(), { own: true, direction: '0', name: '', taxNumber: '' }],
    [
      'a company',
      data({ current: { ...company, direction: 1 } }),
      { own: false, direction: '1', name: 'Minta Kft.', taxNumber: '12345676-2-41', address: filled },
    ],
    [
      'a person without a tax number',
      data({ current: { name: 'Nagy Béla', tax: '', address, direction: 2 } }),
      { own: false, direction: '2', name: 'Nagy Béla', taxNumber: '' },
    ],
    [
      'the employer, by the employer’s data of today',
      data({ current: { name: 'Régi név', tax: '', direction: 3 } }),
      { own: false, direction: '3', name: 'Munka Zrt.', taxNumber: '12345676-2-41', address: filled },
    ],
    [
      'an employer who takes no invoices any more: what was saved stays',
      data({ current: { ...company, direction: 3 }, employer: { ...employer, withoutEmployerInvoice: true } }),
      { own: false, direction: '3' },
    ],
    ['no direction, but one’s own name', data({ current: { ...own, direction: undefined } }), { own: true }],
    [
      'no direction, but a tax number',
      data({ current: { ...company, direction: undefined } }),
      { own: false, direction: '1' },
    ],
    [
      'no direction and no tax number',
      data({ current: { ...own, name: 'Nagy Béla', direction: undefined } }),
      { own: false, direction: '2' },
    ],
    [
      'nothing at all',
      data({ current: { name: '', tax: '', direction: undefined }, partner: undefined }),
      { own: true },
    ],
  ])('is %s (INV-1)', (_title, given, expected) => {
    expect(formValues(given)).toMatchObject(expected);
  });
});

describe('the employer’s mode', () => {
  it.each([
    ['everything is there', employer, true],
    ['nocszla is set', { ...employer, withoutEmployerInvoice: true }, false],
    ['there is no employer', undefined, false],
    ['the address is missing', { ...employer, address: undefined }, false],
    ['the address is empty', { ...employer, address: emptyAddress() }, false],
    ['the house is missing', { ...employer, address: { ...address, house: ' ' } }, false],
    ['the tax number is wrong', { ...employer, tax: '12345678-2-41' }, false],
    ['the name is missing', { ...employer, name: '' }, false],
  ])('is for those whose employer’s data are whole and who may have it: %s (INV-2)', (_title, given, may) => {
    expect(mayInvoiceEmployer(data({ employer: given }))).toBe(may);
  });
});

describe('opening another direction', () => {
  const typed = values({ name: 'Minta Kft.', taxNumber: '12345676-2-41', address: filled });

  it('keeps what was typed, also over the employer’s (INV-4)', () => {
    const atEmployer = switchDirection(typed, '3', data());
    expect(atEmployer).toMatchObject({ name: 'Munka Zrt.', taxNumber: '12345676-2-41' });
    expect(switchDirection(atEmployer, '1', data())).toMatchObject({
      name: 'Minta Kft.',
      taxNumber: '12345676-2-41',
      address: filled,
    });
  });

  it('keeps the two other modes apart (INV-4)', () => {
    const asPerson = { ...switchDirection(typed, '2', data()), name: 'Nagy Béla' };
    const backAtCompany = switchDirection(asPerson, '1', data());
    expect(backAtCompany.name).toBe('Minta Kft.');
    expect(switchDirection(backAtCompany, '2', data()).name).toBe('Nagy Béla');
  });

  it('is one’s own by both of its controls, remembers the mode that was open, and shows nobody else’s data (UX-27, INV-4)', () => {
    const asPerson = { ...switchDirection(typed, '2', data()), name: 'Nagy Béla' };
    const own = switchDirection(asPerson, '0', data());
    expect(own).toMatchObject({ own: true, direction: '0', last: '2', name: '', taxNumber: '' });
    expect(switchDirection(own, own.last, data())).toMatchObject({ own: false, direction: '2', name: 'Nagy Béla' });
  });

  it('asks nothing twice: a mode opened for the first time begins with the name and address given (A11Y-5)', () => {
    expect(switchDirection(typed, '2', data())).toMatchObject({ name: 'Minta Kft.', taxNumber: '', address: filled });
  });
});

describe('what is saved', () => {
  it.each([
    [
      'own',
      values({ own: true, direction: '0', name: 'Minta Kft.', taxNumber: '1' }),
      { own: true, direction: 0, name: '', taxNumber: '', address: null },
    ],
    [
      '1',
      values({ name: ' Minta Kft. ', taxNumber: '12345676-2-41', address: filled }),
      { own: false, direction: 1, name: 'Minta Kft.', taxNumber: '12345676-2-41', address },
    ],
    [
      '2, whatever tax number was typed before',
      values({ direction: '2', name: 'Nagy Béla', taxNumber: '12345676-2-41', address: filled }),
      { own: false, direction: 2, name: 'Nagy Béla', taxNumber: '', address },
    ],
    [
      '3',
      values({ direction: '3', name: 'Munka Zrt.', taxNumber: '12345676-2-41', address: filled }),
      { own: false, direction: 3, name: 'Munka Zrt.', taxNumber: '12345676-2-41', address },
    ],
  ])('is exactly the contract’s payload in mode %s (INV-3)', (_mode, given, body) => {
    expect(invoiceDataBody(given)).toEqual(body);
  });
});
