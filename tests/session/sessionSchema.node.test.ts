import fc from 'fast-check';
import { expect, it } from 'vitest';

import { parseSession, signedOrderOf, type SignedOrder } from '~/session/sessionSchema';

import { anna } from './tokens';

const signedIn = { token: 'x.y.z', currentUser: anna, skew: -60_000 };

it.each([signedIn, { step: 1 }, { step: 8 }, { type: 0 }, { endTransaction: {} }, { partnerLinks: { '1': 'a@b.hu' } }])(
  'what the tab stored is read back: %j (SES-1)',
  (session) => {
    expect(parseSession(JSON.stringify(session))).toEqual(session);
  },
);

it.each([
  undefined,
  '',
  JSON.stringify(signedIn).slice(0, 80),
  '<!doctype html>',
  'null',
  '7',
  '{"token":{"toString":"x"}}',
  '{"token":"x","currentUser":{"firstName":"A","lastName":"B"}}',
  '{"step":9}',
  '{"step":0}',
  '{"step":2.5}',
  '{"type":"U"}',
  '{"otpres":"PAYMENT_FAILED"}',
  '{"skew":-1e300}',
])('what the tab stored is no session where it is %s (SES-2, FLT-6)', (stored) => {
  expect(parseSession(stored)).toEqual({});
});

const order: SignedOrder = { contractKey: '1-2', amount: 119_300, delivery: 'post', validFrom: '2026-12-01' };

it.each([
  {
    lastPayment: {
      transaction: 'T1',
      method: 'gift',
      year: 2026,
      before: [{ year: 2026, currentDebit: 1, annualDebit: 2 }],
    },
  },
  { signedOrder: { ...order, receipt: 'a' } },
  { signedOrder: { ...order, receipt: 'b', delivery: 'personal' } },
  { signedOrder: { ...order, receipt: 'c', delivery: 'courier' } },
])('what the tab stored of a payment and a contract is read back: %j (SES-1, UX-6)', (record) => {
  expect(parseSession(JSON.stringify(record))).toEqual(record);
});

it.each([
  { lastPayment: { transaction: 'T1', method: '4', year: 2026, before: { year: 2026 } } },
  { signedOrder: { ...order, validFrom: '2026-02-30' } },
  { signedOrder: { ...order, delivery: 'pigeon' } },
])('a record that can’t be read is left out of a session that goes on: %j (SES-2)', (record) => {
  expect(parseSession(JSON.stringify({ ...signedIn, ...record }))).toEqual(signedIn);
});

it('the order that was signed in the tab is that of its contract alone (UX-6)', () => {
  expect(['1-2', '1-3', undefined].map((key) => signedOrderOf({ signedOrder: order }, key))).toEqual([
    order,
    undefined,
    undefined,
  ]);
  expect(signedOrderOf({}, '1-2')).toBeUndefined();
});

it('what the tab stored brings in nothing that a session doesn’t have (SES-2)', () => {
  expect(parseSession('{"token":"x","admin":true,"__proto__":{"support":true}}')).toEqual({ token: 'x' });
});

it('what the tab stored never crashes the portal, whatever it is (SES-2)', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
      expect(() => parseSession(stored)).not.toThrow();
    }),
    { numRuns: 200, examples: [['{"skew":1e300}']] },
  );
});
