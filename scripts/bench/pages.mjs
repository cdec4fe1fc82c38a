// @ts-check
/* global sessionStorage */
/**
 * What the bench measures, and how: the portal's production build and the two pages of tests/bench, all served with the portal's nginx
 * configuration, in Chromium as a phone with a cold cache and a world of its own in the stand-in. BENCH_PORT is the first of five free ports in a row.
 */
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

import { compress } from '../build/compress.mjs';
import { findChromium } from '../chromium.mjs';
import { root, run, waitUntilUp } from '../run.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {'portal' | 'floor' | 'static'} Subject */

const first = Number(process.env.BENCH_PORT || 4740);
const origin = (/** @type {number} */ at) => `http://127.0.0.1:${first + at}`;
export const origins = { portal: origin(0), floor: origin(1), static: origin(2), services: origin(3), bank: origin(4) };
const folders = { portal: '.cache/bench-portal', floor: '.cache/bench-floor', static: '.cache/bench-static' };

const at = (/** @type {string} */ path) => join(root, path);
/** @param {string} command @param {string[]} args */
const must = (command, args) => {
  if (run(command, args) !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
};

/** @type {Record<Subject, (folder: string) => void>} */
const builders = {
  portal: (folder) =>
    must('node', ['scripts/build/build.mjs', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error']),
  floor: (folder) =>
    must('vite', ['build', '--config', 'tests/bench/floor/vite.config.ts', '--outDir', at(folder), '--emptyOutDir']),
  static: (folder) => {
    rmSync(at(folder), { recursive: true, force: true });
    mkdirSync(at(folder), { recursive: true });
    cpSync(at('tests/bench/static'), at(folder), { recursive: true });
  },
};

/** @param {readonly Subject[]} subjects @param {boolean} keep whether an existing build is used */
export const buildAll = (subjects, keep) => {
  for (const subject of subjects) {
    const folder = folders[subject];
    if (keep && existsSync(at(join(folder, 'index.html')))) continue;
    builders[subject](folder);
    if (subject === 'portal') continue;
    // The same host serves all pages, so they need its program, and what is requested to see that it is up.
    cpSync(at(`${folders.portal}-host`), at(`${folder}-host`), { recursive: true });
    writeFileSync(at(join(folder, 'robots.txt')), 'User-agent: *\nDisallow: /\n');
    compress(at(folder));
  }
};

/** Starts the hosts and the stand-in; resolves to a function that stops them. @param {readonly Subject[]} subjects */
export const startHosts = async (subjects) => {
  const port = (/** @type {string} */ address) => new URL(address).port;
  const { services, bank, portal } = origins;
  const commands = [
    ...subjects.map((one) => [
      'nginx.mjs',
      ...['--port', port(origins[one]), '--dist', folders[one], '--services', services],
    ]),
    ['standin/stub.mjs', '--port', port(services), '--bank-port', port(bank), '--origin', portal],
  ];
  const children = commands.map(([script = '', ...args]) =>
    spawn(process.execPath, [at(`scripts/${script}`), ...args], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] }),
  );
  const stop = () => children.forEach((child) => child.kill('SIGTERM'));
  try {
    await Promise.all(
      [...subjects.map((one) => `${origins[one]}/robots.txt`), `${services}/__standin/personas`].map(waitUntilUp),
    );
  } catch (error) {
    stop();
    throw error;
  }
  return stop;
};

export const launch = () =>
  chromium.launch({
    executablePath: findChromium(),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
    ],
  });

/** 1.6 Mbps down, as "Slow 4G" has it, half of that up, and 150 ms there and back. */
const line = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 800_000 / 8 };
/** How many times slower a cheap phone's processor is assumed to be. */
const slowdown = 4;

let worlds = 0;

/** A page in a context of its own; `slow`: on the slow line, with the slowed processor. @param {Browser} browser @param {{ slow?: boolean }} [options] */
export const openPage = async (browser, { slow = false } = {}) => {
  worlds += 1;
  const world = `bench-${process.pid}-${worlds}`;
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    locale: 'hu-HU',
    isMobile: true,
    hasTouch: true,
    extraHTTPHeaders: { 'x-world': world },
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  if (slow) {
    await cdp.send('Network.emulateNetworkConditions', line);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  }
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
  /** Gives the tab the persona's session, as after sign-in; with a step, in the middle of contracting. @param {string} persona @param {number} [step] */
  const enter = async (persona, step) => {
    const { token, user } = await control('/sign-in', { persona });
    const { processes } = await control('/state');
    const process = processes.find((/** @type {{ accountId: string }} */ one) => one.accountId === persona);
    const contract = step === undefined ? {} : { contractKey: process.key, step, type: 0 };
    await page.addInitScript(
      (session) =>
        sessionStorage.getItem('cportal.session') === null && sessionStorage.setItem('cportal.session', session),
      JSON.stringify({ token, currentUser: user, skew: 0, ...contract }),
    );
  };
  return { page, cdp, enter, close: () => context.close() };
};

/** @param {readonly number[]} values */
export const median = (values) => {
  const sorted = [...values].sort((a, b) => a - b);
  const [low = NaN, high = NaN] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return (low + high) / 2;
};

/** Waits until the page has been idle for a while. @param {Page} page */
export const settle = (page) => page.waitForLoadState('networkidle');

/**
 * The longest task of the page's main thread while something runs, in ms of the slowed processor, from Chromium's trace. It counts the
 * thread's own time: Chromium's emulated slow-down uses wall-clock time, so other processes on this machine would count too.
 * @param {Browser} browser @param {Page} page @param {() => Promise<unknown>} run
 */
export const longestTask = async (browser, page, run) => {
  await browser.startTracing(page, { categories: ['toplevel'] });
  /** @type {Buffer} */
  let trace;
  try {
    await run();
  } finally {
    // A browser runs only one trace at a time.
    trace = await browser.stopTracing();
  }
  /** @type {{ traceEvents: { name: string, ph: string, pid: number, tid: number, tdur?: number, args: { name?: string } }[] }} */
  const { traceEvents } = JSON.parse(trace.toString());
  const threads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}:${tid}`),
  );
  return Math.max(
    0,
    ...traceEvents
      .filter(
        ({ name, ph, pid, tid }) =>
          ph === 'X' && name === 'ThreadControllerImpl::RunTask' && threads.has(`${pid}:${tid}`),
      )
      .map(({ tdur = 0 }) => (tdur * slowdown) / 1000),
  );
};
