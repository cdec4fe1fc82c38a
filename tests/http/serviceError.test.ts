// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { isServiceError, ServiceError, technicalError, toServiceError } from '../../src/http/serviceError';

describe('making a ServiceError of anything thrown (ERR-4)', () => {
  it('keeps the error of a call', () => {
    const error = new ServiceError('refused', ['NO_KR'], 'ABC234');
    expect(toServiceError(error)).toBe(error);
    expect(error).toBeInstanceOf(Error);
    expect(error.message).toBe('refused: NO_KR');
  });

  it.each([new Error('boom'), 'text', null, undefined, { kind: 'refused', codes: ['NO_KR'] }])(
    'makes a technical error of %s',
    (thrown) => {
      expect(isServiceError(thrown)).toBe(false);
      expect(toServiceError(thrown)).toMatchObject({ kind: 'technical', codes: ['TECHNICAL_ERROR'] });
    },
  );

  it('says whether the network failed, so that a read may be retried', () => {
    expect(technicalError(true).network).toBe(true);
    expect(technicalError().network).toBe(false);
  });
});
