// @ts-check
/* global document */
/** PERF-4: how long key presses, and changes of the wizard's step, block the main thread of the slowed processor. */
import { openPage, settle } from './browser.mjs';
import { origins } from './hosts.mjs';
import { longest, traceOf } from './longTasks.mjs';

/** PERF-4, in ms. */
const most = { key: 100, step: 200 };

/** @type {readonly { path: string, persona?: string, step?: number }[]} */
const forms = [
  { path: '/login' },
  { path: '/register' },
  { path: '/forgottendetails' },
  { path: '/unsubscribe' },
  { path: '/payment', persona: 'anna' },
  { path: '/payment/directdebit', persona: 'anna' },
  { path: '/payment/regularcredit', persona: 'anna' },
  { path: '/profile/data', persona: 'anna' },
  { path: '/profile/chpass', persona: 'anna' },
  { path: '/contracting/init', persona: 'bela' },
  { path: '/invoicedata', persona: 'anna' },
  ...[1, 2, 3, 4].map((step) => ({ path: '/contracting', persona: 'vilmos', step })),
];
/** Typed text: letters and digits, so that masks, validators and the password meter all run. */
const keys = ['1', '0', '2', '4', 'a', 'Backspace'];

/** @param {{ step?: number, path: string }} form */
const nameOf = ({ path, step }) => path + (step === undefined ? '' : ` step ${step}`);

/** @param {import('@playwright/test').Browser} browser @param {typeof forms[number]} form */
const open = async (browser, { path, persona, step }) => {
  const opened = await openPage(browser);
  if (persona !== undefined) await (step === undefined ? opened.enter(persona) : opened.enterWizard(persona, step));
  await opened.page.goto(origins.portal + path);
  await opened.page.getByRole('heading', { level: 1 }).waitFor();
  await settle(opened.page);
  return opened;
};

/** The longest task while typing into every field of a form. @param {import('@playwright/test').Browser} browser @param {typeof forms[number]} form */
const measureForm = async (browser, form) => {
  const { page, close } = await open(browser, form);
  const worst = { ms: 0, where: '', fields: 0 };
  try {
    const fields = page
      .locator('main form')
      .locator('input:not([type=checkbox], [type=radio], [readonly]), [role=combobox]')
      .filter({ visible: true });
    const count = await fields.count();
    for (let index = 0; index < count; index += 1) {
      const field = fields.nth(index);
      if (!(await field.isEnabled())) continue;
      worst.fields += 1;
      const name = await field.evaluate((element) => element.getAttribute('name') ?? element.id);
      const pressed = (await field.getAttribute('role')) === 'combobox' ? ['ArrowDown', 'ArrowDown', 'Escape'] : keys;
      const { tasks } = await traceOf(browser, page, async () => {
        // As Tab does: what a field prepares on focus counts too.
        await field.focus();
        await page.waitForTimeout(80);
        for (const key of pressed) {
          await page.keyboard.press(key);
          await page.waitForTimeout(80);
        }
        // Also wait for lazy code that a key press loads, above all zxcvbn.
        await page.waitForTimeout(400);
        await settle(page);
        await page.waitForTimeout(200);
      });
      const ms = longest(tasks);
      if (ms > worst.ms) Object.assign(worst, { ms, where: name });
    }
    return worst;
  } finally {
    await close();
  }
};

/** Changes the step, backwards and then forwards. @param {import('@playwright/test').Browser} browser */
const measureSteps = async (browser) => {
  const { page, close } = await open(browser, { path: '/contracting', persona: 'vilmos', step: 4 });
  /** @type {{ name: string, ms: number }[]} */
  const changes = [];
  const heading = page.locator('main h2').first();
  try {
    for (const [from = 0, to = 0] of [
      [4, 3],
      [3, 2],
      [2, 1],
      [1, 2],
      [2, 3],
      [3, 4],
    ]) {
      const before = await heading.textContent();
      const { tasks } = await traceOf(browser, page, async () => {
        for (const box of await page.locator('main form input[type=checkbox]:not(:checked)').all())
          if (to > from && from === 3) await box.check();
        await page
          .locator('main form')
          .getByRole('button', { name: to < from ? 'Vissza' : 'Tovább', exact: true })
          .click();
        // Going back from an incomplete step asks first.
        const leave = page.getByRole('dialog').getByRole('button', { name: 'Tovább', exact: true });
        await Promise.race([
          leave.click({ timeout: 15_000 }).catch(() => undefined),
          heading.filter({ hasNotText: before ?? '' }).waitFor(),
        ]);
        await page.waitForFunction((text) => document.querySelector('main h2')?.textContent !== text, before, {
          timeout: 15_000,
        });
        await settle(page);
      });
      changes.push({ name: `step ${from} to ${to}`, ms: longest(tasks) });
    }
  } catch (error) {
    console.log(`  the steps went no further: ${String(error).split('\n')[0]}`);
  } finally {
    await close();
  }
  return changes;
};

const text = (/** @type {number} */ ms) => ms.toFixed(0).padStart(8);

/** @param {import('@playwright/test').Browser} browser @returns {Promise<string[]>} */
export const keysPart = async (browser) => {
  /** @type {string[]} */
  const missed = [];
  console.log(
    `\nlongest task of a key press and of a change of the step, processor slowed 4 times, ms (PERF-4: at most ${most.key} and ${most.step})`,
  );
  for (const form of forms) {
    const { ms, where, fields } = await measureForm(browser, form);
    console.log(`${nameOf(form).padEnd(32)}${text(ms)}   ${fields} fields${where === '' ? '' : `, ${where}`}`);
    if (ms > most.key) missed.push(`${where} on ${nameOf(form)} holds the main thread for ${ms.toFixed(0)} ms`);
  }
  for (const { name, ms } of await measureSteps(browser)) {
    console.log(`${name.padEnd(32)}${text(ms)}`);
    if (ms > most.step) missed.push(`${name} holds the main thread for ${ms.toFixed(0)} ms`);
  }
  return missed;
};
