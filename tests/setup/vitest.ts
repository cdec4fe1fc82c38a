import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/dom';
import * as React from 'react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// Pages come in chunks, and a busy machine takes its time: a find gives up late, and passes at once.
configure({ asyncUtilTimeout: 20_000 });

/**
 * React's development build notes where each element was made, for warnings: a tenth of all tests' time (PERF-8), and no test reads it.
 * It stops by itself after ten thousand elements a second; here it has always had them. Without the name nothing changes but the time.
 */
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (typeof internals === 'object' && internals !== null) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { configurable: true, get: () => Infinity, set: () => undefined });
}

/** Each property of a style, looked up once. */
const remembered = (style: CSSStyleDeclaration): CSSStyleDeclaration => {
  const values = new Map<string, string>();
  const valueOf = (property: string): string => {
    const value = values.get(property) ?? style.getPropertyValue(property);
    values.set(property, value);
    return value;
  };
  return new Proxy(style, {
    get: (_, name) => (name === 'getPropertyValue' ? valueOf : valueOf(String(name).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))),
  });
};

/**
 * A unit test's page has no stylesheets: but for a style attribute an element looks as its name and these attributes say.
 * jsdom asks each rule of a browser's own stylesheet about each element, which took an eighth of all tests' time (PERF-8).
 */
const rememberLooks = (): void => {
  const look = window.getComputedStyle.bind(window);
  const looks = new Map<string, CSSStyleDeclaration>();
  const hasStyle = (element: Element | null): boolean => element !== null && (element.hasAttribute('style') || hasStyle(element.parentElement));
  window.getComputedStyle = (element, part) => {
    if (typeof part === 'string' || hasStyle(element)) return look(element, part);
    const kind = `${element.localName} ${['hidden', 'open', 'type'].map((name) => element.getAttribute(name) ?? '-').join(' ')}`;
    const known = looks.get(kind) ?? remembered(look(element));
    looks.set(kind, known);
    return known;
  };
};

/** Where the focus was before a dialog opened. */
const opener = new WeakMap<HTMLDialogElement, Element | null>();

// jsdom has no scrolling and says so each time.
if (typeof window !== 'undefined') {
  // The next file may find the window as this one leaves it.
  if (!('looksAreRemembered' in window)) rememberLooks();
  Object.assign(window, { looksAreRemembered: true });
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
