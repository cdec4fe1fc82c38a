// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { parseResponse, type RawReply } from '../../src/http/parseResponse';
import { isServiceError } from '../../src/http/serviceError';
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
  fc.constantFrom(
    undefined,
    null,
    '',
    [],
    'NO_KR',
    {},
    [null],
    [1],
    ['NO_KR'],
    ['ACC_INVALID_TOKEN'],
    ['MARSHALLING'],
    [''],
  ),
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
    Number.MAX_SAFE_INTEGER + 2,
  ),
  fc.constant(polluting),
);

/** Whether a reply was read, or the kind of its ServiceError. Any other error fails the test. */
const outcome = (
  raw: RawReply,
  { schema, anyStatus }: ReplyCall,
  bearer: boolean,
): { read: boolean; kind?: string } => {
  try {
    parseResponse(raw, schema, { bearer, anyStatus });
    return { read: true };
  } catch (error) {
    if (!isServiceError(error)) throw error;
    expect(error.codes.length).toBeGreaterThan(0);
    expect(error.reference).not.toBe('');
    return { read: false, kind: error.kind };
  }
};

const statusOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'status' in body ? body.status : undefined;

const messagesOf = (body: unknown): readonly unknown[] =>
  typeof body === 'object' && body !== null && 'messages' in body ? [body.messages].flat() : [];

const judge = (raw: RawReply, call: ReplyCall, bearer: boolean): void => {
  const { read, kind } = outcome(raw, call, bearer);
  const given = statusOf(raw.body);
  if (read) {
    if (call.anyStatus) expect(['string', 'number']).toContain(typeof given);
    else expect(String(given).trim()).toBe('OK');
    expect(raw.status >= 200 && raw.status < 300).toBe(true);
  }
  if (kind === 'session') expect(bearer).toBe(true);
  // Codes beside OK may say why a needed field is missing.
  if (kind === 'refused') expect(String(given).trim() !== 'OK' || messagesOf(raw.body).length > 0).toBe(true);
  expect('polluted' in {}).toBe(false);
};

describe('any reply', () => {
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
      fc.property(httpStatus, bodies, fc.boolean(), (code, body, bearer) =>
        judge({ status: code, body }, call, bearer),
      ),
      { numRuns: 60, examples: [[200, polluting, true]] },
    );
    expect(outcome({ status: 200, body: call.sample }, call, true)).toEqual({ read: true });
  });
});
