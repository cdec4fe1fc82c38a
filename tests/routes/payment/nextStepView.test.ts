import { describe, expect, it } from 'vitest';
import type { Member } from '../../../src/domain/member';
import { nextStepView } from '../../../src/routes/payment/nextStepView';

const anna: Member = { firstName: 'Anna', lastName: 'Kovács', email: 'anna@pelda.hu', kr: '123456', cardStatus: 1, from: '2026-01-01', to: '2026-12-31' };

describe('the next thing to do, in one sentence with one button (PAY-1)', () => {
  it.each([
    ['a debt is due', { currentDebit: 12_400, annualDebit: 49_600 }, {}, '2026-06-10', { title: 'dueTitle', action: 'pay', amount: 12_400, tone: 'info' }],
    ['the card is blocked for a debt', { currentDebit: 24_800, annualDebit: 24_800 }, { cardStatus: 2 }, '2026-06-10', { title: 'blockedTitle', text: 'blockedText', action: 'pay', amount: 24_800, tone: 'error' }],
    ['the card is blocked without a debt', { currentDebit: 0, annualDebit: 0 }, { cardStatus: 4 }, '2026-06-10', { title: 'blockedTitle', text: 'blockedOther', action: 'care' }],
    ['the first payment of a new contract is due', { currentDebit: 12_400, annualDebit: 12_400 }, { from: '2026-06-01' }, '2026-06-10', { title: 'dueTitle', action: 'pay', tone: 'info' }],
    ['the contract ends soon', { currentDebit: 0, annualDebit: 0 }, {}, '2026-12-20', { title: 'expiringTitle', action: 'newContract', date: '2026.12.31.' }],
    ['the contract has ended', { currentDebit: 0, annualDebit: 0 }, { to: '2026-11-30' }, '2026-12-20', { title: 'expiredTitle', action: 'newContract', date: '2026.11.30.' }],
    ['nothing is due now, something later', { currentDebit: 0, annualDebit: 37_200 }, {}, '2026-06-10', { title: 'upToDateTitle', action: 'pay', amount: 37_200, tone: 'success' }],
    ['there is an overpayment, and something later', { currentDebit: -500, annualDebit: 37_200 }, {}, '2026-06-10', { title: 'overpaidTitle', text: 'aheadText', overpaid: 500, amount: 37_200 }],
    ['there is an overpayment, and nothing later', { currentDebit: -500, annualDebit: -500 }, {}, '2026-06-10', { title: 'overpaidTitle', text: 'paidText', overpaid: 500, action: 'invoices' }],
    ['all is paid', { currentDebit: 0, annualDebit: 0 }, {}, '2026-06-10', { title: 'paidTitle', action: 'invoices', tone: 'success' }],
  ])('when %s', (_when, debt, changed, today, expected) => {
    expect(nextStepView({ debt, member: { ...anna, ...changed }, mandate: null, today, hasDebt: false, takesRenewals: true })).toMatchObject(expected);
  });

  it('calls a debt overdue once the service has said HAS_DEBT', () => {
    const view = nextStepView({ debt: { currentDebit: 12_400, annualDebit: 49_600 }, member: anna, mandate: null, today: '2026-06-10', hasDebt: true, takesRenewals: true });
    expect(view).toMatchObject({ title: 'overdueTitle', action: 'pay', amount: 12_400, tone: 'warning' });
  });

  it('never offers to pay nothing', () => {
    for (const cardStatus of [0, 1, 2, 3, 4, 5, 9, 77, undefined]) {
      const view = nextStepView({ debt: { currentDebit: 0, annualDebit: 0 }, member: { ...anna, cardStatus }, mandate: null, today: '2026-06-10', hasDebt: false, takesRenewals: true });
      expect(view.action).not.toBe('pay');
    }
  });
});
