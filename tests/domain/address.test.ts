// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { cleanAddress, emptyAddress, formatAddress, isEmptyAddress, sameAddress, type Address } from '../../src/domain/address';

const home: Address = { zip: '1111', city: 'Budapest', street: 'Fő', streetType: 'utca', house: '1' };

describe('addresses (ADDR-1)', () => {
  it.each<[Partial<Address>, string]>([
    [{}, '1111 Budapest, Fő utca 1.'],
    [{ house: '12/B' }, '1111 Budapest, Fő utca 12/B'],
    [{ staircase: 'A', floor: '2', door: '5' }, '1111 Budapest, Fő utca 1. A lph. 2. em. 5. ajtó'],
    [{ floor: 'földszint', door: '3/a' }, '1111 Budapest, Fő utca 1. földszint 3/a'],
    [{ poBox: '12', country: 'Magyarország' }, '1111 Budapest, Fő utca 1., Pf. 12, Magyarország'],
    [{ street: '', streetType: '', house: '', poBox: '12' }, '1111 Budapest, Pf. 12'],
  ])('with %o is formatted as %s', (change, line) => {
    expect(formatAddress({ ...home, ...change })).toBe(line);
  });

  it('is an empty line when it is empty', () => {
    expect(formatAddress(emptyAddress())).toBe('');
  });

  it('is sent trimmed, without empty optional fields and without foreign fields', () => {
    const typed = { ...emptyAddress(), ...home, city: ' Budapest ', floor: ' ', door: ' 5 ', id: 7 };
    expect(cleanAddress(typed)).toEqual({ ...home, door: '5' });
    expect(Object.keys(cleanAddress(typed))).toEqual(['zip', 'city', 'street', 'streetType', 'house', 'door']);
  });

  it('is empty when it holds only spaces, or when there is none', () => {
    expect([emptyAddress(), { ...emptyAddress(), city: ' ' }, null, undefined].map(isEmptyAddress)).toEqual([true, true, true, true]);
    expect(isEmptyAddress({ ...emptyAddress(), poBox: '12' })).toBe(false);
  });

  it('ignores spaces and empty fields when compared, but not another door', () => {
    expect(sameAddress(home, { ...emptyAddress(), ...home, city: 'Budapest ' })).toBe(true);
    expect(sameAddress(home, { ...home, door: '5' })).toBe(false);
    expect(sameAddress(home, { ...home, zip: '1112' })).toBe(false);
  });
});
