// @ts-check
/* global document */
/** PERF-4: how long key presses, and changes of the wizard's step, block the main thread of the slowed processor. */
import { longestTask, openPage, origins, settle } from './pages.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */

/** PERF-4, in ms. */
const most = { key: 100, step: 200 };

/** @type {readonly { path: string, persona?: string, step?: number }[]} */
const forms = [
  ...['/login', '/register', '/forgottendetails', '/unsubscribe'].map((path) => ({ path })),
  ...[
    '/payment',
    '/payment/directdebit',
    '/payment/regularcredit',
    '/profile/data',
    '/profile/chpass',
    '/invoicedata',
  ].map((path) => ({ path, persona: 'anna' })),
  { path: '/contracting/init', persona: 'bela' },
  ...[1, 2, 3, 4].map((step) => ({ path: '/contracting', persona: 'vilmos', step })),
];
/** Typed text: letters and digits, so that masks, validators and the password meter all run. */
const keys = ['1', '0', '2', '4', 'a', 'Backspace'];

/** @param {Browser} browser @param {typeof forms[number]} form */
const open = async (browser, { path, persona, step }) => {
  const opened = await openPage(browser);
  if (persona !== undefined) await opened.enter(persona, step);
  await opened.page.goto(origins.portal + path);
  await opened.page.getByRole('heading', { level: 1 }).waitFor();
  await settle(opened.page);
  return opened;
};

/**
 * The longest tasks while every field of a form takes the focus, and while somebody types into it. No key waits for what a field loads on
 * focus, above all zxcvbn, so that has no mark. @param {Browser} browser @param {typeof forms[number]} form
 */
const measureForm = async (browser, form) => {
  const { page, close } = await open(browser, form);
  const worst = { ms: 0, where: '', focus: 0 };
  const fields = page
    .locator('main form')
    .locator('input:not([type=checkbox], [type=radio], [readonly]), [role=combobox]')
    .filter({ visible: true });
  for (const field of await fields.all()) {
    if (!(await field.isEnabled())) continue;
    const where = await field.evaluate((element) => element.getAttribute('name') ?? element.id);
    const isList = (await field.getAttribute('role')) === 'combobox';
    const focus = await longestTask(browser, page, async () => {
      await field.focus();
      await page.waitForTimeout(500);
    });
    worst.focus = Math.max(worst.focus, focus);
    const ms = await longestTask(browser, page, async () => {
      for (const key of isList ? ['ArrowDown', 'ArrowDown', 'Escape'] : keys) {
        await page.waitForTimeout(80);
        await page.keyboard.press(key);
      }
      // Also wait for lazy code that a key press loads.
      await page.waitForTimeout(400);
      await settle(page);
      await page.waitForTimeout(200);
    });
    if (ms > worst.ms) Object.assign(worst, { ms, where });
  }
  await close();
  return worst;
};

/** Changes the step, backwards and then forwards. @param {Browser} browser @param {(name: string, ms: number) => void} tell */
const measureSteps = async (browser, tell) => {
  const { page, close } = await open(browser, { path: '/contracting', persona: 'vilmos', step: 4 });
  const heading = page.locator('main h2').first();
  for (const [from = 0, to = 0] of [
    [4, 3],
    [3, 2],
    [2, 1],
    [1, 2],
    [2, 3],
    [3, 4],
  ]) {
    const before = await heading.textContent();
    const ms = await longestTask(browser, page, async () => {
      await page
        .getByRole('main')
        .getByRole('button', { name: to < from ? 'Vissza' : 'Tovább', exact: true })
        .click();
      // Going back from an incomplete step asks first.
      const leave = page.getByRole('dialog').getByRole('button', { name: 'Tovább', exact: true });
      await leave
        .or(heading.filter({ hasNotText: before ?? '' }))
        .first()
        .waitFor();
      if (await leave.isVisible()) await leave.click();
      await page.waitForFunction((text) => document.querySelector('main h2')?.textContent !== text, before);
      await settle(page);
    });
    tell(`step ${from} to ${to}`, ms);
  }
  await close();
};

/** @param {Browser} browser @returns {Promise<string[]>} */
export const keysPart = async (browser) => {
  /** @type {string[]} */
  const missed = [];
  console.log(
    `\nlongest task of a key press and of a change of the step, processor slowed 4 times, ms (PERF-4: at most ${most.key} and ${most.step})`,
  );
  /** @param {string} name @param {number} ms @param {number} mark */
  const tell = (name, ms, mark) => {
    console.log(`${name.padEnd(48)}${ms.toFixed(0).padStart(8)}`);
    if (ms > mark) missed.push(`${name} holds the main thread for ${ms.toFixed(0)} ms`);
  };
  for (const form of forms) {
    const { ms, where, focus } = await measureForm(browser, form);
    if (focus > most.key)
      console.log(`${`${form.path}, a field takes the focus`.padEnd(48)}${focus.toFixed(0).padStart(8)}`);
    tell(`${form.path}${form.step === undefined ? '' : ` step ${form.step}`} ${where}`, ms, most.key);
  }
  await measureSteps(browser, (name, ms) => tell(name, ms, most.step));
  return missed;
};
