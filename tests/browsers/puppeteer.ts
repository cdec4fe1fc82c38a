import { existsSync } from 'node:fs';
import { ElementHandle, launch, type LaunchOptions } from 'puppeteer-core';

import { locateChromium } from '../../scripts/chromium.mjs';
import { erased, type Engine } from './driver';

const open =
  (options: (downloads: string) => LaunchOptions): Engine['launch'] =>
  async ({ width, height, downloads }) => {
    const browser = await launch({ ...options(downloads), headless: true, defaultViewport: { width, height } });
    const page = await browser.newPage();
    return {
      open: (url) => page.goto(url),
      history: { back: () => page.goBack(), forward: () => page.goForward() },
      value: (expression) => page.evaluate(expression),
      element: async (expression) => {
        const handle = await page.evaluateHandle(expression);
        if (!(handle instanceof ElementHandle)) return undefined;
        const type = async (text: string): Promise<void> => {
          for (let left = erased; left > 0; left -= 1) await handle.press('Backspace');
          await handle.type(text);
        };
        return { click: () => handle.click(), type };
      },
      close: () => browser.close(),
    };
  };

const firefoxPath = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path));
const chromiumPath = locateChromium();

/** Firefox over WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  found: firefoxPath !== undefined,
  launch: open((downloads) => ({
    browser: 'firefox',
    executablePath: firefoxPath,
    extraPrefsFirefox: {
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      'browser.download.useDownloadDir': true,
      'pdfjs.disabled': true,
    },
  })),
};

export const chromium: Engine = {
  name: 'Chromium',
  found: chromiumPath !== undefined,
  launch: open((downloads) => ({
    executablePath: chromiumPath,
    downloadBehavior: { policy: 'allow', downloadPath: downloads },
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })),
};
