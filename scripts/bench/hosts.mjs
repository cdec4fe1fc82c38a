// @ts-check
/** The hosts of the bench: all pages are served with the portal's nginx configuration, the portal with the stand-in. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { root } from '../run.mjs';

const first = Number(process.env.BENCH_PORT || 4740);
const host = '127.0.0.1';
const origin = (/** @type {number} */ port) => `http://${host}:${port}`;

/** BENCH_PORT is the first of five free ports in a row. */
export const origins = {
  portal: origin(first),
  floor: origin(first + 1),
  static: origin(first + 2),
  services: origin(first + 3),
  bank: origin(first + 4),
};

/** The folder of each build. */
export const folders = { portal: '.cache/bench-portal', floor: '.cache/bench-floor', static: '.cache/bench-static' };

/** @param {string} script @param {string[]} args */
const start = (script, args) =>
  spawn(process.execPath, [join(root, 'scripts', script), ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });

/** @param {string} address */
const answers = async (address) => {
  for (let tries = 0; tries < 240; tries += 1) {
    if (
      await fetch(address).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`${address} does not answer`);
};

/** Starts the hosts of these pages; resolves to a function that stops them. @param {readonly ('portal' | 'floor' | 'static')[]} pages */
export const startHosts = async (pages) => {
  const port = (/** @type {string} */ address) => new URL(address).port;
  const children = pages.map((page) =>
    start('nginx.mjs', ['--port', port(origins[page]), '--dist', folders[page], '--services', origins.services]),
  );
  children.push(
    start('standin/stub.mjs', [
      '--port',
      port(origins.services),
      '--bank-port',
      port(origins.bank),
      '--origin',
      origins.portal,
    ]),
  );
  const stop = () => {
    for (const child of children) child.kill('SIGTERM');
  };
  try {
    await Promise.all([
      ...pages.map((page) => answers(`${origins[page]}/robots.txt`)),
      answers(`${origins.services}/__standin/personas`),
    ]);
  } catch (error) {
    stop();
    throw error;
  }
  return stop;
};
