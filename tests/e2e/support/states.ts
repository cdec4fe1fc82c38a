import type { Page } from '@playwright/test';

import common from '~/i18n/locales/hu/common.json' with { type: 'json' };
import portal from '~/i18n/locales/hu/portal.json' with { type: 'json' };

import { accountStates } from './accountStates';
import { openStep } from './journey';
import { moneyStates } from './moneyStates';
import { expect } from './portal';
import { shellStates } from './shellStates';
import { enter, enterWizard, open, openAs, type Scene } from './visit';
import { wizardStates } from './wizardStates';

const { account, contracting, invoiceTo, mandates, member, payment, wizard } = portal;

export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click();
const dialog = (page: Page) => page.getByRole('dialog');

/** What opening an address doesn't show, and how to reach it. */
export const states: readonly (readonly [name: string, reach: (scene: Scene) => Promise<unknown>])[] = [
  ...[1, 2, 3, 4, 5, 6, 7].map(
    (step) =>
      [
        `step ${step} of the wizard`,
        ({ page, standin, request }: Scene) => openStep(page, standin, request, step),
      ] as const,
  ),
  [
    'a step with every field wrong',
    async ({ page, standin, request }) => {
      await openStep(page, standin, request, 5);
      await page.getByRole('radio', { name: invoiceTo.company }).check();
      await press(page, common.button.next);
      await expect(page.getByRole('group', { name: common.forms.summary.title })).toBeVisible();
    },
  ],
  [
    'the question before a step is left unsaved',
    async ({ page, standin, request }) => {
      await openStep(page, standin, request, 2);
      await page.getByLabel(member.address.house).fill('');
      await press(page, `${wizard.step1} – ${wizard.done}`);
      await expect(dialog(page)).toBeVisible();
    },
  ],
  [
    'the final page of a contract that is being made',
    async ({ page, standin }) => {
      await enterWizard(page, standin, 'vilmos', 8);
      await open(page, '/contracting/sum');
      await expect(page.getByRole('heading', { name: contracting.status.working })).toBeVisible();
    },
  ],
  [
    'the final page of a contract that failed',
    async ({ page, standin }) => {
      await standin.fault({ call: 'contracting/get-8', kind: 'fields', fields: { status: 'ERROR' } });
      await enterWizard(page, standin, 'vilmos', 8);
      await open(page, '/contracting/sum');
      await expect(page.getByText(contracting.status.failed)).toBeVisible();
    },
  ],
  [
    'the offers that were found',
    async ({ page, standin }) => {
      await openAs(page, standin, 'bela', '/contracting/init');
      await page.getByLabel(portal.start.search.field).fill('71ABNZ12');
      await press(page, portal.start.search.submit);
      await expect(page.getByRole('button', { name: portal.start.offers.choose }).first()).toBeVisible();
    },
  ],
  [
    'a payment form with errors',
    async ({ page, standin }) => {
      await openAs(page, standin, 'anna', '/payment');
      await page.getByRole('radio', { name: portal.status.method.A, exact: true }).check();
      await page.getByLabel(portal.leisure.own).uncheck();
      await press(page, payment.form.pay);
      await expect(page.getByRole('group', { name: common.forms.summary.title })).toBeVisible();
    },
  ],
  [
    'a payment that failed',
    async ({ page, standin }) => {
      await enter(page, standin, 'anna', { otpres: ['PAYING_DISABLED'] });
      await open(page, '/payment', { restless: true });
      await expect(dialog(page)).toBeVisible();
    },
  ],
  [
    'a payment that is open',
    async ({ page, standin }) => {
      await enter(page, standin, 'anna', { transaction: 'T00000000001' });
      await open(page, '/payment');
      await expect(page.getByText(payment.open.title)).toBeVisible();
    },
  ],
  [
    'the question before a mandate',
    async ({ page, standin }) => {
      await openAs(page, standin, 'anna', '/payment/regularcredit');
      await press(page, common.button.save);
      await expect(dialog(page)).toBeVisible();
    },
  ],
  ['a mandate with its history', ({ page, standin }) => openAs(page, standin, 'ilona', '/payment/directdebit')],
  [
    'a calendar with days that can’t be chosen',
    async ({ page, standin }) => {
      await openAs(page, standin, 'anna', '/payment/regularcredit');
      await press(page, member.date.open.replace('{{field}}', mandates.regularCredit.from));
      await expect(page.getByRole('gridcell').first()).toBeVisible();
    },
  ],
  [
    'an open list of choices',
    async ({ page, standin }) => {
      await openAs(page, standin, 'anna', '/documents');
      await page.getByRole('combobox', { name: account.year }).click();
      await expect(page.getByRole('listbox')).toBeVisible();
    },
  ],
  [
    'an invoice that can’t be loaded',
    async ({ page, standin }) => {
      await standin.fault({ call: '/getDownloadInvoice', kind: '500' });
      await openAs(page, standin, 'anna', '/invoices');
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Letöltés/ })
        .first()
        .click();
      await expect(dialog(page).getByRole('alert')).toBeVisible();
    },
  ],
  [
    'a list that can’t be loaded',
    async ({ page, standin }) => {
      await standin.fault({ call: 'payment/listInvoices', kind: '500' });
      await openAs(page, standin, 'anna', '/invoices');
      await expect(page.getByText(common.loadFailed, { exact: true }).first()).toBeVisible();
    },
  ],
  [
    'a session that is about to end',
    async ({ page, standin }) => {
      await standin.settings({ tokenSeconds: 110 });
      await openAs(page, standin, 'anna', '/profile/data', { restless: true });
      await expect(dialog(page)).toBeVisible();
    },
  ],
  [
    'an ended session',
    async ({ page, standin }) => {
      await openAs(page, standin, 'anna', '/documents');
      await standin.expire('anna');
      await page.getByRole('link', { name: member.menu.payment, exact: true }).click();
      await expect(page.getByRole('alert').getByText(common.notice.sessionEnded)).toBeVisible();
    },
  ],
  [
    'customer care in a member’s account',
    async ({ page, standin }) => {
      await page.goto((await standin.support('anna')).hu);
      await expect(page.getByRole('radio').first()).toBeVisible();
    },
  ],
  ['a blocked card and a debt', ({ page, standin }) => openAs(page, standin, 'denes', '/payment')],
  ...accountStates,
  ...moneyStates,
  ...shellStates,
  ...wizardStates,
  ['a visitor’s pages without a contract', ({ page, standin }) => openAs(page, standin, 'bela', '/app')],
  [
    'endless names, markup and right-to-left text (FLT-9)',
    ({ page, standin }) => openAs(page, standin, 'nevek', '/payment'),
  ],
];
