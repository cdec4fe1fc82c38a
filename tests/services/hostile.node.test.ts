import fc from 'fast-check';
import { expect, it } from 'vitest';

import { parseResponse, type RawReply } from '~/http/parseResponse';
import { isServiceError } from '~/http/serviceError';

import { changed, replyCalls, type ReplyCall } from './contractModel';

const httpStatus = fc.oneof(
  { weight: 4, arbitrary: fc.constant(200) },
  fc.constantFrom(0, 204, 301, 400, 401, 403, 404, 409, 500, 502, 503),
  fc.integer(),
);
const status = fc.oneof(
  { weight: 3, arbitrary: fc.constant('OK') },
  fc.constantFrom('ERROR', 'DONE', 'ok', 'OK ', '', null, 200, true, ['OK'], { OK: 'OK' }),
  fc.string(),
);
const messages = fc.oneof(
  fc.constantFrom<unknown[]>(undefined, 'NO_KR', ['NO_KR'], ['ACC_INVALID_TOKEN'], ['MARSHALLING'], [null, '', 1]),
  fc.array(fc.string()),
  fc.jsonValue(),
);
const polluting: unknown = JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}');
const hostile = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(
    '<script>alert(1)</script>',
    '\u202Egpj.exe',
    'x'.repeat(10_000),
    '__proto__',
    -0,
    1e308,
    2 ** 53 + 2,
  ),
  fc.constant(polluting),
);

const fieldOf = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? new Map<string, unknown>(Object.entries(body)).get(name) : undefined;

/** Reads the reply: a success has an OK, or any status if it is polled; any error is a ServiceError with codes. */
const judge = (raw: RawReply, { schema, anyStatus }: ReplyCall, bearer: boolean): void => {
  const status = fieldOf(raw.body, 'status');
  const isOk = String(status).trim() === 'OK';
  try {
    parseResponse(raw, schema, { bearer, anyStatus });
    expect(isOk || (anyStatus && ['string', 'number'].includes(typeof status))).toBe(true);
    expect(raw.status >= 200 && raw.status < 300).toBe(true);
  } catch (error) {
    if (!isServiceError(error)) throw error;
    expect(error.codes.length).toBeGreaterThan(0);
    expect(error.reference).not.toBe('');
    if (error.kind === 'session') expect(bearer).toBe(true);
    // Codes beside OK may say why a needed field is missing.
    if (error.kind === 'refused') expect(!isOk || fieldOf(raw.body, 'messages') !== undefined).toBe(true);
  }
  expect('polluted' in {}).toBe(false);
};

it.each(replyCalls)('any reply of $call is a ServiceError unless its status is OK (FLT-2)', (call) => {
  const bodies = fc.oneof(
    hostile,
    fc
      .tuple(status, messages, fc.constantFrom(...call.places, { path: ['extra'] }), hostile)
      .map(([given, notes, { path }, value]) => ({
        ...(changed(call.sample, path, value) as object),
        status: given,
        messages: notes,
      })),
  );
  fc.assert(
    fc.property(httpStatus, bodies, fc.boolean(), (code, body, bearer) => judge({ status: code, body }, call, bearer)),
    { numRuns: 60, examples: [[200, polluting, true]] },
  );
});
