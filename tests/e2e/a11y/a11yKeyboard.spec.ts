import type { Page } from '@playwright/test';

import common from '../../../src/i18n/locales/hu/common.json' with { type: 'json' };
import portal from '../../../src/i18n/locales/hu/portal.json' with { type: 'json' };
import { Keyboard } from '../support/a11y/a11yKeyboard';
import { openAs, openStep, press, stopClock } from '../support/a11y/a11yState';
import { stepTitles, unfoldCosts } from '../support/journey';
import { bankOrigin, expect, test } from '../support/portal';
import { open } from '../support/visit';
import { wideUnless } from '../support/wide';

const { account, contracting, member, wizard } = portal;
const { errors } = common;

const windows = [
  { width: 1280, height: 720 },
  { width: 320, height: 568 },
] as const;

const consents = [
  wizard.consent.monthlyFee,
  wizard.consent.truth,
  wizard.consent.terms,
  // It names the contract's last day.
  new RegExp(`^${wizard.consent.loyalty.replace(/\{\{.*\}\}/, '.*')}$`),
  wizard.consent.usage,
];

/** From the press on Pay to the final page. */
const payAtTheBank = async (page: Page, keys: Keyboard): Promise<void> => {
  await page.waitForURL(`${bankOrigin}/**`);
  const pay = page.getByRole('button', { name: 'Fizetés', exact: true });
  await pay.waitFor();
  for (let left = 9; left > 0 && (await pay.and(page.locator(':focus')).count()) === 0; left -= 1)
    await page.keyboard.press('Tab');
  await keys.isOn('button', 'Fizetés');
  await keys.press('Enter');

  await expect(page.getByText(contracting.status.done)).toBeVisible();
};

for (const viewport of windows) {
  const walked = ['/payment', '/profile/data', ...(viewport.width === 320 ? ['/documents', '/invoicedata'] : [])];
  test.describe(`by keyboard alone at ${viewport.width} px`, () => {
    test.use({ viewport });

    test(
      'the first stop leads past header and menu to the content; no page holds the focus, hides it or changes its order (NAV-13, A11Y-2)',
      wideUnless(viewport.width === 1280),
      async ({ page, standin }) => {
        const keys = new Keyboard(page);
        await openAs({ page, standin }, 'anna', '/invoices');
        await page.keyboard.press('Tab');
        await keys.isOn('link', common.skip);
        await keys.press('Enter');
        await expect(page.getByRole('main')).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
        for (const path of walked) {
          await test.step(path, async () => {
            await open(page, path);
            await keys.walk();
          });
        }
      },
    );

    test(
      'notices cover nothing that has the focus, forwards or backwards (A11Y-2, ERR-1)',
      wideUnless(viewport.width === 320),
      async ({ page, standin }) => {
        const keys = new Keyboard(page);
        await page.clock.install();
        await openAs({ page, standin }, 'dora', '/profile/data');
        await standin.fault({ call: 'account/change-address', kind: 'code', code: 'PAYING_DISABLED', times: 1 });
        await page.getByLabel(account.profile.phone.phone).fill('06 30 765 4321');
        await press(page, account.profile.phone.submit);
        await expect(page.getByText(/elmentve: /)).toBeVisible();
        await page.getByLabel(member.address.house).fill('12');
        await press(page, account.profile.address.submit);
        await expect(page.getByRole('alert').getByText(errors.PAYING_DISABLED)).toBeVisible();
        await stopClock(page);
        await keys.walk('Shift+Tab');
        await page.getByLabel(member.address.zip).focus();
        await keys.walk();
      },
    );
  });
}

test('by keyboard alone: the card, the invoice, the method, the consents, the bank and the final page, the focus always visible and uncovered (A11Y-2)', async ({
  page,
  standin,
  request,
}) => {
  const keys = new Keyboard(page);
  const next = async (step: number): Promise<void> => {
    await keys.use('button', common.button.next);
    await keys.isOn('heading', stepTitles[step] ?? '?');
  };
  await openStep({ page, standin, request }, 4);
  await keys.choose(wizard.delivery.card, wizard.delivery.receipt.b);
  await keys.choose(wizard.delivery.title, wizard.delivery.post);
  await next(4);
  await next(5);
  await keys.choose(wizard.payment.method, 'Bankkártya');
  await next(6);
  for (const consent of consents) await keys.tick(consent);
  await keys.use('button', wizard.summary.pay);
  await payAtTheBank(page, keys);
});

test.describe('on a phone, by keyboard alone', () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test('the menu opens, Escape closes it and returns the focus; the unfolded costs cover nothing that has the focus (NAV-4, WIZ-16, A11Y-2)', async ({
    page,
    standin,
    request,
  }) => {
    const keys = new Keyboard(page);
    await openAs({ page, standin }, 'anna', '/payment');
    await keys.to('button', common.menu.open);
    await keys.press('Enter');
    await expect(page.getByRole('button', { name: common.menu.open })).toHaveAttribute('aria-expanded', 'true');
    await keys.to('button', member.menu.profileGroup);
    await keys.press('Escape');
    await expect(page.getByRole('navigation', { name: member.menu.label })).toBeHidden();
    await keys.isOn('button', common.menu.open);

    await keys.press('Enter');
    await keys.use('button', member.menu.profileGroup);
    await keys.use('link', member.menu.changePassword);
    await keys.isOn('heading', account.password.title);
    await expect(page.getByRole('navigation', { name: member.menu.label })).toBeHidden();

    await openStep({ page, standin, request }, 6);
    await unfoldCosts(page);
    await keys.walk('Shift+Tab');
    await keys.walk();
  });
});
