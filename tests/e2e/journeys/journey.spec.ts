import { atTheBank, downloadOf, expectDone, inSpring, sentTo, startContract, WizardOnPage } from '../support/journey';
import { bankOrigin, expect, signIn, test } from '../support/portal';
import { enterWizard } from '../support/visit';

test.beforeEach(async ({ page, standin }) => {
  await inSpring(page, standin);
});

test('from the e-mailed link to a yearly card payment, the documents and the invoice (WIZ-1, WIZ-15, PAY-5, PAY-7, SUM-1, NAV-10, DOC-2, DOC-4)', async ({
  page,
  standin,
  request,
  world,
}) => {
  const wizard = new WizardOnPage(page);
  const link = await startContract(standin, request, world, { persona: 'bela', email: 'bela@peldakft.hu' });
  await page.goto(link);
  await page.getByRole('button', { name: 'Szerződéskötés folytatása' }).click();

  await wizard.isAt(1);
  await page.getByLabel('Anyja születési neve').fill('Kovács Erzsébet');
  await wizard.goOn(1);
  await page.getByLabel('Mobiltelefon').fill('06 20 765 4321');
  await wizard.goOn(2);
  await wizard.chooseContract('M');
  await wizard.radio('Plasztik kártya').check();
  await wizard.radio('Postán').check();
  // 9 900 Ft with the employer's share for nine months, 500 Ft administration, 1 000 Ft post.
  await wizard.expectPayable('90 600 Ft');
  await wizard.goOn(4);
  await page.getByLabel('Munkáltatói számlát kérek').check();
  await expect(page.getByText('A munkáltatómnak: Példa Kft.')).toBeVisible();
  await wizard.goOn(5);
  await wizard.choosePayment('Bankkártya');
  await expect(page.getByRole('main')).toContainText('Kovács Erzsébet');
  await wizard.sign();

  // The wizard shows the amount too, so wait for the bank's page.
  await page.waitForURL(`${bankOrigin}/**`);
  await expect(page.getByText('90 600 Ft')).toBeVisible();
  await atTheBank(page, 'Fizetés');
  await expectDone(page);
  const kr = (await standin.state()).accounts.find(({ id }) => id === 'bela')?.kr ?? '';
  expect(kr).toMatch(/^\d{6}$/);
  await expect(page.getByRole('banner')).toContainText(kr);
  await expect(page.getByRole('banner')).toContainText('2026.04.01.');

  const [transaction] = (await standin.state()).transactions;
  expect(await sentTo(standin, '/startTransaction')).toEqual([
    {
      contracting: true,
      amount: 90_600,
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

  const contract = await downloadOf(page, () =>
    page.getByRole('button', { name: 'Letöltés: Tagsági szerződés' }).click(),
  );
  expect(contract).toEqual({ name: 'Tagsági szerződés 2026.pdf', begins: '%PDF-' });
  const terms = await downloadOf(page, () =>
    page.getByRole('button', { name: 'Letöltés: Általános szerződési feltételek' }).click(),
  );
  expect(terms.begins).toBe('%PDF-');

  await page.getByRole('main').getByRole('link', { name: 'Számlák' }).click();
  const row = page.getByRole('row').filter({ hasText: '90 600 Ft' });
  await row.getByRole('button', { name: /Letöltés/ }).click();
  const invoice = await downloadOf(page, () =>
    page.getByRole('dialog').getByRole('link', { name: 'Letöltés' }).click(),
  );
  expect(invoice.name).toMatch(/^Számla .*\.pdf$/);
  expect(invoice.begins).toBe('%PDF-');
});

test(
  'a declined card leads back to step 7 with one dialog and everything there; then it is paid (PAY-7, PAY-9, WIZ-15)',
  { tag: '@wide' },
  async ({ page, standin }) => {
    const wizard = new WizardOnPage(page);
    await enterWizard(page, standin, 'vilmos');
    await page.goto('/contracting');
    await wizard.goOn(4);
    await wizard.goOn(5);
    await wizard.choosePayment('Bankkártya');
    await wizard.sign();
    await atTheBank(page, 'Elutasítás');

    const dialog = page.getByRole('dialog', { name: 'A fizetés nem sikerült.' });
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL('/contracting');
    await page.keyboard.press('Escape');
    await wizard.isAt(7);
    await page.reload();
    await wizard.isAt(7);
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText('Somogyi Vilmos');
    await wizard.sign();
    await atTheBank(page, 'Fizetés');
    await expectDone(page);
    expect(await sentTo(standin, '/startTransaction')).toHaveLength(2);
  },
);

test(
  'direct debit is finished without a bank’s page, and its mandate can be downloaded (WIZ-11, WIZ-15, SUM-1)',
  { tag: '@wide' },
  async ({ page, standin }) => {
    const wizard = new WizardOnPage(page);
    await enterWizard(page, standin, 'vilmos');
    await page.goto('/contracting');
    await wizard.goOn(4);
    await wizard.goOn(5);
    await wizard.radio('Csoportos beszedés, havonta').check();
    await page.getByLabel('Bankszámlaszám').fill('1177301611111018');
    await expect(page.getByLabel('Bank neve')).toHaveValue('OTP Bank');
    // The calendar opens at 1980 (WIZ-11).
    await page.getByRole('textbox', { name: 'Számlatulajdonos születési dátuma' }).fill('');
    await page.getByRole('button', { name: 'Számlatulajdonos születési dátuma: naptár megnyitása' }).click();
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(page.getByText(/1980/).filter({ visible: true }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('grid')).toBeHidden();
    await page.getByRole('textbox', { name: 'Számlatulajdonos születési dátuma' }).fill('1988.04.12');
    await wizard.goOn(6);
    await wizard.sign('Véglegesítés');
    await expectDone(page);
    expect(await sentTo(standin, '/startTransaction')).toEqual([]);
    const mandate = await downloadOf(page, () =>
      page.getByRole('button', { name: 'Letöltés: Csoportos beszedési megbízás' }).click(),
    );
    expect(mandate.begins).toBe('%PDF-');
  },
);

test(
  'an upgrade keeps the present card and counts what was paid too much (WIZ-9, WIZ-13, WIZ-16, NAV-10)',
  { tag: '@wide' },
  async ({ page, standin, request, world }) => {
    const wizard = new WizardOnPage(page);
    await page.goto(await startContract(standin, request, world, { persona: 'ilona', type: 'U' }));
    await page.getByRole('button', { name: 'Szerződéskötés folytatása' }).click();
    await wizard.goOn(1);
    await wizard.goOn(2);
    await wizard.chooseContract('L');
    await expect(wizard.radio('Megtartom a jelenlegi kártyámat')).toBeChecked();
    // 15 900 Ft for nine months, 500 Ft administration, less 3 000 Ft.
    await wizard.expectPayable('140 600 Ft');
    await wizard.goOn(4);
    await wizard.goOn(5);
    await wizard.choosePayment('Bankkártya');
    await wizard.sign();
    await atTheBank(page, 'Fizetés');
    await expectDone(page);
    await expect(page.getByRole('banner')).toContainText('456701');
    // The new package begins next month.
    await expect(page.getByRole('banner').getByText('S', { exact: true })).toBeVisible();
    expect((await standin.state()).contracts.find(({ kr }) => kr === '456701')).toMatchObject({
      pack: 'L',
      cardNumber: 'EP1456701',
    });
  },
);

test(
  'an overpayment that covers everything needs no payment (WIZ-13, WIZ-15)',
  { tag: '@wide' },
  async ({ page, standin, request, world }) => {
    const wizard = new WizardOnPage(page);
    await page.goto(await startContract(standin, request, world, { persona: 'jozsef', type: 'U' }));
    await page.getByRole('button', { name: 'Szerződéskötés folytatása' }).click();
    await wizard.goOn(1);
    await wizard.goOn(2);
    await wizard.chooseContract('M');
    await wizard.expectPayable('0 Ft');
    await wizard.goOn(4);
    await wizard.goOn(5);
    await wizard.choosePayment('Bankkártya');
    await wizard.sign('Véglegesítés');
    await expectDone(page);
    expect(await sentTo(standin, '/startTransaction')).toEqual([]);
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test(
    'a member pays the first months by card, and the card is registered for the others (WIZ-11, WIZ-16, SUM-1)',
    { tag: '@wide' },
    async ({ page, standin }) => {
      const wizard = new WizardOnPage(page);
      await signIn(page, 'vilmos');
      await page.goto(await standin.link('vilmos@pelda.hu', 'contract'));
      await wizard.goOn(4);
      await wizard.goOn(5);
      await wizard.radio('Bankkártya, havonta automatikusan').check();
      await page.getByRole('combobox', { name: 'Hány hónapot fizet most?' }).click();
      await page.getByRole('option', { name: '3 hónap' }).click();
      // 9 900 Ft for three months and 500 Ft administration, in the bar at the bottom.
      await expect(page.getByText('30 200 Ft').filter({ visible: true }).first()).toBeVisible();
      await wizard.goOn(6);
      await wizard.sign();
      await atTheBank(page, 'Fizetés');
      await expectDone(page);
      const registration = await downloadOf(page, () =>
        page.getByRole('button', { name: 'Letöltés: Bankkártya-regisztráció' }).click(),
      );
      expect(registration.begins).toBe('%PDF-');
      expect((await sentTo(standin, '/startTransaction'))[0]).toMatchObject({ method: '31', amount: 30_200 });
    },
  );
});
