// @ts-check
/* global document, MutationObserver, Event, performance, requestAnimationFrame, setInterval, clearInterval, window */
/** PERF-1 and PERF-2: compares the sign-in page with a static page and with a minimal page of the same libraries, in turns. */
import { loadavg } from 'node:os';

import { median, openPage, origins, settle } from './pages.mjs';

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
  const { page, cdp, close } = await openPage(browser, { slow: true });
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
  /** @param {number} index @param {keyof Figures} figure */
  const quietly = (index, figure) => median((quiet[index] ?? []).map((run) => Number(run[figure])));
  /** @param {number} index @param {'usable' | 'interactive'} figure */
  const pressed = (index, figure) => median((runs[index] ?? []).map((run) => run[figure]));
  console.log(
    `\nsign-in, cold, 1.6 Mbps and 150 ms, processor slowed 4 times; medians of ${rounds}; load of this machine ${loadavg()[0]?.toFixed(1)}`,
  );
  console.log(`${''.padEnd(14)}   paint  fields  interactive      KB  scripts KB  requests  in all`);
  const figure = (/** @type {number} */ value, /** @type {number} */ width, /** @type {number} */ digits = 0) =>
    (Number.isFinite(value) ? value.toFixed(digits) : '–').padStart(width);
  for (const [index, { name }] of subjects.entries())
    console.log(
      [
        name.padEnd(14),
        figure(quietly(index, 'paint'), 8),
        figure(pressed(index, 'usable'), 8),
        figure(pressed(index, 'interactive'), 13),
        figure(quietly(index, 'kb'), 8, 1),
        figure(quietly(index, 'scriptKb'), 12, 1),
        figure(quietly(index, 'requests'), 10),
        figure(quietly(index, 'allRequests'), 8),
      ].join(''),
    );
  const painted = quietly(2, 'paint') / quietly(0, 'paint');
  const interactive = pressed(2, 'interactive') / pressed(1, 'interactive');
  const told = [
    {
      text: `/login is painted in ${painted.toFixed(2)} times the static page's time`,
      isMissed: painted > marks.paint,
    },
    {
      text: `/login is interactive in ${interactive.toFixed(2)} times the floor's time`,
      isMissed: interactive > marks.interactive,
    },
    {
      text: `/login takes ${quietly(2, 'scriptKb').toFixed(1)} KB of scripts, headers included`,
      isMissed: quietly(2, 'scriptKb') > marks.scriptKb,
    },
    { text: `/login takes ${quietly(2, 'requests')} requests`, isMissed: quietly(2, 'requests') > marks.requests },
    {
      text: '/login loses what is typed before its code is there',
      isMissed: (runs[2] ?? []).some(({ kept }) => !kept),
    },
  ];
  for (const { text } of told.slice(0, 2)) console.log(text);
  return told.filter(({ isMissed }) => isMissed).map(({ text }) => text);
};
