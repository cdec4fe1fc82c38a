// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { caretAfter, significantIn } from '../../../src/components/form/caret';
import { errorNames, errorOf } from '../../../src/components/form/errorNames';
import { fieldId } from '../../../src/components/form/formId';
import { textOf } from '../../../src/components/form/textOf';

describe('the names of fields with errors', () => {
  const error = { type: 'validate', message: 'validate_required' };

  it('have dots where fields are nested, and leave the form’s own error out (A11Y-3)', () => {
    expect(errorNames({ name: error, bank: { address: { zip: error, city: error } }, root: { service: error } })).toEqual(['name', 'bank.address.zip', 'bank.address.city']);
    expect(errorNames({})).toEqual([]);
  });

  it('lead to their message', () => {
    const errors = { bank: { address: { zip: error } }, other: { type: 'validate', message: '' } };
    expect(errorOf(errors, 'bank.address.zip')).toBe('validate_required');
    expect(errorOf(errors, 'other')).toBeUndefined();
    expect(errorOf(errors, 'bank')).toBeUndefined();
  });
});

describe('the caret of a masked field', () => {
  it.each([
    ['+36/30/1', 5, false, 6],
    ['+36/30/1', 3, false, 3],
    ['+36/30/1', 0, false, 0],
    ['2026.02', 4, true, 7],
    ['12', 9, false, 2],
  ])('in %s after %i characters that count', (text, count, atEnd, expected) => {
    expect(caretAfter(text, count, atEnd)).toBe(expected);
  });

  it('counts letters, digits and the plus, not what a mask adds', () => {
    expect(significantIn('+36/30-1 ő')).toBe(7);
  });
});

describe('small helpers', () => {
  it('show texts and numbers of a form, and nothing for anything else', () => {
    expect([textOf('a'), textOf(3), textOf(undefined), textOf(null), textOf({})]).toEqual(['a', '3', '', '', '']);
  });

  it('keep the ids of two forms apart', () => {
    expect(fieldId('one', 'bank.address.zip')).toBe('one-bank-address-zip');
    expect(fieldId('two', 'bank.address.zip')).not.toBe(fieldId('one', 'bank.address.zip'));
  });
});
