import { Keyboard } from './support/keyboard';
import { expect, test } from './support/portal';
import { open, openAs, settle } from './support/visit';

const field = 'Céges e-mail-cím vagy egyedi kód';

test.beforeEach(async ({ page, standin }) => {
  await standin.reset('2026-03-10');
  await page.clock.install({ time: '2026-03-10T12:00:00+01:00' });
});

test('a new contract, an upgrade, several cards and the partner’s are started by keyboard alone; each press leaves the focus where it goes on, and Back and a reload lose nothing (CON-1, CON-3, CON-5, CON-6, A11Y-2)', async ({
  page,
  standin,
}) => {
  const keys = new Keyboard(page);
  const focused = page.locator(':focus');

  await test.step('a new contract', async () => {
    await openAs(page, standin, 'bela', '/contracting/init');
    await keys.to('textbox', field);
    await page.keyboard.type('bela@peldakft.hu');
    await keys.press('Enter');
    await expect(page.getByRole('button', { name: 'Kiválasztás: Példa Kft.' })).toBeInViewport();
    await keys.isOn('textbox', field);
    await keys.use('button', 'Kiválasztás: Példa Kft.');
    await expect(focused).toContainText('A levelet ide küldtük: bela@peldakft.hu');
    await page.reload();
    await expect(page.getByText('Nézze meg a postafiókját: bela@peldakft.hu', { exact: false })).toBeVisible();
  });

  await test.step('the link of the e-mail: its offers, the question before cancelling, and the wizard', async () => {
    await open(page, await standin.link('bela@peldakft.hu', 'contract'));
    await keys.use('button', 'Szerződéskötés megszakítása');
    await keys.isOn('button', 'Folytatom');
    await keys.press('Enter');
    await keys.isOn('button', 'Szerződéskötés megszakítása');
    await settle(page, () => page.reload());
    await keys.use('button', 'Szerződéskötés folytatása');
    await expect(page.getByRole('heading', { level: 2, name: 'Személyes adatok' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Ajánlatok' })).toBeFocused();
  });

  await test.step('an upgrade', async () => {
    await openAs(page, standin, 'ilona', '/contracting/upgrade');
    await keys.use('button', 'Ellenőrzés');
    await keys.use('button', 'Kiválasztás: Alapajánlat');
    await expect(focused).toContainText('Megerősítő e-mailt küldtünk ide: ilona@pelda.hu');
    await keys.use('link', 'Tovább az áttekintéshez');
    await expect(page.getByRole('heading', { level: 1, name: 'Áttekintés' })).toBeFocused();
    await page.goBack();
    await expect(page.getByText('Nézze meg a postafiókját: ilona@pelda.hu', { exact: false })).toBeVisible();
  });

  await test.step('the partner’s card, then the own one', async () => {
    await openAs(page, standin, 'ferenc', '/contracting/upgrade_tars/234502/fekete.gabriella%40peldakft.hu');
    await keys.use('button', 'Kiválasztás: Példa Kft.');
    await expect(focused).toContainText('Elküldtük az e-mailt a társának.');
    await open(page, '/contracting/upgrade_multi');
    await keys.to('textbox', field);
    await page.keyboard.type('ferenc@peldakft.hu');
    await keys.press('Enter');
    await keys.use('button', 'Kiválasztás: Példa Kft.');
    await expect(focused).toContainText('kiválasztva');
    await expect(page.getByRole('checkbox')).toHaveCount(1);
    await keys.tick('Fekete Ferenc (saját kártya)');
    await keys.use('button', 'Indítás');
    await expect(focused).toContainText('Minden kártyával elindította a csomagváltást.');
  });

  await test.step('a reactivation, first of what can be done', async () => {
    await openAs(page, standin, 'reka', '/app');
    await keys.to('link', /Kártya újraaktiválása/);
    await expect(focused).toHaveAttribute('href', 'https://partner.example/ujraaktivalas');
  });
});
