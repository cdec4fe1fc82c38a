import type { Locator, Page } from '@playwright/test';

import common from '~/i18n/locales/hu/common.json' with { type: 'json' };
import portal from '~/i18n/locales/hu/portal.json' with { type: 'json' };

import { openStep, stepTitles, unfoldCosts, WizardOnPage } from './support/journey';
import { Keyboard } from './support/keyboard';
import { onNewYearsDay } from './support/moneyStates';
import { bankOrigin, expect, expectedNotes, fillSignIn, test } from './support/portal';
import { open, openAs, settle } from './support/visit';

const { account, contracting, member, payment, wizard } = portal;
const { errors, login } = common;

const phone = { width: 320, height: 568 };

test.describe('by keyboard alone', () => {
  test('the first stop leads past header and menu to the content; no page holds the focus or hides it (NAV-13, A11Y-2)', async ({
    page,
    standin,
  }) => {
    const keys = new Keyboard(page);
    await openAs(page, standin, 'anna', '/invoices');
    await keys.press('Tab');
    await keys.isOn('link', common.skip);
    await keys.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await keys.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
    for (const path of ['/payment', '/profile/data']) {
      await open(page, path);
      await keys.walk();
    }
  });

  test('the card, the invoice, the method, the consents, the bank and the final page, the focus always visible and uncovered (A11Y-2)', async ({
    page,
    standin,
    request,
  }) => {
    const keys = new Keyboard(page);
    const next = async (step: number): Promise<void> => {
      await keys.use('button', common.button.next);
      await keys.isOn('heading', stepTitles[step] ?? '?');
    };
    await openStep(page, standin, request, 4);
    await keys.choose(wizard.delivery.card, wizard.delivery.receipt.b);
    await keys.choose(wizard.delivery.title, wizard.delivery.post);
    await next(4);
    await next(5);
    await keys.choose(wizard.payment.method, 'Bankkártya');
    await next(6);
    const { monthlyFee, truth, terms, loyalty, usage } = wizard.consent;
    // The one about loyalty names the contract's last day.
    const lastDay = new RegExp(`^${loyalty.replace(/\{\{.*\}\}/, '.*')}$`);
    for (const consent of [monthlyFee, truth, terms, lastDay, usage]) await keys.tick(consent);
    await keys.use('button', wizard.summary.pay);
    await page.waitForURL(`${bankOrigin}/**`);
    await keys.use('button', 'Pay');
    await expect(page.getByText(contracting.status.done)).toBeVisible();
  });

  test('the dialog of a session that is about to end keeps the focus: Tab goes round in it (A11Y-2, SES-7)', async ({
    page,
    standin,
  }) => {
    await standin.settings({ tokenSeconds: 110 });
    await openAs(page, standin, 'anna', '/profile/data', { restless: true });
    const dialog = page.getByRole('dialog', { name: member.ending.title });
    const password = dialog.getByLabel(common.login.login.password, { exact: true });
    const close = dialog.getByRole('button', { name: common.button.close });
    await expect(password).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(close).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(password).toBeFocused();
  });

  test('on a phone the menu opens, Escape closes it and returns the focus; unfolded costs and notices cover nothing that has the focus (NAV-4, WIZ-16, ERR-1, A11Y-2)', async ({
    page,
    standin,
    request,
  }) => {
    await page.setViewportSize(phone);
    const keys = new Keyboard(page);
    await openStep(page, standin, request, 6);
    await unfoldCosts(page);
    await keys.walk('Shift+Tab');
    await keys.walk();

    await openAs(page, standin, 'dora', '/payment');
    const menu = page.getByRole('navigation', { name: member.menu.label });
    await keys.use('button', common.menu.open);
    await keys.to('button', member.menu.profileGroup);
    await keys.press('Escape');
    await expect(menu).toBeHidden();
    await keys.isOn('button', common.menu.open);
    await keys.press('Enter');
    await keys.use('button', member.menu.profileGroup);
    await keys.use('link', member.menu.profile);
    await keys.isOn('heading', member.menu.profile);
    await expect(menu).toBeHidden();

    await standin.fault({ call: 'account/change-address', kind: 'code', code: 'PAYING_DISABLED', times: 1 });
    await page.getByLabel(member.address.house).fill('12');
    await page.getByRole('button', { name: account.profile.address.submit }).click();
    await expect(page.getByRole('alert').getByText(errors.PAYING_DISABLED)).toBeVisible();
    await keys.walk('Shift+Tab');
  });
});

/** Expects that a live region which stood there before its text came, or an alert, has said this since `listen` (4.1.3). */
const expectAnnounced = (page: Page, text: string): Promise<void> =>
  expect
    .poll(() => page.evaluate('window.heard'), { message: `announced: ${text}` })
    .toContainEqual(expect.stringContaining(text));

/** Records what live regions say on pages opened from now on. A region that is hidden, or lies behind a modal dialog, says nothing. */
const listen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const heard: string[] = [];
    Object.defineProperty(window, 'heard', { value: heard });
    const observed = new WeakSet<Element>();
    const selector = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]';
    const isSilent = (region: Element): boolean => {
      const modal = document.querySelector('dialog:modal, [role="dialog"][aria-modal="true"]');
      const isBehind = modal !== null && !modal.contains(region);
      return !region.checkVisibility() || region.closest('[inert], [aria-hidden="true"]') !== null || isBehind;
    };
    new MutationObserver(() => {
      for (const region of document.querySelectorAll(selector)) {
        const text = region.textContent.replaceAll('\u00a0', ' ').trim();
        if (text !== '' && !isSilent(region) && (observed.has(region) || region.role === 'alert')) heard.push(text);
        observed.add(region);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });

test('a refused sign-in and an ended session are heard (ERR-1, SES-5, A11Y-3)', async ({ page, standin, problems }) => {
  problems.allow(expectedNotes);
  await listen(page);
  await open(page, '/login');
  await fillSignIn(page, 'anna@pelda.hu', 'nem-ez');
  await expectAnnounced(page, errors.ACC_INVALID_AUTHENTICATION);
  await expect(page.getByLabel(login.login.password, { exact: true })).toBeFocused();

  await fillSignIn(page, 'anna@pelda.hu');
  await expect(page.getByRole('heading', { level: 1, name: member.menu.payment })).toBeVisible();
  // The press ends the session, and no call that is still on its way.
  await standin.fault({ call: 'account/getProfile', kind: 'expired' });
  await page.getByRole('button', { name: member.menu.profileGroup, exact: true }).click();
  await page.getByRole('link', { name: member.menu.profile, exact: true }).click();
  await expectAnnounced(page, common.notice.sessionEnded);
  await expect(page.getByRole('heading', { level: 1, name: login.login.title })).toBeFocused();
});

/** From now on the page notes where it is scrolled to, and which heading has the focus then. */
const noteScrolls = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const scrolls: string[][] = [];
    Object.defineProperty(window, 'scrolls', { value: scrolls });
    addEventListener('scroll', () => scrolls.push([document.activeElement?.textContent ?? '', String(scrollY)]));
  });

for (const width of [1280, 390])
  test(`Next, Back and the browser’s Back and Forward lead from the end of a step to the heading of the one that they open, with one scroll, at ${width} px (WIZ-17)`, async ({
    page,
    standin,
    request,
  }) => {
    const height = 844;
    await page.setViewportSize({ width, height });
    const steps = await openStep(page, standin, request, 2);
    await noteScrolls(page);
    const expectHeading = async (to: number, press: () => Promise<void>): Promise<void> => {
      await page.evaluate('scrolls.length = 0; scrollTo(0, document.documentElement.scrollHeight)');
      await settle(page, press);
      await steps.isAt(to);
      await expect(steps.heading(to)).toBeFocused();
      await expect(async () => {
        const { y } = (await steps.heading(to).boundingBox()) ?? { y: -1 };
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThan(height / 3);
      }, `step ${to}`).toPass();
      // What the test itself scrolled may be noted late: not with this heading.
      const scrolls = await page.evaluate<string[][]>('scrolls');
      const places = scrolls.flatMap(([heading, place]) => (heading === stepTitles[to - 1] ? [place] : []));
      expect(new Set(places).size, `step ${to}: ${places.join()}`).toBeLessThanOrEqual(1);
    };
    for (let step = 2; step < 7; step += 1) {
      if (step === 6) await steps.radio('Bankkártya').check();
      await expectHeading(step + 1, () => steps.next().click());
    }
    const back = page.getByRole('main').getByRole('button', { name: common.button.back, exact: true });
    for (let step = 7; step > 2; step -= 1) await expectHeading(step - 1, () => back.click());
    for (let step = 2; step < 7; step += 1) await expectHeading(step + 1, () => steps.next().click());
    for (const step of [6, 5, 4]) await expectHeading(step, () => page.evaluate('history.back()'));
    for (const step of [5, 6, 7]) await expectHeading(step, () => page.evaluate('history.forward()'));
  });

test('the wizard tells the total, the next step, and what a disabled button waits for (WIZ-16, WIZ-17, WIZ-18, A11Y-3)', async ({
  page,
  standin,
  request,
}) => {
  await listen(page);
  await openStep(page, standin, request, 4);
  await page.getByRole('radio', { name: wizard.delivery.receipt.b }).check();
  await page.getByRole('radio', { name: wizard.delivery.courier }).check();
  // 9 900 Ft for nine months, 500 Ft administration, 1 500 Ft courier.
  await expectAnnounced(page, wizard.cost.spoken.replace(/\{\{amount.*?\}\}/, '91 100 Ft'));
  await expect(page.getByRole('radio', { name: wizard.delivery.courier })).toBeFocused();
  const steps = new WizardOnPage(page);
  await steps.goOn(4);
  await expectAnnounced(page, wizard.count.replace('{{step}}', '5').replace('{{last}}', '7'));
  await expect(steps.heading(5)).toBeFocused();
  await steps.goOn(5);
  await steps.choosePayment('Bankkártya');
  await steps.isAt(7);
  const pay = page.getByRole('main').getByRole('button', { name: wizard.summary.pay, exact: true });
  await expect(pay).toHaveAccessibleDescription(/^Még 5 /);
  await page.getByRole('checkbox', { name: wizard.consent.truth }).check();
  await expectAnnounced(page, wizard.consent.missing.replace('{{missing}}', '4'));
});

test('a window of 320 × 256 px shows what has the focus, between the bars (A11Y-2, A11Y-4)', async ({
  page,
  standin,
  request,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openStep(page, standin, request, 4);
  await page.getByRole('radio', { name: wizard.delivery.receipt.b }).check();
  await page.getByRole('radio', { name: wizard.delivery.courier }).focus();
  const isCovered = () =>
    page.locator(':focus').evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const over = document.elementFromPoint(left + width / 2, top + height / 2);
      return over !== element && element.closest('label')?.contains(over) !== true;
    });
  await expect.poll(isCovered).toBe(false);
});

test('a page in dark is printed in the colours of the light scheme (A11Y-4)', async ({ page, standin }) => {
  await page.addInitScript(() => localStorage.setItem('cportal.scheme', 'dark'));
  await openAs(page, standin, 'anna', '/payment');
  const colours = () =>
    page.evaluate(() => {
      const { color, colorScheme } = getComputedStyle(document.body);
      return { color, colorScheme, link: getComputedStyle(document.querySelector('main a') ?? document.body).color };
    });
  const dark = await colours();
  await page.emulateMedia({ media: 'print' });
  await expect.poll(colours).not.toEqual(dark);
  const paper = await colours();
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => document.documentElement.setAttribute('data-color-scheme', 'light'));
  await expect.poll(colours).toEqual(paper);
});

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (box === null) throw new Error(`${String(part)} has no box`);
  return box;
};

test('on a wide screen the content stands in the middle of what the menu leaves (UX-12)', async ({ page, standin }) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  await openAs(page, standin, 'anna', '/profile/data');
  await expect(async () => {
    const menu = await boxOf(page.getByRole('navigation', { name: member.menu.label }));
    const content = await boxOf(page.getByRole('main'));
    const left = content.x - (menu.x + menu.width);
    const right = 1920 - (content.x + content.width);
    expect(Math.abs(left - right)).toBeLessThanOrEqual(16);
    expect(content.width).toBeGreaterThan(1920 / 2);
  }).toPass();
});

test('on a wide screen the profile’s cards fill their row (UX-12)', async ({ page, standin }) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  await openAs(page, standin, 'anna', '/profile/data');
  const rightEnd = async (title: string): Promise<number> => {
    const { x, width } = await boxOf(page.getByRole('region', { name: title }));
    return Math.round(x + width);
  };
  await expect(async () =>
    expect(await rightEnd(account.profile.phone.title)).toBe(await rightEnd(account.profile.address.title)),
  ).toPass();
});

/** The names of those that a finger of 44 px misses. */
const missedByFinger = (controls: Locator): Promise<(string | null)[]> =>
  controls.evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .flatMap((element) => {
        element.scrollIntoView({ block: 'center' });
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const isHit = (up: number): boolean => element.contains(document.elementFromPoint(x, y + up));
        return isHit(-21) && isHit(21) ? [] : [element.textContent || element.getAttribute('aria-label')];
      }),
  );

test('on a phone a finger’s 44 px belong to each control of header, menu, notice and footer (A11Y-4)', async ({
  page,
  standin,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await standin.fault({ call: 'account/change-phone', kind: 'code', code: 'PAYING_DISABLED' });
  await openAs(page, standin, 'anna', '/profile/data');
  await page.getByLabel(account.profile.phone.phone).fill('+36/20/7654321');
  await page.getByRole('button', { name: account.profile.phone.submit }).click();
  await expect(page.getByRole('alert').getByRole('button', { name: common.button.close })).toBeVisible();
  await page.getByRole('button', { name: common.menu.open }).click();
  const controls = page.locator('header :is(a, button), nav :is(a, button), [role="alert"] button, footer a');
  await expect.poll(() => missedByFinger(controls)).toEqual([]);
});

test('on a phone a finger’s 44 px belong to the way to a forgotten password, and to each button of the summary (A11Y-4)', async ({
  page,
  standin,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/login');
  await expect.poll(() => missedByFinger(page.getByRole('link', { name: login.login.forgot }))).toEqual([]);
  await openStep(page, standin, request, 7);
  await page.getByRole('button', { name: wizard.stepList }).click();
  await expect(page.getByRole('button', { name: wizard.summary.changeOf.replace('{{part}}', '') })).toHaveCount(6);
  await expect.poll(() => missedByFinger(page.getByRole('main').getByRole('button'))).toEqual([]);
});

test('on a phone the share sheet beside a ready file leaves its name readable (DOC-7, A11Y-4)', async ({
  page,
  standin,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => Object.assign(navigator, { canShare: () => true }));
  await openAs(page, standin, 'anna', '/documents');
  const row = page.getByRole('main').getByRole('listitem').first();
  await row.getByRole('button').click();
  await expect(row.getByRole('button', { name: new RegExp(`^${common.button.share}`) })).toBeVisible();
  await expect.poll(async () => (await boxOf(row.getByText('Kártyaigazolás').first())).height).toBeLessThan(50);
});

test('a notice that appears leaves the field that has the focus uncovered (A11Y-2, UX-10)', async ({
  page,
  standin,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await standin.fault({ call: 'account/change-phone', kind: 'code', code: 'PAYING_DISABLED' });
  await openAs(page, standin, 'anna', '/profile/data');
  const field = page.getByLabel(account.profile.phone.phone);
  await field.fill('+36/20/7654321');
  await field.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 20));
  await field.press('Enter');
  const close = page.getByRole('alert').getByRole('button', { name: common.button.close });
  await expect(close).toBeVisible();
  await expect(field).toBeFocused();
  await expect.poll(async () => (await boxOf(field)).y - (await boxOf(close)).y).toBeGreaterThan(28);
});

test('what stands over the page’s lower end leaves the footer uncovered (A11Y-2, UX-10)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/login');
  await page.evaluate(() => window.dispatchEvent(new Event('offline')));
  const line = page.getByText(common.offline);
  await expect(line).toBeVisible();
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const [over, footer] = [await boxOf(line), await boxOf(page.getByRole('contentinfo'))];
    expect(over.y + over.height).toBeLessThanOrEqual(footer.y);
  }).toPass();
});

for (const path of ['/payment', '/app'])
  test(`on 1 January last year’s debt stands first and large on ${path}, the way to pay it on a phone’s first screen (PAY-1, UX-1)`, async ({
    page,
    standin,
    request,
    problems,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await onNewYearsDay(path)({ page, standin, request, problems });
    const sizeOf = (text: Locator): Promise<number> =>
      text.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
    const main = page.getByRole('main');
    const debt = main.getByRole('definition').filter({ hasText: /^37\s200\sFt$/ });
    const nothing = main.getByText(payment.sums.nothing.replace('{{year}}', '2027'));
    await expect(nothing).toBeVisible();
    expect(await sizeOf(debt)).toBeGreaterThan(1.5 * (await sizeOf(nothing)));
    const pay = main.getByRole(path === '/app' ? 'link' : 'button', {
      name: path === '/app' ? member.toPayment : payment.form.pay,
      exact: true,
    });
    await expect(async () => {
      const box = await boxOf(pay);
      expect((await boxOf(debt)).y).toBeLessThan((await boxOf(nothing)).y);
      expect(box.y + box.height).toBeLessThanOrEqual(844);
    }).toPass();
  });

test('a mandate’s confirmation has the focus once its dialog is closed (UX-25, A11Y-2)', async ({ page, standin }) => {
  const { mandates } = portal;
  await openAs(page, standin, 'anna', '/payment/regularcredit');
  for (const name of [common.button.save, mandates.ask.set.yes, common.button.close])
    await page.getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('main').locator(':focus')).toContainText(mandates.done.set);
});
