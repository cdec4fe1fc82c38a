import type { Page } from '@playwright/test';

import common from '~/i18n/locales/hu/common.json' with { type: 'json' };
import portal from '~/i18n/locales/hu/portal.json' with { type: 'json' };

import { openStep } from './support/journey';
import { expect, expectedNotes, test } from './support/portal';
import { press } from './support/states';
import { openAs, type Scene } from './support/visit';

const { account, member, start, status, wizard } = portal;

/** The invalid fields, and how high what describes them stands on the page, in px: 0 where it can't be seen. */
const errorsOn = (page: Page): Promise<{ field: string | null; height: number }[]> =>
  page.locator('[data-field]:has([aria-invalid="true"]), [data-field][aria-invalid="true"]').evaluateAll((fields) =>
    fields.map((field) => {
      // A group of choices is described as a whole, each of its cards by a hint.
      const described = field.hasAttribute('aria-describedby') ? field : field.querySelector('[aria-invalid="true"]');
      const heights = (described?.getAttribute('aria-describedby') ?? '').split(' ').map((id) => {
        const text = document.getElementById(id);
        const isSeen =
          text !== null &&
          text.textContent.trim() !== '' &&
          text.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        // What only a screen reader hears is one pixel wide.
        return isSeen && text.clientWidth > 20 ? text.getBoundingClientRect().height : 0;
      });
      return { field: field.getAttribute('data-field'), height: Math.max(...heights) };
    }),
  );

/** Forms that together have a field of each kind: how to make them fail, and which fields then say why. */
const forms: readonly (readonly [form: string, fail: (scene: Scene) => Promise<void>, fields: readonly string[]])[] = [
  [
    'passwords',
    async ({ page, standin }) => {
      await openAs(page, standin, 'anna', '/profile/chpass');
      await press(page, common.button.save);
    },
    ['oldPassword', 'newPassword', 'newPasswordAgain'],
  ],
  [
    'texts, a list and a phone number, of an address',
    async ({ page, standin, request }) => {
      await openStep(page, standin, request, 2);
      await page.getByLabel(account.profile.phone.phone, { exact: true }).fill('');
      await page.getByLabel(member.address.house, { exact: true }).fill('');
      await page.getByRole('checkbox').uncheck();
      await press(page, common.button.next);
    },
    ['home.house', 'mailing.zip', 'mailing.city', 'mailing.street', 'mailing.streetType', 'mailing.house', 'tel'],
  ],
  [
    'choices with a radio button',
    async ({ page, standin, request }) => {
      await openStep(page, standin, request, 6);
      await press(page, common.button.next);
    },
    ['method'],
  ],
  [
    'an account and a day of direct debit',
    async ({ page, standin, request }) => {
      await openStep(page, standin, request, 6);
      await page.getByRole('radio', { name: status.method['3'], exact: true }).check();
      await page.getByLabel(wizard.payment.firstCollection, { exact: true }).fill('');
      await press(page, common.button.next);
    },
    ['transferFrom', 'bank.account'],
  ],
  [
    'choices with a box to tick',
    async ({ page, standin }) => {
      await openAs(page, standin, 'ferenc', '/contracting/upgrade_multi');
      await page.getByLabel(start.search.field).fill('ferenc@peldakft.hu');
      await press(page, start.search.submit);
      await page.getByRole('button', { name: start.offers.choose }).first().click();
      await press(page, start.multi.start);
    },
    ['cards'],
  ],
];

for (const [form, fail, fields] of forms)
  test(`the errors of ${form} stand under their fields, on a phone and at a desk (ERR-7, A11Y-3)`, async ({
    page,
    standin,
    request,
    problems,
  }) => {
    problems.allow(expectedNotes);
    await fail({ page, standin, request, problems });
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 820 });
      await expect.poll(async () => (await errorsOn(page)).map(({ field }) => field)).toEqual(fields);
      await expect
        .poll(async () => (await errorsOn(page)).filter(({ height }) => height < 12), { message: `${width} px` })
        .toEqual([]);
    }
  });
