import type { Page } from '@playwright/test';

import { normaliseText } from '~/domain/text/normaliseText';
import common from '~/i18n/locales/hu/common.json' with { type: 'json' };
import portal from '~/i18n/locales/hu/portal.json' with { type: 'json' };

import type { FaultKind } from '../../mocks/state';
import { expectDone, inSpring, payAtTheBank, saveSteps, sentTo, startContract, WizardOnPage } from './support/journey';
import { bankOrigin, expect, expectedNotes, expectStarted, fillSignIn, signIn, test } from './support/portal';
import { enterWizard, hold, openAs, pressWhileHeld, settle } from './support/visit';

const { account, contracting, member, payment, wizard } = portal;
const { errors, login } = common;

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const birthPlace = (page: Page) => page.getByLabel(wizard.partner.birthPlace, { exact: true });
const pay = (page: Page) => page.getByRole('main').getByRole('button', { name: payment.form.pay, exact: true });
const saved = (page: Page) => page.getByRole('status').getByText(/elmentve: /);
/** A technical error has a reference (ERR-2). */
const withReference = (text: string): RegExp => new RegExp(`${text.replace(/[.?]/g, '\\$&')}.*[A-HJ-NP-Z2-9]{6}`);

/** The ways in which a reply can be broken (FLT-2), and an unknown code (FLT-7). */
const broken: readonly FaultKind[] = ['500', 'offline', 'empty', 'malformed', 'html', 'null', 'nostatus', 'code'];
const unknownCode = 'UJ_KOD_2031';

test('a form tells each way in which a call fails, repeats no request, keeps what was typed, and in the end it works (FLT-2, FLT-7)', async ({
  page,
  standin,
  problems,
}) => {
  problems.allow(expectedNotes);
  await openAs(page, standin, 'anna', '/profile/data');
  const phone = page.getByLabel(account.profile.phone.phone);
  const press = () => page.getByRole('button', { name: account.profile.phone.submit }).click();
  await phone.fill('+36/20/7654321');
  for (const [index, kind] of broken.entries())
    await test.step(kind, async () => {
      await standin.fault({ call: 'account/change-phone', kind, code: unknownCode });
      await press();
      const says = kind === 'code' ? new RegExp(unknownCode) : withReference(errors.TECHNICAL_ERROR);
      await expect.poll(() => sentTo(standin, '/change-phone')).toHaveLength(index + 1);
      await expect(page.getByText(says).filter({ visible: true }).first()).toBeVisible();
      await expect(phone).toHaveValue('+36/20/7654321');
      await expect(saved(page)).toHaveCount(0);
      await standin.clearFaults();
    });
  await page.context().setOffline(true);
  await page.waitForFunction(() => !navigator.onLine);
  await press();
  await expect(page.getByText(withReference(errors.OFFLINE))).toBeVisible();
  await page.context().setOffline(false);
  await page.waitForFunction(() => navigator.onLine);
  await press();
  await expect(saved(page)).toBeVisible();
  expect(await sentTo(standin, '/change-phone')).toHaveLength(broken.length + 1);
});

test('a list tells each way in which its reply is broken, shows nothing as if it were empty, and a retry loads it (FLT-2)', async ({
  page,
  standin,
  problems,
}) => {
  problems.allow(expectedNotes);
  await standin.fault({ call: 'payment/listInvoices', kind: '500' });
  await openAs(page, standin, 'anna', '/invoices');
  const retry = page.getByRole('button', { name: common.button.retry });
  for (const kind of [...broken.filter((one) => one !== 'code'), 'nolist'] as const)
    await test.step(kind, async () => {
      await standin.clearFaults();
      await standin.fault({ call: 'payment/listInvoices', kind });
      // Each list has its own; the second one waits for the first (DOC-5).
      await settle(page, () => retry.first().click());
      // A read that no answer came to is repeated by itself, after a pause.
      await expect(retry.first()).toBeEnabled();
      await expect(page.getByText(common.loadFailed, { exact: true })).toHaveCount(2);
      await expect(page.getByRole('table')).toHaveCount(0);
      await expect(page.getByText(/évhez nincs számla/)).toHaveCount(0);
    });
  await standin.clearFaults();
  await retry.first().click();
  await expect(page.getByRole('table')).toHaveCount(1);
  await retry.click();
  await expect(page.getByRole('table')).toHaveCount(2);
});

test('a reply that looks like DONE isn’t shown as success (FLT-7)', async ({ page, standin }) => {
  await standin.fault({ call: 'contracting/get-8', kind: 'fields', fields: { status: 'done' } });
  await enterWizard(page, standin, 'vilmos', 8);
  await page.goto('/contracting/sum');
  await expect(page.getByText(contracting.status.unknown)).toBeVisible();
  for (const success of [payment.result.paid, contracting.status.done, contracting.status.ready])
    await expect(page.getByText(success)).toHaveCount(0);
});

test('a session that the services no longer accept ends once, and after signing in the same step is there with what was typed (FLT-1)', async ({
  page,
  standin,
  problems,
}) => {
  problems.allow(expectedNotes);
  await enterWizard(page, standin, 'vilmos', 1);
  await page.goto('/contracting');
  await birthPlace(page).fill('Hódmezővásárhely');
  await standin.fault({ call: 'contracting/submit-1', kind: 'expired' });
  await page.getByRole('button', { name: common.button.next }).click();
  await expect(title(page)).toHaveText(login.login.title);
  await expect(page.getByRole('alert').getByText(common.notice.sessionEnded)).toHaveCount(1);
  await standin.clearFaults();
  await fillSignIn(page, 'vilmos@pelda.hu');
  await expect(page).toHaveURL('/contracting');
  await expect(birthPlace(page)).toHaveValue('Hódmezővásárhely');
});

test('a 401 at sign-in is an error on the page, without a loop (FLT-1)', async ({ page, standin, problems }) => {
  problems.allow(expectedNotes);
  await standin.fault({ call: '/login', kind: 'expired' });
  await page.goto('/login');
  await fillSignIn(page, 'anna@pelda.hu');
  await expect(page.getByRole('alert').getByText(/érvénytelen vagy lejárt/)).toBeVisible();
  await expect(page.getByLabel(login.login.loginName)).toHaveValue('anna@pelda.hu');
  expect(await sentTo(standin, '/login')).toHaveLength(1);
});

test('a double click on Sign in after a refused try signs in: the second click presses nothing that the notice, as it goes, has moved there (FLT-4)', async ({
  page,
}) => {
  await page.goto('/login');
  await fillSignIn(page, 'anna@pelda.hu', 'nem ez az');
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await page.getByLabel(login.login.password, { exact: true }).fill('jelszo1');
  await page.getByRole('button', { name: login.login.submit, exact: true }).dblclick();
  await expect(title(page)).toHaveText(member.menu.payment);
});

test('a step of the wizard is saved once by a double click, and once by Enter and Space together (FLT-4)', async ({
  page,
  standin,
}) => {
  await enterWizard(page, standin, 'vilmos');
  await page.goto('/contracting');
  const steps = new WizardOnPage(page);
  await steps.isAt(4);
  const goOn = async (press: () => Promise<unknown>): Promise<void> => {
    await settle(page, () => pressWhileHeld(page, '**/submit-4', press), { heading: false });
    await steps.isAt(5);
  };
  await goOn(() => steps.next().dblclick());
  expect(await sentTo(standin, '/submit-4')).toHaveLength(1);
  await steps.back(4);
  await steps.isAt(4);
  // A step without a change is left without a call.
  await steps.radio(wizard.delivery.receipt.b).check();
  await steps.next().focus();
  const { keyboard } = page;
  await goOn(() =>
    Promise.all([keyboard.down('Enter'), keyboard.down('Space'), keyboard.up('Space'), keyboard.up('Enter')]),
  );
  expect(await sentTo(standin, '/submit-4')).toHaveLength(2);
});

test('a contract’s payment is declined with a reason, retried, and every reply on the way is lost: it is signed and paid once, by the sum that was shown (PAY-7, PAY-9, PAY-12, SUM-4, WIZ-13)', async ({
  page,
  standin,
  request,
  problems,
}) => {
  problems.allow(expectedNotes);
  await inSpring(page, standin);
  await saveSteps(standin, request, 'vilmos', 6);
  await enterWizard(page, standin, 'vilmos');
  await page.goto('/contracting');
  const steps = new WizardOnPage(page);
  await steps.isAt(7);
  const panel = page.getByRole('complementary', { name: 'Mit fizet?' });
  const text = await panel.getByText('Fizetendő').locator('xpath=following-sibling::*[1]').textContent();
  const shown = Number(text?.replaceAll(/\D/g, ''));

  // Nothing is paid before the OK of a signature.
  await standin.fault({ call: '/submit-7', kind: 'lost', times: 1 });
  await steps.sign();
  await expect(page.getByText(/Technikai hiba/)).toBeVisible();
  await pay(page).click();
  await page.waitForURL(`${bankOrigin}/**`);
  await page.getByRole('button', { name: 'Insufficient funds', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: payment.result.failed });
  await expect(dialog).toContainText('Hiba történt az online kártyás fizetés közben.');

  // The retry only closes the dialog. The reply of the transaction that Pay opens is lost: nothing was paid, and the member presses once more.
  await standin.fault({ call: '/startTransaction', kind: 'lost', times: 1 });
  // Behind the dialog the step has loaded: while it does, the heading gets the focus.
  await expect(page.locator('main form [type="submit"]')).toBeVisible();
  await dialog.getByRole('button', { name: 'Újrapróbálom a fizetést' }).click();
  await expect(pay(page)).toBeFocused();
  await pay(page).click();
  await expect(page.getByText('A fizetés nem indult el')).toBeVisible();
  await expect(page.getByText(/Technikai hiba/)).toHaveCount(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await standin.fault({ call: '/endTransaction', kind: 'lost', times: 1 });
  await pay(page).click();
  expect(await payAtTheBank(page)).toBe(shown);
  await expectDone(page);
  await expect(pay(page)).toHaveCount(0);

  const { transactions, processes } = await standin.state();
  expect(transactions.map(({ decision, amount }) => [decision, amount])).toEqual(
    ['declined', 'open', 'paid'].map((decision) => [decision, shown]),
  );
  expect(processes.find(({ accountId }) => accountId === 'vilmos')).toMatchObject({ stage: 'done', paid: true });
  // The lost one, its repetition, and one after the decline.
  expect(await sentTo(standin, '/submit-7')).toHaveLength(3);
});

test('storage that throws whenever it is asked for: signing in, a form and the wizard still work, and paying says why it can’t be started (FLT-6, SES-2, PAY-5)', async ({
  page,
  standin,
}) => {
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    // A browser that blocks site data refuses locks too, and messages between tabs; plain http has no randomUUID.
    Object.assign(window, {
      BroadcastChannel: function BroadcastChannel() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
    Object.assign(crypto, { randomUUID: undefined });
    LockManager.prototype.request = () => Promise.reject(new DOMException('Access is denied.', 'SecurityError'));
  });
  await signIn(page, 'anna');
  await expect(title(page)).toHaveText(member.menu.payment);
  // The menu, because a full load would drop a session in memory.
  await page.getByRole('button', { name: member.menu.profileGroup, exact: true }).click();
  await page.getByRole('link', { name: member.menu.profile, exact: true }).click();
  await page.getByLabel(account.profile.phone.phone).fill('06 20 765 4321');
  await page.getByRole('button', { name: account.profile.phone.submit }).click();
  await expect(saved(page)).toBeVisible();

  await page.getByRole('link', { name: member.menu.payment, exact: true }).click();
  // Returning from the bank is a full load: nothing would know of the payment, so none is started (PAY-5).
  await expect(pay(page)).toHaveAccessibleDescription(payment.noStorage);
  await expect(pay(page)).toBeDisabled();
  expect((await standin.state()).transactions).toEqual([]);

  await page.getByRole('button', { name: member.menu.logOut }).click();
  await expect(title(page)).toHaveText(login.login.title);
  await page.goto(await standin.link('vilmos@pelda.hu', 'contract'));
  const steps = new WizardOnPage(page);
  await steps.goOn(4);
  await steps.back(4);
  await steps.isAt(4);
});

test('a page whose code is gone after a release says so and doesn’t reload in a loop; a retry or a reload opens it once it is back, and what was typed before is there (FLT-8, NAV-14)', async ({
  page,
  standin,
  problems,
}) => {
  problems.allow(expectedNotes);
  problems.allow(/Failed to fetch dynamically imported|Unable to preload CSS|error loading dynamically|MIME type/i);
  let missed = 0;
  let loads = 0;
  const gone = /\/assets\/account-/;
  await page.route(gone, (route) => {
    missed += 1;
    return route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>404</h1>' });
  });
  await enterWizard(page, standin, 'vilmos', 1);
  await page.goto('/contracting');
  await birthPlace(page).fill('Hódmezővásárhely');
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  // The group of the page's own entry is open.
  await page.getByRole('link', { name: member.menu.invoiceData, exact: true }).click();
  await expect(title(page)).toHaveText(common.pageError.title);
  expect(missed).toBeGreaterThan(0);
  const retry = page.getByRole('button', { name: common.button.retry });
  await settle(page, () => retry.click());
  await expect(title(page)).toHaveText(common.pageError.title);
  expect(loads).toBe(0);

  await page.unroute(gone);
  await retry.click();
  await expect(title(page)).toHaveText(member.menu.invoiceData);
  expect(loads).toBe(0);
  await page.goto('/contracting');
  await expect(birthPlace(page)).toHaveValue('Hódmezővásárhely');
});

test('what a member types reaches the service as typed, even 10 kB of markup, without invisible characters (FLT-9, ERR-6, SEC-11)', async ({
  page,
  standin,
}) => {
  // Ten thousand letters without a break opportunity, markup, and right-to-left text.
  const extreme = `<b>Kövér</b><img src=x onerror=alert(1)><script>alert(2)</script> أحمد \u202Eמשה\u202C ${'Árvíztűrő'.repeat(1_112)}`;
  // The alert() in a name runs once the name becomes markup.
  page.on('dialog', () => {
    throw new Error('the page opened a browser dialog');
  });
  await page.setViewportSize({ width: 320, height: 640 });
  await openAs(page, standin, 'anna', '/profile/data');
  await page.getByLabel(member.address.street).fill(extreme);
  await page.getByRole('button', { name: account.profile.address.submit }).click();
  await expect(saved(page)).toBeVisible();
  const sent = normaliseText(extreme);
  expect((await standin.state()).accounts.find(({ id }) => id === 'anna')?.address.street).toBe(sent);
  await page.reload();
  // Longer texts of a reply are cut.
  await expect.poll(() => page.getByLabel(member.address.street).inputValue()).toContain(sent.slice(0, 9_000));
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expect(page.locator('body b, body img, body script:not([src])')).toHaveCount(0);
});

test('a contract is signed and paid on a page that the browser translates (FLT-10)', async ({
  page,
  standin,
  request,
  world,
}) => {
  await inSpring(page, standin);
  // Replaces text nodes as Chrome's translation does: the old node is gone, two font elements hold the new one.
  await page.addInitScript(() => {
    const replace = (node: Node): void => {
      if (node instanceof Text) {
        if (!/\p{L}/u.test(node.data) || node.parentElement?.closest('font, script, style, title, svg') !== null)
          return;
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
  });
  const steps = new WizardOnPage(page);
  await steps.begin(await startContract(standin, request, world, { persona: 'bela', email: 'bela@peldakft.hu' }));
  await steps.chooseContract('M');
  await steps.goOn(4);
  await steps.goOn(5);
  await steps.radio(portal.status.method['31']).check();
  await steps.choosePayment('Bankkártya');
  await steps.back(5);
  await steps.goOn(5);
  await steps.goOn(6);
  await steps.sign();
  await payAtTheBank(page);
  await expectDone(page);
});

test('what was typed before the code was there stays in the same field, beside the buttons of a password manager (FLT-10, PERF-1)', async ({
  page,
}) => {
  // Adds a button beside each input, as password managers do, before the page's code runs.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      for (const input of document.querySelectorAll('input:not([data-seen])')) {
        input.setAttribute('data-seen', '');
        input.before(Object.assign(document.createElement('button'), { type: 'button', tabIndex: -1 }));
      }
    }).observe(document, { childList: true, subtree: true });
  });
  const release = await hold(page, '**/assets/*.js');
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel(login.login.loginName).fill('anna@pelda.hu');
  await page.getByLabel(login.login.password, { exact: true }).fill('jelszo1');
  release();
  await expectStarted(page);
  await expect(page.getByLabel(login.login.loginName)).toHaveValue('anna@pelda.hu');
  await page.getByRole('button', { name: login.login.submit }).click();
  await expect(page).toHaveURL('/payment');
});

test('a language whose texts can’t be loaded isn’t chosen, and the next press tries again (I18N-2)', async ({
  page,
  problems,
}) => {
  problems.allow(/common-|Failed to (load|fetch)/);
  await page.goto('/login');
  await expectStarted(page);
  await page.route('**/assets/common-*.js', (route) => route.abort());
  await page.getByRole('button', { name: 'ENG' }).click();
  await expect(page.getByText(common.notice.languageFailed)).toBeVisible();
  await expect(page.getByRole('button', { name: 'HUN' })).toHaveAttribute('aria-pressed', 'true');
  await expect(title(page)).toHaveText(login.login.title);
  await page.unroute('**/assets/common-*.js');
  await page.getByRole('button', { name: 'ENG' }).click();
  await expect(title(page)).toHaveText('Sign in');
});

test('a member signs in and pays in a browser without URL.canParse, Object.groupBy and the like (OPS-11)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(URL, 'canParse');
    Reflect.deleteProperty(URL, 'parse');
    Reflect.deleteProperty(Object, 'groupBy');
    Reflect.deleteProperty(Promise, 'withResolvers');
  });
  await signIn(page, 'anna');
  await pay(page).click();
  await payAtTheBank(page);
  await expect(page.getByText(payment.result.paid, { exact: true })).toBeVisible();
});
