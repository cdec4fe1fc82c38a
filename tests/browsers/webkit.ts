import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';

import { freePort } from '../deploy/startHost';
import { erased, type Driver, type Engine } from './driver';
import { waitFor } from './waitFor';

const webDriver = '/usr/bin/WebKitWebDriver';
const miniBrowser = ['x86_64', 'aarch64']
  .map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
  .find((path) => existsSync(path));
const xvfb = '/usr/bin/Xvfb';

/** An X server without a screen, on the first display number that is free. */
const startDisplay = (): Promise<{ display: string; process: ChildProcess }> =>
  new Promise((resolve, reject) => {
    const server = spawn(xvfb, ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    server.on('error', reject);
    server.stdout.once('data', (number: Buffer) =>
      resolve({ display: `:${number.toString().trim()}`, process: server }),
    );
  });

const answer = v.object({ value: v.unknown() });
const session = v.object({ sessionId: v.string() });
/** The key under which WebDriver hands an element over (W3C WebDriver, "Elements"). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
/** WebDriver's signs for keys. */
const backspace = '\uE003';
const enter = '\uE007';
const elementReference = v.object({ [elementKey]: v.string() });

const launch: Engine['launch'] = async ({ width, height, downloads }) => {
  const home = mkdtempSync(join(tmpdir(), 'cportal-webkit-'));
  mkdirSync(join(home, '.config'), { recursive: true });
  writeFileSync(join(home, '.config/user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const { display, process: displayServer } = await startDisplay();
  const port = await freePort();
  // As root WebKit can't set its own sandbox up.
  const env = {
    ...process.env,
    DISPLAY: display,
    HOME: home,
    XDG_CONFIG_HOME: join(home, '.config'),
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };
  const driver = spawn(webDriver, [`--port=${port}`], { stdio: 'ignore', env });

  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(60_000),
    });
    const { value } = v.parse(answer, await response.json());
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  await waitFor('WebKitWebDriver', () => call('GET', '/status').then(() => true));
  const capabilities = {
    alwaysMatch: {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation', '--full-screen'] },
    },
  };
  const { sessionId } = v.parse(session, await call('POST', '/session', { capabilities }));
  const at = `/session/${sessionId}`;
  await call('POST', `${at}/window/rect`, { width, height });

  const value: Driver['value'] = (expression) =>
    call('POST', `${at}/execute/sync`, { script: `return (${expression});`, args: [] });
  return {
    open: (url) => call('POST', `${at}/url`, { url }),
    value,
    element: async (expression) => {
      const found = v.safeParse(elementReference, await value(expression));
      if (!found.success) return undefined;
      const element = `${at}/element/${found.output[elementKey]}`;
      return {
        // By keyboard: WebKitGTK's pointer misses in a page that a script has scrolled.
        click: async () => {
          const isInput = (await call('GET', `${element}/name`)) === 'input';
          await call('POST', `${element}/value`, { text: isInput ? ' ' : enter });
        },
        type: (text) => call('POST', `${element}/value`, { text: backspace.repeat(erased) + text }),
      };
    },
    close: async () => {
      await call('DELETE', at);
      driver.kill();
      displayServer.kill();
    },
  };
};

/** WebKitGTK's MiniBrowser over WebDriver, on an X server without a screen. */
export const webkit: Engine = {
  name: 'WebKit',
  found: existsSync(webDriver) && existsSync(xvfb) && miniBrowser !== undefined,
  launch,
};
