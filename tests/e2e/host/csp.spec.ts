import { settings } from '../settings.mjs';
import { serveCaptcha } from '../support/captcha';
import { watchPolicy } from '../support/policy';
import { expect, test } from '../support/portal';
import { captchaRoutes, visits } from '../support/routes';
import { enter, enterWizard, open } from '../support/visit';

/** a11yAxe.spec.ts opens every route under the policy too. */
test.describe('under the host’s policy', () => {
  test.skip(!settings.hosted, 'there is no nginx on this machine');

  test('a violation is noticed (SEC-1)', async ({ page, problems }) => {
    const violations = await watchPolicy(page);
    await open(page, '/login');
    expect(violations).toEqual([]);
    await page.evaluate('document.createElement("img").src = "https://stranger.example/x.png"');
    await expect
      .poll(() => violations)
      .toEqual([expect.stringMatching(/^\/login: img-src https:\/\/stranger\.example/)]);
    problems.allow(/stranger\.example/);
  });

  test('lists, calendars, dialogs, the password meter and the wizard work without a violation (SEC-1)', async ({
    page,
    standin,
  }) => {
    const violations = await watchPolicy(page);
    await enter(page, standin, 'anna');
    await open(page, '/profile/data');
    await page.getByRole('combobox', { name: 'Közterület jellege' }).click();
    await page.getByRole('option', { name: 'tér', exact: true }).click();
    await open(page, '/profile/chpass');
    await page.getByLabel('Új jelszó', { exact: true }).fill('egy hosszabb jelszó');
    await expect(
      page
        .getByRole('main')
        .getByText(/gyenge|közepes|jó|erős/i)
        .first(),
    ).toBeVisible();
    await open(page, '/payment/regularcredit');
    await page.getByRole('button', { name: /naptár/i }).click();
    await expect(page.getByRole('gridcell').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Mentés' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Mégse' }).click();
    for (const step of [1, 2, 3, 4]) {
      await enterWizard(page, standin, 'vilmos', step);
      await open(page, '/contracting');
      await expect(page.getByRole('button', { name: 'Tovább' })).toBeVisible();
    }
    expect(violations).toEqual([]);
  });

  test('an invoice from an e-mailed link shows in a frame, and the policy allows a frame for that alone (SEC-1, PUB-17)', async ({
    page,
    standin,
  }) => {
    const violations = await watchPolicy(page);
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
    await enter(page, standin, 'anna');
    await open(page, '/payment');
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
