import { settings } from '../settings.mjs';
import { serveCaptcha } from '../support/captcha';
import { expect, expectStarted, test, watchPolicy } from '../support/portal';
import { captchaRoutes, visits } from '../support/routes';
import { open, openAs } from '../support/visit';

/** axe.spec.ts opens every route under the policy too. */
test.describe('under the host’s policy', () => {
  test.skip(!settings.hosted, 'there is no nginx on this machine');

  test('the password meter and an invoice from an e-mailed link work without a violation (SEC-1, PUB-17)', async ({
    page,
    standin,
  }) => {
    const violations = await watchPolicy(page);
    await openAs(page, standin, 'anna', '/profile/chpass');
    await page.getByLabel('Új jelszó', { exact: true }).fill('egy hosszabb jelszó');
    const strength = page.getByRole('main').getByText(/gyenge|közepes|jó|erős/i);
    await expect(strength.first()).toBeVisible();
    await open(page, await standin.link('anna@pelda.hu', 'invoice'));
    await expect(page.getByRole('link', { name: 'Letöltés' })).toBeVisible();
    expect(violations).toEqual([]);
  });

  test('no text becomes markup or a script on /login or a member’s page, and no script of another origin loads (SEC-1)', async ({
    page,
    problems,
    standin,
  }) => {
    const attempts = () =>
      page.evaluate(() => {
        const attempt = (run: () => void): string => {
          try {
            run();
            return 'done';
          } catch (error) {
            return error instanceof Error ? error.name : 'thrown';
          }
        };
        return {
          markup: attempt(() => {
            document.createElement('div').innerHTML = '<b>x</b>';
          }),
          script: attempt(() => {
            document.createElement('script').src = 'https://stranger.example/x.js';
          }),
          google: attempt(() => {
            document.createElement('script').src = 'https://www.google.com/recaptcha/api.js';
          }),
        };
      });
    const refused = { markup: 'TypeError', script: 'TypeError', google: 'TypeError' };
    await open(page, '/login');
    expect(await attempts()).toEqual(refused);
    await openAs(page, standin, 'anna', '/payment');
    expect(await attempts()).toEqual(refused);
    problems.allow(/This document requires 'Trusted/);
  });

  test('on the captcha pages Google’s script runs, and nothing else (SEC-2)', async ({ page, problems }) => {
    await serveCaptcha(page, problems);
    const violations = await watchPolicy(page);
    for (const { path } of visits.filter(({ name }) => captchaRoutes.includes(name))) {
      await test.step(path, async () => {
        violations.length = 0;
        await open(page, path);
        await expect(page.getByRole('checkbox', { name: 'Nem vagyok robot' })).toBeVisible();
        expect(violations).toEqual([]);
        const refused = await page.evaluate(() =>
          [
            'https://stranger.example/x.js',
            'https://www.google.com/other.js',
            'https://www.google.com.stranger.example/recaptcha/',
            'https://www.google.com/recaptcha/../x.js',
            '/assets/x.js',
            'data:text/javascript,1',
            'blob:x',
          ].map((address) => {
            try {
              document.createElement('script').src = address;
              return address;
            } catch {
              return 'refused';
            }
          }),
        );
        expect([...new Set(refused)]).toEqual(['refused']);
        const allowed = 'https://www.gstatic.com/recaptcha/releases/x/recaptcha__hu.js';
        expect(
          await page.evaluate(
            (address) => Object.assign(document.createElement('script'), { src: address }).src,
            allowed,
          ),
        ).toBe(allowed);
      });
    }
    problems.allow(/This document requires 'Trusted/);
  });

  test('the captcha pages are entered and left by full loads, and Google’s script is in no other document (SEC-2)', async ({
    page,
    problems,
  }) => {
    await serveCaptcha(page, problems);
    const hasGoogle = (): Promise<boolean> =>
      page.evaluate(() => 'grecaptcha' in window || document.querySelector('script[src*="google"]') !== null);
    await open(page, '/login');
    await page.getByRole('link', { name: 'Regisztráció' }).click();
    await expect(page.getByRole('checkbox', { name: 'Nem vagyok robot' })).toBeVisible();
    expect(await hasGoogle()).toBe(true);
    await page.getByRole('button', { name: 'Vissza' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bejelentkezés' })).toBeVisible();
    expect(await hasGoogle()).toBe(false);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Regisztráció' })).toBeVisible();
    await page.getByRole('link', { name: /Sportbérlet/ }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('heading', { level: 1, name: 'Bejelentkezés' })).toBeVisible();
    expect(await hasGoogle()).toBe(false);
  });
});

test.describe('the host’s settings', () => {
  test.skip(!settings.hosted, 'there is no nginx on this machine');

  test('a first screen waits for no settings; a call waits for them, and is a technical error where they can’t be read; its retry reads them again (OPS-1)', async ({
    page,
    problems,
  }) => {
    problems.allow(/settings\.json|429/);
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/settings.json', async (route) => {
      await held;
      await route.fulfill({ status: 429, body: '' });
    });
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/login')) calls.push(request.method());
    });
    await page.goto('/login');
    await page.getByLabel('Azonosító').fill('anna@pelda.hu');
    await page.getByLabel('Jelszó', { exact: true }).fill('rossz-jelszo');
    await expectStarted(page);
    await page.getByLabel('Jelszó', { exact: true }).press('Enter');
    answer();
    await expect(page.getByText('Technikai hiba').first()).toBeVisible();
    expect(calls).toEqual(['GET']);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: /partner\.example/ })).toHaveCount(0);
    await page.unroute('**/settings.json');
    const login = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/login'));
    await page.getByLabel('Jelszó', { exact: true }).press('Enter');
    expect((await login).url()).toContain(settings.origin);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: /@partner\.example/ })).toBeVisible();
  });
});
