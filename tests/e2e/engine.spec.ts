import common from '~/i18n/locales/hu/common.json' with { type: 'json' };
import portal from '~/i18n/locales/hu/portal.json' with { type: 'json' };

import { sentTo } from './support/journey';
import { expect, expectStarted, test } from './support/portal';

const { login } = common;
const { member } = portal;

test('Enter while the keyboard still composes the e-mail sends what is composed (PUB-19)', async ({
  page,
  standin,
}) => {
  await page.goto('/login');
  await expectStarted(page);
  await page.getByLabel(login.login.password, { exact: true }).fill('jelszo1');
  await page.getByLabel(login.login.loginName).focus();
  const keyboard = await page.context().newCDPSession(page);
  const text = 'anna@pelda.hu';
  await keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(member.menu.payment);
  expect(await sentTo(standin, '/login')).toMatchObject([{ login: text }]);
});

test('nothing says that the page hasn’t started while its code still comes over a slow connection (OPS-11)', async ({
  page,
}) => {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const throughput = (280 * 1024) / 8;
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 800,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await page.addInitScript(() => {
    const shown: string[] = [];
    Object.assign(window, { textsShown: shown });
    setInterval(() => {
      // Until the first paint the stylesheet is awaited, and nothing is to be seen.
      if (performance.getEntriesByType('paint').length === 0) return;
      const notice = document.getElementById('unstarted');
      if (notice !== null && getComputedStyle(notice).visibility === 'visible') shown.push(notice.innerText);
    }, 200);
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel(login.login.loginName).fill('anna@pelda.hu');
  await expectStarted(page);
  expect(await page.evaluate('textsShown')).toEqual([]);
});
