// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { paymentFailure, type PaymentFailure } from '../../../src/domain/money/paymentFailure';

describe('why a payment failed (UX-21)', () => {
  it.each<[PaymentFailure, string[], string]>([
    ['declined', ['CARD_DECLINED'], 'the bank’s own word'],
    ['noFunds', ['NINCS_FEDEZET'], 'the more exact reason'],
    ['noFunds', ['CARD_DECLINED', 'INSUFFICIENT_FUNDS'], 'a code and its reason'],
    ['declined', ['PAYMENT_FAILED', 'Elutasítva'], 'one of several codes says so'],
    ['abandoned', ['USER_CANCELLED'], 'the member pressed Cancel'],
    ['abandoned', ['MEGSZAKÍTVA'], 'the same in Hungarian'],
    ['abandoned', ['megszakitva'], 'the same without accents'],
    ['abandoned', ['Félbehagyva'], 'another word for it'],
    ['abandoned', ['FELBEHAGYVA'], 'that without accents'],
    ['failed', ['MEGSZAK_TVA'], 'no such word'],
    ['failed', ['TIMEOUT'], 'a time-out may be the service’s own'],
    ['failed', [], 'no code at all'],
    ['failed', ['PAYMENT_FAILED', 'otpTransactionError'], 'codes without a reason'],
    ['failed', ['CARD_DECLINED', 'USER_CANCELLED'], 'codes that contradict each other'],
    ['failed', ['INSUFFICIENT_FUNDS', 'USER_CANCELLED'], 'these do, too'],
  ])('is %s with %j: %s', (failure, codes) => {
    expect(paymentFailure(codes)).toBe(failure);
  });
});
