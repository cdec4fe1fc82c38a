import common from '../../../src/i18n/locales/hu/common.json' with { type: 'json' };
import portal from '../../../src/i18n/locales/hu/portal.json' with { type: 'json' };
import { openAs, openStep, press } from '../support/a11y/a11yState';
import { atTheBank, sentTo, stepTitles, WizardOnPage } from '../support/journey';
import { expect, test } from '../support/portal';
import { open } from '../support/visit';

const { account, invoiceTo, mandates, member, payment, status, wizard } = portal;

test.describe('what binds can be reviewed and corrected first (3.3.4, A11Y-5)', () => {
  test(
    'a payment: an impossible amount goes nowhere, the bank shows what is paid, and after a refusal the data is still there (A11Y-5, PAY-2, PAY-8)',
    { tag: '@wide' },
    async ({ page, standin }) => {
      await openAs({ page, standin }, 'anna', '/payment');
      await page.getByLabel(payment.form.amount).fill('99999999');
      await press(page, payment.form.pay);
      await expect(page.getByLabel(payment.form.amount)).toHaveAttribute('aria-invalid', 'true');
      expect(await sentTo(standin, '/startTransaction')).toEqual([]);

      await page.getByLabel(payment.form.amount).fill('5000');
      await page.getByRole('radio', { name: status.method['11'], exact: true }).check();
      await press(page, payment.form.pay);
      await expect(page.getByText('5 000 Ft')).toBeVisible();
      await expect(page.getByText('123456, tagdíj')).toBeVisible();
      expect(await sentTo(standin, '/startTransaction')).toMatchObject([{ amount: 5_000, label: status.method['11'] }]);
      await atTheBank(page, 'Elutasítás');
      await expect(page.getByText(payment.result.failedCheck)).toBeVisible();
      await page.getByRole('main').getByText(payment.result.other).click();
      await expect(page.getByLabel(payment.form.amount)).toHaveValue(/^5\s?000$/);
      await expect(page.getByRole('radio', { name: status.method['11'], exact: true })).toBeChecked();
    },
  );

  test(
    'the contract: step 7 shows everything, no consent is ticked in advance, and a correction shows there (A11Y-5, WIZ-14)',
    { tag: '@wide' },
    async ({ page, standin, request }) => {
      const steps = new WizardOnPage(page);
      await openStep({ page, standin, request }, 7);
      const main = page.getByRole('main');
      for (const title of stepTitles.slice(0, 6))
        await expect(main.getByRole('heading', { level: 3, name: title })).toBeVisible();
      for (const consent of await page.getByRole('group', { name: wizard.consent.title }).getByRole('checkbox').all())
        await expect(consent).not.toBeChecked();
      await expect(main.getByRole('button', { name: wizard.summary.pay, exact: true })).toBeDisabled();

      await steps.back(2);
      await steps.isAt(2);
      await page.getByLabel('Házszám').fill('77/B');
      await steps.next().click();
      await page
        .getByRole('dialog', { name: wizard.again.title })
        .getByRole('button', { name: common.button.next })
        .click();
      for (const step of [3, 4, 5, 6] as const) {
        await steps.isAt(step);
        if (step === 3) await page.getByLabel(wizard.contract.terms).check();
        if (step === 6) await expect(steps.radio(status.method['4'])).toBeChecked();
        await steps.goOn(step);
      }
      await expect(main).toContainText('77/B');
      expect(await sentTo(standin, '/submit-7')).toEqual([]);
    },
  );

  test(
    'mandates ask before they are set up or withdrawn, and "no" sends nothing and keeps the data (A11Y-5, MAN-5)',
    { tag: '@wide' },
    async ({ page, standin }) => {
      const cancel = async (title: string): Promise<void> => {
        const dialog = page.getByRole('dialog', { name: title });
        await dialog.getByRole('button', { name: common.button.cancel }).click();
        await expect(dialog).toBeHidden();
      };
      await openAs({ page, standin }, 'anna', '/payment/regularcredit');
      await press(page, common.button.save);
      await cancel(mandates.ask.set.regularCredit);
      await open(page, '/payment/directdebit');
      await page.getByLabel(mandates.directDebit.account).fill('117730161111101800000000');
      await page.getByLabel(mandates.directDebit.limit).fill('20000');
      await press(page, common.button.save);
      await cancel(mandates.ask.set.directDebit);
      await expect(page.getByLabel(mandates.directDebit.account)).toHaveValue('11773016-11111018-00000000');
      await openAs({ page, standin }, 'hedvig', '/payment/directdebit');
      await press(page, mandates.withdraw);
      await cancel(mandates.ask.withdraw.directDebit);
      for (const call of ['/setRegularCreditAuth', '/setDirectDebitAuth'])
        expect(await sentTo(standin, call)).toEqual([]);
    },
  );
});

test.describe('nothing is asked twice (3.3.7, A11Y-5)', () => {
  test(
    'the wizard fills in the name, the addresses and the account’s owner (A11Y-5, WIZ-6, WIZ-9, WIZ-11)',
    { tag: '@wide' },
    async ({ page, standin, request }) => {
      const steps = new WizardOnPage(page);
      await openStep({ page, standin, request }, 1);
      await expect(page.getByLabel(wizard.partner.lastname)).toHaveValue('Somogyi');
      await expect(page.getByLabel(wizard.partner.firstname)).toHaveValue('Vilmos');
      const birthPlace = await page.getByLabel(wizard.partner.birthPlace).inputValue();
      const mothersName = await page.getByLabel(wizard.partner.mothersName).inputValue();
      await steps.goOn(1);
      await expect(page.getByLabel(wizard.address.mail)).toHaveValue('vilmos@pelda.hu');
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
      // The invoice goes to the contracting party: there is nothing to type.
      await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
      await steps.goOn(5);
      await steps.radio(status.method['3']).check();
      await expect(page.getByLabel(wizard.bank.owner)).toHaveValue('Somogyi Vilmos');
      await expect(page.getByLabel(wizard.bank.birthPlace)).toHaveValue(birthPlace);
      await expect(page.getByLabel(wizard.bank.mothersName)).toHaveValue(mothersName);
      await expect(page.getByLabel('Közterület neve')).toHaveValue(street);
    },
  );

  test(
    'profile, payment and the employer’s invoicing data are filled in (A11Y-5, PROF-1, PAY-2, INV-2)',
    { tag: '@wide' },
    async ({ page, standin }) => {
      await openAs({ page, standin }, 'anna', '/profile/data');
      const { address } = member;
      for (const label of [
        account.profile.email.email,
        account.profile.phone.phone,
        address.zip,
        address.city,
        address.street,
        address.house,
      ]) {
        await expect(
          page
            .getByRole('main')
            .getByRole('textbox', { name: label, exact: true })
            .or(page.getByRole('combobox', { name: label, exact: true })),
        ).not.toHaveValue('');
      }
      await open(page, '/payment');
      await expect(page.getByLabel(payment.form.amount)).not.toHaveValue('');

      await openAs({ page, standin }, 'dora', '/invoicedata');
      await page.getByLabel(account.invoiceData.own).uncheck();
      const employer = page.getByRole('radio', { name: invoiceTo.employer.replace('{{name}}', 'Példa Kft.') });
      await employer.check();
      await expect(employer).toHaveAccessibleDescription(/12345676-2-41.*1117 Budapest/);
    },
  );
});
