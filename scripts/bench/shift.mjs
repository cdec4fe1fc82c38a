// @ts-check
/* global window */
/** PERF-7: the layout shift of each page while it loads, at 360 and 1280 px. */
import { desktop, openPage, phone, settle } from './browser.mjs';
import { origins } from './hosts.mjs';
import { menuPages, wizardPages } from './pages.mjs';
import { watchShifts } from './watchShifts.mjs';

const most = 0.02;
const delayMs = 300;
const publicPages = ['/login', '/register', '/forgottendetails', '/unsubscribe', '/subscribe/1'].map((path) => ({
  path,
  persona: undefined,
  step: undefined,
}));
/** The same with English as the language chosen on the device. */
const inEnglish = publicPages.slice(0, 3).map((visit) => ({ ...visit, language: 'en' }));

/** @param {import('@playwright/test').Page} page @returns {Promise<{ total: number, sources: string[] }>} */
const shiftsOf = (page) => page.evaluate(() => Object(window).shifts);

/** @param {import('@playwright/test').Browser} browser @param {{ width: number, height: number }} viewport @param {{ path: string, persona: string | undefined, step?: number | undefined, language?: string }} visit */
const measure = async (browser, viewport, { path, persona, step, language }) => {
  const { page, control, enter, enterWizard, close } = await openPage(browser, { viewport, slowLine: true });
  try {
    await control('/faults', { call: '*', kind: 'slow', delay: delayMs });
    await page.addInitScript(watchShifts);
    if (language !== undefined)
      await page.context().addCookies([{ name: 'cportal_language', value: language, url: origins.portal }]);
    if (persona !== undefined) await (step === undefined ? enter(persona) : enterWizard(persona, step));
    await page.goto(origins.portal + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await settle(page);
    return await shiftsOf(page);
  } finally {
    await close();
  }
};

/** From the sign-in page to the payments; replies are delayed so that no shift counts as caused by input. @param {import('@playwright/test').Browser} browser @param {{ width: number, height: number }} viewport */
const measureSignIn = async (browser, viewport) => {
  const { page, control, close } = await openPage(browser, { viewport, slowLine: true });
  try {
    await control('/faults', { call: '*', kind: 'slow', delay: 3 * delayMs });
    await page.addInitScript(watchShifts);
    await page.goto(`${origins.portal}/login`);
    await page.locator('form button[type="submit"]:enabled').waitFor();
    await page.locator('input[name="loginName"]').fill('anna@pelda.hu');
    await page.locator('input[name="password"]').fill('jelszo1');
    await page.locator('input[name="password"]').press('Enter');
    await page.waitForURL('**/payment');
    await settle(page);
    return await shiftsOf(page);
  } finally {
    await close();
  }
};

/** @param {import('@playwright/test').Browser} browser @returns {Promise<string[]>} what missed its mark */
export const shift = async (browser) => {
  /** @type {string[]} */
  const missed = [];
  const wanted = process.env.BENCH_PATH;
  const named = [
    ...[...publicPages, ...inEnglish, ...menuPages, ...wizardPages].map((visit) => ({
      name:
        visit.path +
        (visit.step === undefined ? '' : ` step ${visit.step}`) +
        ('language' in visit ? ` ${visit.language}` : ''),
      run: (/** @type {{ width: number, height: number }} */ viewport) => measure(browser, viewport, visit),
    })),
    {
      name: 'signing in',
      run: (/** @type {{ width: number, height: number }} */ viewport) => measureSignIn(browser, viewport),
    },
  ].filter(({ name }) => wanted === undefined || name.includes(wanted));
  console.log(
    `\nlayout shift (PERF-7: at most ${most}), every reply ${delayMs} ms late\n${''.padEnd(32)}${phone.width} px   ${desktop.width} px`,
  );
  for (const { name, run } of named) {
    const [narrow, wide] = [await run(phone), await run(desktop)];
    console.log(`${name.padEnd(32)}${narrow.total.toFixed(3).padStart(6)}   ${wide.total.toFixed(3).padStart(7)}`);
    for (const [width, { total, sources }] of /** @type {const} */ ([
      [phone.width, narrow],
      [desktop.width, wide],
    ])) {
      if (total <= most) continue;
      missed.push(`${name} at ${width} px moves by ${total.toFixed(3)}`);
      for (const source of sources) console.log(`    ${width}: ${source}`);
    }
  }
  return missed;
};
