// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { parseSession, type Session } from '../../src/session/sessionSchema';
import { anna } from './tokens';

/** Every field, as the tab stores it. */
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
  endTransaction: { transaction: 'T1', auth: '', paid: true, amount: 5_000, contractKey: '1-2', codes: ['X'] },
  wizard: { key: '1-2', reached: 3 },
  support: true,
  supportActiveAt: 1,
  upgradeDisabled: true,
  partnerLinks: { '234502': 'a@pelda.hu' },
  dismissed: ['news'],
  closedMessages: ['1'],
  registeredEmail: 'a@pelda.hu',
  leisureOwner: 'Anna',
  signedInAt: 2,
  skew: -60_000,
};

describe('what the tab stored', () => {
  it.each([full, { step: 1 }, { step: 8 }, { type: 0 }, { endTransaction: {} }])(
    'what the tab stored is read back field by field: %j (SES-1)',
    (session) => {
      expect(parseSession(JSON.stringify(session))).toEqual(session);
    },
  );

  it.each([
    undefined,
    '',
    JSON.stringify(full).slice(0, 80),
    '<!doctype html>',
    'null',
    '7',
    '{"token":{"toString":"x"}}',
    '{"token":"x","currentUser":{"firstName":"A","lastName":"B"}}',
    '{"step":99}',
    '{"step":9}',
    '{"step":0}',
    '{"step":2.5}',
    '{"type":"U"}',
    '{"otpres":"PAYMENT_FAILED"}',
    '{"signedInAt":1e300}',
    '{"skew":-1e300}',
  ])('what the tab stored is no session where it is %s (SES-2, FLT-6)', (stored) => {
    expect(parseSession(stored)).toBeUndefined();
  });

  it('what the tab stored brings in nothing that a session doesn’t have (SES-2)', () => {
    expect(parseSession('{"token":"x","admin":true,"__proto__":{"support":true}}')).toEqual({ token: 'x' });
  });

  it('what the tab stored never crashes the portal, whatever it is (SES-2)', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        expect(() => parseSession(stored)).not.toThrow();
      }),
      { numRuns: 200, examples: [['{"signedInAt":1e300}']] },
    );
  });
});
