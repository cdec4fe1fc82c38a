import account from '../../src/i18n/locales/hu/account.json' with { type: 'json' };
import common from '../../src/i18n/locales/hu/common.json' with { type: 'json' };
import mandates from '../../src/i18n/locales/hu/mandates.json' with { type: 'json' };
import payment from '../../src/i18n/locales/hu/payment.json' with { type: 'json' };
import status from '../../src/i18n/locales/hu/status.json' with { type: 'json' };
import wizard from '../../src/i18n/locales/hu/wizard.json' with { type: 'json' };
import { openAs, openStep, press } from './support/a11yState';
import { atTheBank, sentTo, stepTitles, WizardOnPage } from './support/journey';
import { expect, test } from './support/portal';

test.describe('what binds can be looked over and corrected first (3.3.4, A11Y-5)', () => {
  test('a payment: the bank shows it and lets go of it, nothing is taken, and what was given is still there (A11Y-5, PAY-8)', async ({ page, standin }) => {
    await openAs({ page, standin }, 'anna', '/payment');
    await page.getByLabel(payment.form.amount).fill('5000');
    await page.getByRole('radio', { name: status.method['11'], exact: true }).check();
    await press(page, payment.form.pay);
    await expect(page.getByText('5 000 Ft')).toBeVisible();
    await expect(page.getByText(status.method['11'])).toBeVisible();
    await atTheBank(page, 'Elutasítás');
    await expect(page.getByText(payment.result.failedText)).toBeVisible();
    await page.getByRole('main').getByText(payment.result.retry).click();
    await expect(page.getByLabel(payment.form.amount)).toHaveValue(/^5\s?000$/);
    await expect(page.getByRole('radio', { name: status.method['11'], exact: true })).toBeChecked();
  });

  test('an amount that can’t be right goes nowhere (A11Y-5, PAY-2)', async ({ page, standin }) => {
    await openAs({ page, standin }, 'anna', '/payment');
    await page.getByLabel(payment.form.amount).fill('99999999');
    await press(page, payment.form.pay);
    await expect(page.getByLabel(payment.form.amount)).toHaveAttribute('aria-invalid', 'true');
    expect(await sentTo(standin, '/startTransaction')).toEqual([]);
  });

  test('the contract: step 7 shows everything, consents are not ticked for anybody, and what is corrected shows there (A11Y-5, WIZ-14)', async ({ page, standin, request }) => {
    const steps = new WizardOnPage(page);
    await openStep({ page, standin, request }, 7);
    const main = page.getByRole('main');
    for (const title of stepTitles.slice(0, 6)) await expect(main.getByRole('heading', { level: 3, name: title })).toBeVisible();
    for (const consent of await page.getByRole('group', { name: wizard.consent.title }).getByRole('checkbox').all()) await expect(consent).not.toBeChecked();
    await expect(main.getByRole('button', { name: wizard.summary.pay, exact: true })).toBeDisabled();

    await steps.back(2);
    await steps.isAt(2);
    await page.getByLabel('Házszám').fill('77/B');
    for (const step of [2, 3, 4, 5, 6] as const) {
      await steps.isAt(step);
      if (step === 3) await page.getByLabel(wizard.contract.terms).check();
      if (step === 6) await expect(steps.radio(status.method['4'])).toBeChecked();
      await steps.goOn(step);
    }
    await expect(main).toContainText('77/B');
    expect(await sentTo(standin, '/submit-7')).toEqual([]);
  });

  for (const name of ['regularCredit', 'directDebit'] as const) {
    test(`a mandate (${name}) is asked about, and "no" sends nothing and keeps what was given (A11Y-5, MAN-5)`, async ({ page, standin }) => {
      await openAs({ page, standin }, 'anna', `/payment/${name.toLowerCase()}`);
      if (name === 'directDebit') {
        await page.getByLabel(mandates.directDebit.account).fill('117730161111101800000000');
        await page.getByLabel(mandates.directDebit.limit).fill('20000');
      }
      await press(page, common.button.save);
      const dialog = page.getByRole('dialog', { name: mandates.ask.set[name] });
      await dialog.getByRole('button', { name: common.button.cancel }).click();
      await expect(dialog).toBeHidden();
      expect(await sentTo(standin, '/setRegularCreditAuth')).toEqual([]);
      expect(await sentTo(standin, '/setDirectDebitAuth')).toEqual([]);
      if (name === 'directDebit') await expect(page.getByLabel(mandates.directDebit.account)).toHaveValue('11773016-11111018-00000000');
    });
  }

  test('a mandate’s withdrawal is asked about too (A11Y-5, MAN-5)', async ({ page, standin }) => {
    await openAs({ page, standin }, 'hedvig', '/payment/directdebit');
    await press(page, mandates.withdraw);
    await page.getByRole('dialog').getByRole('button', { name: common.button.cancel }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await sentTo(standin, '/setDirectDebitAuth')).toEqual([]);
  });
});

test.describe('nothing that was given is asked twice (3.3.7, A11Y-5)', () => {
  test('the wizard knows the name, the addresses and the account’s owner from before (A11Y-5, WIZ-6, WIZ-9, WIZ-11)', async ({ page, standin, request }) => {
    const steps = new WizardOnPage(page);
    await openStep({ page, standin, request }, 1);
    await expect(page.getByLabel(wizard.partner.lastname)).toHaveValue('Somogyi');
    await expect(page.getByLabel(wizard.partner.firstname)).toHaveValue('Vilmos');
    const birthPlace = await page.getByLabel(wizard.partner.birthPlace).inputValue();
    const mothersName = await page.getByLabel(wizard.partner.mothersName).inputValue();
    await steps.goOn(1);
    await expect(page.getByLabel(wizard.address.mail)).toHaveValue('vilmos@pelda.hu');
    // One address unless there are two.
    await expect(page.getByLabel(wizard.address.equal)).toBeChecked();
    const street = await page.getByLabel('Közterület neve').inputValue();
    await steps.goOn(2);
    await page.getByLabel(wizard.contract.terms).check();
    await steps.goOn(3);
    await steps.radio(wizard.delivery.receipt.b).check();
    await steps.radio(wizard.delivery.post).check();
    await expect(steps.radio(wizard.delivery.home)).toBeChecked();
    await expect(page.getByRole('radiogroup', { name: wizard.delivery.address })).toContainText(street);
    await steps.goOn(4);
    // The invoice goes to whom the contract is with, and that is all that is asked.
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
    await steps.goOn(5);
    await steps.radio(status.method['3']).check();
    await expect(page.getByLabel(wizard.bank.owner)).toHaveValue('Somogyi Vilmos');
    await expect(page.getByLabel(wizard.bank.birthPlace)).toHaveValue(birthPlace);
    await expect(page.getByLabel(wizard.bank.mothersName)).toHaveValue(mothersName);
    await expect(page.getByLabel('Közterület neve')).toHaveValue(street);
  });

  test('profile and payment are filled in with what is known (A11Y-5, PROF-1, PAY-2)', async ({ page, standin }) => {
    await openAs({ page, standin }, 'anna', '/profile/data');
    for (const name of ['email', 'phone', 'address.zip', 'address.city', 'address.street', 'address.house']) await expect(page.locator(`main [name="${name}"]`).first()).not.toHaveValue('');
    await page.goto('/payment');
    await expect(page.getByLabel(payment.form.amount)).not.toHaveValue('');
  });

  test('the employer’s data for invoices are there to be taken over (A11Y-5, INV-2)', async ({ page, standin }) => {
    await openAs({ page, standin }, 'dora', '/invoicedata');
    await page.getByLabel(account.invoiceData.own).uncheck();
    await page.getByRole('radio', { name: account.invoiceData.mode['3'], exact: true }).check();
    await expect(page.getByLabel(account.invoiceData.name, { exact: true })).not.toHaveValue('');
  });
});
