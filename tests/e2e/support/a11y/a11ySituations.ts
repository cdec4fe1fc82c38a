import common from '../../../../src/i18n/locales/hu/common.json' with { type: 'json' };
import portal from '../../../../src/i18n/locales/hu/portal.json' with { type: 'json' };
import { faultPages } from '../faults/faultPages';
import { expect } from '../portal';
import { enter, enterWizard, open } from '../visit';
import { seenBy } from './a11yPeople';
import { atStep, openAs, press, stopClock, type State } from './a11yState';

const { account, contracting, invoiceTo, member, payment, public: publicTexts, start, status, wizard } = portal;

/** The seven steps of the wizard as they open, and with their optional parts unfolded. */
const steps: readonly State[] = [
  ...[1, 2, 3, 4, 5, 6, 7].map((step) => atStep(step, `step ${step} (WIZ-1)`)),
  atStep(2, 'step 2 with a mailing address (WIZ-7)', async (scene) => {
    await scene.page.getByLabel(wizard.address.equal).uncheck();
  }),
  atStep(4, 'step 4 with a card sent to another address (WIZ-9)', async (scene) => {
    await scene.page.getByRole('radio', { name: wizard.delivery.receipt.b }).check();
    await scene.page.getByRole('radio', { name: wizard.delivery.post }).check();
    await scene.page.getByRole('radio', { name: wizard.delivery.another }).check();
  }),
  atStep(5, 'step 5 with an invoice for another (WIZ-10)', async (scene) => {
    await scene.page.getByRole('radio', { name: invoiceTo.company }).check();
  }),
  atStep(6, 'step 6 with bank data (WIZ-11)', async (scene) => {
    await scene.page.getByRole('radio', { name: status.method['3'] }).check();
    await expect(scene.page.getByLabel(wizard.bank.owner)).toBeVisible();
  }),
  atStep(7, 'step 7 with every consent (WIZ-14)', async (scene) => {
    for (const consent of await scene.page
      .getByRole('group', { name: wizard.consent.title })
      .getByRole('checkbox')
      .all())
      await consent.check();
  }),
  {
    name: 'step 3 without a start month (WIZ-8)',
    reach: async ({ page, standin }) => {
      await enterWizard(page, standin, 'nora', 3);
      await open(page, '/contracting');
      await expect(page.getByText(wizard.contract.noDates).first()).toBeVisible();
    },
  },
  atStep(1, 'a draft that was restored (SES-8)', async (scene) => {
    await scene.page.getByLabel(wizard.partner.birthPlace).fill('Győr');
    await expect.poll(() => scene.page.evaluate(() => sessionStorage.getItem('cportal.drafts'))).toContain('Győr');
    await scene.page.reload();
    await expect(scene.page.getByText(member.draft.restored)).toBeVisible();
  }),
  {
    name: 'the contract is being made (SUM-1)',
    reach: async ({ page, standin }) => {
      await enterWizard(page, standin, 'vilmos', 8);
      await open(page, '/contracting/sum');
      await expect(page.getByRole('heading', { level: 2, name: contracting.status.working })).toBeVisible();
    },
  },
  {
    name: 'the contract is done (SUM-1)',
    reach: async ({ page, standin }) => {
      await standin.fault({
        call: 'contracting/get-8',
        kind: 'fields',
        fields: { status: 'DONE', kr: '654321', docContract: 'D1', docAszf: 'D2', docTransfer: 'D3' },
      });
      await enterWizard(page, standin, 'vilmos', 8);
      await open(page, '/contracting/sum');
      await expect(page.getByText(contracting.status.done)).toBeVisible();
    },
  },
  {
    name: 'the contract failed (SUM-3)',
    reach: async ({ page, standin }) => {
      await standin.fault({ call: 'contracting/get-8', kind: 'fields', fields: { status: 'ERROR' } });
      await enterWizard(page, standin, 'vilmos', 8);
      await open(page, '/contracting/sum');
      await expect(page.getByText(contracting.status.failed)).toBeVisible();
    },
  },
];

const others: readonly State[] = [
  {
    name: 'a success notice on a long form (ERR-1)',
    stopped: true,
    reach: async (scene) => {
      const { page } = scene;
      await page.clock.install();
      await openAs(scene, 'dora', '/profile/data');
      await page.getByLabel(account.profile.phone.phone).fill('06 30 765 4321');
      await press(page, account.profile.phone.submit);
      await expect(page.getByText(/elmentve: /)).toBeVisible();
      await stopClock(page);
    },
  },
  {
    name: 'a password and its strength (PUB-3)',
    reach: async (scene) => {
      await openAs(scene, 'anna', '/profile/chpass');
      await scene.page.getByLabel(account.password.newPassword, { exact: true }).fill('zöld-alma');
      await expect(scene.page.getByText(/^Jelszó erőssége/)).toBeVisible();
    },
  },
  {
    name: 'an e-mail address waiting for confirmation (PROF-2)',
    stopped: true,
    reach: async (scene) => {
      const { page } = scene;
      await page.clock.install();
      await openAs(scene, 'dora', '/profile/data');
      await page
        .getByRole('form', { name: account.profile.email.title })
        .getByLabel(account.profile.email.email)
        .fill('dora.uj@levelek.hu');
      await press(page, account.profile.email.submit);
      await expect(page.getByText(/Megerősítésre vár/)).toBeVisible();
      await stopClock(page);
    },
  },
  {
    name: 'a payment that is open (PAY-6)',
    reach: async ({ page, standin }) => {
      await enter(page, standin, 'anna', { transaction: 'T00000000001' });
      await open(page, '/payment');
      await expect(page.getByText(payment.open.title)).toBeVisible();
    },
  },
  {
    name: 'a payment made, its invoice being prepared (PAY-8)',
    reach: async (scene) => {
      await faultPages.find(({ kind }) => kind === 'poll')?.open(scene);
      await expect(scene.page.getByText(payment.result.invoicePreparing)).toBeVisible();
    },
  },
  {
    name: 'another’s leisure card (PAY-4)',
    reach: async (scene) => {
      const { page } = scene;
      await openAs(scene, 'anna', '/payment');
      await page.getByRole('radio', { name: status.method.A, exact: true }).check();
      await page.getByLabel(payment.form.leisureOwn).uncheck();
      await expect(page.getByLabel(payment.form.leisureName)).toBeVisible();
    },
  },
  {
    name: 'the offers found (CON-1)',
    reach: async (scene) => {
      const { page } = scene;
      await openAs(scene, 'bela', '/contracting/init');
      await page.getByLabel(start.search.field).fill('71ABNZ12');
      await press(page, start.search.submit);
      await expect(page.getByRole('button', { name: start.offers.choose }).first()).toBeVisible();
    },
  },
  {
    name: 'no offers found (CON-1)',
    reach: async (scene) => {
      const { page } = scene;
      await scene.standin.fault({ call: '/list-employers-by-domain', kind: 'fields', fields: { list: [] } });
      await openAs(scene, 'bela', '/contracting/init');
      await page.getByLabel(start.search.field).fill('71ABNZ12');
      await press(page, start.search.submit);
      await expect(page.getByText(start.offers.none)).toBeVisible();
    },
  },
  {
    name: 'the offers of an e-mailed link (CON-7)',
    reach: async ({ page, standin }) => {
      await enterWizard(page, standin, 'vilmos');
      await open(page, '/contracting/options/szerzodesvilmos2026');
      await expect(page.getByRole('button', { name: contracting.offers.cancel })).toBeVisible();
    },
  },
  {
    name: 'lists that are empty (DOC-5)',
    reach: async (scene) => {
      await scene.standin.fault({ call: 'payment/listInvoices', kind: 'fields', fields: { list: [] } });
      await openAs(scene, 'anna', '/invoices');
      await expect(scene.page.getByText(/évi számlája nincs/).first()).toBeVisible();
    },
  },
  {
    name: 'a list that is still loading (ERR-5)',
    reach: async ({ page, standin }) => {
      await standin.fault({ call: 'payment/listInvoices', kind: 'slow', delay: 14_000 });
      await enter(page, standin, 'anna');
      await open(page, '/invoices', { restless: true });
      await expect(page.getByRole('heading', { level: 1, name: account.invoices.title })).toBeVisible();
    },
  },
  {
    name: 'customer care in a member’s account (SES-12)',
    reach: async ({ page, standin }) => {
      await page.goto((await standin.support('anna')).hu);
      await expect(page.getByRole('complementary', { name: member.support.label })).toBeVisible();
      await expect(page.getByRole('radio').first()).toBeVisible();
    },
  },
  {
    name: 'an invoice from an e-mailed link (PUB-17)',
    reach: async ({ page, standin }) => {
      await open(page, await standin.link('anna@pelda.hu', 'invoice'));
      await expect(page.getByRole('link', { name: common.button.download })).toBeVisible();
    },
  },
  {
    name: 'a newsletter subscription that failed (PUB-15)',
    reach: async ({ page }) => {
      await open(page, '/subscribe/0/hu');
      await expect(page.getByText(publicTexts.subscribe.failed)).toBeVisible();
    },
  },
  {
    name: 'an activated account (PUB-4)',
    stopped: true,
    reach: async ({ page }) => {
      await page.addInitScript(() => sessionStorage.setItem('cportal.session', JSON.stringify({ activated: true })));
      await page.clock.install();
      await page.goto('/login');
      await expect(page.getByText(common.notice.activateSuccess)).toBeVisible();
      await stopClock(page);
    },
  },
];

/** Steps, personas, and what pages show after somebody has used them. */
export const situations: readonly State[] = [...steps, ...seenBy, ...others];
