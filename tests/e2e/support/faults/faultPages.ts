import type { APIRequestContext, Download, Page } from '@playwright/test';

import { config } from '../../../../src/config';
import common from '../../../../src/i18n/locales/hu/common.json' with { type: 'json' };
import portal from '../../../../src/i18n/locales/hu/portal.json' with { type: 'json' };
import { settings } from '../../settings.mjs';
import { expect } from '../portal';
import type { Standin } from '../standin';
import { enter, enterWizard, open } from '../visit';
import type { TriedFault } from './faults';

const { account, payment, wizard } = portal;

export interface Scene {
  page: Page;
  standin: Standin;
  request: APIRequestContext;
  world: string;
  /** Don't wait for the page: its call never ends, or leads elsewhere. */
  restless?: boolean;
}

/** A kind of page to try faults on: what to do there, what it must say, and what must still be there. */
export interface FaultPage {
  kind: 'form' | 'wizard step' | 'list' | 'poll' | 'download' | 'e-mailed link';
  /** The call that fails: its service and path. */
  call: string;
  answers: 'json' | 'list' | 'file';
  /** A read may be repeated once after a network failure, a write never (ERR-4). */
  writes: boolean;
  /** How many calls `act` makes. */
  calls: number;
  /** Whether opening the page makes the call. */
  asksOnOpening: boolean;
  open: (scene: Scene) => Promise<void>;
  /** Makes the call: the first time, and again in the way that the page offers. */
  act: (page: Page) => Promise<void>;
  /** What the page says in place of the refusal. A poll continues by itself. */
  says?: (fault: TriedFault) => string;
  /** What was typed is still there, the page still works, and nothing says success. */
  stands: (page: Page) => Promise<void>;
  succeeds: (page: Page) => Promise<void>;
  /** After the session ended and the member signed in again: the same page with what was typed. */
  resumes?: (page: Page) => Promise<void>;
}

const retry = (page: Page) => page.getByRole('button', { name: common.button.retry });
const success = (page: Page, text: string | RegExp) => page.getByRole('status').getByText(text);

/** The downloads of each page. */
const downloads = new WeakMap<Page, Download[]>();
const downloadsOf = (page: Page): Download[] => downloads.get(page) ?? [];

const phone = '+36/20/7654321';
const birthPlace = 'Hódmezővásárhely';

const phoneField = (page: Page) => page.getByLabel(account.profile.phone.phone);
const birthPlaceField = (page: Page) => page.getByLabel(wizard.partner.birthPlace, { exact: true });
const firstDocument = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Letöltés/ })
    .first();

/** A payment of the persona that the bank has accepted, as when the member returns from there. */
const paidAtTheBank = async ({ standin, request, world }: Scene, persona: string): Promise<string> => {
  const { token } = await standin.signIn(persona);
  const order = {
    contracting: false,
    amount: 12_400,
    method: '4',
    label: 'Bankkártya',
    lang: 'hu',
    url: `${settings.origin}/payment`,
    fSajat: true,
    fPart: '',
    fCim: null,
    kr: '123456',
  };
  const answer = await request.post(`${settings.servicesOrigin}${config.bases.payment}/startTransaction`, {
    data: order,
    headers: { 'x-world': world, authorization: `Bearer ${token}` },
  });
  const { transaction } = (await answer.json()) as { transaction: string };
  await standin.decide(transaction, 'pay');
  return transaction;
};

export const faultPages: readonly FaultPage[] = [
  {
    kind: 'form',
    call: 'account/change-phone',
    answers: 'json',
    writes: true,
    calls: 1,
    asksOnOpening: false,
    open: async ({ page, standin }) => {
      await enter(page, standin, 'anna');
      await open(page, '/profile/data');
      await phoneField(page).fill(phone);
    },
    act: (page) => page.getByRole('button', { name: account.profile.phone.submit }).click(),
    stands: async (page) => {
      await expect(phoneField(page)).toHaveValue(phone);
      await expect(success(page, /elmentve: /)).toHaveCount(0);
    },
    succeeds: async (page) => {
      await expect(success(page, /elmentve: /)).toBeVisible();
      await expect(phoneField(page)).toHaveValue(phone);
    },
    resumes: (page) => expect(phoneField(page)).toHaveValue(phone),
  },
  {
    kind: 'wizard step',
    call: 'contracting/submit-1',
    answers: 'json',
    writes: true,
    calls: 1,
    asksOnOpening: false,
    open: async ({ page, standin }) => {
      await enterWizard(page, standin, 'vilmos', 1);
      await open(page, '/contracting');
      await birthPlaceField(page).fill(birthPlace);
    },
    act: async (page) => {
      // Codes that belong to no field open a dialog (WIZ-5).
      const dialog = page.getByRole('dialog');
      if (await dialog.isVisible()) await dialog.getByRole('button', { name: common.button.close }).click();
      await page.getByRole('button', { name: common.button.next }).click();
    },
    stands: async (page) => {
      await expect(birthPlaceField(page)).toHaveValue(birthPlace);
      // A dialog may hide the page from assistive technology.
      await expect(page.getByRole('heading', { level: 2, name: wizard.step1, includeHidden: true })).toBeVisible();
    },
    succeeds: async (page) => {
      await expect(page.getByRole('heading', { level: 2, name: wizard.step2 })).toBeVisible();
      await expect(birthPlaceField(page)).toHaveCount(0);
    },
    resumes: (page) => expect(birthPlaceField(page)).toHaveValue(birthPlace),
  },
  {
    kind: 'list',
    call: 'payment/listInvoices',
    answers: 'list',
    writes: false,
    calls: 2,
    asksOnOpening: true,
    open: async ({ page, standin, restless }) => {
      await enter(page, standin, 'anna');
      await open(page, '/invoices', { restless });
    },
    // One button for both lists.
    act: (page) => retry(page).click(),
    stands: async (page) => {
      await expect(page.getByRole('heading', { level: 1, name: account.invoices.title })).toBeVisible();
      // Both lists have failed: one that is still asking would miss the fault, and the next `act`.
      await expect(page.getByText(common.loadFailed, { exact: true })).toHaveCount(2);
      await expect(page.getByRole('table')).toHaveCount(0);
      await expect(page.getByText(/évi számlája nincs/)).toHaveCount(0);
    },
    succeeds: (page) => expect(page.getByRole('table')).toHaveCount(2),
    resumes: (page) => expect(page.getByRole('table')).toHaveCount(2),
  },
  {
    kind: 'poll',
    call: 'payment/getInvState',
    answers: 'json',
    writes: false,
    calls: 1,
    asksOnOpening: true,
    open: async (scene) => {
      const { page, standin, restless } = scene;
      const transaction = await paidAtTheBank(scene, 'anna');
      await page.clock.install();
      await enter(page, standin, 'anna', { transaction });
      await open(page, `/payment/${transaction}`, { restless });
    },
    act: (page) => page.clock.fastForward(5_000),
    says: ({ name }) =>
      name === 'no network'
        ? payment.poll.paused
        : name === 'an unknown code'
          ? payment.poll.asking
          : payment.poll.failed,
    stands: async (page) => {
      await expect(page.getByText(payment.result.paid)).toBeVisible();
      await expect(page.getByText(payment.result.invoiceReady)).toHaveCount(0);
    },
    succeeds: async (page) => {
      await expect(async () => {
        await page.clock.fastForward(5_000);
        await expect(page.getByText(payment.result.invoiceReady)).toBeVisible({ timeout: 300 });
      }).toPass();
    },
    resumes: (page) => expect(page.getByRole('heading', { level: 1, name: payment.result.title })).toBeVisible(),
  },
  {
    kind: 'download',
    call: 'documents/document',
    answers: 'file',
    writes: false,
    calls: 1,
    asksOnOpening: false,
    open: async ({ page, standin }) => {
      await enter(page, standin, 'anna');
      const begun: Download[] = [];
      downloads.set(page, begun);
      page.on('download', (download) => begun.push(download));
      await open(page, '/documents');
    },
    act: (page) => firstDocument(page).click(),
    stands: async (page) => {
      await expect(firstDocument(page)).toBeEnabled();
      expect(downloadsOf(page)).toEqual([]);
    },
    succeeds: async (page) => {
      await expect.poll(() => downloadsOf(page).length).toBe(1);
      expect(downloadsOf(page)[0]?.suggestedFilename()).toMatch(/\.pdf$/);
    },
    resumes: (page) => expect(firstDocument(page)).toBeVisible(),
  },
  {
    kind: 'e-mailed link',
    call: 'contractingPublic/confirm',
    answers: 'json',
    writes: true,
    calls: 1,
    asksOnOpening: true,
    open: async ({ page, standin, restless }) => {
      await open(page, await standin.link('vilmos@pelda.hu', 'contract'), { restless });
    },
    // A refused link has no retry button, but can be opened again.
    act: async (page) => {
      if (await retry(page).isVisible()) await retry(page).click();
      else await page.reload();
    },
    stands: async (page) => {
      await expect(page.getByRole('heading', { level: 1, name: wizard.title })).toBeVisible();
      await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0);
    },
    succeeds: (page) => expect(page.getByRole('heading', { level: 2, name: wizard.step4 })).toBeVisible(),
  },
];
