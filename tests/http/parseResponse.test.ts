// @vitest-environment node
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { parseResponse, type RawReply, type ReplyRules } from '../../src/http/parseResponse';
import { isServiceError, type ServiceError } from '../../src/http/serviceError';

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

describe('a successful reply', () => {
  it('returns what the schema makes of it', () => {
    expect(
      parseResponse({ status: 200, body: { status: 'OK', currentDebit: 12_400, extra: 1 } }, amounts, publicCall),
    ).toEqual({ currentDebit: 12_400 });
  });

  it.each([undefined, null, '', [], {}, true, [null], [{ code: 'NO_KR' }, '', 1.5]])(
    'is read if its messages are %j (ERR-9)',
    (messages) => {
      expect(
        parseResponse({ status: 200, body: { status: 'OK', messages, currentDebit: 0 } }, amounts, publicCall),
      ).toEqual({ currentDebit: 0 });
    },
  );

  it('may carry a message', () => {
    expect(
      parseResponse({ status: 200, body: { status: 'OK', messages: ['HINT'], currentDebit: 1 } }, amounts, publicCall),
    ).toEqual({ currentDebit: 1 });
  });
});

describe('an unreadable reply is a technical error (ERR-2, FLT-2)', () => {
  const ok = { status: 'OK', currentDebit: 1 };
  it.each<[string, RawReply]>([
    ['no answer', { status: 0, body: ok }],
    ['an empty or malformed body, or HTML', { status: 200, body: undefined }],
    ['null', { status: 200, body: null }],
    ['a text', { status: 200, body: '' }],
    ['a longer text', { status: 200, body: 'OK' }],
    ['a number', { status: 200, body: 1 }],
    ['true', { status: 200, body: true }],
    ['a list', { status: 200, body: [] }],
    ['a list with an OK in it', { status: 200, body: [ok] }],
    ['no status', { status: 200, body: { currentDebit: 1 } }],
    ['an empty status', { status: 200, body: { ...ok, status: '' } }],
    ['a status of null', { status: 200, body: { ...ok, status: null } }],
    ['a status of 200', { status: 200, body: { ...ok, status: 200 } }],
    ['a status of true', { status: 200, body: { ...ok, status: true } }],
    ['a list as status', { status: 200, body: { ...ok, status: ['OK'] } }],
    ['a refusal with an object as messages', { status: 200, body: { status: 'ERROR', messages: {} } }],
    ['a refusal with objects in messages', { status: 200, body: { status: 'ERROR', messages: [{ code: 'NO_KR' }] } }],
    ['a missing field', { status: 200, body: { status: 'OK' } }],
    ['a field of null', { status: 200, body: { ...ok, currentDebit: null } }],
    ['a text where a number belongs', { status: 200, body: { ...ok, currentDebit: '1' } }],
    ['OK with HTTP 500', { status: 500, body: ok }],
    ['codes with HTTP 503', { status: 503, body: { status: 'ERROR', messages: ['NO_KR'] } }],
    ['OK with HTTP 304', { status: 304, body: ok }],
    ['OK with HTTP 404', { status: 404, body: ok }],
    ['OK with HTTP 401 from a public call', { status: 401, body: ok }],
    ['a refusal without codes', { status: 200, body: { status: 'ERROR' } }],
    ['a refusal with empty codes', { status: 200, body: { status: 'ERROR', messages: ['', ''] } }],
    ['a status in lower case', { status: 200, body: { ...ok, status: 'ok' } }],
    ['a marshalling code', { status: 200, body: { status: 'ERROR', messages: ['MARSHALLING_ERROR'] } }],
    [
      'a marshalling code in another spelling',
      { status: 200, body: { status: 'ERROR', messages: ['error.unmarshalling'] } },
    ],
    ['TECHNICAL_ERROR itself', { status: 200, body: { status: 'ERROR', messages: ['TECHNICAL_ERROR'] } }],
  ])('%s', (_what, raw) => {
    expect(refusalOf(raw)).toMatchObject({ kind: 'technical', codes: ['TECHNICAL_ERROR'], network: false });
  });

  it('without codes says so, for a page that knows what it means (PUB-4, PUB-13)', () => {
    expect(refusalOf({ status: 200, body: { status: 'ERROR', messages: [''] } }).unnamed).toBe(true);
    expect(refusalOf({ status: 200, body: { status: 'ERROR', messages: ['TECHNICAL_ERROR'] } }).unnamed).toBe(false);
  });

  it('carries a new reference each time, which can be read out', () => {
    const references = Array.from({ length: 20 }, () => refusalOf({ status: 500, body: null }).reference);
    for (const reference of references) expect(reference).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
    expect(new Set(references).size).toBeGreaterThan(1);
  });
});

describe('a refusal keeps its codes (ERR-1)', () => {
  it.each([200, 400, 403, 404, 409, 422])('with HTTP status %i', (status) => {
    const error = refusalOf({ status, body: { status: 'ERROR', messages: ['NO_KR', 'HAS_DEBT'] } });
    expect(error).toMatchObject({ kind: 'refused', codes: ['NO_KR', 'HAS_DEBT'] });
  });

  it('even if the portal doesn’t know them (ERR-3)', () => {
    expect(refusalOf({ status: 200, body: { status: 'NOK', messages: ['BRAND_NEW'] } })).toMatchObject({
      kind: 'refused',
      codes: ['BRAND_NEW'],
    });
  });

  it('each once, without empty ones, and a marshalling failure as TECHNICAL_ERROR (ERR-2)', () => {
    const messages = ['NO_KR', '', 'NO_KR', 'MARSHAL_FAILED'];
    expect(refusalOf({ status: 200, body: { status: 'ERROR', messages } }).codes).toEqual(['NO_KR', 'TECHNICAL_ERROR']);
  });

  it.each<[unknown, string[]]>([
    ['NO_KR', ['NO_KR']],
    [1234, ['1234']],
    [
      [1234, 'NO_KR'],
      ['1234', 'NO_KR'],
    ],
    [[null, 'NO_KR', { code: 'HAS_DEBT' }, true, [], ''], ['NO_KR']],
  ])('read from %j (ERR-9)', (messages, codes) => {
    expect(refusalOf({ status: 200, body: { status: 'ERROR', messages } })).toMatchObject({ kind: 'refused', codes });
  });

  it('whose status is a number (ERR-9)', () => {
    expect(refusalOf({ status: 200, body: { status: 500, messages: ['NO_KR'] } }).codes).toEqual(['NO_KR']);
  });

  it('whatever other fields the reply has', () => {
    expect(refusalOf({ status: 200, body: { status: 'ERROR', messages: ['NO_KR'], currentDebit: 1 } }).kind).toBe(
      'refused',
    );
  });
});

describe('an ended session (SES-6)', () => {
  const invalid = { status: 'ERROR', messages: ['ACC_INVALID_TOKEN'] };

  it.each([undefined, null, invalid, { status: 'OK', currentDebit: 1 }])(
    'follows from a 401 of a protected call, with the body %j',
    (body) => {
      expect(refusalOf({ status: 401, body }, bearerCall)).toMatchObject({
        kind: 'session',
        codes: ['ACC_INVALID_TOKEN'],
      });
    },
  );

  it('follows from ACC_INVALID_TOKEN, alone or among other codes', () => {
    expect(refusalOf({ status: 200, body: invalid }, bearerCall).kind).toBe('session');
    expect(
      refusalOf({ status: 403, body: { status: 'ERROR', messages: ['NO_KR', 'ACC_INVALID_TOKEN'] } }, bearerCall).kind,
    ).toBe('session');
  });

  it('follows from ACC_INVALID_TOKEN in a polled reply', () => {
    expect(refusalOf({ status: 200, body: invalid }, pollCall, polled).kind).toBe('session');
  });

  it('never follows from a public call: a 401 on sign-in is an error (FLT-1)', () => {
    const body = { status: 'ERROR', messages: ['ACC_INVALID_AUTHENTICATION'] };
    expect(refusalOf({ status: 401, body })).toMatchObject({ kind: 'refused', codes: ['ACC_INVALID_AUTHENTICATION'] });
    expect(refusalOf({ status: 401, body: invalid })).toMatchObject({ kind: 'refused', codes: ['ACC_INVALID_TOKEN'] });
    expect(refusalOf({ status: 401, body: undefined }).kind).toBe('technical');
  });
});

describe('codes beside OK (ERR-9)', () => {
  const question: ReplyRules = { bearer: true, question: true };
  const okWith = (...messages: string[]): RawReply => ({ status: 200, body: { status: 'OK', messages } });
  const nothing = v.object({});

  it('refuse where a needed field is missing (PUB-8)', () => {
    expect(refusalOf(okWith('ACC_INACTIVE_USER', 'BRAND_NEW'))).toMatchObject({
      kind: 'refused',
      codes: ['ACC_INACTIVE_USER', 'BRAND_NEW'],
    });
  });

  it.each(['BRAND_NEW', 'MARSHALLING', 'TECHNICAL_ERROR'])('don’t explain a missing field if they are %s', (code) => {
    expect(refusalOf(okWith(code))).toMatchObject({ kind: 'technical', codes: ['TECHNICAL_ERROR'] });
  });

  it('never turn a success into a failure, and come with its fields (ERR-8)', () => {
    const body = { status: 'OK', messages: ['HAS_DEBT', 'HINT', 'CONTR_ALREADY_EMAILED'], currentDebit: 1 };
    expect(parseResponse({ status: 200, body }, amounts, bearerCall)).toEqual({
      currentDebit: 1,
      codes: ['HAS_DEBT', 'CONTR_ALREADY_EMAILED'],
    });
  });

  it('answer a question with no (NAV-9)', () => {
    expect(refusalOf(okWith('CONTR_CO_CARD'), question, nothing)).toMatchObject({
      kind: 'refused',
      codes: ['CONTR_CO_CARD'],
    });
    expect(refusalOf(okWith('MARSHALLING'), question, nothing).kind).toBe('technical');
    expect(refusalOf(okWith('ACC_INVALID_TOKEN'), question, nothing).kind).toBe('session');
  });

  it.each(['BRAND_NEW', 'ACC_INACTIVE_USER'])('leave the answer at yes if they are %s', (code) => {
    expect(() => parseResponse(okWith(code), nothing, question)).not.toThrow();
  });
});

describe('fields in `data` (ERR-9)', () => {
  const get: ReplyRules = { bearer: true, inData: true };
  const idReply = v.object({ id: v.string(), data: v.optional(v.unknown()) });
  const idOf = (body: object, rules = get): string => parseResponse({ status: 200, body }, idReply, rules).id;

  it('are the reply’s', () => {
    expect(idOf({ status: 'OK', data: { id: 'm-1' } })).toBe('m-1');
  });

  it.each([null, '', undefined])('stand where the reply’s own is %j', (id) => {
    expect(idOf({ status: 'OK', id, data: { id: 'm-1' } })).toBe('m-1');
  });

  it.each([{ id: 'm-2' }, null, '', [], ['x'], 'm-2'])('give way to the reply’s own, with data %j', (data) => {
    expect(idOf({ status: 'OK', id: 'm-1', data })).toBe('m-1');
  });

  it('don’t make a refusal a success', () => {
    const body = { status: 'ERROR', messages: ['NO_KR'], data: { status: 'OK', messages: [], id: 'm-1' } };
    expect(refusalOf({ status: 200, body }, get, idReply).codes).toEqual(['NO_KR']);
  });

  it('are read for a GET only', () => {
    expect(refusalOf({ status: 200, body: { status: 'OK', data: { id: 'm-1' } } }, bearerCall, idReply).kind).toBe(
      'technical',
    );
  });
});

describe('a polled reply (PAY-8, SUM-1)', () => {
  it.each(['OK', 'DONE', 'ERROR', 'TNR', 'SOMETHING_NEW'])('passes its status %s to the page', (status) => {
    expect(parseResponse({ status: 200, body: { status, messages: ['NO_KR'] } }, polled, pollCall)).toMatchObject({
      status,
    });
  });

  it.each<[string, RawReply]>([
    ['HTTP 500', { status: 500, body: { status: 'DONE' } }],
    ['HTTP 404', { status: 404, body: { status: 'DONE' } }],
    ['no status', { status: 200, body: {} }],
    ['a marshalling failure', { status: 200, body: { status: 'ERROR', messages: ['MARSHALLING'] } }],
  ])('is a technical error with %s (FLT-2)', (_what, raw) => {
    expect(refusalOf(raw, pollCall, polled).kind).toBe('technical');
  });
});
