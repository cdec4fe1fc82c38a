import { expect, it } from 'vitest';

import {
  cleanAddress,
  emptyAddress,
  formatAddress,
  fullAddress,
  isEmptyAddress,
  isValidAddress,
  sameAddress,
  type Address,
} from '~/domain/identity/address';

const home: Address = fullAddress({ zip: '1111', city: 'Budapest', street: 'Fő', streetType: 'utca', house: '1' });

it.each<[Partial<Address>, string]>([
  [{}, '1111 Budapest, Fő utca\u00A01.'],
  [{ house: '12/B' }, '1111 Budapest, Fő utca\u00A012/B'],
  [{ staircase: 'A', floor: '2', door: '5' }, '1111 Budapest, Fő utca\u00A01. A\u00A0lph. 2.\u00A0em. 5.\u00A0ajtó'],
  [{ floor: 'földszint', door: '3/a' }, '1111 Budapest, Fő utca\u00A01. földszint 3/a'],
  [{ floor: 'II', door: 'A1' }, '1111 Budapest, Fő utca\u00A01. II A1'],
  [{ floor: '12', door: '34' }, '1111 Budapest, Fő utca\u00A01. 12.\u00A0em. 34.\u00A0ajtó'],
  [{ house: '1A2' }, '1111 Budapest, Fő utca\u00A01A2.'],
  [{ poBox: '12', country: 'Magyarország' }, '1111 Budapest, Fő utca\u00A01., Pf. 12, Magyarország'],
  [{ street: '', streetType: '', house: '', poBox: '12' }, '1111 Budapest, Pf. 12'],
])('an address with %o is formatted as %s (ADDR-1)', (change, line) => {
  expect(formatAddress({ ...home, ...change })).toBe(line);
});

it('an address is sent normalised, with its ten fields and no others (ERR-9, SEC-11)', () => {
  const typed = { ...home, city: ' Buda\u200Bpest ', street: 'Fo\u030B', floor: '\u200B', door: '\u00A05 ', id: 7 };
  expect(cleanAddress(typed)).toEqual({ ...home, street: 'Fő', door: '5' });
  expect(Object.keys(cleanAddress(typed)).sort()).toEqual(Object.keys(emptyAddress()).sort());
});

it('an address is empty when it holds only spaces, or when there is none (ADDR-1)', () => {
  const none = [emptyAddress(), fullAddress(null), { ...emptyAddress(), city: ' ' }, null, undefined];
  expect(none.filter((address) => !isEmptyAddress(address))).toEqual([]);
  expect(isEmptyAddress({ ...emptyAddress(), poBox: '12' })).toBe(false);
});

it('an address needs a zip, a city, a street, its type and a house number, a PO box or not (PROF-4)', () => {
  for (const poBox of ['', '12']) {
    expect(isValidAddress({ ...home, poBox })).toBe(true);
    for (const field of ['zip', 'city', 'street', 'streetType', 'house'])
      expect(isValidAddress({ ...home, poBox, [field]: ' ' })).toBe(false);
  }
  expect(isValidAddress({ ...home, zip: '111' })).toBe(false);
  expect(isValidAddress({ ...home, zip: ' 1111 ' })).toBe(true);
});

it('an address ignores spaces and empty fields when compared, but not another door (ADDR-1)', () => {
  expect(sameAddress(home, { ...emptyAddress(), ...home, city: 'Budapest ' })).toBe(true);
  expect(sameAddress(home, { ...home, door: '5' })).toBe(false);
  expect(sameAddress(home, { ...home, zip: '1112' })).toBe(false);
  for (const field of ['city', 'street', 'streetType', 'house', 'staircase', 'floor', 'poBox', 'country'])
    expect(sameAddress(home, { ...home, [field]: 'x' }), field).toBe(false);
});
