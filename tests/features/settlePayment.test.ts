import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { setNow } from '../../src/domain/time/clock';
import { giveUpPayment, recordEnd } from '../../src/features/paying/settlePayment';
import { recordStart } from '../../src/features/paying/startPayment';
import { guardsContract } from '../../src/session/paymentRecord';
import { readPayments } from '../../src/session/paymentStore';
import type { Session } from '../../src/session/sessionSchema';

const anna: Session = {
  token: 'x',
  currentUser: { firstName: 'Anna', lastName: 'Kovács', email: 'anna@pelda.hu', kr: '123456' },
  contractKey: 'AB-12',
};
const noted = () => readPayments().find((record) => record.contractKey === 'AB-12' && guardsContract(record));

beforeEach(() => {
  window.localStorage.clear();
  setNow(() => new Date('2026-03-10T09:00:00Z'));
  recordStart(anna, { transaction: 'T1', contracting: true, contractKey: 'AB-12', amount: 12_400 });
});
afterEach(() => {
  setNow();
  window.localStorage.clear();
});

describe('what a contract remembers of its payment (PAY-13)', () => {
  it('is the payment while it is open', () => {
    expect(noted()).toMatchObject({ transaction: 'T1', amount: 12_400 });
  });

  it('is nothing once it failed: it may be tried again', () => {
    recordEnd('T1', { paid: false, auth: '', codes: ['PAYMENT_FAILED'] }, 'AB-12');
    expect(noted()).toBeUndefined();
  });

  it('is nothing once it was given up', () => {
    giveUpPayment('T1');
    expect(noted()).toBeUndefined();
  });

  it('is the payment that went through, with its end', () => {
    recordEnd('T1', { paid: true, auth: '123456', codes: [] }, 'AB-12');
    expect(noted()).toMatchObject({ transaction: 'T1', amount: 12_400, result: { paid: true, auth: '123456' } });
  });

  it('stays where another payment failed', () => {
    recordEnd('T1', { paid: true, auth: '123456', codes: [] }, 'AB-12');
    recordStart(anna, { transaction: 'T2', contracting: false });
    recordEnd('T2', { paid: false, auth: '', codes: [] });
    expect(noted()).toMatchObject({ transaction: 'T1', result: { paid: true } });
  });
});
