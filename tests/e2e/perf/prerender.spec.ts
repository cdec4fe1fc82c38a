import type { Page } from '@playwright/test';

import enCommon from '~/i18n/locales/en/common.json' with { type: 'json' };
import common from '~/i18n/locales/hu/common.json' with { type: 'json' };

import { expect, expectStarted, portalOrigin, test } from '../support/portal';
import { hold } from '../support/visit';

const { login } = common;

const loginName = (page: Page) =>
  page.getByRole('textbox', { name: /^(E-mail-cím vagy azonosító|E-mail or customer ID)$/ });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const holdScripts = (page: Page) => hold(page, '**/assets/*.js');

test('the sign-in page is complete before any code runs, in both languages (PERF-1)', async ({ request }) => {
  const hungarian = await (await request.get(`${portalOrigin}/login`)).text();
  expect(hungarian).toContain('<html lang="hu">');
  expect(hungarian).toContain('>Bejelentkezés</h1>');
  expect(hungarian).toContain('name="loginName"');
  expect(hungarian).toContain('method="post"');
  const english = await (
    await request.get(`${portalOrigin}/login`, { headers: { cookie: 'cportal_language=en' } })
  ).text();
  expect(english).toContain('<html lang="en">');
  expect(english).toContain('>Sign in</h1>');
});

test('the sign-in page is painted with its styles while the code is on its way, sends nothing until then, and keeps what was typed (PERF-1)', async ({
  page,
  problems,
}) => {
  // The policy stops a form that is sent before the code is there.
  problems.allow(/form-action 'none'/);
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(heading(page)).toHaveText(login.login.title);
  await expect(heading(page)).toHaveCSS('font-size', '26px');
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1);
  await loginName(page).fill('anna@pelda.hu');
  const password = page.getByLabel(login.login.password, { exact: true });
  await password.fill('jelszo1');
  await password.press('Enter');
  expect(page.url()).toBe(`${portalOrigin}/login`);
  release();
  await expectStarted(page);
  await password.press('Enter');
  await expect(page).toHaveURL('/payment');
});

test('every other address paints its frame before any code runs, and the page takes over without an error (PERF-9)', async ({
  page,
  context,
}) => {
  const release = await holdScripts(page);
  for (const [path, language, footer] of [
    ['/payment', 'hu', common.footer.accessibility],
    ['/paymentcallback/T1', 'en', enCommon.footer.accessibility],
  ] as const) {
    await context.addCookies([{ name: 'cportal_language', value: language, url: portalOrigin }]);
    await page.goto(path, { waitUntil: 'commit' });
    const frame = page.locator('#root > [inert]');
    await expect(frame.getByText(common.brand)).toBeVisible();
    await expect(frame.getByText(footer)).toBeVisible();
    await expect(frame.locator('footer'), 'what is still being parsed moves nothing').not.toBeInViewport();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(frame.locator('main span[aria-hidden="true"]'), 'the spinner, after 600 ms').toHaveCSS('opacity', '1');
  }
  release();
  await page.goto('/nowhere');
  await expect(heading(page)).toBeVisible();
  await expect(page.locator('#root > [inert]')).toHaveCount(0);
  await expect(page.locator('title')).toHaveCount(1);
});

test('the chosen language comes back after a reload and on every page (SES-11)', async ({ page }) => {
  await page.goto('/login');
  await expectStarted(page);
  await page.getByRole('button', { name: 'ENG' }).click();
  await expect(heading(page)).toHaveText('Sign in');
  for (const path of ['/login', '/contract/ismeretlen']) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('button', { name: 'ENG' })).toHaveAttribute('aria-pressed', 'true');
  }
});

test('a page that was rendered in another language than the chosen one changes it, and keeps what was typed (PERF-1, SES-11, I18N-2)', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'cportal_language', value: 'en', url: portalOrigin }]);
  // Chosen after the host has picked its page.
  await page.addInitScript(() => (document.cookie = 'cportal_language=hu; Path=/'));
  await page.goto('/login', { waitUntil: 'commit' });
  await loginName(page).fill('valaki@pelda.hu');
  await expect(heading(page)).toHaveText(login.login.title);
  await expectStarted(page);
  await expect(loginName(page)).toHaveValue('valaki@pelda.hu');
});

for (const path of ['/login', '/payment']) {
  test(`${path} says so, offers to reload and names customer care, when its scripts can’t be loaded (OPS-11)`, async ({
    page,
    problems,
  }) => {
    problems.allow(/\.js|Failed to load/);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(path);
    const notice = page.locator('#unstarted');
    await expect(notice.getByText('This page has not started.')).toBeVisible();
    await expect(notice.getByText('Az oldal nem indult el.')).toBeVisible();
    await expect(notice.getByText('+36 1 234 5678, ugyfelszolgalat@partner.example')).toBeVisible();
    await page.unroute('**/assets/*.js');
    await notice.getByRole('link', { name: 'Újratöltés' }).click();
    await expectStarted(page);
    await expect(notice).toHaveCount(0);
  });
}

test('a page whose scripts are slow says nothing about its browser for half a minute, then names customer care, too (OPS-11)', async ({
  page,
}) => {
  await page.clock.install();
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  const notice = page.locator('#unstarted');
  await expect(notice).toBeAttached();
  await expect(notice).toHaveCSS('animation-delay', '30s');
  await expect(notice).toBeHidden();
  const care = page.locator('#unstarted-care:not([hidden])');
  await expect(care).toHaveCount(0);
  await page.clock.fastForward(30_000);
  await expect(care).toHaveText(/: \+36 1 234 5678, ugyfelszolgalat@partner\.example$/);
  release();
  await expect(notice).toHaveCount(0);
});

test('a page says in both languages that it needs JavaScript (OPS-11)', async ({ request }) => {
  // Chromium doesn't render <noscript> where a test switches scripts off.
  const [, noscript = ''] =
    /<noscript>(.*?)<\/noscript>/s.exec(await (await request.get(`${portalOrigin}/payment`)).text()) ?? [];
  expect(noscript).toContain('This page needs JavaScript.');
  expect(noscript).toContain('Az oldalhoz JavaScript kell.');
});
