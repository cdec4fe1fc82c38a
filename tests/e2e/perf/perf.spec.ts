import type { Page } from '@playwright/test';

import common from '~/i18n/locales/hu/common.json' with { type: 'json' };
import portal from '~/i18n/locales/hu/portal.json' with { type: 'json' };

import { held, walkMenu } from '../support/perf';
import { expect, fillSignIn, test } from '../support/portal';
import { enter, hold, open, settle } from '../support/visit';

const { member, public: publicTexts } = portal;

/** The scripts of the build that a page asks for from now on, by file name. */
const watchScripts = (page: Page): string[] => {
  const files: string[] = [];
  page.on('request', (request) => {
    const [, file] = /\/assets\/([^/]+\.js)$/.exec(request.url()) ?? [];
    if (file !== undefined) files.push(file);
  });
  return files;
};

const repeated = (files: readonly string[]): string[] => files.filter((file, index) => files.indexOf(file) !== index);

test('the sign-in page loads nothing of what lies behind it; signing in loads the rest, each file once (PERF-2, PERF-3)', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const scripts = watchScripts(page);
  await open(page, '/login');
  // What comes after the load event begins with the reports, what hydration asks for with the notices of operations. Chromium asks for the icon at any time.
  const end = requests.findIndex((path) => /^\/assets\/(reporting|OperationStatus|shared)-/.test(path));
  const needed = requests.slice(0, end).filter((path) => !path.startsWith('/favicon'));
  expect(needed).toContain('/login');
  expect(needed.length).toBeLessThanOrEqual(9);
  expect(scripts.filter((file) => /^(account|payment|contracting|wizard|public)-/.test(file))).toEqual([]);

  const first = scripts.length;
  await fillSignIn(page, 'anna@pelda.hu');
  await expect(page.getByRole('heading', { level: 1, name: member.menu.payment })).toBeVisible();
  expect(scripts.length).toBeGreaterThan(first);
  expect(repeated(scripts)).toEqual([]);
});

test('the entry script begins with Chromium’s hint to compile it while it downloads (PERF-2)', async ({
  page,
  request,
}) => {
  await open(page, '/login');
  const entry = await page.locator('script[type="module"]').getAttribute('src');
  expect(await (await request.get(entry ?? '')).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test('the menu’s pages load once each, show their frame while replies are on their way, and leave no nodes and no listeners behind (PERF-3, PERF-5)', async ({
  page,
  standin,
}) => {
  await enter(page, standin, 'anna');
  const scripts = watchScripts(page);
  await open(page, '/documents');
  await settle(page, () => walkMenu(page));
  expect(repeated(scripts)).toEqual([]);
  const loaded = scripts.length;

  const before = await held(page);
  for (let round = 0; round < 2; round += 1) await settle(page, () => walkMenu(page));
  const after = await held(page);
  // A page that leaks would be counted two times more. What React holds of the last page varies by some dozens.
  expect(after.nodes).toBeLessThanOrEqual(before.nodes * 1.5);
  expect(after.listeners).toBeLessThanOrEqual(before.listeners * 1.1);
  expect(scripts.slice(loaded)).toEqual([]);

  const release = await hold(page, '**/getAmounts');
  await page.getByRole('link', { name: member.menu.payment, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: member.menu.payment })).toBeVisible();
  expect(scripts.length).toBe(loaded);
  release();
});

test('texts that fail to load can be retried (NAV-14)', async ({ page, problems }) => {
  problems.allow(/assets\/portal-|The texts in hu can't be loaded/);
  const texts = /\/assets\/portal-[\w-]+\.js/;
  await page.route(texts, (route) => route.abort('failed'));
  await page.goto('/accessibility');
  await expect(page.getByRole('heading', { level: 1, name: common.pageError.title })).toBeVisible();
  await page.unroute(texts);
  await page.getByRole('button', { name: common.button.retry }).click();
  await expect(page.getByRole('heading', { level: 1, name: publicTexts.accessibility.title })).toBeVisible();
});
