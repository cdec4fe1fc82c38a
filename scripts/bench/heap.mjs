// @ts-check
/* global document, location */
/** PERF-5: the heap after many rounds through the member's pages, and after an hour of polling. */
import { desktop, launch, openPage, settle } from './browser.mjs';
import { origins } from './hosts.mjs';
import { openMenu, prefetched } from './menu.mjs';

const rounds = 50;
/** Warm-up rounds: the heap grows, by less each time, until the engine has optimised the code. */
const warmUp = 15;
const most = 0.1;
const pollMs = 5_000;
const polls = 3_600_000 / pollMs;
const warmUpPolls = 130;

/** The heap after garbage collection. @param {import('@playwright/test').CDPSession} cdp */
const held = async (cdp) => {
  for (let times = 0; times < 3; times += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const figure = (/** @type {string} */ name) => metrics.find((one) => one.name === name)?.value ?? NaN;
  return { heap: figure('JSHeapUsedSize'), nodes: figure('Nodes'), listeners: figure('JSEventListeners') };
};

/** Runs in the page: visits every page of the menu and waits for its replies. @param {readonly string[]} links */
const walk = async (links) => {
  const wait = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));
  for (const link of links) {
    /** @type {HTMLElement | null} */ (document.querySelector(`nav a[href="${link}"]`))?.click();
    for (let tries = 0; tries < 100 && location.pathname !== link; tries += 1) await wait(10);
    await wait(60);
  }
};

/** @typedef {{ heap: number, nodes: number, listeners: number }} Held */

/** @param {string} name @param {Held} before @param {Held} after @returns {string[]} */
const compare = (name, before, after) => {
  const growth = after.heap / before.heap - 1;
  const mb = (/** @type {number} */ bytes) => (bytes / 1_000_000).toFixed(2);
  console.log(
    `${name.padEnd(44)}${mb(before.heap).padStart(7)} MB → ${mb(after.heap).padStart(6)} MB (${(100 * growth).toFixed(1)} %), nodes ${before.nodes} → ${after.nodes}, listeners ${before.listeners} → ${after.listeners}`,
  );
  return growth > most ? [`${name}: the heap grows by ${(100 * growth).toFixed(1)} %`] : [];
};

/** @param {import('@playwright/test').Browser} browser */
const roundsThroughPages = async (browser) => {
  const { page, cdp, enter, close } = await openPage(browser, { viewport: desktop });
  try {
    await cdp.send('Performance.enable');
    await enter('anna');
    await page.goto(`${origins.portal}/app`);
    const links = await openMenu(page);
    await prefetched(page);
    const home = async () => {
      await page.evaluate(walk, ['/payment']);
      await settle(page);
    };
    for (let round = 0; round < warmUp; round += 1) await page.evaluate(walk, links);
    await home();
    const before = await held(cdp);
    for (let round = 0; round < rounds; round += 1) await page.evaluate(walk, links);
    await home();
    return compare(`${rounds} rounds through ${links.length} pages`, before, await held(cdp));
  } finally {
    await close();
  }
};

/** The final page of a contract that never finishes, with the clock advanced poll by poll. @param {import('@playwright/test').Browser} browser */
const hourOfPolling = async (browser) => {
  const { page, cdp, control, enterWizard, close } = await openPage(browser, { viewport: desktop });
  try {
    await cdp.send('Performance.enable');
    await control('/settings', { pollsUntilDone: 1_000_000, secondsUntilDone: 1_000_000, tokenSeconds: 100_000 });
    await page.clock.install();
    await enterWizard('vilmos', 8);
    await page.goto(`${origins.portal}/contracting/sum`);
    let asked = 0;
    let answered = 0;
    const isPoll = (/** @type {{ url: () => string }} */ one) => one.url().endsWith('/get-8');
    page.on('request', (request) => void (asked += Number(isPoll(request))));
    page.on('response', (response) => void (answered += Number(isPoll(response))));
    const again = page.locator('main [role=status] button');
    const poll = async () => {
      await page.clock.runFor(pollMs);
      for (let tries = 0; tries < 200 && answered < asked; tries += 1) await page.waitForTimeout(5);
      // After five minutes the page asks whether to continue.
      if (await again.isVisible()) await again.click();
    };
    await settle(page);
    for (let times = 0; times < warmUpPolls; times += 1) await poll();
    const [before, first] = [await held(cdp), asked];
    for (let times = 0; times < polls; times += 1) await poll();
    return compare(`an hour of polling (${asked - first} polls)`, before, await held(cdp));
  } finally {
    await close();
  }
};

/**
 * Runs without JIT compilation, because compiled code lives in the same heap and grows with time.
 * @returns {Promise<string[]>}
 */
export const heap = async () => {
  console.log(`\nheap after everything is collected (PERF-5: within ${100 * most} %)`);
  const browser = await launch('--no-sparkplug --no-maglev --no-turbofan --regexp-interpret-all');
  try {
    return [...(await roundsThroughPages(browser)), ...(await hourOfPolling(browser))];
  } finally {
    await browser.close();
  }
};
