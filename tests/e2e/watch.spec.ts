import { settings } from './settings.mjs';
import { empty } from './support/keptPage';
import { expect, setNow, test } from './support/portal';

/** What the fixture notices of a page; after each test it expects to have noticed nothing that was not allowed. */
test.describe('the watch over a page notices', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/login');
  });

  test('what it writes to the console, and lets pass what a test allows', async ({ page, problems }) => {
    await page.evaluate('console.info("anything")');
    await expect.poll(problems.found).toEqual([expect.stringMatching(/^console info: anything/)]);
    problems.allow(/^console info: anything/);
    expect(problems.found()).toEqual([]);
  });

  test('what it throws', async ({ page, problems }) => {
    await page.evaluate('setTimeout(() => { throw new Error("anything"); }, 0), undefined');
    await expect.poll(problems.found).toEqual(['page error: Error: anything']);
    problems.allow(/^page error: Error: anything$/);
  });

  test('whom else it asks, or would if the policy let it', async ({ page, problems }) => {
    await page.evaluate('fetch("https://stranger.example/").catch(() => undefined)');
    const what = settings.hosted ? /^console error: Connecting to 'https:\/\/stranger\.example\/' violates/ : /^request to a stranger: https:\/\/stranger\.example\/$/;
    await expect.poll(problems.found).toContainEqual(expect.stringMatching(what));
    problems.allow(/stranger\.example|Refused to connect/);
  });

  test('a request that is not exactly the contract’s (STUB-3)', async ({ page, problems, standin }) => {
    const body = JSON.stringify({ email: 'anna@pelda.hu', extra: true });
    await page.evaluate((sent) => fetch('/cportal-user-account-services/api/accounts/v1/forgot', { method: 'POST', headers: { 'content-type': 'application/json' }, body: sent }).then(() => undefined), body);
    expect((await standin.violations()).map(({ path, strict }) => ({ path, strict }))).toEqual([{ path: '/forgot', strict: true }]);
    await expect.poll(problems.found).toEqual([expect.stringMatching(/status of 400/)]);
    problems.allow(/status of 400/);
    await standin.forget();
  });

  test('nothing of another test’s world', async ({ standin, request }) => {
    await standin.fault({ call: '/login', kind: '500' });
    const others = await request.get(`${settings.servicesOrigin}/__standin/state`, { headers: { 'x-world': 'another' } });
    expect(((await others.json()) as { faults: unknown[] }).faults).toEqual([]);
    expect((await standin.state()).faults).toHaveLength(1);
  });
});

test('a page that is kept for the next test is emptied of what this one put into it', async ({ page, context }) => {
  const left = () =>
    page.evaluate(() => ({
      script: 'e2eScript' in window,
      binding: 'e2eFunction' in window,
      year: new Date().getFullYear(),
      stored: [localStorage.getItem('e2e'), sessionStorage.getItem('e2e')],
      cookie: document.cookie,
      dark: matchMedia('(prefers-color-scheme: dark)').matches,
      title: document.title,
    }));
  await page.goto('/login');
  const before = await left();
  await page.addInitScript(() => Object.assign(window, { e2eScript: true }));
  await page.exposeFunction('e2eFunction', () => undefined);
  await page.route('**/login', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Another</title>' }));
  await setNow(page, new Date('2023-06-17T12:00:00+02:00'));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/login');
  await page.evaluate(() => {
    localStorage.setItem('e2e', 'here');
    sessionStorage.setItem('e2e', 'here');
    document.cookie = 'e2e=here';
    window.open('/robots.txt');
  });
  await expect.poll(() => context.pages().length).toBe(2);
  expect(await left()).toEqual({ script: true, binding: true, year: 2023, stored: ['here', 'here'], cookie: 'e2e=here', dark: true, title: 'Another' });
  await empty(page);
  expect(context.pages()).toEqual([page]);
  await page.goto('/login');
  expect(await left()).toEqual(before);
});
