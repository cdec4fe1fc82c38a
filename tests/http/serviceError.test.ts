// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { isServiceError, ServiceError, technicalError, toServiceError } from '../../src/http/serviceError';

describe('what a page is told of anything thrown (ERR-4)', () => {
  it('is the very error when a call threw it', () => {
    const error = new ServiceError('refused', ['NO_KR'], 'ABC234');
    expect(toServiceError(error)).toBe(error);
    expect(error).toBeInstanceOf(Error);
    expect(error.message).toBe('refused: NO_KR');
  });

  it.each([new Error('boom'), 'text', null, undefined, { kind: 'refused', codes: ['NO_KR'] }])('is the technical error for %s', (thrown) => {
    expect(isServiceError(thrown)).toBe(false);
    expect(toServiceError(thrown)).toMatchObject({ kind: 'technical', codes: ['TECHNICAL_ERROR'] });
  });

  it('says whether the network failed, so that a read may be tried again', () => {
    expect(technicalError(true).network).toBe(true);
    expect(technicalError().network).toBe(false);
  });
});
