import type { Locator, Page } from '@playwright/test';

import { expect } from '../portal';

type Role = Parameters<Page['getByRole']>[0];

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
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      if (isDrawn(outlineStyle, outlineWidth) || boxShadow !== 'none') return true;
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

/** The option that Enter would choose: it has the focus, or the combobox points at it. */
const activeOption = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document;
    const pointed = activeElement?.getAttribute('aria-activedescendant') ?? '';
    const option = pointed === '' ? activeElement?.closest('[role="option"]') : document.getElementById(pointed);
    return option?.textContent ?? '';
  });

interface Stop {
  name: string;
  /** Its position in the document. */
  index: number;
  /** The landmark that it is in. Landmarks are read one after the other, wherever they lie, and so is what lies over the page. */
  part: string;
  box: { left: number; right: number; top: number; bottom: number };
}

const stopOf = (page: Page): Promise<Stop | undefined> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return undefined;
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const { scrollX, scrollY } = window;
    const isOver = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).position === 'fixed' || isOver(element.parentElement));
    return {
      name: focused.outerHTML.slice(0, 120),
      index: [...document.querySelectorAll('*')].indexOf(focused),
      part: isOver(focused) ? 'over the page' : (focused.closest('main, nav, header, footer')?.tagName ?? ''),
      box: { left: left + scrollX, right: right + scrollX, top: top + scrollY, bottom: bottom + scrollY },
    };
  });

/** Whether the second stop lies above the first, or left of it in the same row. */
const isAgainstReading = ({ box: one }: Stop, { box: other }: Stop): boolean => {
  const inOneRow = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0;
  const inOneColumn = Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0;
  return (inOneRow && other.right <= one.left) || (inOneColumn && other.bottom <= one.top);
};

/** Uses a page with `page.keyboard` alone, and checks at each stop that the focus is visible and uncovered. */
export class Keyboard {
  stops = 0;

  constructor(private readonly page: Page) {}

  private readonly target = (role: Role, name: string | RegExp): Locator =>
    this.page.getByRole(role, { name, exact: true });

  /** The focus is on this control. */
  isOn = async (role: Role, name: string | RegExp): Promise<void> => {
    await expect(this.target(role, name).and(this.page.locator(':focus'))).toHaveCount(1);
  };

  private readonly step = async (key: string): Promise<void> => {
    await this.page.keyboard.press(key);
    this.stops += 1;
    // A dialog that has just opened lets the pointer through for half a second, as if its backdrop covered it (UX-24).
    await expect.poll(() => wrongWithFocus(this.page), `after ${this.stops} stops, by ${key}`).toBeUndefined();
  };

  /** Tabs to a control, forwards or backwards. */
  to = async (role: Role, name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
    await this.toOne(this.target(role, name), key);
  };

  toOne = async (target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
    const here = target.and(this.page.locator(':focus'));
    await expect(target.first()).toBeVisible();
    for (let left = longestWay; left > 0 && (await here.count()) === 0; left -= 1) await this.step(key);
    await expect(here).toHaveCount(1);
  };

  press = (key: string): Promise<void> => this.page.keyboard.press(key);

  /** Tabs to a button or link and presses it. */
  use = (role: 'button' | 'link', name: string | RegExp): Promise<void> => this.useOne(this.target(role, name));

  useOne = async (target: Locator): Promise<void> => {
    await this.toOne(target);
    await this.press('Enter');
  };

  /** Tabs to a field and replaces its text. */
  type = async (name: string | RegExp, text: string): Promise<void> => {
    await this.to('textbox', name);
    await this.press('ControlOrMeta+A');
    await this.page.keyboard.type(text);
  };

  tick = async (name: string | RegExp): Promise<void> => {
    await this.to('checkbox', name);
    await this.press('Space');
    await expect(this.target('checkbox', name)).toBeChecked();
  };

  /** Tabs into a radio group and moves to a choice by arrow keys. */
  choose = async (group: string, name: string): Promise<void> => {
    const radios = this.page.getByRole('radiogroup', { name: group, exact: true });
    const inside = radios.locator(':focus');
    await expect(radios).toBeVisible();
    for (let left = longestWay; left > 0 && (await inside.count()) === 0; left -= 1) await this.step('Tab');
    const wanted = this.target('radio', name);
    const many = await radios.getByRole('radio').count();
    if ((await wanted.and(this.page.locator(':focus')).count()) > 0) await this.press('Space');
    for (let left = many; left > 0 && !(await wanted.isChecked()); left -= 1) await this.step('ArrowDown');
    await expect(wanted).toBeChecked();
    await this.isOn('radio', name);
  };

  /** Opens a combobox and chooses an option. */
  pick = async (name: string, option: string): Promise<void> => {
    await this.to('combobox', name);
    await this.press('ArrowDown');
    const list = this.page.getByRole('listbox');
    // The options may still be loading.
    await expect(list.getByRole('option').first()).toBeVisible();
    const many = await list.getByRole('option').count();
    for (let left = many; left > 0 && !(await activeOption(this.page)).startsWith(option); left -= 1)
      await this.press('ArrowDown');
    expect(await activeOption(this.page)).toContain(option);
    await this.press('Enter');
    await expect(list).toBeHidden();
    await this.isOn('combobox', name);
  };

  /** Tabs to the end of the page, or back to its top: nothing traps the focus, every stop is visible, and they follow the reading order. */
  walk = async (key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
    const onwards = key === 'Tab';
    let before: Stop | undefined;
    for (let left = longestWay; left > 0; left -= 1) {
      await this.page.keyboard.press(key);
      const here = await stopOf(this.page);
      // Past the last stop the focus leaves the page or starts over.
      if (here === undefined || (before !== undefined && here.index > before.index !== onwards)) return;
      expect(await wrongWithFocus(this.page), here.name).toBeUndefined();
      if (before?.part === here.part)
        expect(
          onwards ? isAgainstReading(before, here) : isAgainstReading(here, before),
          `${key} from ${before.name} to ${here.name}`,
        ).toBe(false);
      before = here;
    }
    throw new Error('the page has no end');
  };
}
