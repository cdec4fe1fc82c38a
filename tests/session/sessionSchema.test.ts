// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { parseSession, type Session } from '../../src/session/sessionSchema';
import { anna } from './tokens';

/** Everything that SES-1 lists, as the tab stores it. */
const full: Session = {
  token: 'x.y.z',
  currentUser: {
    ...anna,
    tax: '8384512342',
    cardNumber: 'U1123456',
    cardStatus: 1,
    from: '2026-01-01',
    to: '2026-12-31',
    pack: 'M',
    ev: 2026,
    tars: 'Béla',
    tarsEmail: 'bela@pelda.hu',
    tarsKr: '234502',
  },
  contractKey: '1234-5678-9012',
  transaction: 'T1',
  otpres: ['PAYMENT_FAILED'],
  step: 4,
  type: 1,
  szep: 'A2',
  activated: true,
  endTransaction: { transaction: 'T1', auth: '' },
};

describe('what the tab stored', () => {
  it('is read back field by field (SES-1)', () => {
    expect(parseSession(JSON.stringify(full))).toEqual(full);
  });

  it.each([
    ['nothing', undefined],
    ['an empty text', ''],
    ['a text that was cut off', JSON.stringify(full).slice(0, 80)],
    ['HTML', '<!doctype html>'],
    ['null', 'null'],
    ['a number', '7'],
    ['a token that is no text', '{"token":{"toString":"x"}}'],
    ['a user without an e-mail', '{"token":"x","currentUser":{"firstName":"A","lastName":"B"}}'],
    ['a step that the wizard has not', '{"step":99}'],
    ['a step after the last one', '{"step":9}'],
    ['a step before the first one', '{"step":0}'],
    ['a step between two', '{"step":2.5}'],
    ['a type that is none', '{"type":"U"}'],
    ['codes that are no list', '{"otpres":"PAYMENT_FAILED"}'],
    ['a moment that no date can hold', '{"signedInAt":1e300}'],
    ['a skew that no date can hold', '{"skew":-1e300}'],
  ])('is no session where it is %s (SES-2, FLT-6)', (_, stored) => {
    expect(parseSession(stored)).toBeUndefined();
  });

  it.each([
    { step: 1 },
    { step: 8 },
    { type: 0 },
    { wizard: { key: '1-2', reached: 3 } },
    { endTransaction: { auth: '', paid: true, amount: 5_000, contractKey: '1-2', codes: ['X'] } },
    {
      support: true,
      supportActiveAt: 1,
      upgradeDisabled: true,
      partnerLinks: { '234502': 'a@pelda.hu' },
      dismissed: ['news'],
      closedMessages: ['1'],
      registeredEmail: 'a@pelda.hu',
    },
    { leisureOwner: 'Anna', skew: -60_000 },
  ])('is read back: %j (SES-1)', (session) => {
    expect(parseSession(JSON.stringify(session))).toEqual(session);
  });

  it('brings in nothing that a session has not (SES-2)', () => {
    expect(parseSession('{"token":"x","admin":true,"__proto__":{"support":true}}')).toEqual({ token: 'x' });
  });

  it('never crashes the portal, whatever it is (SES-2)', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        expect(() => parseSession(stored)).not.toThrow();
      }),
    );
  });
});
