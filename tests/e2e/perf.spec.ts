import type { Page } from '@playwright/test';
import texts from '../../src/i18n/locales/hu/common.json' with { type: 'json' };
import { expect, test } from './support/portal';
import { held, pageChunks, walkMenu } from './support/perf';
import { askForLittleData } from './support/savesData';
import { enter, open } from './support/visit';

interface Scripts {
  /** What was asked for, with its hash; a page and a text may share a name. */
  files: string[];
  names: () => string[];
}

/** The scripts that a page asks for from now on. */
const scriptsOf = (page: Page): Scripts => {
  const files: string[] = [];
  page.on('request', (request) => {
    const [, file] = /\/assets\/([^/]+)\.js$/.exec(request.url()) ?? [];
    if (file !== undefined) files.push(file);
  });
  return { files, names: () => files.map((file) => file.replace(/-[\w-]{8}$/, '')) };
};

test('somebody who opens the sign-in page gets nothing of what lies behind it (PERF-2)', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const scripts = scriptsOf(page);
  await open(page, '/login');
  expect(scripts.names().filter((name) => !['start', 'hu', 'rolldown-runtime'].includes(name))).toEqual([]);
  // Chromium asks for the icon when it finds the time.
  expect(requests.filter((path) => !path.startsWith('/favicon')).length).toBeLessThanOrEqual(8);
});

test('the field that takes the focus brings what the sign-in will need, once (PERF-2)', async ({ page }) => {
  await open(page, '/login');
  const scripts = scriptsOf(page);
  await page.getByLabel('E-mail cím vagy azonosító').focus();
  await page.getByLabel('Jelszó', { exact: true }).focus();
  await expect.poll(() => scripts.names().filter((name) => name === 'axiosInstance')).toHaveLength(1);
  expect(scripts.names()).not.toContain('PaymentPage');
});

test.describe('fetching ahead', () => {
  test('a member who signs in gets the next page while the reply is awaited (PERF-3)', async ({ page, standin }) => {
    await standin.fault({ call: '/login', kind: 'slow', delay: 4_000, times: 1 });
    await page.goto('/login');
    const scripts = scriptsOf(page);
    let answered = false;
    page.on('response', (response) => {
      if (response.url().endsWith('/login') && response.request().method() === 'POST') answered = true;
    });
    await page.getByLabel('E-mail cím vagy azonosító').fill('anna@pelda.hu');
    await page.getByLabel('Jelszó', { exact: true }).fill('jelszo1');
    await page.getByLabel('Jelszó', { exact: true }).press('Enter');
    await expect.poll(scripts.names).toContain('PaymentPage');
    expect(answered).toBe(false);
    await expect(page).toHaveURL('/payment');
    expect(scripts.names().filter((name) => name === 'PaymentPage')).toHaveLength(1);
  });

  test("the menu's pages come while a member rests, each once, and a press on one fetches no script (PERF-3)", async ({ page, standin }) => {
    await enter(page, standin, 'anna');
    const scripts = scriptsOf(page);
    await page.goto('/payment');
    await expect.poll(() => pageChunks.filter((name) => !scripts.names().includes(name))).toEqual([]);
    expect(scripts.files.filter((file, index) => scripts.files.indexOf(file) !== index)).toEqual([]);
    await page.waitForLoadState('networkidle');
    const before = scripts.files.length;
    await walkMenu(page);
    expect(scripts.files.slice(before)).toEqual([]);
  });

  test('who saves data gets only what is asked for (PERF-3)', async ({ page, context, standin }) => {
    await askForLittleData(context);
    await enter(page, standin, 'anna');
    const scripts = scriptsOf(page);
    await open(page, '/payment');
    await page.waitForTimeout(1_000);
    expect(scripts.names()).toContain('PaymentPage');
    expect(scripts.names()).not.toContain('InvoicesPage');
  });

  test('a page that could not be fetched ahead is fetched when it is wanted, and nobody was told (PERF-3, NAV-14)', async ({ page, standin, problems }) => {
    problems.allow(/ProfilePage/);
    await page.route('**/assets/ProfilePage-*.js', (route) => route.abort('failed'));
    await enter(page, standin, 'anna');
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('ProfilePage'));
    await page.goto('/payment');
    await failed;
    await expect(page.getByRole('alert')).toHaveText('');
    await page.unroute('**/assets/ProfilePage-*.js');
    await page.getByRole('button', { name: texts.menu.profileGroup }).click();
    await page.getByRole('link', { name: texts.menu.profile, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: texts.menu.profile })).toBeVisible();
  });

  test('texts that could not be fetched ahead are fetched when they are wanted (PERF-3, NAV-14)', async ({ page, standin, problems }) => {
    problems.allow(/assets\/(account|start)-/);
    await page.route(/\/assets\/account-[\w-]+\.js/, (route) => route.abort('failed'));
    await enter(page, standin, 'anna');
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/account-'));
    await page.goto('/payment');
    await failed;
    await page.getByRole('button', { name: texts.menu.profileGroup }).click();
    await page.getByRole('link', { name: texts.menu.profile, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: texts.pageError.title })).toBeVisible();
    await page.unroute(/\/assets\/account-[\w-]+\.js/);
    await page.getByRole('button', { name: texts.button.retry }).click();
    await expect(page.getByRole('heading', { level: 1, name: texts.menu.profile })).toBeVisible();
  });
});

test('rounds through the pages leave no nodes and no listeners behind (PERF-5)', async ({ page, standin }) => {
  await enter(page, standin, 'anna');
  await page.goto('/payment');
  for (let round = 0; round < 2; round += 1) await walkMenu(page);
  const before = await held(page);
  for (let round = 0; round < 4; round += 1) await walkMenu(page);
  const after = await held(page);
  // A page that was kept would be there four times; what React keeps of the last page varies by some dozens.
  expect(after.nodes).toBeLessThanOrEqual(before.nodes * 1.5);
  expect(after.listeners).toBeLessThanOrEqual(before.listeners * 1.1);
});
