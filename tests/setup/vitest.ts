import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/dom';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// Pages load lazily and a busy machine is slow: wait long before giving up, and return at once on success.
configure({ asyncUtilTimeout: 20_000 });

if (typeof window !== 'undefined') {
  // jsdom doesn't implement scrolling and logs each call.
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
}

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

afterEach(() => {
  // The next file's setup checks whether there is a window.
  vi.unstubAllGlobals();
  expect(seen, 'the console stays silent').toEqual([]);
});

/** For a test that expects console output: returns what was logged so far and clears it. */
export const takeConsole = (): string[] => seen.splice(0);
