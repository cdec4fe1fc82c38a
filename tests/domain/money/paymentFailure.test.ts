// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { paymentFailure, unsaidCodes, type PaymentFailure } from '../../../src/domain/money/paymentFailure';

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

describe('what is left of the bank’s codes beside the words (UX-21)', () => {
  it.each<[string[], string[], string]>([
    [['CARD_DECLINED'], [], 'a code that the words say'],
    [['card_declined', 'INSUFFICIENT_FUNDS', 'NINCS_FEDEZET', 'USER_CANCELLED', 'DECLINED'], [], 'in any spelling'],
    [['CARD_DECLINED', '05', '05'], ['05'], 'a code that no text knows, once'],
    [['Elutasítva: lejárt kártya'], ['Elutasítva: lejárt kártya'], 'a text that says more than the words'],
  ])('is of %j %j: %s', (codes, unsaid) => {
    expect(unsaidCodes(codes)).toEqual(unsaid);
  });
});
