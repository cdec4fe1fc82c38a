import { serveCaptcha } from '../support/captcha';
import { expect, fillSignIn, test } from '../support/portal';

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
