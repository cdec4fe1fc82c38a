import { settings } from './settings.mjs';
import { serveCaptcha } from './support/captcha';
import { watchPolicy } from './support/policy';
import { expect, test } from './support/portal';
import { captchaRoutes, visits } from './support/routes';
import { enter, enterWizard, open } from './support/visit';

/** That every route keeps to it is seen where each is opened anyway (a11yAxe.spec.ts). */
test.describe('under the policy of the host', () => {
  test.skip(!settings.hosted, 'there is no nginx on this machine');

  for (const time of ['first', 'second']) {
    test(`the watch over the policy notices what breaks it, the ${time} time on a page that is kept, too (SEC-1)`, async ({ page, problems }) => {
      const violations = await watchPolicy(page);
      await open(page, '/login');
      expect(violations).toEqual([]);
      await page.evaluate('document.createElement("img").src = "https://stranger.example/x.png"');
      await expect.poll(() => violations).toEqual([expect.stringMatching(/^\/login: img-src https:\/\/stranger\.example/)]);
      problems.allow(/stranger\.example/);
    });
  }

  test('menus, calendars, dialogs and the password meter open without a violation (SEC-1)', async ({ page, standin }) => {
    const violations = await watchPolicy(page);
    await enter(page, standin, 'anna');
    await open(page, '/profile/data');
    await page.getByRole('combobox', { name: 'Közterület jellege' }).click();
    await page.getByRole('option', { name: 'tér', exact: true }).click();
    await open(page, '/profile/chpass');
    await page.getByLabel('Új jelszó', { exact: true }).fill('egy hosszabb jelszó');
    await expect(page.getByRole('main').getByText(/gyenge|közepes|jó|erős/i).first()).toBeVisible();
    await open(page, '/payment/regularcredit');
    await page.getByRole('button', { name: /naptár/i }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Mentés' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Mégse' }).click();
    expect(violations).toEqual([]);
  });

  for (const step of [1, 2, 3, 4]) {
    test(`step ${step} of the wizard opens without a violation (SEC-1)`, async ({ page, standin }) => {
      const violations = await watchPolicy(page);
      await enterWizard(page, standin, 'vilmos', step);
      await open(page, '/contracting');
      await expect(page.getByRole('button', { name: 'Tovább' })).toBeVisible();
      expect(violations).toEqual([]);
    });
  }

  test('an invoice from an e-mailed link is shown in a frame, with the policy widened for that alone (SEC-1, PUB-17)', async ({ page, standin }) => {
    const violations = await watchPolicy(page);
    await open(page, await standin.link('anna@pelda.hu', 'invoice'));
    await expect(page.getByRole('link', { name: 'Letöltés' })).toBeVisible();
    expect(violations).toEqual([]);
  });

  for (const [name, path] of [['/login', '/login'], ['a member’s page', '/payment']] as const) {
    test(`no text becomes markup or a script on ${name}, and no stranger’s script loads (SEC-1)`, async ({ page, problems, standin }) => {
      await enter(page, standin, 'anna');
      await open(page, path);
      const refused = await page.evaluate(() => {
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
      expect(refused).toEqual({ markup: 'TypeError', script: 'TypeError', google: 'TypeError' });
      problems.allow(/This document requires 'Trusted/);
    });
  }

  for (const { name, path } of visits.filter((visit) => captchaRoutes.includes(visit.name))) {
    test(`Google’s script and nothing else runs on ${path} (SEC-2)`, async ({ page, problems }) => {
      await serveCaptcha(page, problems);
      const violations = await watchPolicy(page);
      await open(page, path);
      await expect(page.getByRole('checkbox', { name: 'Nem vagyok robot' })).toBeVisible();
      expect(violations, name).toEqual([]);
      const refused = await page.evaluate(() =>
        ['https://stranger.example/x.js', 'https://www.google.com/other.js', 'https://www.google.com.stranger.example/recaptcha/', 'https://www.google.com/recaptcha/../x.js', '/assets/x.js', 'data:text/javascript,1', 'blob:x'].map((address) => {
          try {
            document.createElement('script').src = address;
            return address;
          } catch {
            return 'refused';
          }
        }),
      );
      expect([...new Set(refused)]).toEqual(['refused']);
      expect(await page.evaluate(() => {
        const script = document.createElement('script');
        script.src = 'https://www.gstatic.com/recaptcha/releases/x/recaptcha__hu.js';
        return script.src;
      })).toBe('https://www.gstatic.com/recaptcha/releases/x/recaptcha__hu.js');
      problems.allow(/This document requires 'Trusted/);
    });
  }

  test('the captcha pages are entered and left by full loads, and Google’s script is in no other document (SEC-2)', async ({ page, problems }) => {
    await serveCaptcha(page, problems);
    const hasGoogle = (): Promise<boolean> => page.evaluate(() => 'grecaptcha' in window || document.querySelector('script[src*="google"]') !== null);
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
