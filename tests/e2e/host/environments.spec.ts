import { expect, test } from '@playwright/test';

import { settings } from '../settings.mjs';

test.skip(!settings.hosted, 'there is no nginx on this machine');
test.use({ extraHTTPHeaders: { 'x-world': 'environments' } });

test('a first screen waits for no settings; a call waits for them; a broken file means the build’s (OPS-1)', async ({
  page,
}) => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/settings.json', async (route) => {
    await held;
    await route.fulfill({ body: '<html>' });
  });
  await page.goto('/login');
  await page.getByLabel('Azonosító').fill('anna@pelda.hu');
  await page.getByLabel('Jelszó', { exact: true }).fill('rossz-jelszo');
  await page.getByRole('button', { name: 'HUN' }).and(page.locator('[aria-pressed="true"]')).waitFor();
  const login = page.waitForRequest(/\/login$/);
  await page.getByLabel('Jelszó', { exact: true }).press('Enter');
  answer();
  expect((await login).url()).toContain(settings.origin);
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toHaveAttribute('href', /partner\.example/);
});
