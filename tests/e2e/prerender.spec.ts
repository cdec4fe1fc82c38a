import { expect, portalOrigin, signIn, test } from './support/portal';

test.describe('pre-rendered first screens', () => {
  test('the sign-in page is whole before any code has run, in both languages (PERF-1)', async ({ request }) => {
    const hungarian = await (await request.get(`${portalOrigin}/login`)).text();
    expect(hungarian).toContain('<html lang="hu">');
    expect(hungarian).toContain('>Bejelentkezés</h1>');
    expect(hungarian).toContain('name="loginName"');
    expect(hungarian).toContain('method="post"');
    const english = await (await request.get(`${portalOrigin}/login`, { headers: { cookie: 'cportal_language=en' } })).text();
    expect(english).toContain('<html lang="en">');
    expect(english).toContain('>Sign in</h1>');
  });

  test('it carries its styles: it is painted while every other file is still on its way (PERF-1)', async ({ page }) => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    for (const files of ['**/assets/**', '**/early.js']) {
      await page.route(files, async (route) => {
        await held;
        await route.continue();
      });
    }
    await page.goto('/login', { waitUntil: 'commit' });
    const button = page.locator('form button[type="submit"]');
    await expect(button).toHaveCSS('background-color', 'rgb(176, 0, 94)');
    await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1);
    release();
    await expect(page.locator('form[data-ready]')).toBeVisible();
    // The files that later pages look for are there too, each once and in their place.
    const sheets = await page.evaluate(() => [...document.querySelectorAll('style[data-files], link[rel="stylesheet"]')].map((element) => element.getAttribute('data-files') ?? element.getAttribute('href')));
    expect(sheets).toHaveLength(2);
    expect(sheets[1]).toBe(sheets[0]);
  });

  test('where the host lets its styles not through, the files of them stand in (PERF-1)', async ({ page, problems }) => {
    problems.allow(/Content Security Policy/);
    await page.route('**/login', async (route) => {
      const response = await route.fetch();
      const { 'content-security-policy': policy = "style-src 'self'", ...headers } = response.headers();
      await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy.replace(/ 'sha256-[^']+'/g, '') } });
    });
    await page.goto('/login');
    await expect(page.locator('form button[type="submit"]')).toHaveCSS('background-color', 'rgb(176, 0, 94)');
    expect(await page.evaluate(() => document.querySelector<HTMLStyleElement>('style[data-files]')?.sheet ?? 'blocked')).toBe('blocked');
  });

  test('what was typed and sent before the code was there is kept and honoured (PERF-1)', async ({ page }) => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/start-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/login', { waitUntil: 'commit' });
    await page.locator('input[name="loginName"]').fill('anna@pelda.hu');
    await page.locator('input[name="password"]').fill('jelszo1');
    await page.locator('input[name="password"]').press('Enter');
    expect(page.url()).toBe(`${portalOrigin}/login`);
    release();
    await expect(page).toHaveURL(`${portalOrigin}/payment`);
  });

  test('typed text stays when the code arrives (PERF-1)', async ({ page }) => {
    await page.goto('/login', { waitUntil: 'commit' });
    await page.locator('input[name="loginName"]').fill('valaki@pelda.hu');
    await expect(page.locator('form[data-ready]')).toBeVisible();
    await expect(page.locator('input[name="loginName"]')).toHaveValue('valaki@pelda.hu');
    await page.locator('input[name="password"]').focus();
    await expect(page.locator('input[name="loginName"]')).toHaveValue('valaki@pelda.hu');
  });

  test('somebody who is signed in is led on from it (PUB-7)', async ({ page }) => {
    await signIn(page, 'anna');
    await page.goto('/login');
    await expect(page).toHaveURL(`${portalOrigin}/payment`);
  });

  test('the language chosen in English comes back in English (SES-11)', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'ENG' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  });

  for (const [what, cookie, chosen, heading] of [
    ['a cookie that has run out', undefined, 'en', 'Sign in'],
    ['a cookie of another language', 'en', 'hu', 'Bejelentkezés'],
  ] as const) {
    test(`${what} leaves the choice to the device: the page changes its language once it is alive, and keeps what was typed (PERF-1, SES-11, I18N-2)`, async ({ page, context }) => {
      if (cookie !== undefined) await context.addCookies([{ name: 'cportal_language', value: cookie, url: portalOrigin }]);
      await page.addInitScript((language) => localStorage.setItem('cportal.language', language), chosen);
      await page.goto('/login', { waitUntil: 'commit' });
      await page.locator('input[name="loginName"]').fill('valaki@pelda.hu');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.locator('form[data-ready]')).toBeVisible();
      await expect(page.locator('input[name="loginName"]')).toHaveValue('valaki@pelda.hu');
    });
  }

  test('a device that has kept the cookie alone still knows the language, on every page (SES-11)', async ({ page, context }) => {
    await context.addCookies([{ name: 'cportal_language', value: 'en', url: portalOrigin }]);
    for (const path of ['/login', '/contract/ismeretlen']) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.getByRole('button', { name: 'ENG' })).toHaveAttribute('aria-pressed', 'true');
    }
  });
});
