// @ts-check
/* global sessionStorage */
/** Chromium as the bench drives it: a phone on a slow line with a slow processor, a cold cache, a world of its own in the stand-in. */
import { chromium } from '@playwright/test';

import { findChromium } from '../chromium.mjs';
import { origins } from './hosts.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').CDPSession} Session */

/** 1.6 Mbps down, as "Slow 4G" has it, half of that up, and 150 ms there and back. */
const line = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 800_000 / 8 };
/** How many times slower a cheap phone's processor is assumed to be. */
export const slowdown = 4;

export const phone = { width: 360, height: 640 };
export const desktop = { width: 1280, height: 820 };

/** @param {string} [engine] what V8 is told */
export const launch = (engine = '--expose-gc') =>
  chromium.launch({
    executablePath: findChromium(),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      `--js-flags=${engine}`,
    ],
  });

let worlds = 0;

/**
 * A page in a context of its own, so with a cold cache.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ viewport?: { width: number, height: number }, slowLine?: boolean, slowProcessor?: boolean }} [options]
 */
export const openPage = async (browser, { viewport = phone, slowLine = false, slowProcessor = false } = {}) => {
  worlds += 1;
  const world = `bench-${process.pid}-${worlds}`;
  const context = await browser.newContext({
    viewport,
    locale: 'hu-HU',
    isMobile: viewport === phone,
    hasTouch: viewport === phone,
    extraHTTPHeaders: { 'x-world': world },
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  if (slowLine) await cdp.send('Network.emulateNetworkConditions', line);
  if (slowProcessor) await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  page.on('pageerror', (error) => console.error(`page error: ${String(error)}`));

  /** The stand-in's control (mocks/server/controlApi.ts). @param {string} path @param {object} [body] */
  const control = async (path, body) => {
    const reply = await fetch(`${origins.services}/__standin${path}`, {
      headers: { 'x-world': world, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${path} answers ${reply.status}`);
    return reply.json();
  };
  /** Gives the tab the persona's session, as after sign-in. @param {string} persona @param {object} [more] */
  const enter = async (persona, more = {}) => {
    const { token, user } = await control('/sign-in', { persona });
    await page.addInitScript(
      (session) =>
        sessionStorage.getItem('cportal.session') === null && sessionStorage.setItem('cportal.session', session),
      JSON.stringify({ token, currentUser: user, skew: 0, ...more }),
    );
  };
  /** Like enter, in the middle of the persona's contracting. @param {string} persona @param {number} step */
  const enterWizard = async (persona, step) => {
    const process = (await control('/state')).processes.find(
      (/** @type {{ accountId: string }} */ one) => one.accountId === persona,
    );
    await enter(persona, { contractKey: process.key, step, type: 0 });
  };
  return { page, cdp, control, enter, enterWizard, close: () => context.close() };
};

/** @param {readonly number[]} values */
export const median = (values) => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? NaN)
    : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2;
};

/** Waits until the page has been idle for a while. @param {Page} page */
export const settle = (page) => page.waitForLoadState('networkidle');
