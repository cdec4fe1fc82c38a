import { settings } from './settings.mjs';
import { expect, test } from './support/portal';

/** The fixture expects no problem at the end of a test that the test hasn't allowed. */
test('the watch over a page notices console output, errors and requests to other origins, and ignores what a test allows', async ({
  page,
  problems,
}) => {
  await page.goto('/login');
  await page.evaluate('console.info("anything")');
  await expect.poll(problems.found).toEqual([expect.stringMatching(/^console info: anything/)]);
  problems.allow(/^console info: anything/);
  expect(problems.found()).toEqual([]);

  await page.evaluate('setTimeout(() => { throw new Error("anything"); }, 0), undefined');
  await expect.poll(problems.found).toEqual(['page error: Error: anything']);
  problems.allow(/^page error: Error: anything$/);

  await page.evaluate('fetch("https://stranger.example/").catch(() => undefined)');
  const stranger = settings.hosted
    ? /^console error: Connecting to 'https:\/\/stranger\.example\/' violates/
    : /^request to a stranger: https:\/\/stranger\.example\/$/;
  await expect.poll(problems.found).toContainEqual(expect.stringMatching(stranger));
  problems.allow(/stranger\.example|Refused to connect/);
});

test('the stand-in notices a request that is not exactly the contract’s, and each test has a world of its own (STUB-3)', async ({
  page,
  problems,
  standin,
  request,
}) => {
  await standin.fault({ call: '/login', kind: '500' });
  const others = await request.get(`${settings.servicesOrigin}/__standin/state`, { headers: { 'x-world': 'another' } });
  expect(((await others.json()) as { faults: unknown[] }).faults).toEqual([]);
  expect((await standin.state()).faults).toHaveLength(1);

  await page.goto('/login');
  const body = JSON.stringify({ email: 'anna@pelda.hu', extra: true });
  await page.evaluate(
    (sent) =>
      fetch('/cportal-user-account-services/api/accounts/v1/forgot', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: sent,
      }).then(() => undefined),
    body,
  );
  expect((await standin.violations()).map(({ path, strict }) => ({ path, strict }))).toEqual([
    { path: '/forgot', strict: true },
  ]);
  await expect.poll(problems.found).toEqual([expect.stringMatching(/status of 400/)]);
  problems.allow(/status of 400/);
  await standin.forget();
});
