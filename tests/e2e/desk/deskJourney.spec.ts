import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

import { taxIdOf } from '../../../mocks/model/account/taxRegistry';
import { addressOf, demoAddress, DeskOnPage, expect, test } from '../support/desk';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const next = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Tovább', exact: true }).click();
const step = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();

const register = async (page: Page, email: string): Promise<void> => {
  await page.getByRole('link', { name: 'Regisztráció' }).click();
  await page.getByLabel('Vezetéknév').fill('Kertész');
  await page.getByLabel('Keresztnév').fill('Kata');
  await page.getByLabel('E-mail-cím').fill(email);
  await page.getByLabel('Jelszó', { exact: true }).fill('nagyontitkos');
  await page.getByLabel('Jelszó újra', { exact: true }).fill('nagyontitkos');
  await page.getByLabel('Elfogadom az általános szerződési feltételeket').check();
  await page.getByLabel('Nem vagyok robot').check();
  await page.getByRole('main').getByRole('button', { name: 'Regisztráció' }).click();
  await expect(heading(page, 'Bejelentkezés')).toBeVisible();
};

const signIn = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('E-mail-cím vagy azonosító').fill(email);
  await page.getByLabel('Jelszó', { exact: true }).fill('nagyontitkos');
  await page.getByRole('button', { name: 'Bejelentkezés' }).click();
};

const fillWizard = async (page: Page): Promise<void> => {
  const birthDate = '1990-05-20';
  await step(page, 'Személyes adatok');
  await page.getByRole('textbox', { name: 'Születési dátum' }).fill('1990.05.20');
  await page.getByLabel('Születési hely').fill('Győr');
  await page.getByLabel('Anyja születési neve').fill('Kis Anna');
  await page.getByLabel('Adóazonosító jel').fill(taxIdOf(birthDate, 77));
  await next(page);
  await step(page, 'Lakcím és telefon');
  await page.getByLabel('Irányítószám').fill('1117');
  await page.getByLabel('Közterület neve').fill('Fő');
  await page.getByRole('combobox', { name: 'Közterület jellege' }).click();
  await page.getByRole('option', { name: 'utca', exact: true }).click();
  await page.getByLabel('Házszám').fill('1.');
  await page.getByLabel('Mobiltelefon').fill('06301234567');
  await next(page);
  await step(page, 'Szerződés adatai');
  await page.getByRole('combobox', { name: 'Kezdő hónap' }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('radiogroup', { name: 'Kártyacsomag' }).getByRole('radio').first().check();
  await page.getByLabel('Elfogadom a szerződési feltételeket').check();
  await next(page);
  await step(page, 'Kártya és átvétel');
  await next(page);
  await step(page, 'Számlázás');
  await next(page);
  await step(page, 'Fizetési mód');
  await page.getByRole('radio', { name: 'Bankkártya', exact: true }).check();
  await next(page);
  await step(page, 'Összegzés és fizetés');
};

const pay = async (page: Page): Promise<void> => {
  const consents = page.getByRole('main').getByRole('checkbox');
  await expect(consents).toHaveCount(5);
  for (const consent of await consents.all()) await consent.check();
  await page.getByRole('main').getByRole('button', { name: 'Fizetés', exact: true }).click();
  await expect(heading(page, 'Próbabank')).toBeVisible();
};

test(
  'a journey with the desk alone: register, activate, get an offer, sign, decline once, pay, see the archive next year (STUB-1, STUB-5)',
  { tag: '@wide' },
  async ({ page }) => {
    const desk = new DeskOnPage(page);
    const email = 'kata@levelek.hu';
    await page.goto(demoAddress);
    await desk.startOn('2026-03-10');
    await expect(heading(page, 'Bejelentkezés')).toBeVisible();

    await register(page, email);
    await desk.follow(email, 'Aktiválás');
    await expect(page.getByText('Sikeres aktiválás, most már bejelentkezhet.')).toBeVisible();
    await signIn(page, email);
    await expect(heading(page, 'Új szerződés')).toBeVisible();

    await page.getByLabel('Céges e-mail-cím vagy egyedi kód').fill('kata@peldakft.hu');
    await page.getByRole('button', { name: 'Ellenőrzés' }).click();
    await page
      .getByRole('button', { name: /^Kiválasztás/ })
      .first()
      .click();
    await expect(page.getByText('kata@peldakft.hu').first()).toBeVisible();

    await desk.follow('kata@peldakft.hu', 'Szerződéskötés folytatása');
    await expect(heading(page, 'Ajánlatok')).toBeVisible();
    await page.getByRole('button', { name: 'Szerződéskötés folytatása' }).click();
    await fillWizard(page);

    await pay(page);
    await page.getByRole('button', { name: 'Elutasítás' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Fizetés újra' }).click();
    await page.waitForURL(/demo-bank/);
    await page.getByRole('button', { name: 'Fizetés', exact: true }).click();
    await expect(heading(page, 'Szerződés állapota')).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .getByRole('button', { name: /^Letöltés/ })
        .first(),
    ).toBeVisible();

    await desk.open('Óra');
    await desk
      .drawer()
      .getByRole('button', { name: /jövő év$/ })
      .click();
    await expect(heading(page, 'Bejelentkezés')).toBeVisible();
    await signIn(page, email);
    const menu = page.getByRole('navigation', { name: 'Főmenü' });
    await menu.getByRole('link', { name: 'Befizetés' }).click();
    await expect(heading(page, 'Befizetés')).toBeVisible();
    await menu.getByRole('button', { name: 'Szerződés', exact: true }).click();
    // By the keyboard: the group still unfolds, and the mouse could miss the link that moves.
    await menu.getByRole('link', { name: 'Dokumentumok' }).press('Enter');
    await expect(heading(page, 'Dokumentumok')).toBeVisible();
    const archive = page.getByRole('region', { name: 'Korábbi évek dokumentumai' });
    await desk.close();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      archive.getByRole('button', { name: /^Letöltés: Tagsági szerződés 2026/ }).click(),
    ]);
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
    expect(page.url()).toBe(addressOf('/documents'));
  },
);
