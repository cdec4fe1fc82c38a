import '@testing-library/jest-dom/vitest';

import { configure, prettyDOM } from '@testing-library/dom';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';

import { loadSettings } from '~/http/loadSettings';

import { testSettings } from './configure';

configure({
  // Pages load lazily and a busy machine is slow: wait long before giving up, and return at once on success.
  asyncUtilTimeout: 30_000,
  // By default every attempt of `findBy…` that fails prints the whole page, a tenth of the tests' time. A failed test prints it below, once.
  getElementError: (message) => Object.assign(new Error(message ?? undefined), { name: 'TestingLibraryElementError' }),
});

const isDisabled = (element: Element): boolean =>
  element.matches(':disabled') || element.getAttribute('aria-disabled') === 'true';

// jest-dom's matchers don't know `aria-disabled`, which the portal's buttons use; Playwright's do.
expect.extend({
  toBeDisabled: (element: Element) => ({
    pass: isDisabled(element),
    message: () =>
      `expected an element that is${isDisabled(element) ? ' not' : ''} disabled:\n${prettyDOM(element) || ''}`,
  }),
  toBeEnabled: (element: Element) => ({
    pass: !isDisabled(element),
    message: () =>
      `expected an element that is${isDisabled(element) ? '' : ' not'} enabled:\n${prettyDOM(element) || ''}`,
  }),
});

if (typeof window !== 'undefined') {
  // jsdom doesn't implement scrolling and logs each call.
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
}

// As the start of a page reads them.
vi.stubGlobal('fetch', () => Promise.resolve(Response.json(testSettings)));
await loadSettings();
vi.unstubAllGlobals();

/** Unexpected console output fails a test. */
const levels = ['error', 'warn', 'log', 'info'] as const;
const seen: string[] = [];

beforeEach(() => {
  seen.length = 0;
  for (const level of levels) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      seen.push(`${level}: ${parts.map(String).join(' ')}`);
    });
  }
});

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail' && typeof document !== 'undefined')
    process.stderr.write(`${task.name}\n${prettyDOM() || ''}\n`);
  // Pages that stay mounted would go on in the tests after this one, and when the worker's window is gone.
  if (typeof document !== 'undefined') (await import('@testing-library/react')).cleanup();
  // The next file's setup checks whether there is a window.
  vi.unstubAllGlobals();
  expect(seen, 'the console stays silent').toEqual([]);
});

// A page that the last test prefetched would fail to load in the next file, which shares its modules.
afterAll(() => vi.dynamicImportSettled());

/** For a test that expects console output: returns what was logged so far and clears it. */
export const takeConsole = (): string[] => seen.splice(0);
