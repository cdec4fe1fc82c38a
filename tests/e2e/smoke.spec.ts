import { expect, expectAccessible, shot, signIn, test } from './support/portal';

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
