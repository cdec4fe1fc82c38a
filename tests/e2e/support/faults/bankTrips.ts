import type { APIRequestContext, Page } from '@playwright/test';

import portal from '../../../../src/i18n/locales/hu/portal.json' with { type: 'json' };
import { settings } from '../../settings.mjs';
import { saveSteps, WizardOnPage } from '../journey';
import { expect } from '../portal';
import type { Standin } from '../standin';
import { enter, enterWizard, open } from '../visit';

const { contracting, payment, status: words } = portal;

interface Scene {
  page: Page;
  standin: Standin;
  request: APIRequestContext;
}

/** A payment at the bank, and what the member sees afterwards (FLT-5). */
export interface BankTrip {
  what: 'a plain payment' | 'a contract’s payment';
  persona: 'anna' | 'vilmos';
  /** From signing in to the bank's page. */
  begin: (scene: Scene) => Promise<void>;
  /** Where the bank sends the member. */
  returnPath: (transaction: string) => string;
  payButton: (page: Page) => ReturnType<Page['getByRole']>;
  paid: (page: Page) => Promise<void>;
  /** With `once` the dialog that tells a failed payment is still to come (PAY-9). */
  declined: (page: Page, once?: boolean) => Promise<void>;
  /** What a page that was left for the bank shows after a successful payment: nothing that could be paid twice. */
  settled: (page: Page) => Promise<void>;
}

const pay = (page: Page) => page.getByRole('main').getByRole('button', { name: payment.form.pay, exact: true });
const success = (page: Page) => page.getByText(payment.result.paid);

const atTheBanksPage = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { name: 'Próbabank' })).toBeVisible();

export const bankTrips: readonly BankTrip[] = [
  {
    what: 'a plain payment',
    persona: 'anna',
    begin: async ({ page, standin }) => {
      await enter(page, standin, 'anna');
      await open(page, '/payment');
      await pay(page).click();
      await atTheBanksPage(page);
    },
    returnPath: (transaction) => `/payment/${transaction}`,
    payButton: pay,
    paid: (page) => expect(success(page)).toBeVisible(),
    declined: async (page) => {
      await expect(page.getByText(payment.result.failed).first()).toBeVisible();
      await expect(success(page)).toHaveCount(0);
    },
    settled: async (page) => {
      await expect(page.getByText(/most nincs esedékes díja/)).toBeVisible();
      await expect(page.getByLabel(payment.form.amount)).toHaveValue('');
    },
  },
  {
    what: 'a contract’s payment',
    persona: 'vilmos',
    begin: async ({ page, standin, request }) => {
      // The session keeps the contract until it is done (SUM-3).
      await standin.settings({ pollsUntilDone: 1_000, secondsUntilDone: 10_000 });
      await saveSteps(standin, request, 'vilmos', 6);
      await enterWizard(page, standin, 'vilmos');
      await open(page, '/contracting');
      await new WizardOnPage(page).sign();
      await atTheBanksPage(page);
    },
    returnPath: (transaction) => `/payment/callback/${transaction}`,
    payButton: pay,
    paid: async (page) => {
      await expect(page).toHaveURL('/contracting/sum');
      await expect(page.getByText(contracting.status.working)).toBeVisible();
      await expect(page.getByRole('main').getByText(words.word.paid, { exact: true })).toBeVisible();
    },
    declined: async (page, once = false) => {
      const dialog = page.getByRole('dialog', { name: payment.result.failed });
      if (once) {
        await expect(dialog).toBeVisible();
        await page.keyboard.press('Escape');
      }
      await expect(page).toHaveURL('/contracting');
      await new WizardOnPage(page).isAt(7);
      await expect(dialog).toHaveCount(0);
    },
    settled: async (page) => {
      // The final page, or step 7 out of the back-forward cache.
      await expect(
        page.getByText(contracting.status.working).or(page.getByText(/A szerződés díját .*már kifizette/)),
      ).toBeVisible();
      await expect(pay(page)).toHaveCount(0);
    },
  },
];

/** The stand-in's only transaction. */
export const onlyTransaction = async (standin: Standin) => {
  const { transactions } = await standin.state();
  expect(transactions, 'transactions').toHaveLength(1);
  const [one] = transactions;
  if (one === undefined) throw new Error('no transaction');
  return one;
};

/** A tab with a copy of this one's session. */
export const duplicate = async (page: Page, path: string): Promise<Page> => {
  const [copy] = await Promise.all([
    page.context().waitForEvent('page'),
    page.evaluate((address) => void window.open(address), settings.origin + path),
  ]);
  return copy;
};
