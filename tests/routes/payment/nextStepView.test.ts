import { describe, expect, it } from 'vitest';

import type { Member } from '../../../src/domain/identity/member';
import { nextStepView } from '../../../src/routes/payment/pay/nextStepView';

const anna: Member = {
  firstName: 'Anna',
  lastName: 'Kovács',
  email: 'anna@pelda.hu',
  kr: '123456',
  cardStatus: 1,
  from: '2026-01-01',
  to: '2026-12-31',
};

const facts = {
  mandate: null,
  unpaid: undefined,
  ownOfLater: 0,
  hasWithdrawn: false,
  isPayable: true,
  hasNext: false,
  hasDebt: false,
  hasPastDebt: false,
};

describe('the next thing to do, in one sentence with one button (PAY-1)', () => {
  it.each([
    [
      'a debt is due',
      { currentDebit: 12_400, annualDebit: 49_600 },
      {},
      '2026-06-10',
      { title: 'dueTitle', action: 'pay', amount: 12_400, tone: 'info' },
    ],
    [
      'the card is blocked for a debt',
      { currentDebit: 24_800, annualDebit: 24_800 },
      { cardStatus: 2 },
      '2026-06-10',
      { title: 'blockedByDebtTitle', text: 'blockedText', action: 'pay', amount: 24_800, tone: 'error' },
    ],
    [
      'the card is blocked without a debt',
      { currentDebit: 0, annualDebit: 0 },
      { cardStatus: 4 },
      '2026-06-10',
      { title: 'blockedTitle', text: 'blockedOther', action: 'care' },
    ],
    [
      'the first payment of a new contract is due',
      { currentDebit: 12_400, annualDebit: 12_400 },
      { from: '2026-06-01' },
      '2026-06-10',
      { title: 'dueTitle', action: 'pay', tone: 'info' },
    ],
    [
      'the contract ends soon, which is told by itself',
      { currentDebit: 0, annualDebit: 12_400 },
      {},
      '2026-12-20',
      { title: 'upToDateTitle', action: 'pay', amount: 12_400 },
    ],
    [
      'nothing is due now, something later',
      { currentDebit: 0, annualDebit: 37_200 },
      {},
      '2026-06-10',
      { title: 'upToDateTitle', action: 'pay', amount: 37_200, tone: 'success' },
    ],
    [
      'there is an overpayment, and something later',
      { currentDebit: -500, annualDebit: 37_200 },
      {},
      '2026-06-10',
      { title: 'overpaidNowTitle', text: 'aheadText', overpaid: 500, amount: 37_200 },
    ],
    [
      'there is an overpayment, and nothing later',
      { currentDebit: -500, annualDebit: -500 },
      {},
      '2026-06-10',
      { title: 'overpaidTitle', text: 'paidText', overpaid: 500, action: 'invoices' },
    ],
    [
      'there is an overpayment that what falls due later uses up',
      { currentDebit: -500, annualDebit: 0 },
      {},
      '2026-06-10',
      { title: 'overpaidNowTitle', text: 'overpaidUsedText', overpaid: 500, action: 'invoices' },
    ],
    [
      'all is paid',
      { currentDebit: 0, annualDebit: 0 },
      {},
      '2026-06-10',
      { title: 'paidTitle', action: 'invoices', tone: 'success' },
    ],
  ])('when %s', (_when, debt, changed, today, expected) => {
    expect(
      nextStepView({
        ...facts,
        debt,
        member: { ...anna, ...changed },
        today,
      }),
    ).toMatchObject(expected);
  });

  it('calls a debt overdue once the service has said HAS_DEBT', () => {
    const view = nextStepView({
      debt: { currentDebit: 12_400, annualDebit: 49_600 },
      member: anna,
      ...facts,
      today: '2026-06-10',
      hasDebt: true,
    });
    expect(view).toMatchObject({ title: 'overdueTitle', action: 'pay', amount: 12_400, tone: 'warning' });
  });

  it('is nothing where the contract has ended and nothing is left of it', () => {
    const over = { ...facts, member: anna, today: '2027-01-02' };
    expect(nextStepView({ ...over, debt: { currentDebit: 0, annualDebit: 0 } })).toBeUndefined();
    expect(nextStepView({ ...over, debt: { currentDebit: -500, annualDebit: -500 } })).toMatchObject({
      title: 'overpaidTitle',
    });
    expect(nextStepView({ ...over, debt: { currentDebit: 0, annualDebit: 0 }, hasNext: true })).toMatchObject({
      title: 'paidTitle',
    });
  });

  it('sends nobody to a contract that is signed already', () => {
    const view = nextStepView({
      ...facts,
      debt: { currentDebit: 0, annualDebit: 0 },
      member: anna,
      today: '2026-12-20',
      hasNext: true,
    });
    expect(view).toMatchObject({ title: 'paidTitle', action: 'invoices' });
  });

  it('offers to pay this year’s sums only: the service isn’t told of another year', () => {
    for (const debt of [
      { currentDebit: 0, annualDebit: 99_000 },
      { currentDebit: 9_900, annualDebit: 99_000 },
    ]) {
      const view = nextStepView({ ...facts, debt, member: anna, today: '2026-06-10', isPayable: false });
      expect(view?.action).toBeUndefined();
      expect(view?.text).toBeUndefined();
    }
  });

  it.each([
    ['was not collected', { why: 'missed', next: undefined }, { title: 'missedTitle_directDebit', tone: 'warning' }],
    [
      'is collected on another day',
      { why: 'awaited', charge: { date: '2026-06-15', amount: 12_400, isExpected: false }, isRetry: true },
      { title: 'awaitedTitle', date: '2026-06-15', tone: 'info' },
    ],
    [
      'is probably collected on another day',
      { why: 'awaited', charge: { date: '2026-06-15', amount: 12_400, isExpected: true }, isRetry: false },
      { title: 'expectedTitle', date: '2026-06-15', tone: 'info' },
    ],
    [
      'is being collected',
      {
        why: 'processing',
        charge: { date: '2026-06-09', amount: 12_400, isExpected: false },
        until: '2026-06-14',
      },
      { title: 'processingTitle', tone: 'info' },
    ],
    [
      'fell due before the mandate',
      { why: 'before', amount: 12_400, begins: undefined, rest: undefined },
      { title: 'dueTitle', text: 'dueText', tone: 'info' },
    ],
  ] as const)('says of a mandate’s debt that it %s', (_what, unpaid, expected) => {
    const debt = { currentDebit: 12_400, annualDebit: 24_800 };
    const mandate = { kind: 'directDebit', list: [] } as const;
    const view = nextStepView({ ...facts, debt, member: anna, today: '2026-06-10', mandate, unpaid });
    expect(view).toMatchObject({ action: 'pay', amount: 12_400, ...expected });
    if (unpaid.why !== 'before') expect(view?.text).toBeUndefined();
  });

  it('leaves it to what is said of an earlier year’s debt why the card is blocked', () => {
    const known = {
      ...facts,
      debt: { currentDebit: 0, annualDebit: 0 },
      member: { ...anna, cardStatus: 3 },
      today: '2027-01-10',
    };
    expect(nextStepView(known)).toMatchObject({ title: 'blockedTitle', text: 'blockedOther' });
    expect(nextStepView({ ...known, hasPastDebt: true })?.text).toBeUndefined();
  });

  it('doesn’t offer to pay ahead what a withdrawn mandate’s last charge may take', () => {
    const debt = { currentDebit: 0, annualDebit: 24_800 };
    const view = nextStepView({ ...facts, debt, member: anna, today: '2026-06-10', hasWithdrawn: true });
    expect([view?.text, view?.action]).toEqual([undefined, undefined]);
  });

  it('says how long to wait for a withdrawn mandate’s last charge', () => {
    const debt = { currentDebit: 12_400, annualDebit: 24_800 };
    const of = (charge: { date: string; amount: number; isExpected: boolean } | undefined, until: string) =>
      nextStepView({
        ...facts,
        debt,
        member: anna,
        today: '2026-06-10',
        hasWithdrawn: true,
        unpaid: { why: 'withdrawn', charge, until },
      });
    expect(of(undefined, '2026-06-15')).toMatchObject({
      tone: 'info',
      title: 'withdrawnTitle',
      date: '2026-06-15',
      action: 'pay',
    });
    expect(of({ date: '2026-06-12', amount: 12_400, isExpected: false }, '2026-06-12')).toMatchObject({
      title: 'withdrawnTitle',
      date: '2026-06-12',
    });
  });

  it('asks for what a withdrawn mandate had missed', () => {
    const debt = { currentDebit: 12_400, annualDebit: 24_800 };
    const unpaid = { why: 'stopped', until: '2026-06-15' } as const;
    const view = nextStepView({ ...facts, debt, member: anna, today: '2026-06-10', hasWithdrawn: true, unpaid });
    expect(view).toMatchObject({ tone: 'warning', title: 'dueTitle', action: 'pay', amount: 12_400 });
    expect(view?.text).toBeUndefined();
  });

  it('never offers to pay nothing', () => {
    for (const cardStatus of [0, 1, 2, 3, 4, 5, 9, 77, undefined]) {
      const view = nextStepView({
        debt: { currentDebit: 0, annualDebit: 0 },
        member: { ...anna, cardStatus },
        ...facts,
        today: '2026-06-10',
      });
      expect(view?.action).not.toBe('pay');
    }
  });
});
