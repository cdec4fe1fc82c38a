import { serveCaptcha } from '../support/captcha';
import { downloadOf } from '../support/journey';
import { expect, fillSignIn, signIn, test } from '../support/portal';
import { enter } from '../support/visit';

test('a visitor registers, activates the account from the mail, and signs in (PUB-1, PUB-2, PUB-4, PUB-5)', async ({
  page,
  standin,
  problems,
}) => {
  await serveCaptcha(page, problems);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Regisztráció' }).click();
  await page.getByLabel('Vezetéknév').fill('Új');
  await page.getByLabel('Keresztnév').fill('Tünde');
  await page.getByLabel('E-mail-cím').fill('tunde@levelek.hu');
  await page.getByLabel('Jelszó', { exact: true }).fill('zöld-alma-7');
  await page.getByLabel('Jelszó újra', { exact: true }).fill('zöld-alma-7');
  await page.getByLabel('Elfogadom az általános szerződési feltételeket').check();
  await page.getByLabel('Nem vagyok robot').check();
  await page.getByRole('button', { name: 'Regisztráció' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('status').filter({ hasText: 'aktiváló' })).toBeVisible();

  await page.goto(await standin.link('tunde@levelek.hu', 'activation'));
  await expect(page.getByText('Sikeres aktiválás, most már bejelentkezhet.')).toBeVisible();
  await fillSignIn(page, 'tunde@levelek.hu', 'zöld-alma-7');
  await expect(page.getByRole('heading', { level: 1, name: 'Új szerződés' })).toBeVisible();
});

test(
  'a member who forgot the password sets a new one from the mail (PUB-9, PUB-10)',
  { tag: '@wide' },
  async ({ page, standin, problems }) => {
    await serveCaptcha(page, problems);
    await page.goto('/forgottendetails');
    await page.getByLabel('E-mail-cím').fill('anna@pelda.hu');
    await page.getByLabel('Nem vagyok robot').check();
    await page.getByRole('button', { name: 'Küldés' }).click();
    await expect(page.getByText('Elküldtük az e-mailt.')).toBeVisible();

    await page.goto(await standin.link('anna@pelda.hu', 'password'));
    await page.getByLabel('Új jelszó', { exact: true }).fill('kék-hegy-12');
    await page.getByLabel('Új jelszó újra', { exact: true }).fill('kék-hegy-12');
    await page.getByRole('button', { name: 'Mentés' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText('A jelszó megváltozott.')).toBeVisible();
    await fillSignIn(page, 'anna@pelda.hu', 'kék-hegy-12');
    await expect(page.getByRole('heading', { level: 1, name: 'Befizetés' })).toBeVisible();
  },
);

test(
  'a changed e-mail address counts once the link in its mail was opened (PROF-2, PUB-11)',
  { tag: '@wide' },
  async ({ page, standin }) => {
    await enter(page, standin, 'dora');
    await page.goto('/profile/data');
    const form = page.getByRole('form', { name: 'E-mail-cím' });
    await form.getByLabel('E-mail-cím').fill('dora.uj@levelek.hu');
    await form.getByRole('button', { name: 'E-mail módosítása' }).click();
    await expect(page.getByText('Megerősítő e-mailt küldtünk ide: dora.uj@levelek.hu')).toBeVisible();
    await expect(page.getByText(/Megerősítésre vár: dora\.uj@levelek\.hu/)).toBeVisible();

    await page.goto(await standin.link('dora.uj@levelek.hu', 'validateEmail'));
    await expect(page).toHaveURL(/\/profile\/data\/success$/);
    await expect(page.getByText('Az e-mail-cím megváltozott.')).toBeVisible();
    await expect(page.getByRole('form', { name: 'E-mail-cím' }).getByLabel('E-mail-cím')).toHaveValue(
      'dora.uj@levelek.hu',
    );
  },
);

test(
  'a session about to end is renewed in place, and a half-filled form is then saved (SES-7, PROF-3)',
  { tag: '@wide' },
  async ({ page, standin }) => {
    await standin.settings({ tokenSeconds: 130 });
    await signIn(page, 'dora');
    await page.goto('/profile/data');
    const phone = page.getByLabel('Mobiltelefon');
    await phone.fill('06 30 765 4321');
    const dialog = page.getByRole('dialog', { name: 'Hamarosan lejár a munkamenete' });
    await expect(dialog).toBeVisible();
    await standin.settings({ tokenSeconds: 1_800 });
    await dialog.getByLabel('Jelszó', { exact: true }).fill('jelszo1');
    await dialog.getByRole('button', { name: 'Bejelentkezve maradok' }).click();
    await expect(dialog).toBeHidden();
    await expect(phone).toHaveValue('+36/30/7654321');
    await page.getByRole('button', { name: 'Telefonszám módosítása' }).click();
    await expect(page.getByText(/elmentve: /)).toBeVisible();
  },
);

test(
  'documents of three years, and an invoice that is a PDF (DOC-1, DOC-2, DOC-4)',
  { tag: '@wide' },
  async ({ page }) => {
    await signIn(page, 'anna');
    await page.goto('/documents');
    const year = new Date().getFullYear();
    await expect(page.getByRole('heading', { level: 2, name: `${year}. évi dokumentumok` })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: `${year + 1}. évi dokumentumok` })).toBeVisible();
    const choose = async (past: number): Promise<void> => {
      await page.getByRole('combobox', { name: 'Év' }).click();
      await page.getByRole('option', { name: String(past), exact: true }).click();
    };
    for (const past of [year - 1, year - 2, year - 3]) {
      await choose(past);
      await expect(page.getByRole('button', { name: new RegExp(`^Letöltés: .*${past}`) }).first()).toBeVisible();
    }
    await choose(year - 4);
    await expect(page.getByText(new RegExp(`A ${year - 4}\\. évi dokumentumok itt már nem érhetők el`))).toBeVisible();
    await choose(year - 1);
    const document = await downloadOf(page, () =>
      page
        .getByRole('button', { name: new RegExp(`^Letöltés: .*${year - 1}`) })
        .first()
        .click(),
    );
    expect(document.begins).toBe('%PDF-');

    await page.goto('/invoices');
    await page
      .getByRole('button', { name: /^Letöltés/ })
      .first()
      .click();
    const invoice = await downloadOf(page, () =>
      page.getByRole('dialog').getByRole('link', { name: 'Letöltés' }).click(),
    );
    expect(invoice.begins).toBe('%PDF-');
  },
);
