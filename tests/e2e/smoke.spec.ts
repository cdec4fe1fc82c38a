import common from '../../src/i18n/locales/hu/common.json' with { type: 'json' };
import { expectAccessible } from './support/axe';
import { expect, portalOrigin, shot, signIn, test } from './support/portal';

test('a member opens the sign-in page and signs in to the payments page (PUB-5, PUB-12)', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Bejelentkezés' })).toBeVisible();
  await expectAccessible(page);
  await shot(page, 'login');
  await signIn(page, 'anna');
  await expect(page).toHaveURL('/payment');
  await expect(page.getByRole('heading', { level: 1, name: 'Befizetés' })).toBeVisible();
});

test('someone without a kr lands on new contract after sign-in (PUB-12)', async ({ page }) => {
  await signIn(page, 'bela');
  await expect(page).toHaveURL('/contracting/init');
});

test('an address with a percent sign that stands for nothing is told to be no page, or keeps what it carries, and the console is silent (NAV-2)', async ({ page }) => {
  await page.goto('/nincs/%FF?honnan=levél#fent');
  await expect(page.getByRole('heading', { level: 1, name: common.notFound.title })).toBeVisible();
  await expect(page).toHaveURL('/nincs/%25FF?honnan=lev%C3%A9l#fent');
  await page.goto(`${portalOrigin}//nincs/%FF`);
  await expect(page.getByRole('heading', { level: 1, name: common.notFound.title })).toBeVisible();
});
