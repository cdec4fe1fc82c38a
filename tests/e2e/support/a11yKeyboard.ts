import type { Locator, Page } from '@playwright/test';
import { expect } from './portal';

type Role = Parameters<Page['getByRole']>[0];

/** More stops than any page has between two of its controls. */
const longestWay = 80;

/** What is wrong with the place of the focus: nothing to be seen of it, or something that stays put lies over it (2.4.7, 2.4.11). */
const wrongWithFocus = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return 'nothing has the focus';
    const name = focused.outerHTML.slice(0, 140);
    const around = [focused, focused.parentElement, focused.parentElement?.parentElement].filter((element) => element instanceof Element);
    const shows = (element: Element): boolean => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      if (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) return true;
      return boxShadow !== 'none' && element.matches(':focus-within');
    };
    if (!around.some(shows)) return `the focus can’t be seen: ${name}`;
    const box = focused.getBoundingClientRect();
    const left = Math.max(box.left, 0);
    const right = Math.min(box.right, window.innerWidth);
    const top = Math.max(box.top, 0);
    const bottom = Math.min(box.bottom, window.innerHeight);
    if (right - left < 1 || bottom - top < 1) return `outside the window: ${name}`;
    const staysPut = (element: Element | null): Element | undefined => {
      for (let one = element; one !== null; one = one.parentElement) if (['sticky', 'fixed'].includes(getComputedStyle(one).position)) return one;
      return undefined;
    };
    for (const across of [0.1, 0.5, 0.9]) {
      for (const down of [0.1, 0.5, 0.9]) {
        const over = document.elementsFromPoint(left + (right - left) * across, top + (bottom - top) * down)[0] ?? null;
        const bar: Element | undefined = over !== null && !focused.contains(over) && !over.contains(focused) ? staysPut(over) : undefined;
        if (bar !== undefined && !bar.contains(focused)) return `covered by ${bar.className}: ${name}`;
      }
    }
    return undefined;
  });

/** The option that Enter would take: it has the focus itself, or the combobox points at it. */
const activeOption = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document;
    const pointed = activeElement?.getAttribute('aria-activedescendant') ?? '';
    const option = pointed === '' ? activeElement?.closest('[role="option"]') : document.getElementById(pointed);
    return option?.textContent ?? '';
  });

interface Stop {
  name: string;
  /** Its place in the document. */
  index: number;
  /** The landmark it stands in: one is read after the other, wherever they lie. */
  part: string;
  box: { left: number; right: number; top: number; bottom: number };
}

const stopOf = (page: Page): Promise<Stop | undefined> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return undefined;
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const { scrollX, scrollY } = window;
    return {
      name: focused.outerHTML.slice(0, 120),
      index: [...document.querySelectorAll('*')].indexOf(focused),
      part: focused.closest('main, nav, header, footer')?.tagName ?? '',
      box: { left: left + scrollX, right: right + scrollX, top: top + scrollY, bottom: bottom + scrollY },
    };
  });

/** The later one lies above the earlier, or left of it in the same row. */
const isAgainstReading = ({ box: one }: Stop, { box: other }: Stop): boolean => {
  const inOneRow = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0;
  const inOneColumn = Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0;
  return (inOneRow && other.right <= one.left) || (inOneColumn && other.bottom <= one.top);
};

/** Somebody without a mouse: nothing but page.keyboard moves. At each stop the focus is seen and lies free. */
export class Keyboard {
  stops = 0;

  constructor(private readonly page: Page) {}

  private readonly target = (role: Role, name: string | RegExp): Locator => this.page.getByRole(role, { name, exact: true });

  /** The focus is on this one, and can be seen. */
  isOn = async (role: Role, name: string | RegExp): Promise<void> => {
    await expect(this.target(role, name).and(this.page.locator(':focus'))).toHaveCount(1);
  };

  private readonly step = async (key: string): Promise<void> => {
    await this.page.keyboard.press(key);
    this.stops += 1;
    expect(await wrongWithFocus(this.page), `after ${this.stops} stops, by ${key}`).toBeUndefined();
  };

  /** Tabs there, forwards or backwards. */
  to = async (role: Role, name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
    const here = this.target(role, name).and(this.page.locator(':focus'));
    await expect(this.target(role, name).first()).toBeVisible();
    for (let left = longestWay; left > 0 && (await here.count()) === 0; left -= 1) await this.step(key);
    await this.isOn(role, name);
  };

  press = (key: string): Promise<void> => this.page.keyboard.press(key);

  /** Tabs to a button or link and presses it. */
  use = async (role: 'button' | 'link', name: string | RegExp): Promise<void> => {
    await this.to(role, name);
    await this.press('Enter');
  };

  /** Tabs to a field and types over what is in it. */
  type = async (name: string | RegExp, text: string): Promise<void> => {
    await this.to('textbox', name);
    await this.press('ControlOrMeta+A');
    await this.page.keyboard.type(text);
  };

  tick = async (name: string): Promise<void> => {
    await this.to('checkbox', name);
    await this.press('Space');
    await expect(this.target('checkbox', name)).toBeChecked();
  };

  /** Tabs into a group of radios, and on to one of them by the arrows. */
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

  /** Opens a combobox and takes one of its options. */
  pick = async (name: string, option: string): Promise<void> => {
    await this.to('combobox', name);
    await this.press('ArrowDown');
    const list = this.page.getByRole('listbox');
    // What there is to choose may still be on its way.
    await expect(list.getByRole('option').first()).toBeVisible();
    const many = await list.getByRole('option').count();
    for (let left = many; left > 0 && !(await activeOption(this.page)).startsWith(option); left -= 1) await this.press('ArrowDown');
    expect(await activeOption(this.page)).toContain(option);
    await this.press('Enter');
    await expect(list).toBeHidden();
    await this.isOn('combobox', name);
  };

  /** From here to the page's end, or back to its top: no trap, every stop seen, and each after the one before it, as one reads. */
  walk = async (key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
    const onwards = key === 'Tab';
    let before: Stop | undefined;
    for (let left = longestWay; left > 0; left -= 1) {
      await this.page.keyboard.press(key);
      const here = await stopOf(this.page);
      // Past the last one the browser's own controls have the focus, or it begins anew.
      if (here === undefined || (before !== undefined && here.index > before.index !== onwards)) return;
      expect(await wrongWithFocus(this.page), here.name).toBeUndefined();
      if (before?.part === here.part) expect(onwards ? isAgainstReading(before, here) : isAgainstReading(here, before), `${key} from ${before.name} to ${here.name}`).toBe(false);
      before = here;
    }
    throw new Error('the page has no end');
  };
}
