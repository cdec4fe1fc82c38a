// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { birthDate, displayDate, notBefore } from '../../src/domain/dateValidators';

const today = '2026-05-20';

describe('dates in fields (VAL-9)', () => {
  it.each<[string, string | undefined, string]>([
    ['2026.05.20', undefined, 'today'],
    ['2026-05-20', undefined, 'as it is sent'],
    ['', undefined, 'required asks for one'],
    ['2026.02.30', 'validate_date', 'no such day'],
    ['20.05.2026', 'validate_date', 'the other way round'],
    ['tegnap', 'validate_date', 'a word'],
  ])('the date "%s" gives %s: %s', (value, message) => {
    expect(displayDate(value)).toBe(message);
    expect(birthDate(today)(value)).toBe(message);
    expect(notBefore(today)(value)).toBe(message);
  });

  it('lets nobody be born in the future (WIZ-6)', () => {
    expect(birthDate(today)('2026.05.20')).toBeUndefined();
    expect(birthDate(today)('2026.05.21')).toBe('validate_birthDate');
    expect(birthDate(today)('1899.12.31')).toBeUndefined();
  });

  it.each<[string, string | undefined, string | undefined, string]>([
    ['2026.05.19', undefined, 'validate_min_date', 'yesterday'],
    ['2026.05.20', undefined, undefined, 'today'],
    ['2026.05.31', '2026-06-01', 'validate_min_date', 'the day before the contract starts'],
    ['2026.06.01', '2026-06-01', undefined, 'the day on which it starts'],
    ['2026.05.19', '2026-01-01', 'validate_min_date', 'after the start, but past'],
    ['2026.05.20', '2026-01-01', undefined, 'after the start'],
    ['2026.05.20', '', undefined, 'no start is given'],
  ])('a first debit on %s of a contract from %s gives %s: %s (MAN-1, WIZ-11)', (value, validFrom, message) => {
    expect(notBefore(today, validFrom)(value)).toBe(message);
  });
});
