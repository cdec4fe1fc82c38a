// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

const systemNames = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** Whether the file exists and starts; a downloaded browser may lack system libraries. @param {string | undefined} path */
const runs = (path) => {
  if (!path || !existsSync(path)) return false;
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
};

const playwrights = () => {
  /** @type {typeof import('@playwright/test')} */
  const { chromium } = createRequire(import.meta.url)('@playwright/test');
  return chromium.executablePath();
};

/** The path of a Chromium on this machine: CHROMIUM_PATH, Playwright's or the system's; undefined if there is none. */
export const locateChromium = () => {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (!runs(given)) throw new Error(`CHROMIUM_PATH is ${given}, and no browser starts there`);
    return given;
  }
  return [playwrights(), ...systemNames].find(runs);
};

/**
 * chromium-headless-shell, if installed and no browser is named: it takes half the processor time, but has no
 * back-forward cache.
 */
export const locateShell = () =>
  process.env.CHROMIUM_PATH ? undefined : ['/usr/bin/chromium-headless-shell'].find(runs);

/** Runs an installer and says so. @param {string} command @param {string[]} args */
export const attempt = (command, args) => {
  console.error(`missing, trying: ${command} ${args.join(' ')}`);
  try {
    execFileSync(command, args, {
      stdio: ['ignore', 2, 2],
      timeout: 600_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch {
    console.error(`${command} ${args[0]} did not succeed`);
  }
};

/** The browser's path. Installs one if there is none (Playwright's, else the distribution's package); throws if that fails. */
export const findChromium = () => {
  const here = locateChromium();
  if (here !== undefined) return here;
  attempt('npx', ['playwright', 'install', 'chromium']);
  const downloaded = locateChromium();
  if (downloaded !== undefined) return downloaded;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    attempt('apt-get', ['update']);
    attempt('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'chromium-headless-shell']);
  }
  const installed = locateChromium();
  if (installed !== undefined) return installed;
  throw new Error('No Chromium: install one and name it in CHROMIUM_PATH');
};
