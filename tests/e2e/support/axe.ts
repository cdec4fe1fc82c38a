import type { Page } from '@playwright/test';
import type Axe from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from './portal';

/** A colour of axe's (`axe.commons.color`, which its types leave out); parts from 0 to 1. */
interface Color {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString: (text: string) => Color;
}

declare global {
  interface Window {
    axe: typeof Axe & { commons: { color: { Color: { prototype: Color } } } };
  }
}

const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Read anew by each page, so the short one. */
const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Runs in the page. axe reads a colour anew for each element that has it, a quarter of all its time (PERF-8): the same text is the same colour. */
const rememberColors = (): void => {
  const { prototype } = window.axe.commons.color.Color;
  const { parseString } = prototype;
  const known = new Map<string, readonly [number, number, number, number]>();
  prototype.parseString = function (text) {
    const parts = known.get(text);
    if (parts !== undefined) {
      [this.r, this.g, this.b, this.alpha] = parts;
      return this;
    }
    parseString.call(this, text);
    known.set(text, [this.r, this.g, this.b, this.alpha]);
    return this;
  };
};

/** What axe finds, by WCAG 2.2 AA (A11Y-1). */
export const axeFindings = async (page: Page): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axeScript);
    await page.evaluate(rememberColors);
  }
  return page.evaluate(async (runOnly) => {
    // One document without strangers' frames: no need to ask each frame by itself. The stylesheets are for a rule that isn't asked for.
    const { violations } = await window.axe.run(document, { runOnly, resultTypes: ['violations'], iframes: false, preload: { assets: ['media'] } });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target, html, failureSummary }) => `${id}: ${target.join(' ')} ${html.slice(0, 160)} ${failureSummary ?? ''}`));
  }, wcag22aa);
};

export const expectAccessible = async (page: Page): Promise<void> => {
  expect(await axeFindings(page)).toEqual([]);
};
