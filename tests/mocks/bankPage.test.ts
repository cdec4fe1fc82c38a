// @module-tag wide
import { describe, expect, it } from 'vitest';

import { decideAtBank } from '../../mocks/bank/decisions';
import { renderBankPage } from '../../mocks/bank/page';
import { linksOf } from '../../mocks/links';
import { openTransaction, transactionById } from '../../mocks/model/payment/transactions';
import { createWorld } from '../../mocks/world';
import { paymentFailure } from '../../src/domain/money/paymentFailure';

const transaction = {
  id: 'T1',
  kr: '123<b>&"',
  amount: 12_400,
  lang: 'hu',
  decision: 'open',
  ended: false,
} as const;
const addresses = {
  purpose: undefined,
  action: '/__standin/bank/T1?world=a',
  returnTo: 'http://portal.test/payment/T1',
};

const show = (given: Parameters<typeof renderBankPage>[0]) =>
  new DOMParser().parseFromString(renderBankPage(given), 'text/html');
const buttons = (page: Document) =>
  [...page.querySelectorAll('button')].map(({ value, textContent }) => [value, textContent]);

describe('the bank’s page (STUB-5)', () => {
  it('shows amount, merchant and purpose, with buttons to pay, decline for a reason and leave', () => {
    const page = show({ transaction, ...addresses });
    expect([...page.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
      '12\u00a0400\u00a0Ft',
      'Sportbérlet Klub',
      '123<b>&", tagdíj',
      'T1',
    ]);
    expect(buttons(page)).toEqual([
      ['pay', 'Fizetés'],
      ['cancel', 'Mégsem fizetek'],
      ['decline', 'Elutasítás'],
      ['noFunds', 'Fedezethiány'],
      ['failed', 'Hiba a banknál'],
      ['close', 'Ablak bezárása'],
    ]);
    expect(page.querySelector('form')?.getAttribute('action')).toBe(addresses.action);
  });

  it('uses the language of the transaction', () => {
    const page = show({ transaction: { ...transaction, lang: 'en' }, ...addresses });
    expect(page.documentElement.lang).toBe('en');
    expect(buttons(page)).toEqual([
      ['pay', 'Pay'],
      ['cancel', 'Cancel the payment'],
      ['decline', 'Decline'],
      ['noFunds', 'Insufficient funds'],
      ['failed', 'Failure at the bank'],
      ['close', 'Close the window'],
    ]);
  });

  it.each([{ decision: 'paid' } as const, { ended: true }])(
    'only links back once the payment is over: %o',
    (change) => {
      const page = show({ transaction: { ...transaction, ...change }, ...addresses });
      expect(buttons(page)).toEqual([]);
      expect(page.querySelector('a')?.href).toBe(addresses.returnTo);
    },
  );

  it.each([
    ['fee', 'hu', 'tagdíj'],
    ['contract', 'hu', 'tagsági szerződés'],
    ['upgrade', 'en', 'upgrade'],
  ] as const)('says what is paid: %s', (purpose, lang, text) => {
    const page = show({ transaction: { ...transaction, lang, kr: '123456' }, ...addresses, purpose });
    expect(page.querySelectorAll('dd')[2]?.textContent).toBe(`123456, ${text}`);
    // Who isn't a member yet has no customer ID.
    const first = show({ transaction: { ...transaction, lang, kr: '' }, ...addresses, purpose });
    expect(first.querySelectorAll('dd')[2]?.textContent).toBe(text);
  });

  it('rejects an unknown transaction', () => {
    expect(show({ transaction: undefined, ...addresses }).body.textContent).toContain('Nincs ilyen fizetés.');
  });
});

describe('a decision at the bank', () => {
  it.each([
    ['decline', 'declined'],
    ['noFunds', 'noFunds'],
    ['cancel', 'abandoned'],
    ['failed', 'failed'],
  ] as const)('of %s reaches the portal as a payment that is %s', (decision, failure) => {
    const world = createWorld();
    const { id } = openTransaction(world, {
      accountId: 'anna',
      kr: '123456',
      contractKey: '',
      amount: 12_400,
      method: '4',
      label: 'Bankkártya',
      lang: 'hu',
      returnUrl: 'http://portal.test/payment',
    });
    decideAtBank(world, id, decision);
    const { reason = '' } = transactionById(world, id) ?? {};
    expect(paymentFailure([reason])).toBe(failure);
  });
});

describe('the links in mails', () => {
  it('open the portal’s routes (NAV-1)', () => {
    const links = linksOf({ origin: 'http://portal.test/klub' });
    expect({
      activation: links.activation('abc').hu,
      password: links.password('abc').en,
      email: links.validateEmail('abc').hu,
      contract: links.contract('intra-abc').en,
      invoice: links.invoice('SZ2026-000001', 'abc').hu,
      unsubscribe: links.newsletterUnsubscribe('a@b.hu').hu,
      entry: links.intranetEntry('u-1', 'approved', '2026-01-01', '').hu,
      support: links.supportApp('tamogatas2026anna').en,
      partner: links.partnerUpgrade('234502', 'a@b.hu').hu,
    }).toEqual({
      activation: 'http://portal.test/klub/activate/hu/abc',
      password: 'http://portal.test/klub/password/en/abc',
      email: 'http://portal.test/klub/validate-email/hu/abc',
      contract: 'http://portal.test/klub/contract/en/intra-abc',
      invoice: 'http://portal.test/klub/invoice/SZ2026-000001/abc/hu',
      unsubscribe: 'http://portal.test/klub/unsubscribe/a%40b.hu',
      entry: 'http://portal.test/klub/contracting/intra/u-1/approved/2026-01-01',
      support: 'http://portal.test/klub/login/app/tamogatas2026anna/en',
      partner: 'http://portal.test/klub/contracting/upgrade_tars/234502/a%40b.hu',
    });
  });
});
