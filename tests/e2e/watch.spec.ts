import { settings } from './settings.mjs';
import { expect, test } from './support/portal';

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
