import type { Page } from '@playwright/test';

import type { ServiceName } from '../../../src/config';
import common from '../../../src/i18n/locales/hu/common.json' with { type: 'json' };
import portal from '../../../src/i18n/locales/hu/portal.json' with { type: 'json' };
import { alter, part } from '../support/faults/alteredReplies';
import { faultPages, type Scene } from '../support/faults/faultPages';
import { inSpring, saveSteps, WizardOnPage } from '../support/journey';
import { expect, fillSignIn, test } from '../support/portal';
import { enter, enterWizard, open } from '../support/visit';
import { wideUnless } from '../support/wide';

const { contracting, payment, status, wizard } = portal;

type Json = Record<string, unknown>;

/** A value in a reply that the portal doesn't know, and what a page makes of it. */
interface Unknown {
  what: string;
  /** The call whose reply is changed. */
  call: [ServiceName, string];
  change: (reply: Json) => Json;
  /** From signing in to the changed reply. */
  visit: (scene: Scene) => Promise<void>;
  says: (page: Page, altered: () => number) => Promise<void>;
}

const main = (page: Page) => page.getByRole('main');
const technical = (page: Page): Promise<void> =>
  expect(
    main(page)
      .getByText(/Technikai hiba történt/)
      .first(),
  ).toBeVisible();
const withStatus =
  (text: string) =>
  (reply: Json): Json => ({ ...reply, status: text });
const atPoll = faultPages.find(({ kind }) => kind === 'poll');

/** The final page of a contract in preparation. */
const atTheEnd = async ({ page, standin }: Scene): Promise<void> => {
  await enterWizard(page, standin, 'vilmos', 8);
  await open(page, '/contracting/sum');
};

const contractLink = async ({ page, standin }: Scene): Promise<void> => {
  await page.goto(await standin.link('vilmos@pelda.hu', 'contract'));
};

const atStepSix = async ({ page, standin, request }: Scene): Promise<void> => {
  // A start in autumn would leave one payment method (WIZ-12).
  await inSpring(page, standin);
  await saveSteps(standin, request, 'vilmos', 5);
  await enterWizard(page, standin, 'vilmos');
  await open(page, '/contracting');
};

const unknowns: readonly Unknown[] = [
  {
    what: 'a card status',
    call: ['account', '/getHeadData'],
    change: (reply) => ({ ...reply, user: { ...part(reply, 'user'), cardStatus: 77 } }),
    visit: async ({ page, standin }) => {
      await enter(page, standin, 'anna');
      await open(page, '/contracting');
    },
    says: async (page) => {
      await expect(main(page).getByText(status.state.unknown)).toBeVisible();
      await expect(page.getByText(status.state.active, { exact: true })).toHaveCount(0);
    },
  },
  {
    what: 'an invoice’s status',
    call: ['payment', '/getInvState'],
    change: withStatus('FELDOLGOZAS'),
    visit: async (scene) => {
      await atPoll?.open(scene);
      await scene.page.clock.fastForward(5_000);
    },
    // The page already says so before the first reply; it asks again only after it.
    says: async (page, altered) => {
      await expect(async () => {
        await page.clock.fastForward(5_000);
        expect(altered()).toBeGreaterThan(1);
      }).toPass();
      await expect(page.getByText(payment.poll.asking)).toBeVisible();
    },
  },
  {
    what: 'a contract’s status, its payment’s, its registration’s and its method',
    call: ['contracting', '/get-8'],
    change: (reply) => ({
      ...reply,
      status: 'UJ',
      payState: 'FELIG',
      regState: 'UJ',
      payment: '99',
      type: 'R',
      docState: false,
    }),
    visit: atTheEnd,
    says: async (page) => {
      await expect(page.getByText(contracting.status.unknown)).toBeVisible();
      // The service's own words stand as they came (SAY-2).
      await expect(main(page).getByText('UJ', { exact: true })).toBeVisible();
      await expect(main(page).getByText(/FELIG/)).toBeVisible();
    },
  },
  {
    what: 'a status that looks like DONE',
    call: ['contracting', '/get-8'],
    change: withStatus('done'),
    visit: atTheEnd,
    says: (page) => expect(page.getByText(contracting.status.unknown)).toBeVisible(),
  },
  {
    what: 'how a payment ended',
    call: ['payment', '/endTransaction'],
    change: withStatus('PENDING'),
    visit: (scene) => faultPages.find(({ kind }) => kind === 'poll')?.open(scene) ?? Promise.resolve(),
    says: (page) => expect(page.getByText(payment.result.unknown)).toBeVisible(),
  },
  {
    what: 'whether a payment was begun',
    call: ['payment', '/startTransaction'],
    change: withStatus('PENDING'),
    visit: async ({ page, standin }) => {
      await enter(page, standin, 'anna');
      await open(page, '/payment');
      await main(page).getByRole('button', { name: payment.form.pay, exact: true }).click();
    },
    says: async (page) => {
      await technical(page);
      await expect(page).toHaveURL('/payment');
    },
  },
  {
    what: 'whether a form was saved',
    call: ['account', '/change-phone'],
    change: withStatus('ACCEPTED'),
    visit: async (scene) => {
      const form = faultPages.find(({ kind }) => kind === 'form');
      await form?.open(scene);
      await form?.act(scene.page);
    },
    says: technical,
  },
  {
    what: 'whether the password was right',
    call: ['accountPublic', '/login'],
    change: withStatus('MAYBE'),
    visit: async ({ page }) => {
      await open(page, '/login');
      await fillSignIn(page, 'anna@pelda.hu');
    },
    says: async (page) => {
      await technical(page);
      await expect(page).toHaveURL('/login');
    },
  },
  ...[99, -3].map((step): Unknown => ({
    what: `a step of the wizard (${step})`,
    call: ['contractingPublic', '/confirm'],
    change: (reply) => ({ ...reply, step }),
    visit: contractLink,
    says: async (page) => {
      const offers = page.getByRole('button', { name: contracting.offers.continue });
      await expect(page.getByRole('heading', { level: 2, name: wizard.step1 }).or(offers)).toBeVisible();
    },
  })),
  {
    what: 'a method that was chosen',
    call: ['contracting', '/get-6'],
    change: (reply) => ({ ...reply, ledger: { ...part(reply, 'ledger'), method: '77' } }),
    visit: atStepSix,
    says: async (page) => {
      await expect(main(page).getByRole('radio').first()).toBeVisible();
      await expect(main(page).getByRole('radio', { checked: true })).toHaveCount(0);
      await new WizardOnPage(page).next().click();
      await expect(page.getByRole('heading', { level: 2, name: wizard.step6 })).toBeVisible();
    },
  },
  {
    what: 'a method that is to be signed',
    call: ['contracting', '/get-7'],
    change: (reply) => ({ ...reply, ledger: { ...part(reply, 'ledger'), method: '77' } }),
    visit: async (scene) => {
      await atStepSix(scene);
      const steps = new WizardOnPage(scene.page);
      await steps.choosePayment('Bankkártya');
      await steps.isAt(7);
      for (const consent of await scene.page
        .getByRole('group', { name: wizard.consent.title })
        .getByRole('checkbox')
        .all())
        await consent.check();
    },
    says: async (page) => {
      await expect(page.getByText(wizard.summary.noMethod)).toBeVisible();
      await expect(main(page).getByRole('button', { name: wizard.summary.finish })).toBeDisabled();
    },
  },
  {
    what: 'a kind of contract',
    call: ['contracting', '/get-4'],
    change: (reply) => ({ ...reply, type: 'Z' }),
    visit: async ({ page, standin }) => {
      await enterWizard(page, standin, 'vilmos', 4);
      await open(page, '/contracting');
    },
    // Read as a new contract, which has no present card to keep.
    says: async (page) => {
      await expect(page.getByRole('radio', { name: wizard.delivery.receipt.c })).toBeVisible();
      await expect(page.getByRole('radio', { name: wizard.delivery.receipt.a })).toHaveCount(0);
    },
  },
];

/** What pages say about a success. */
const successes = [
  payment.result.paid,
  payment.result.invoiceReady,
  contracting.status.done,
  contracting.status.ready,
  /elmentve: /,
];

for (const { what, call, change, visit, says } of unknowns) {
  test(
    `unknown: ${what}, told neutrally, never as success, on a page that still works (FLT-7)`,
    wideUnless(what === 'a status that looks like DONE'),
    async ({ page, standin, request, world }) => {
      const altered = await alter(page, ...call, change);
      await visit({ page, standin, request, world });
      await expect.poll(altered).toBeGreaterThan(0);
      await says(page, altered);
      // A paid payment is a success whatever its invoice's status.
      for (const text of successes.filter((_text, index) => index > 0 || what !== 'an invoice’s status'))
        await expect(page.getByText(text)).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(common.pageError.title);
    },
  );
}
