import type { Page } from '@playwright/test';
import forms from '../../../src/i18n/locales/hu/forms.json' with { type: 'json' };
import { expect } from './portal';

/** Every wrong field of the page: what it is called, and the words that it is described by. */
const wrongFields = (page: Page): Promise<{ name: string; error: string }[]> =>
  page.evaluate(() => {
    const textOf = (ids: string | null): string => (ids ?? '').split(' ').map((id) => (id === '' ? '' : (document.getElementById(id)?.innerText ?? ''))).join(' ').trim();
    return [...document.querySelectorAll<HTMLElement>('main [aria-invalid="true"]')].map((field) => ({
      name: field.getAttribute('name') ?? field.id,
      error: [field, field.closest('fieldset')].map((element) => textOf(element?.getAttribute('aria-describedby') ?? null)).join(' ').trim(),
    }));
  });

/** A form that was sent wrong (3.3.1): every wrong field says what is wrong; one takes the focus itself, several are reached by a summary that has it (A11Y-3). */
export const expectErrorsTold = async (page: Page): Promise<void> => {
  const wrong = await wrongFields(page);
  expect(wrong.length).toBeGreaterThan(0);
  for (const { name: field, error } of wrong) expect(error, `${field} is described by its error`).toMatch(/\p{L}{3}/u);

  const summary = page.getByRole('group', { name: forms.summary.title });
  const groups = new Set(wrong.map(({ name: field }) => field)).size;
  if (groups === 1) {
    await expect(summary).toBeHidden();
    await expect(page.locator('main [aria-invalid="true"]').first().or(page.locator('main [aria-invalid="true"] input').first()).and(page.locator(':focus'))).toHaveCount(1);
    return;
  }
  await expect(summary).toBeFocused();
  const links = summary.getByRole('link');
  expect(await links.count()).toBe(groups);
  const reached: (string | undefined)[] = [];
  for (const link of await links.all()) {
    await link.focus();
    await page.keyboard.press('Enter');
    reached.push(await page.evaluate(() => document.activeElement?.closest('[aria-invalid="true"]')?.outerHTML.slice(0, 200)));
    expect(reached.at(-1), `${await link.innerText()} leads to a wrong field`).toBeDefined();
  }
  expect(new Set(reached).size, 'each link leads to a field of its own').toBe(groups);
};
