// @ts-check
/* global document, MutationObserver, performance, requestAnimationFrame */
/** PERF-3: from the click on the menu to the first frame of the prefetched page, on the slowed processor. */
import { desktop, median, openPage, settle } from './browser.mjs';
import { origins } from './hosts.mjs';
import { traceOf } from './longTasks.mjs';
import { openMenu, prefetched } from './menu.mjs';

const mostMs = 150;
const rounds = 5;

/** Runs in the page: marks a click, and the first frame with another heading after it. */
const watchFrames = () => {
  const heading = () => document.querySelector('[data-page-heading]');
  document.addEventListener(
    'click',
    () => {
      performance.mark('bench-click');
      const before = heading();
      const observer = new MutationObserver(() => {
        const now = heading();
        if (now === null || now === before) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => performance.mark('bench-frame')));
      });
      observer.observe(document, { subtree: true, childList: true });
    },
    true,
  );
};

/** How long the main thread worked from the click to the frame, in ms. @param {Awaited<ReturnType<typeof traceOf>>} trace */
const clickToFrame = ({ tasks, marks }) => {
  const [from, to] = ['bench-click', 'bench-frame'].map(
    (wanted) => marks.find(({ name }) => name === wanted)?.at ?? NaN,
  );
  if (from === undefined || to === undefined) return NaN;
  const between = tasks.filter(({ start, end }) => end >= from && start <= to);
  return between.reduce((sum, { own }) => sum + own, 0);
};

/** @param {import('@playwright/test').Browser} browser @returns {Promise<string[]>} */
export const frames = async (browser) => {
  const { page, enter, close } = await openPage(browser, { viewport: desktop });
  /** @type {string[]} */
  const missed = [];
  try {
    await page.addInitScript(watchFrames);
    await enter('anna');
    // Not the menu’s first page, which is the first to be opened.
    await page.goto(`${origins.portal}/documents`);
    const links = await openMenu(page);
    await prefetched(page);
    /** @type {string[]} */
    const late = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') late.push(new URL(request.url()).pathname);
    });
    /** @type {Map<string, number[]>} */
    const times = new Map();
    for (let round = 0; round < rounds; round += 1) {
      for (const link of links) {
        // A group may have closed on the way.
        await openMenu(page);
        const trace = await traceOf(browser, page, async () => {
          await page.locator(`nav a[href="${link}"]`).click();
          await page.waitForFunction(() => performance.getEntriesByName('bench-frame').length > 0, undefined, {
            timeout: 15_000,
          });
        });
        times.set(link, [...(times.get(link) ?? []), clickToFrame(trace)]);
        await settle(page);
        await page.evaluate(() => performance.clearMarks());
      }
    }
    console.log(
      `\nfrom the menu to the page's frame, processor slowed 4 times, ms of the main thread (PERF-3: at most ${mostMs})`,
    );
    console.log(`${''.padEnd(32)}   first   median of ${rounds}`);
    for (const [link, runs] of times) {
      const middle = median(runs);
      console.log(`${link.padEnd(32)}${(runs[0] ?? NaN).toFixed(0).padStart(8)}${middle.toFixed(0).padStart(8)}`);
      if (!(middle <= mostMs)) missed.push(`${link} takes ${middle.toFixed(0)} ms from the menu to its frame`);
    }
    if (late.length > 0) missed.push(`scripts were fetched at a click: ${late.join(', ')}`);
    return missed;
  } finally {
    await close();
  }
};
