import common from '../../../../src/i18n/locales/hu/common.json' with { type: 'json' };
import portal from '../../../../src/i18n/locales/hu/portal.json' with { type: 'json' };
import { unfoldCosts } from '../journey';
import { expect } from '../portal';
import { enter, enterWizard, open } from '../visit';
import { atStep, button, dialogIsOpen, openAs, openStep, press, type State, type StateScene } from './a11yState';

const { account, contracting, mandates, member, payment, start, status, wizard } = portal;

/** Presses the download of the first invoice. */
const askForInvoice = async (scene: StateScene): Promise<void> => {
  await openAs(scene, 'anna', '/invoices');
  await scene.page
    .getByRole('main')
    .getByRole('button', { name: /^Letöltés/ })
    .first()
    .click();
};

const account24 = '117730161111101800000000';

const askForMandate = async (scene: StateScene, name: 'regularCredit' | 'directDebit'): Promise<void> => {
  const { page } = scene;
  await openAs(scene, 'anna', `/payment/${name.toLowerCase()}`);
  if (name === 'directDebit') {
    await page.getByLabel(mandates.directDebit.account).fill(account24);
    await page.getByLabel(mandates.directDebit.limit).fill('20000');
    await expect(page.getByText(/^Bank: /)).toBeVisible();
  }
  await press(page, common.button.save);
  await dialogIsOpen(page, mandates.ask.set[name]);
};

const askToWithdraw = async (scene: StateScene): Promise<void> => {
  await openAs(scene, 'hedvig', '/payment/directdebit');
  await press(scene.page, mandates.withdraw);
  await dialogIsOpen(scene.page, mandates.ask.withdraw.directDebit);
};

/** Every dialog of the portal. */
export const dialogs: readonly State[] = [
  {
    name: 'the session is about to end (SES-7)',
    reach: async (scene) => {
      await scene.standin.settings({ tokenSeconds: 110 });
      await openAs(scene, 'anna', '/profile/data', { restless: true });
      await dialogIsOpen(scene.page, member.ending.title);
    },
  },
  {
    name: 'the session is about to end, and the password is wrong (SES-7)',
    reach: async (scene) => {
      await scene.standin.settings({ tokenSeconds: 110 });
      await openAs(scene, 'anna', '/profile/data', { restless: true });
      const dialog = scene.page.getByRole('dialog', { name: member.ending.title });
      await dialog.getByLabel(member.ending.password, { exact: true }).fill('nem-ez');
      await dialog.getByRole('button', { name: member.ending.stay }).click();
      await expect(dialog.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'a message from the intranet (NAV-12)',
    reach: async (scene) => {
      await openAs(scene, 'maria', '/app', { restless: true });
      await dialogIsOpen(scene.page, member.message.title);
    },
  },
  {
    name: 'a payment that failed (PAY-9)',
    reach: async ({ page, standin }) => {
      await enter(page, standin, 'anna', { otpres: ['PAYING_DISABLED'] });
      await open(page, '/payment', { restless: true });
      await dialogIsOpen(page, payment.result.failed);
    },
  },
  {
    name: 'a new payment while one is open (PAY-6)',
    reach: async ({ page, standin }) => {
      await enter(page, standin, 'anna', { transaction: 'T00000000001' });
      await open(page, '/payment');
      await press(page, payment.open.anew);
      await dialogIsOpen(page, payment.anew.title);
    },
  },
  {
    name: 'customer care pays from a member’s account (SES-12)',
    reach: async ({ page, standin }) => {
      await page.goto((await standin.support('anna')).hu);
      await page.getByRole('radio', { name: status.method['4'], exact: true }).check();
      await press(page, payment.form.pay);
      await dialogIsOpen(page, payment.ask.title);
    },
  },
  {
    name: 'an invoice is ready (DOC-4)',
    reach: async (scene) => {
      await askForInvoice(scene);
      await expect(scene.page.getByRole('dialog').getByRole('link', { name: common.button.download })).toBeVisible();
    },
  },
  {
    name: 'an invoice is loading (DOC-4)',
    reach: async (scene) => {
      await scene.standin.fault({ call: '/getDownloadInvoice', kind: 'slow', delay: 14_000 });
      await askForInvoice(scene);
      await expect(scene.page.getByRole('dialog').getByRole('progressbar')).toBeVisible();
    },
  },
  {
    name: 'an invoice that can’t be loaded (DOC-4)',
    reach: async (scene) => {
      await scene.standin.fault({ call: '/getDownloadInvoice', kind: '500' });
      await askForInvoice(scene);
      await expect(scene.page.getByRole('dialog').getByRole('alert')).toBeVisible();
    },
  },
  { name: 'regular payment: are you sure (MAN-5)', reach: (scene) => askForMandate(scene, 'regularCredit') },
  { name: 'direct debit: are you sure (MAN-5)', reach: (scene) => askForMandate(scene, 'directDebit') },
  { name: 'direct debit: really withdraw (MAN-5)', reach: askToWithdraw },
  {
    name: 'regular payment is being set up (MAN-2)',
    reach: async (scene) => {
      await scene.standin.fault({ call: 'payment/setRegularCreditAuth', kind: 'slow', delay: 14_000 });
      await askForMandate(scene, 'regularCredit');
      await press(scene.page, mandates.ask.set.yes);
      await expect(scene.page.getByRole('dialog', { name: mandates.working.set }).getByRole('status')).toContainText(
        common.loading,
      );
    },
  },
  {
    name: 'regular payment is set up (MAN-2)',
    reach: async (scene) => {
      await askForMandate(scene, 'regularCredit');
      await press(scene.page, mandates.ask.set.yes);
      await dialogIsOpen(scene.page, mandates.done.set);
    },
  },
  {
    name: 'the online payment service pauses (CON-4)',
    reach: async ({ page, standin }) => {
      await standin.reset('2023-06-17');
      await standin.clock('2023-06-17T00:50:00+02:00');
      await page.clock.install({ time: '2023-06-17T00:50:00+02:00' });
      await openAs({ page, standin }, 'ilona', '/contracting/upgrade', { restless: true });
      await dialogIsOpen(page, start.notice.title);
    },
  },
  {
    name: 'the employer has denied it (CON-10)',
    reach: async (scene) => {
      await openAs(scene, 'miklos', '/contracting/sum/00000000-0000-4000-8000-000000000000/denied', { restless: true });
      await dialogIsOpen(scene.page, contracting.status.deniedTitle);
    },
  },
  {
    name: 'really cancel the contracting (CON-8)',
    reach: async (scene) => {
      await enterWizard(scene.page, scene.standin, 'vilmos');
      await open(scene.page, '/contracting/options/szerzodesvilmos2026');
      await press(scene.page, contracting.offers.cancel);
      await dialogIsOpen(scene.page, contracting.offers.cancelTitle);
    },
  },
  {
    name: 'the documents take longer (SUM-2)',
    reach: async ({ page, standin }) => {
      await standin.fault({ call: 'contracting/get-8', kind: 'fields', fields: { status: 'DOC' } });
      await enterWizard(page, standin, 'vilmos', 8);
      await open(page, '/contracting/sum', { restless: true });
      await dialogIsOpen(page, contracting.status.hint.replace('{{status}}', 'DOC'));
    },
  },
  atStep(2, 'a step is left unsaved (WIZ-4)', async (scene) => {
    await scene.page.getByLabel(member.address.house).fill('');
    await press(scene.page, `${wizard.step1} – ${wizard.done}`);
    await dialogIsOpen(scene.page, wizard.leave.title);
  }),
  atStep(4, 'a step is refused as a whole (WIZ-5)', async (scene) => {
    await scene.standin.fault({ call: 'contracting/submit-4', kind: 'code', code: 'UJ_KOD_2031' });
    await press(scene.page, common.button.next);
    await dialogIsOpen(scene.page, wizard.codes.title);
  }),
  atStep(1, 'a calendar that opens years ago (WIZ-6)', async (scene) => {
    const field = scene.page.getByRole('textbox', { name: wizard.partner.birthDate });
    await field.fill('');
    await press(scene.page, member.date.open.replace('{{field}}', wizard.partner.birthDate));
    await expect(scene.page.getByRole('gridcell').first()).toBeVisible();
  }),
  {
    name: 'a calendar with days that can’t be chosen (MAN-1)',
    reach: async (scene) => {
      await openAs(scene, 'anna', '/payment/regularcredit');
      await press(scene.page, member.date.open.replace('{{field}}', mandates.regularCredit.from));
      await expect(scene.page.getByRole('gridcell').first()).toBeVisible();
    },
  },
  {
    name: 'a list of choices (DOC-1)',
    reach: async (scene) => {
      await openAs(scene, 'anna', '/documents');
      await scene.page.getByRole('combobox', { name: account.year }).click();
      await expect(scene.page.getByRole('listbox')).toBeVisible();
    },
  },
  {
    name: 'the towns of a postal code (ADDR-1)',
    reach: async (scene) => {
      const { page } = scene;
      await openAs(scene, 'anna', '/profile/data');
      await page.getByLabel(member.address.zip).fill('8992');
      const city = page.getByRole('combobox', { name: member.address.city });
      await expect(city).not.toHaveValue('');
      await city.click();
      await city.press('ArrowDown');
      await expect(page.getByRole('listbox')).toBeVisible();
    },
  },
  {
    name: 'the menu on a phone (NAV-4)',
    onPhone: true,
    reach: async (scene) => {
      await openAs(scene, 'ferenc', '/profile/data');
      await press(scene.page, common.menu.open);
      await press(scene.page, member.menu.contractGroup);
      await expect(button(scene.page, member.menu.contractGroup)).toHaveAttribute('aria-expanded', 'true');
    },
  },
  {
    name: 'the costs in the wizard’s bar on a phone (WIZ-16)',
    onPhone: true,
    reach: async (scene) => {
      await openStep(scene, 4);
      await unfoldCosts(scene.page);
    },
  },
];
