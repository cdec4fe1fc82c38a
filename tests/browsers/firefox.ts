import { existsSync } from 'node:fs';
import { ElementHandle, launch } from 'puppeteer-core';

import { erased, type Engine } from './driver';

const firefoxPath = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path));

/** Firefox over WebDriver BiDi, with these settings of about:config. */
const firefoxWith = (settings: Record<string, unknown>): Engine => ({
  name: 'Firefox',
  found: firefoxPath !== undefined,
  launch: async ({ width, height, downloads }) => {
    const browser = await launch({
      browser: 'firefox',
      executablePath: firefoxPath,
      headless: true,
      timeout: 120_000,
      defaultViewport: { width, height },
      extraPrefsFirefox: {
        'browser.download.folderList': 2,
        'browser.download.dir': downloads,
        'browser.download.useDownloadDir': true,
        'pdfjs.disabled': true,
        ...settings,
      },
    });
    const page = await browser.newPage();
    page.setDefaultTimeout(120_000);
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
  },
});

export const firefox = firefoxWith({});

/** Blocks all cookies, and with them every storage, locks and messages between tabs. */
export const firefoxWithoutCookies = firefoxWith({ 'network.cookie.cookieBehavior': 2 });
