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

/** `requests`, `scriptKb`: what the form needs, until it answers and the host's settings are read. */
/** @typedef {{ paint: number, usable: number, interactive: number, kept: boolean, scriptKb: number, requests: number }} Figures */

/** @param {import('@playwright/test').Browser} browser @param {{ address: string, answers: boolean }} subject @returns {Promise<Figures>} */
const measure = async (browser, { address, answers }) => {
  const { page, cdp, close } = await openPage(browser, { slow: true });
  try {
    const kinds = new Map();
    let scriptBytes = 0;
    let isRead = false;
    cdp.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
      isRead ||= request.url.endsWith('/settings.json');
      if (!isRead && !request.url.startsWith('data:')) kinds.set(requestId, type);
    });
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (kinds.get(requestId) === 'Script') scriptBytes += encodedDataLength;
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
    return { ...found, scriptKb: scriptBytes / 1024, requests: kinds.size };
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
  // The first time of each is not counted.
  for (const subject of subjects) await measure(browser, subject);
  for (let round = 0; round < rounds; round += 1)
    for (const [index, subject] of subjects.entries()) runs[index]?.push(await measure(browser, subject));

  /** @param {number} index @param {Exclude<keyof Figures, 'kept'>} figure */
  const of = (index, figure) => median((runs[index] ?? []).map((run) => run[figure]));
  console.log(
    `\nsign-in, cold, 1.6 Mbps and 150 ms, processor slowed 4 times; medians of ${rounds}; load of this machine ${loadavg()[0]?.toFixed(1)}`,
  );
  console.table(
    Object.fromEntries(
      subjects.map(({ name }, index) => [
        name,
        {
          'paint, ms': Math.round(of(index, 'paint')),
          'fields, ms': Math.round(of(index, 'usable')),
          'interactive, ms': Math.round(of(index, 'interactive')),
          'scripts, KB': Math.round(of(index, 'scriptKb')),
          requests: of(index, 'requests'),
        },
      ]),
    ),
  );
  const told = [
    { text: 'painted, times the static page', value: of(2, 'paint') / of(0, 'paint'), most: marks.paint },
    {
      text: 'interactive, times the floor',
      value: of(2, 'interactive') / of(1, 'interactive'),
      most: marks.interactive,
    },
    { text: 'KB of scripts, headers included', value: of(2, 'scriptKb'), most: marks.scriptKb },
    { text: 'requests', value: of(2, 'requests'), most: marks.requests },
    { text: 'times that it lost what was typed', value: (runs[2] ?? []).filter(({ kept }) => !kept).length, most: 0 },
  ];
  const sentences = told.map(({ text, value, most }) => ({
    sentence: `/login: ${Number(value.toFixed(2))} ${text}, at most ${most}`,
    isMissed: value > most,
  }));
  for (const { sentence } of sentences) console.log(sentence);
  return sentences.filter(({ isMissed }) => isMissed).map(({ sentence }) => sentence);
};
