import * as v from 'valibot';
import { expect, it } from 'vitest';

import { listedCodes, moreCodes } from '~/domain/errors/errorCatalogue';
import { parseResponse, type RawReply, type ReplyRules } from '~/http/parseResponse';
import { isServiceError, ServiceError, toServiceError } from '~/http/serviceError';

const amounts = v.object({ currentDebit: v.number() });
const polled = v.object({ status: v.string() });
const publicCall: ReplyRules = { bearer: false };
const bearerCall: ReplyRules = { bearer: true };
const pollCall: ReplyRules = { bearer: true, anyStatus: true };

const refusalOf = (raw: RawReply, rules: ReplyRules = publicCall, schema: v.GenericSchema = amounts): ServiceError => {
  try {
    parseResponse(raw, schema, rules);
  } catch (error) {
    if (isServiceError(error)) return error;
    throw error;
  }
  throw new Error('read as success');
};

const ok = { status: 'OK', currentDebit: 1 };
const read = (body: object, rules = publicCall): unknown => parseResponse({ status: 200, body }, amounts, rules);

it('a successful reply returns what the schema makes of it', () => {
  expect(read({ ...ok, currentDebit: 12_400, extra: 1 })).toEqual({ currentDebit: 12_400 });
});

it.each([undefined, null, '', [], {}, true, [null], [{ code: 'NO_KR' }, '']])(
  'a successful reply is read if its messages are %j (ERR-9)',
  (messages) => {
    expect(read({ ...ok, messages })).toEqual({ currentDebit: 1 });
  },
);

it.each<[string, RawReply]>([
  ['no answer', { status: 0, body: ok }],
  ['an empty or malformed body, or HTML', { status: 200, body: undefined }],
  ['null', { status: 200, body: null }],
  ['a text', { status: 200, body: 'OK' }],
  ['a list with an OK in it', { status: 200, body: [ok] }],
  ['no status', { status: 200, body: { currentDebit: 1 } }],
  ['an empty status', { status: 200, body: { ...ok, status: '' } }],
  ['a status of 200', { status: 200, body: { ...ok, status: 200 } }],
  ['a status of true', { status: 200, body: { ...ok, status: true } }],
  ['a list as status', { status: 200, body: { ...ok, status: ['OK'] } }],
  ['a status in lower case', { status: 200, body: { ...ok, status: 'ok' } }],
  ['a refusal without codes', { status: 200, body: { status: 'ERROR' } }],
  ['a refusal with objects in messages', { status: 200, body: { status: 'ERROR', messages: [{ code: 'NO_KR' }] } }],
  ['a missing field', { status: 200, body: { status: 'OK' } }],
  ['a text where a number belongs', { status: 200, body: { ...ok, currentDebit: '1' } }],
  ['OK with HTTP 500', { status: 500, body: ok }],
  ['codes with HTTP 503', { status: 503, body: { status: 'ERROR', messages: ['NO_KR'] } }],
  ['OK with HTTP 304', { status: 304, body: ok }],
  ['OK with HTTP 404', { status: 404, body: ok }],
  ['OK with HTTP 401 from a public call', { status: 401, body: ok }],
  ['a marshalling code', { status: 200, body: { status: 'ERROR', messages: ['error.unmarshalling'] } }],
  ['TECHNICAL_ERROR itself', { status: 200, body: { status: 'ERROR', messages: ['TECHNICAL_ERROR'] } }],
])('an unreadable reply is a technical error with a reference: %s (ERR-2, FLT-2)', (_what, raw) => {
  const error = refusalOf(raw);
  expect(error).toMatchObject({ kind: 'technical', codes: ['TECHNICAL_ERROR'], network: false });
  expect(error.reference).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
});

it('an unreadable reply says that a refusal names no code, for a page that knows what it means (PUB-4, PUB-13)', () => {
  expect(refusalOf({ status: 200, body: { status: 'ERROR', messages: [''] } }).unnamed).toBe(true);
  expect(refusalOf({ status: 200, body: { status: 'ERROR', messages: ['TECHNICAL_ERROR'] } }).unnamed).toBe(false);
});

it.each([200, 400, 403, 404, 409, 422])('a refusal keeps its codes with HTTP status %i (ERR-1)', (status) => {
  const error = refusalOf({ status, body: { status: 'ERROR', messages: ['NO_KR', 'HAS_DEBT'], currentDebit: 1 } });
  expect(error).toMatchObject({ kind: 'refused', codes: ['NO_KR', 'HAS_DEBT'] });
});

it.each<[unknown, string[]]>([
  ['NO_KR', ['NO_KR']],
  ['BRAND_NEW', ['BRAND_NEW']],
  [1234, ['1234']],
  [
    ['NO_KR', '', 'NO_KR', 'MARSHAL_FAILED'],
    ['NO_KR', 'TECHNICAL_ERROR'],
  ],
  [
    [null, 'NO_KR', { code: 'HAS_DEBT' }, true, [], 12],
    ['NO_KR', '12'],
  ],
])('a refusal has its codes read from %j (ERR-3, ERR-9)', (messages, codes) => {
  expect(refusalOf({ status: 200, body: { status: 500, messages } })).toMatchObject({ kind: 'refused', codes });
});

const invalid = { status: 'ERROR', messages: ['NO_KR', 'ACC_INVALID_TOKEN'] };

it.each<[string, RawReply]>([
  ['a 401 without a body', { status: 401, body: undefined }],
  ['a 401 with OK', { status: 401, body: ok }],
  ['ACC_INVALID_TOKEN among other codes', { status: 403, body: invalid }],
])('an ended session follows from %s, of a protected call or a poll (SES-6)', (_what, raw) => {
  for (const rules of [bearerCall, pollCall]) expect(refusalOf(raw, rules).kind).toBe('session');
});

it('an ended session never follows from a public call: a 401 on sign-in is an error (FLT-1)', () => {
  expect(refusalOf({ status: 401, body: invalid })).toMatchObject({ kind: 'refused', codes: invalid.messages });
  expect(refusalOf({ status: 401, body: undefined }).kind).toBe('technical');
});

const question: ReplyRules = { bearer: true, question: true };
const okWith = (...messages: string[]): RawReply => ({ status: 200, body: { status: 'OK', messages } });
const nothing = v.object({});

it('codes beside OK refuse where a needed field is missing (PUB-8, ERR-9)', () => {
  expect(refusalOf(okWith('ACC_INACTIVE_USER', 'BRAND_NEW'))).toMatchObject({
    kind: 'refused',
    codes: ['ACC_INACTIVE_USER', 'BRAND_NEW'],
  });
});

it.each(['BRAND_NEW', 'MARSHALLING', 'TECHNICAL_ERROR'])(
  'codes beside OK don’t explain a missing field if they are %s (ERR-9)',
  (code) => {
    expect(refusalOf(okWith(code))).toMatchObject({ kind: 'technical', codes: ['TECHNICAL_ERROR'] });
  },
);

it('codes beside OK never turn a success into a failure, and come with its fields (ERR-8)', () => {
  const body = { status: 'OK', messages: ['HAS_DEBT', 'HINT', 'CONTR_ALREADY_EMAILED'], currentDebit: 1 };
  expect(parseResponse({ status: 200, body }, amounts, bearerCall)).toEqual({
    currentDebit: 1,
    codes: ['HAS_DEBT', 'CONTR_ALREADY_EMAILED', 'HINT'],
  });
});

it('codes beside OK that are listed aren’t lost behind ten that nobody lists (ERR-1, ERR-9)', () => {
  const unlisted = Array.from({ length: 10 }, (_, index) => `X_${index}`);
  const body = { status: 'OK', messages: [...unlisted, 'HAS_DEBT'], currentDebit: 1 };
  const { codes = [] } = parseResponse({ status: 200, body }, amounts, bearerCall);
  expect([listedCodes(codes), codes.length]).toEqual([['HAS_DEBT'], 11]);
  expect(listedCodes([...unlisted, moreCodes(1)])).toEqual([]);
});

it('codes beside OK answer a question with no (NAV-9, ERR-9)', () => {
  expect(refusalOf(okWith('CONTR_CO_CARD'), question, nothing)).toMatchObject({
    kind: 'refused',
    codes: ['CONTR_CO_CARD'],
  });
  expect(refusalOf(okWith('MARSHALLING'), question, nothing).kind).toBe('technical');
  expect(refusalOf(okWith('ACC_INVALID_TOKEN'), question, nothing).kind).toBe('session');
});

it.each(['BRAND_NEW', 'ACC_INACTIVE_USER'])(
  'codes beside OK leave the answer to a question at yes if they are %s (ERR-9)',
  (code) => {
    expect(() => parseResponse(okWith(code), nothing, question)).not.toThrow();
  },
);

const get: ReplyRules = { bearer: true, inData: true };
const idReply = v.object({ id: v.string(), data: v.optional(v.unknown()) });
const idOf = (body: object): string => parseResponse({ status: 200, body }, idReply, get).id;

it.each([
  [{ data: { id: 'm-1' } }],
  [{ id: null, data: { id: 'm-1' } }],
  [{ id: '', data: { id: 'm-1' } }],
  [{ id: 'm-1', data: { id: 'm-2' } }],
  [{ id: 'm-1', data: null }],
  [{ id: 'm-1', data: ['x'] }],
])('fields in `data` stand where a GET doesn’t give its own: %j (ERR-9)', (fields) => {
  expect(idOf({ status: 'OK', ...fields })).toBe('m-1');
});

it('fields in `data` don’t make a refusal a success, and are read for a GET only (ERR-9)', () => {
  const body = { status: 'ERROR', messages: ['NO_KR'], data: { status: 'OK', messages: [], id: 'm-1' } };
  expect(refusalOf({ status: 200, body }, get, idReply).codes).toEqual(['NO_KR']);
  const reply = { status: 200, body: { status: 'OK', data: { id: 'm-1' } } };
  expect(refusalOf(reply, bearerCall, idReply).kind).toBe('technical');
});

it.each(['OK', 'DONE', 'ERROR', 'TNR', 'SOMETHING_NEW'])(
  'a polled reply passes its status %s to the page (PAY-8, SUM-1)',
  (status) => {
    expect(parseResponse({ status: 200, body: { status, messages: ['NO_KR'] } }, polled, pollCall)).toMatchObject({
      status,
    });
  },
);

it.each<[string, RawReply]>([
  ['HTTP 500', { status: 500, body: { status: 'DONE' } }],
  ['HTTP 404', { status: 404, body: { status: 'DONE' } }],
  ['no status', { status: 200, body: {} }],
  ['a marshalling failure', { status: 200, body: { status: 'ERROR', messages: ['MARSHALLING'] } }],
])('a polled reply is a technical error with %s (FLT-2, PAY-8, SUM-1)', (_what, raw) => {
  expect(refusalOf(raw, pollCall, polled).kind).toBe('technical');
});

it('anything thrown becomes a technical error, but for the error of a call (ERR-4)', () => {
  const error = new ServiceError('refused', ['NO_KR'], 'ABC234');
  expect(toServiceError(error)).toBe(error);
  for (const thrown of [new Error('boom'), 'text', null, undefined, { kind: 'refused', codes: ['NO_KR'] }])
    expect(toServiceError(thrown)).toMatchObject({ kind: 'technical', codes: ['TECHNICAL_ERROR'] });
});
