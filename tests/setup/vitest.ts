import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/dom';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// Pages come in chunks, and a busy machine takes its time: a find gives up late, and passes at once.
configure({ asyncUtilTimeout: 20_000 });

/** Where the focus was before a dialog opened. */
const opener = new WeakMap<HTMLDialogElement, Element | null>();

// jsdom has no scrolling and says so each time.
if (typeof window !== 'undefined') {
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  // Nor has it modal dialogs; that the focus comes back belongs to them.
  HTMLDialogElement.prototype.showModal = function () {
    opener.set(this, document.activeElement);
    this.open = true;
    (this.querySelector<HTMLElement>('button, input, a[href]') ?? this).focus();
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    const from = opener.get(this);
    if (from instanceof HTMLElement) from.focus();
  };
}

/** Anything on the console that a test did not expect fails it. */
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
  // Before the next file's setup, which looks whether there is a window.
  vi.unstubAllGlobals();
  expect(seen, 'the console stays silent').toEqual([]);
});

/** For a test that provokes console output on purpose: takes what was written so far off the record. */
export const takeConsole = (): string[] => seen.splice(0);
