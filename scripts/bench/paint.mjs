// @ts-check
/* global document, MutationObserver, Event, performance, requestAnimationFrame, setInterval, clearInterval, window */
/** PERF-1 and PERF-2: compares the sign-in page with a static page and with a minimal page of the same libraries, in turns. */
import { loadavg } from 'node:os';

import { median, openPage, settle } from './browser.mjs';
import { origins } from './hosts.mjs';

const marks = { paint: 2.1, interactive: 1.25, scriptKb: 200, requests: 9 };

/** Runs in the page: types into the first field as soon as it exists, and clicks the button until a field shows an error. */
const press = () => {
  /** @type {{ usable?: number, interactive?: number }} */
  const seen = {};
  Object.assign(window, { benchPaint: seen });
  const look = () => {
    const field = /** @type {HTMLInputElement | null} */ (document.querySelector('input[name="loginName"]'));
    if (field === null) {
      requestAnimationFrame(look);
      return;
    }
    seen.usable = performance.now();
    field.value = 'x';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  requestAnimationFrame(look);
  const timer = setInterval(() => {
    const form = document.querySelector('form');
    // A pre-rendered form keeps its button disabled until hydration.
    const button = /** @type {HTMLButtonElement | null | undefined} */ (form?.querySelector('button[type="submit"]'));
    if (seen.usable !== undefined && button?.disabled === false) button.click();
  }, 25);
  new MutationObserver(() => {
    if (document.querySelector('[aria-invalid="true"]') === null) return;
    seen.interactive ??= performance.now();
    clearInterval(timer);
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['aria-invalid'] });
};

/** `requests`, `scriptKb`: what the form needs. `allRequests`, `kb`: also what comes once it answers: settings, status, fonts, what the next page shares. */
/** @typedef {{ paint: number, usable: number, interactive: number, kept: boolean, kb: number, scriptKb: number, requests: number, allRequests: number }} Figures */

/** @param {import('@playwright/test').Browser} browser @param {string} address @param {boolean} answers @returns {Promise<Figures>} */
const measure = async (browser, address, answers) => {
  const { page, cdp, close } = await openPage(browser, { slowLine: true, slowProcessor: true });
  try {
    const kinds = new Map();
    /** @type {number | undefined} */
    let needed;
    /** @type {number | undefined} */
    let neededScript;
    const bytes = { all: 0, script: 0 };
    cdp.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
      if (request.url.startsWith('data:')) return;
      // Read as soon as the form is hydrated.
      if (request.url.endsWith('/settings.json')) {
        needed ??= kinds.size;
        neededScript ??= bytes.script;
      }
      kinds.set(requestId, type);
    });
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (!kinds.has(requestId)) return;
      bytes.all += encodedDataLength;
      if (kinds.get(requestId) === 'Script') bytes.script += encodedDataLength;
    });
    if (answers) await page.addInitScript(press);
    await page.goto(address, { waitUntil: 'load' });
    if (answers)
      await page.waitForFunction(() => Object(window).benchPaint.interactive !== undefined, undefined, {
        timeout: 60_000,
      });
    await settle(page);
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    const found = await page.evaluate(() => ({
      ...Object(window).benchPaint,
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      kept: document.querySelector('input')?.value === 'x',
    }));
    return {
      ...found,
      kb: bytes.all / 1024,
      scriptKb: (neededScript ?? bytes.script) / 1024,
      requests: needed ?? kinds.size,
      allRequests: kinds.size,
    };
  } finally {
    await close();
  }
};

/** @param {import('@playwright/test').Browser} browser @param {{ rounds: number }} options @returns {Promise<string[]>} */
export const paint = async (browser, { rounds }) => {
  const subjects = [
    { name: 'static page', address: `${origins.static}/`, answers: false },
    { name: 'floor', address: `${origins.floor}/`, answers: true },
    { name: '/login', address: `${origins.portal}/login`, answers: true },
  ];
  /** @type {Figures[][]} */
  const runs = subjects.map(() => []);
  // Measure paint and requests without input, which would use the processor and load axios.
  /** @type {Figures[][]} */
  const quiet = subjects.map(() => []);
  for (const { address } of subjects) await measure(browser, address, false);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { address, answers }] of subjects.entries()) {
      quiet[index]?.push(await measure(browser, address, false));
      if (answers) runs[index]?.push(await measure(browser, address, true));
    }
  }
  /** @param {number} index @param {'paint' | 'usable' | 'interactive'} figure */
  const middle = (index, figure) =>
    median(((figure === 'paint' ? quiet : runs)[index] ?? []).map((run) => run[figure]));
  /** @param {number} index @param {'kb' | 'scriptKb' | 'requests' | 'allRequests'} figure */
  const fetched = (index, figure) => median((quiet[index] ?? []).map((run) => run[figure]));
  console.log(
    `\nsign-in, cold, 1.6 Mbps and 150 ms, processor slowed 4 times; medians of ${rounds}; load of this machine ${loadavg()[0]?.toFixed(1)}`,
  );
  console.log(`${''.padEnd(14)}   paint  fields  interactive      KB  scripts KB  requests  in all`);
  const figure = (/** @type {number} */ value, /** @type {number} */ width, /** @type {number} */ digits = 0) =>
    (Number.isFinite(value) ? value.toFixed(digits) : '–').padStart(width);
  for (const [index, { name }] of subjects.entries()) {
    console.log(
      `${name.padEnd(14)}${figure(middle(index, 'paint'), 8)}${figure(middle(index, 'usable'), 8)}${figure(middle(index, 'interactive'), 13)}${figure(fetched(index, 'kb'), 8, 1)}${figure(fetched(index, 'scriptKb'), 12, 1)}${figure(fetched(index, 'requests'), 10)}${figure(fetched(index, 'allRequests'), 8)}`,
    );
  }
  const painted = middle(2, 'paint') / middle(0, 'paint');
  const interactive = middle(2, 'interactive') / middle(1, 'interactive');
  console.log(
    `/login is painted in ${painted.toFixed(2)} times the static page's time (PERF-1: ${marks.paint}), interactive in ${interactive.toFixed(2)} times the floor's (PERF-2: ${marks.interactive})`,
  );
  return [
    ...(painted > marks.paint ? [`/login is painted in ${painted.toFixed(2)} times the static page's time`] : []),
    ...(interactive > marks.interactive
      ? [`/login is interactive in ${interactive.toFixed(2)} times the floor's time`]
      : []),
    ...(fetched(2, 'scriptKb') > marks.scriptKb
      ? [`/login takes ${fetched(2, 'scriptKb').toFixed(1)} KB of scripts, headers included`]
      : []),
    ...(fetched(2, 'requests') > marks.requests ? [`/login takes ${fetched(2, 'requests')} requests`] : []),
    ...((runs[2] ?? []).some(({ kept }) => !kept) ? ['/login loses what is typed before its code is there'] : []),
  ];
};
