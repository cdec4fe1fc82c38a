import type { Locator } from '@playwright/test';

import portal from '~/i18n/locales/hu/portal.json' with { type: 'json' };

import { downloadOf, expectDone, inSpring, payAtTheBank, sentTo, startContract, WizardOnPage } from './support/journey';
import { bankOrigin, expect, fillSignIn, test } from './support/portal';
import { openAs, pressWhileHeld } from './support/visit';

const { mandates, member, payment, status } = portal;

const forint = (text: string | null | undefined): number => Number(text?.replace('−', '-').replaceAll(/[^\d-]/g, ''));

/** The amounts of a list of sums, by label. */
const sumsOf = async (part: Locator): Promise<Record<string, number>> =>
  Object.fromEntries(
    (
      await part
        .locator('dl > div')
        .evaluateAll((rows) =>
          rows.map((row) => [row.children[0]?.textContent ?? '', row.children[1]?.textContent ?? '']),
        )
    ).map(([label = '', amount]) => [label, forint(amount)]),
  );

test('a member signs in, pays what is due by card with a double click, and sees the result (PUB-12, PAY-1, PAY-5, PAY-8, FLT-4)', async ({
  page,
  standin,
}) => {
  await standin.settings({ pollsUntilDone: 0, secondsUntilDone: 0 });
  await page.goto('/login');
  await fillSignIn(page, 'anna@pelda.hu');
  await expect(page).toHaveURL('/payment');
  await expect(page.getByText(/^Most esedékes \(\d{4}\)$/)).toBeVisible();
  const pay = page.getByRole('main').getByRole('button', { name: payment.form.pay, exact: true });
  await pressWhileHeld(page, '**/startTransaction', () => pay.dblclick());
  await payAtTheBank(page);
  await expect(page.getByText(payment.result.paid)).toBeVisible();
  await expect(page.getByText(payment.result.invoiceReady)).toBeVisible();
  expect(await sentTo(standin, '/startTransaction')).toHaveLength(1);
  expect(await sentTo(standin, '/endTransaction')).toHaveLength(1);
  await page.getByRole('link', { name: payment.result.back }).click();
  await expect(page.getByText(/most nincs esedékes díja\.$/)).toBeVisible();
  await expect(page.getByText(/^A fizetését jóváhagyták/)).toBeVisible();
});

test('a contract from the e-mailed link to a yearly card payment, its documents and its invoice; panel, summary, signature and bank name the same sum (WIZ-1, WIZ-13, WIZ-15, WIZ-16, PAY-5, PAY-7, SUM-1, NAV-10, DOC-2, DOC-4)', async ({
  page,
  standin,
  request,
  world,
}) => {
  await inSpring(page, standin);
  await standin.overpay('bela', 10_000);
  const wizard = new WizardOnPage(page);
  await wizard.begin(await startContract(standin, request, world, { persona: 'bela', email: 'bela@peldakft.hu' }));
  await wizard.chooseContract('M');
  await wizard.radio('Plasztik kártya').check();
  await wizard.radio('Postán').check();
  await wizard.goOn(4);
  await page.getByLabel('Munkáltatói számlát kérek').check();
  await expect(page.getByText('A munkáltatómnak: Példa Kft.')).toBeVisible();
  await wizard.goOn(5);
  await wizard.isAt(6);
  await wizard.radio('Bankkártya').check();
  const panel = page.getByRole('complementary', { name: 'Mit fizet?' });
  // 9 900 Ft with the employer's share for nine months, 500 Ft administration, 1 000 Ft post, less the overpayment.
  const payable = 9 * 9_900 + 500 + 1_000 - 10_000;
  await expect.poll(() => sumsOf(panel)).toMatchObject({ Túlfizetés: -10_000, Fizetendő: payable });
  const atStep6 = await sumsOf(panel);
  await wizard.goOn(6);
  await wizard.isAt(7);
  await expect.poll(() => sumsOf(panel)).toEqual(atStep6);
  const fees = page.getByRole('heading', { level: 3, name: 'Díjak' }).locator('xpath=ancestor::*[.//dl][1]');
  await expect
    .poll(async () => Object.entries(await sumsOf(fees)).find(([label]) => label.startsWith('Most fizetendő'))?.[1])
    .toBe(payable);
  await expect(page.getByRole('main')).toContainText('Kovács Erzsébet');
  await wizard.sign();

  expect(await payAtTheBank(page)).toBe(payable);
  await expectDone(page);
  const kr = (await standin.state()).accounts.find(({ id }) => id === 'bela')?.kr ?? '';
  expect(kr).toMatch(/^\d{6}$/);
  await expect(page.getByRole('banner')).toContainText(kr);
  await expect(page.getByRole('banner')).toContainText('2026.04.01.');

  const [transaction] = (await standin.state()).transactions;
  for (const call of ['/submit-6', '/submit-7'])
    expect(await sentTo(standin, call), call).toMatchObject([{ ledger: { method: '4', fees: { fosszeg: payable } } }]);
  expect(await sentTo(standin, '/startTransaction')).toEqual([
    {
      contracting: true,
      amount: payable,
      method: '4',
      label: 'Bankkártya',
      lang: 'hu',
      url: new URL('/payment/callback', page.url()).href,
      fSajat: true,
      fPart: '',
      fCim: null,
      kr: '',
    },
  ]);
  expect(await sentTo(standin, '/endTransaction')).toEqual([{ transaction: transaction?.id }]);

  for (const [document, name] of [
    ['Letöltés: Tagsági szerződés', 'Tagsági szerződés 2026.pdf'],
    ['Letöltés: Általános szerződési feltételek', /\.pdf$/],
  ] as const) {
    const file = await downloadOf(page, () => page.getByRole('button', { name: document }).click());
    expect(file).toEqual({ name: typeof name === 'string' ? name : expect.stringMatching(name), begins: '%PDF-' });
  }
  await page.goto('/invoices');
  await page
    .getByRole('row')
    .filter({ hasText: '80 600 Ft' })
    .getByRole('button', { name: /Letöltés/ })
    .click();
  const link = page.getByRole('dialog').getByRole('link', { name: 'Letöltés' });
  expect(await downloadOf(page, () => link.click())).toEqual({
    name: expect.stringMatching(/^Számla .*\.pdf$/),
    begins: '%PDF-',
  });
});

test('an upgrade from the page to the final page, with the present card kept (CON-3, CON-7, WIZ-1, WIZ-9, SUM-1)', async ({
  page,
  standin,
}) => {
  await inSpring(page, standin);
  await openAs(page, standin, 'ilona', '/contracting/upgrade');
  await page.getByRole('button', { name: portal.start.search.submit }).click();
  await page.getByRole('button', { name: portal.start.offers.choose }).first().click();
  await expect(page.getByText(portal.start.sent.upgrade)).toBeVisible();

  const wizard = new WizardOnPage(page);
  await page.goto(await standin.link('ilona@pelda.hu', 'contract'));
  await page.getByRole('button', { name: portal.contracting.continue }).click();
  await wizard.goOn(1);
  await wizard.goOn(2);
  await wizard.chooseContract('M');
  await expect(wizard.radio(portal.wizard.delivery.receipt.a)).toBeChecked();
  await wizard.goOn(4);
  await wizard.goOn(5);
  await wizard.choosePayment('Bankkártya');
  await wizard.sign();
  await payAtTheBank(page);
  await expectDone(page);
  expect((await standin.state()).transactions.map(({ decision }) => decision)).toEqual(['paid']);
});

test('direct debit is set up, seen active, and withdrawn (MAN-3, MAN-4, MAN-5)', async ({ page, standin }) => {
  await openAs(page, standin, 'anna', '/payment/directdebit');
  await page.getByLabel(mandates.directDebit.account).fill('117730161111101800000000');
  await expect(page.getByLabel(mandates.directDebit.account)).toHaveValue('11773016-11111018-00000000');
  await page.getByLabel(mandates.directDebit.limit).fill('20000');
  for (const [press, question, yes, done] of [
    ['Mentés', mandates.ask.set.directDebit, mandates.ask.set.yes, mandates.done.set],
    [mandates.withdraw, mandates.ask.withdraw.directDebit, 'Igen, visszavonom', 'A visszavonást rögzítettük'],
  ] as const) {
    await page.getByRole('button', { name: press, exact: true }).click();
    await page.getByRole('dialog', { name: question }).getByRole('button', { name: yes }).click();
    await page.getByRole('dialog', { name: done }).getByRole('button', { name: 'Bezárás' }).click();
    await expect(page.getByRole('button', { name: press, exact: true })).toHaveCount(0);
  }
  await expect(page.getByLabel(mandates.directDebit.account)).toBeEnabled();
  expect(await sentTo(standin, '/setDirectDebitAuth')).toEqual([
    { account: '117730161111101800000000', limit: 20_000 },
    { account: '117730161111101800000000', limit: 0 },
  ]);
});

test('customer care enters a member’s account, is asked before paying for them, and leaves it (SES-12)', async ({
  page,
  standin,
}) => {
  const link = (await standin.support('anna')).hu;
  await page.goto(link);
  const bar = page.getByRole('complementary', { name: member.support.label });
  await expect(bar).toContainText('Kovács Anna');
  // The link works once.
  await expect(page).not.toHaveURL(/\/login/);
  await page.getByRole('radio', { name: status.method['4'], exact: true }).check();
  await page.getByRole('main').getByRole('button', { name: payment.form.pay, exact: true }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText(/Kovács Anna \(\d+\) fiókjában van/);
  expect(await sentTo(standin, '/startTransaction')).toEqual([]);
  await question.getByRole('button', { name: 'Mégse' }).click();
  await page.getByRole('main').getByRole('button', { name: payment.form.pay, exact: true }).click();
  await question.getByRole('button', { name: /nevében$/ }).click();
  await page.waitForURL(`${bankOrigin}/**`);
  await payAtTheBank(page);
  await expect(page.getByText(payment.result.paid)).toBeVisible();

  await bar.getByRole('button', { name: member.support.end }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bejelentkezés' })).toBeVisible();
  await page.goto('/payment');
  await expect(page).toHaveURL(/\/login/);
});
