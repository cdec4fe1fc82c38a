import { join } from 'node:path';
import { expect, test } from '@playwright/test';

import { hostProgram } from '../../../scripts/hostProgram.mjs';
import { root } from '../../../scripts/run.mjs';
import { startHost } from '../../deploy/startHost';
import { settings } from '../settings.mjs';

test.skip(!settings.hosted, 'there is no nginx on this machine');
test.use({ extraHTTPHeaders: { 'x-world': 'environments' } });

const shared = { PORTAL_ROOT: join(root, settings.dist), HOST_PROGRAM: hostProgram(settings.dist) };

test(
  'one build serves two environments: links, captcha key, API root and customer care are those of each host (OPS-1)',
  { tag: '@wide' },
  async ({ browser }) => {
    const hosts = await Promise.all([
      startHost({
        ...shared,
        SERVICES: settings.servicesOrigin,
        VITE_LINK_TERMS: 'https://egyik.example/aszf.pdf',
        VITE_RECAPTCHA_SITE_KEY: 'egyik-kulcs',
      }),
      startHost({
        ...shared,
        SERVICES: '',
        VITE_API_ROOT: settings.servicesOrigin,
        VITE_LINK_TERMS: 'https://masik.example/aszf.pdf',
        VITE_RECAPTCHA_SITE_KEY: 'masik-kulcs',
      }),
    ]);
    try {
      for (const [index, { port }] of hosts.entries()) {
        const origin = `http://${settings.host}:${port}`;
        const context = await browser.newContext({ baseURL: origin });
        const page = await context.newPage();
        const asked: string[] = [];
        page.on('request', (request) => asked.push(request.url()));
        await page.goto('/register');
        const name = index === 0 ? 'egyik' : 'masik';
        // Rendered ahead with the build's link, hydrated, then the host's.
        await expect(
          page.getByRole('contentinfo').getByRole('link', { name: /ÁSZF|szerződési feltételek/i }),
        ).toHaveAttribute('href', `https://${name}.example/aszf.pdf`);
        await expect(page.getByRole('contentinfo').getByRole('link', { name: /adatkezel|adatvédel/i })).toHaveAttribute(
          'href',
          settings.build.VITE_LINK_PRIVACY,
        );
        await page.goto('/login');
        await page.getByLabel('Azonosító').fill('anna@pelda.hu');
        await page.getByLabel('Jelszó', { exact: true }).fill('jelszo1');
        await page.getByLabel('Jelszó', { exact: true }).press('Enter');
        await expect(page.getByRole('heading', { level: 1, name: 'Befizetés' })).toBeVisible();
        expect(
          asked.some((url) =>
            url.startsWith(`${index === 0 ? origin : settings.servicesOrigin}/cportal-user-account-services/`),
          ),
        ).toBe(true);
        expect(asked.filter((url) => url.endsWith('/settings.json')).length, 'the preloaded file is used').toBe(2);
        await context.close();
      }
    } finally {
      await Promise.all(hosts.map(({ stop }) => stop()));
    }
  },
);

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
