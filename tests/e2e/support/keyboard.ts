import type { Locator, Page } from '@playwright/test';

import { expect } from './portal';

type Role = Parameters<Page['getByRole']>[0];
type Key = 'Tab' | 'Shift+Tab' | 'ArrowDown';

/** No page has this many stops between two of its controls. */
const longestWay = 80;

/** Says when the focus can't be seen, or something sticky or fixed covers it (2.4.7, 2.4.11). */
const wrongWithFocus = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return 'nothing has the focus';
    const name = focused.outerHTML.slice(0, 140);
    const around = [focused, focused.parentElement, focused.parentElement?.parentElement].filter(
      (element) => element instanceof Element,
    );
    const isDrawn = (style: string, width: string): boolean => style !== 'none' && parseFloat(width) >= 2;
    const shows = (element: Element): boolean => {
      // A choice draws its ring around the whole card.
      for (const part of [undefined, '::after']) {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element, part);
        if (isDrawn(outlineStyle, outlineWidth) || boxShadow !== 'none') return true;
      }
      // A field's outline may be an element of its own beside the input.
      return [...element.querySelectorAll(':scope > fieldset')]
        .map((outline) => getComputedStyle(outline))
        .some(({ borderTopStyle, borderTopWidth }) => isDrawn(borderTopStyle, borderTopWidth));
    };
    if (!around.some(shows)) return `the focus can’t be seen: ${name}`;
    const box = focused.getBoundingClientRect();
    const left = Math.max(box.left, 0);
    const right = Math.min(box.right, window.innerWidth);
    const top = Math.max(box.top, 0);
    const bottom = Math.min(box.bottom, window.innerHeight);
    if (right - left < 1 || bottom - top < 1) return `outside the window: ${name}`;
    const stickyOver = (element: Element | null): Element | undefined => {
      for (let one = element; one !== null; one = one.parentElement)
        if (['sticky', 'fixed'].includes(getComputedStyle(one).position)) return one;
      return undefined;
    };
    for (const across of [0.1, 0.5, 0.9]) {
      for (const down of [0.1, 0.5, 0.9]) {
        const over = document.elementsFromPoint(left + (right - left) * across, top + (bottom - top) * down)[0] ?? null;
        const bar: Element | undefined =
          over !== null && !focused.contains(over) && !over.contains(focused) ? stickyOver(over) : undefined;
        if (bar !== undefined && !bar.contains(focused)) return `covered by ${bar.outerHTML.slice(0, 80)}: ${name}`;
      }
    }
    return undefined;
  });

/** The focused element's position in the document. */
const indexOfFocus = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { activeElement, body } = document;
    return activeElement === null || activeElement === body
      ? -1
      : [...document.querySelectorAll('*')].indexOf(activeElement);
  });

/** Uses a page with `page.keyboard` alone, and checks at each stop that the focus is visible and uncovered. */
export class Keyboard {
  constructor(private readonly page: Page) {}

  private readonly target = (role: Role, name: string | RegExp): Locator =>
    this.page.getByRole(role, { name, exact: true });

  press = (key: string): Promise<void> => this.page.keyboard.press(key);

  /** The focus is on this control. */
  isOn = async (role: Role, name: string | RegExp): Promise<void> => {
    await expect(this.target(role, name).and(this.page.locator(':focus'))).toHaveCount(1);
  };

  /** Polls: what the focus opens or moves may still be on its way. */
  private readonly expectSeen = (message?: string): Promise<void> =>
    expect.poll(() => wrongWithFocus(this.page), { message }).toBeUndefined();

  private readonly step = async (key: Key): Promise<void> => {
    await this.press(key);
    await this.expectSeen(`after ${key}`);
  };

  to = async (role: Role, name: string | RegExp): Promise<void> => {
    const target = this.target(role, name);
    await expect(target.first()).toBeVisible();
    const here = target.and(this.page.locator(':focus'));
    for (let left = longestWay; left > 0 && (await here.count()) === 0; left -= 1) await this.step('Tab');
    await expect(here).toHaveCount(1);
  };

  /** Tabs to a button or link and presses it. */
  use = async (role: 'button' | 'link', name: string | RegExp): Promise<void> => {
    await this.to(role, name);
    await this.press('Enter');
  };

  tick = async (name: string | RegExp): Promise<void> => {
    await this.to('checkbox', name);
    await this.press('Space');
    await expect(this.target('checkbox', name)).toBeChecked();
  };

  /** Tabs into a radio group and moves to a choice by arrow keys. */
  choose = async (group: string, name: string): Promise<void> => {
    const radios = this.page.getByRole('radiogroup', { name: group, exact: true });
    await expect(radios).toBeVisible();
    const inside = radios.locator(':focus');
    for (let left = longestWay; left > 0 && (await inside.count()) === 0; left -= 1) await this.step('Tab');
    const wanted = this.target('radio', name);
    if ((await wanted.and(this.page.locator(':focus')).count()) > 0) await this.press('Space');
    const many = await radios.getByRole('radio').count();
    for (let left = many; left > 0 && !(await wanted.isChecked()); left -= 1) await this.step('ArrowDown');
    await expect(wanted).toBeChecked();
    await this.isOn('radio', name);
  };

  /** Tabs to the end of the page, or back to its top: nothing traps the focus, and every stop is visible. */
  walk = async (key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
    let before: number | undefined;
    for (let left = longestWay; left > 0; left -= 1) {
      await this.press(key);
      const here = await indexOfFocus(this.page);
      // Past the last stop the focus leaves the page or starts over.
      if (here < 0 || (before !== undefined && here > before !== (key === 'Tab'))) return;
      await this.expectSeen();
      before = here;
    }
    throw new Error('the page has no end');
  };
}
