import common from '../../src/i18n/locales/hu/common.json' with { type: 'json' };
import portal from '../../src/i18n/locales/hu/portal.json' with { type: 'json' };
import { expect, portalOrigin, signIn, test } from './support/portal';

const { member } = portal;

test('a member signs in and lands on the payments page, somebody without a kr on new contract (PUB-5, PUB-12)', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Bejelentkezés' })).toBeVisible();
  await signIn(page, 'anna');
  await expect(page).toHaveURL('/payment');
  await expect(page.getByRole('heading', { level: 1, name: 'Befizetés' })).toBeVisible();
  await page.getByRole('button', { name: member.menu.logOut }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bejelentkezés' })).toBeVisible();
  await signIn(page, 'bela');
  await expect(page).toHaveURL('/contracting/init');
});

test('an address with a stray percent sign shows the not-found page and keeps the rest of the address (NAV-2)', async ({
  page,
}) => {
  await page.goto('/nincs/%FF?honnan=levél#fent');
  await expect(page.getByRole('heading', { level: 1, name: common.notFound.title })).toBeVisible();
  await expect(page).toHaveURL('/nincs/%25FF?honnan=lev%C3%A9l#fent');
  await page.goto(`${portalOrigin}//nincs/%FF`);
  await expect(page.getByRole('heading', { level: 1, name: common.notFound.title })).toBeVisible();
});
