// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { errorNames, errorOf, isServiceError } from '../../../src/components/form/summary/errorNames';
import { textOf } from '../../../src/components/form/textOf';

describe('errorNames', () => {
  const error = { type: 'validate', message: 'validate_required' };

  it('joins the names of nested fields with dots, and leaves out the form’s own error (A11Y-3)', () => {
    expect(
      errorNames({ name: error, bank: { address: { zip: error, city: error } }, root: { service: error } }),
    ).toEqual(['name', 'bank.address.zip', 'bank.address.city']);
    expect(errorNames({})).toEqual([]);
  });
});

describe('errorOf', () => {
  it('gives the message of a nested field', () => {
    const errors = {
      bank: { address: { zip: { type: 'validate', message: 'validate_required' } } },
      other: { type: 'validate', message: '' },
    };
    expect(errorOf(errors, 'bank.address.zip')).toBe('validate_required');
    expect(errorOf(errors, 'other')).toBeUndefined();
    expect(errorOf(errors, 'bank')).toBeUndefined();
  });
});

describe('isServiceError', () => {
  it('tells what a service refused from what a rule refused (ERR-1)', () => {
    const errors = {
      email: { type: 'service', message: 'errors:X' },
      name: { type: 'validate', message: 'validate_required' },
    };
    expect([
      isServiceError(errors, 'email'),
      isServiceError(errors, 'name'),
      isServiceError(errors, 'missing'),
    ]).toEqual([true, false, false]);
  });
});

describe('textOf', () => {
  it('gives texts and numbers as text, and "" for anything else', () => {
    expect([textOf('a'), textOf(3), textOf(undefined), textOf(null), textOf({})]).toEqual(['a', '3', '', '', '']);
  });
});
