import type { Page } from '@playwright/test';

import common from '../../../../src/i18n/locales/hu/common.json' with { type: 'json' };
import { expect } from '../portal';

const { forms, validation } = common;

/** The fields marked as wrong. A select has a hidden input beside it, which isn't counted. */
export const wrongFields = (page: Page) =>
  page.getByRole('main').locator('[aria-invalid="true"]:not([aria-hidden="true"])');

/** For each wrong field, what identifies it and the text that describes it. */
const described = (page: Page): Promise<{ field: string; error: string }[]> =>
  wrongFields(page).evaluateAll((fields) => {
    const textOf = (ids: string | null): string =>
      (ids ?? '')
        .split(' ')
        .map((id) => (id === '' ? '' : (document.getElementById(id)?.innerText ?? '')))
        .join(' ')
        .trim();
    return fields.map((field) => ({
      field: field.getAttribute('name') ?? field.id,
      error: [field, field.closest('fieldset')]
        .map((element) => textOf(element?.getAttribute('aria-describedby') ?? null))
        .join(' ')
        .trim(),
    }));
  });

/** After a failed submit every wrong field is described by its error (3.3.1), and a summary links to each. A single wrong field has the focus itself; of several, the summary has it (A11Y-3). */
export const expectErrorsTold = async (page: Page): Promise<void> => {
  const wrong = await described(page);
  expect(wrong.length).toBeGreaterThan(0);
  for (const { field, error } of wrong) {
    expect(error, `${field} is described by its error`).toMatch(/\p{L}{3}/u);
    expect(
      [validation.validate_required, validation.validate_require, validation.validate_agreement],
      `${field} is named`,
    ).not.toContain(error);
  }

  const summary = page.getByRole('group', { name: forms.summary.title });
  const groups = new Set(wrong.map(({ field }) => field)).size;
  const first = wrongFields(page).first();
  if (groups === 1) await expect(first.or(first.locator('input').first()).and(page.locator(':focus'))).toHaveCount(1);
  else await expect(summary).toBeFocused();

  const links = summary.getByRole('link');
  await expect(links).toHaveCount(groups);
  const focusedField = (): Promise<string | undefined> =>
    page.evaluate(() => document.activeElement?.closest('[aria-invalid="true"]')?.outerHTML.slice(0, 200));
  const reached: (string | undefined)[] = [];
  for (const link of await links.all()) {
    await link.focus();
    await page.keyboard.press('Enter');
    // React Hook Form moves the focus a task later.
    await expect.poll(focusedField, `${await link.innerText()} leads to a wrong field`).toBeDefined();
    reached.push(await focusedField());
  }
  expect(new Set(reached).size, 'each link leads to a field of its own').toBe(groups);
};
