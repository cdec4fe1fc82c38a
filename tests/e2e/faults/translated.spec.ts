import type { Page } from '@playwright/test';

import common from '../../../src/i18n/locales/hu/common.json' with { type: 'json' };
import portal from '../../../src/i18n/locales/hu/portal.json' with { type: 'json' };
import { atTheBank, expectDone, inSpring, startContract, WizardOnPage } from '../support/journey';
import { expect, test } from '../support/portal';

const { login } = common;

/** Replaces text nodes as Chrome's translation does: the old node is gone, two font elements hold the new one. */
const translate = (): void => {
  const replace = (node: Node): void => {
    if (node instanceof Text) {
      if (!/\p{L}/u.test(node.data) || node.parentElement?.closest('font, script, style, title, svg') !== null) return;
      const outer = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
      outer.append(document.createElementNS('http://www.w3.org/1999/xhtml', 'font'));
      outer.firstChild?.appendChild(new Text(node.data));
      node.replaceWith(outer);
    } else for (const child of [...node.childNodes]) replace(child);
  };
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      if (type === 'characterData') replace(target);
      else addedNodes.forEach(replace);
  }).observe(document, { childList: true, subtree: true, characterData: true });
};

/** Adds a button beside each input, as password managers do, before the page's code runs. */
const addButtons = (): void => {
  new MutationObserver(() => {
    for (const input of document.querySelectorAll('input:not([data-seen])')) {
      input.setAttribute('data-seen', '');
      input.before(Object.assign(document.createElement('button'), { type: 'button', tabIndex: -1 }));
    }
  }).observe(document, { childList: true, subtree: true });
};

test('a contract is signed and paid on a page that the browser translates (FLT-10)', async ({
  page,
  standin,
  request,
  world,
}) => {
  await inSpring(page, standin);
  await page.addInitScript(translate);
  const wizard = new WizardOnPage(page);
  await page.goto(await startContract(standin, request, world, { persona: 'bela', email: 'bela@peldakft.hu' }));
  await page.getByRole('button', { name: 'Szerződéskötés folytatása' }).click();
  await wizard.isAt(1);
  await page.getByLabel('Anyja születési neve').fill('Kovács Erzsébet');
  await wizard.goOn(1);
  await page.getByLabel('Mobiltelefon').fill('06 20 765 4321');
  await wizard.goOn(2);
  await wizard.chooseContract('M');
  await wizard.goOn(4);
  await wizard.goOn(5);
  await wizard.radio(portal.status.method['31']).check();
  await wizard.choosePayment('Bankkártya');
  await wizard.back(5);
  await wizard.goOn(5);
  await wizard.goOn(6);
  await wizard.sign();
  await atTheBank(page, 'Fizetés');
  await expectDone(page);
});

const typeEarly = async (page: Page): Promise<() => Promise<void>> => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel(login.login.loginName).fill('anna@pelda.hu');
  await page.getByLabel(login.login.password, { exact: true }).fill('jelszo1');
  return async () => {
    release();
    await expect(page.getByRole('button', { name: login.login.submit })).toBeEnabled();
  };
};

test('what was typed before the code was there survives the nodes of an extension (FLT-10, PERF-1)', async ({
  page,
}) => {
  await page.addInitScript(addButtons);
  const start = await typeEarly(page);
  await start();
  await expect(page.getByLabel(login.login.loginName)).toHaveValue('anna@pelda.hu');
  await page.getByRole('button', { name: login.login.submit }).click();
  await expect(page).toHaveURL('/payment');
});

test('the page that was rendered ahead is taken over, not rendered again (PERF-1)', async ({ page }) => {
  const start = await typeEarly(page);
  await page.getByLabel(login.login.loginName).evaluate((input) => input.setAttribute('data-mine', ''));
  await start();
  await expect(page.getByLabel(login.login.loginName)).toHaveAttribute('data-mine', '');
  await expect(page.getByLabel(login.login.loginName)).toHaveValue('anna@pelda.hu');
});

test('a language whose texts can’t be loaded isn’t chosen, and the next press tries again (I18N-2)', async ({
  page,
  problems,
}) => {
  problems.allow(/common-|Failed to (load|fetch)/);
  await page.goto('/login');
  await expect(page.getByRole('button', { name: login.login.submit })).toBeEnabled();
  await page.route('**/assets/common-*.js', (route) => route.abort());
  await page.getByRole('button', { name: 'ENG' }).click();
  await expect(page.getByText(common.notice.languageFailed)).toBeVisible();
  await expect(page.getByRole('button', { name: 'HUN' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(login.login.title);
  await page.unroute('**/assets/common-*.js');
  await page.getByRole('button', { name: 'ENG' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
});
