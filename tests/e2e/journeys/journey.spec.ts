import { atTheBank, downloadOf, expectDone, inSpring, sentTo, startContract, WizardOnPage } from '../support/journey';
import { bankOrigin, expect, test } from '../support/portal';

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

  await page.goto('/invoices');
  const row = page.getByRole('row').filter({ hasText: '90 600 Ft' });
  await row.getByRole('button', { name: /Letöltés/ }).click();
  const invoice = await downloadOf(page, () =>
    page.getByRole('dialog').getByRole('link', { name: 'Letöltés' }).click(),
  );
  expect(invoice.name).toMatch(/^Számla .*\.pdf$/);
  expect(invoice.begins).toBe('%PDF-');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });
});
