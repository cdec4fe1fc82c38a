import type { Locator, Page } from '@playwright/test';

import common from '../../../src/i18n/locales/hu/common.json' with { type: 'json' };
import portal from '../../../src/i18n/locales/hu/portal.json' with { type: 'json' };
import { serveCaptcha } from './captcha';
import type { Scene } from './faults/faultPages';
import { startContract, WizardOnPage } from './journey';
import { expect } from './portal';
import type { Problems } from './problems';
import { enter, enterWizard, open } from './visit';

const { account, contracting, member, payment, public: publicTexts, wizard } = portal;
const { login } = common;

interface WriteScene extends Scene {
  problems: Problems;
  /** 0 the first time. The second time something else may have to be typed. */
  round: number;
}

/** A button that must write once per press (FLT-4). */
export interface Writer {
  what: string;
  /** The path of the call. */
  path: string;
  /** The path of a second call that the press makes, also once. */
  with?: string;
  /** A persona can do it only once, by this kind of press. `both`: money is tried both ways, in two tests. */
  once?: 'clicked' | 'pressed' | 'both';
  open: (scene: WriteScene) => Promise<void>;
  button: (page: Page) => Locator;
}

const button = (page: Page, name: string): Locator => page.getByRole('main').getByRole('button', { name, exact: true });
/** The answer that cancels a contract, named like the button that asks. */
const cancelling = (page: Page): Locator =>
  page.getByRole('dialog').getByRole('button', { name: contracting.offers.cancel });

const confirming = (page: Page): Locator => page.getByRole('dialog').getByRole('button', { name: /^Igen, / });

/** Opens a public page without a session. */
const openPublic = async (page: Page, path: string): Promise<void> => {
  await open(page, '/subscribe/1');
  await page.evaluate(() => sessionStorage.clear());
  await open(page, path);
};

const openWithCaptcha = async ({ page, problems, round }: WriteScene, path: string): Promise<void> => {
  if (round === 0) await serveCaptcha(page, problems);
  await openPublic(page, path);
  await page.getByLabel(publicTexts.captcha.label).check();
};

const asMember = async ({ page, standin, round }: WriteScene, persona: string, path: string): Promise<void> => {
  if (round === 0) await enter(page, standin, persona);
  await open(page, path);
};

const fill = async (page: Page, values: readonly (readonly [label: string, value: string])[]): Promise<void> => {
  for (const [label, value] of values)
    await page.getByRole('main').getByRole('textbox', { name: label, exact: true }).fill(value);
};

/** A password field has no role. */
const fillPasswords = async (
  page: Page,
  values: readonly (readonly [label: string, value: string])[],
): Promise<void> => {
  for (const [label, value] of values) await page.getByLabel(label, { exact: true }).fill(value);
};

export const writers: readonly Writer[] = [
  {
    what: 'signing in',
    path: '/login',
    open: async ({ page }) => {
      await openPublic(page, '/login');
      await fill(page, [[login.login.loginName, 'anna@pelda.hu']]);
      await fillPasswords(page, [[login.login.password, 'jelszo1']]);
    },
    button: (page) => button(page, login.login.submit),
  },
  {
    what: 'registering',
    path: '/registration',
    open: async (scene) => {
      const { page, round } = scene;
      await openWithCaptcha(scene, '/register');
      const { lastName, firstName, email, password, repeatPassword } = publicTexts.register;
      await fill(page, [
        [lastName, 'Új'],
        [firstName, 'Tünde'],
        [email, `tunde${round}@levelek.hu`],
      ]);
      await fillPasswords(page, [
        [password, 'zöld-alma-7'],
        [repeatPassword, 'zöld-alma-7'],
      ]);
      await page.getByLabel(publicTexts.register.agreement).check();
    },
    button: (page) => button(page, publicTexts.register.submit),
  },
  {
    what: 'asking for a new password',
    path: '/forgot',
    open: async (scene) => {
      await openWithCaptcha(scene, '/forgottendetails');
      await fill(scene.page, [[publicTexts.forgotten.email, 'anna@pelda.hu']]);
    },
    button: (page) => button(page, common.button.send),
  },
  {
    what: 'changing the e-mail',
    path: '/change-email',
    open: async (scene) => {
      await asMember(scene, 'anna', '/profile/data');
      await fill(scene.page, [[account.profile.email.email, `anna.uj${scene.round}@levelek.hu`]]);
    },
    button: (page) => button(page, account.profile.email.submit),
  },
  {
    what: 'changing the address',
    path: '/change-address',
    open: async (scene) => {
      await asMember(scene, 'anna', '/profile/data');
      await fill(scene.page, [[member.address.house, `1${scene.round}.`]]);
    },
    button: (page) => button(page, account.profile.address.submit),
  },
  {
    what: 'changing the password',
    path: '/change-password',
    once: 'clicked',
    open: async (scene) => {
      await asMember(scene, 'anna', '/profile/chpass');
      const { oldPassword, newPassword, newPasswordAgain } = account.password;
      await fillPasswords(scene.page, [
        [oldPassword, 'jelszo1'],
        [newPassword, 'kék-hegy-12'],
        [newPasswordAgain, 'kék-hegy-12'],
      ]);
    },
    button: (page) => button(page, common.button.save),
  },
  {
    what: 'saving the invoicing data',
    path: '/change-invoice-data',
    open: (scene) => asMember(scene, 'anna', '/invoicedata'),
    button: (page) => button(page, common.button.save),
  },
  {
    what: 'setting up and withdrawing the regular card payment',
    path: '/setRegularCreditAuth',
    open: async (scene) => {
      const { page, round } = scene;
      await asMember(scene, 'anna', '/payment/regularcredit');
      await button(page, round === 0 ? common.button.save : 'Visszavonás').click();
      await expect(confirming(page)).toBeVisible();
    },
    button: confirming,
  },
  {
    what: 'saving a step of the wizard',
    path: '/submit-4',
    open: async ({ page, standin, round }) => {
      if (round === 0) await enterWizard(page, standin, 'vilmos');
      await open(page, '/contracting');
      const steps = new WizardOnPage(page);
      if (round > 0) await steps.back(4);
      await steps.isAt(4);
      // A step without a change is left without a call.
      if (round > 0) await steps.radio(wizard.delivery.receipt.b).check();
    },
    button: (page) => button(page, common.button.next),
  },
  {
    what: 'cancelling a contracting',
    path: '/reset-contract',
    once: 'pressed',
    open: async ({ page, standin, request, world }) => {
      await open(
        page,
        await startContract(standin, request, world, { persona: 'bela', email: 'nagy.bela@peldakft.hu' }),
      );
      await button(page, contracting.offers.cancel).click();
      await expect(cancelling(page)).toBeVisible();
    },
    button: cancelling,
  },
  {
    what: 'paying',
    path: '/startTransaction',
    once: 'both',
    open: (scene) => asMember(scene, 'anna', '/payment'),
    button: (page) => button(page, payment.form.pay),
  },
  {
    what: 'signing and paying a contract',
    path: '/submit-7',
    with: '/startTransaction',
    once: 'both',
    open: async ({ page, standin }) => {
      const steps = new WizardOnPage(page);
      await enterWizard(page, standin, 'vilmos');
      await open(page, '/contracting');
      await steps.goOn(4);
      await steps.goOn(5);
      await steps.choosePayment('Bankkártya');
      await steps.isAt(7);
      for (const consent of await page.getByRole('group', { name: wizard.consent.title }).getByRole('checkbox').all())
        await consent.check();
    },
    button: (page) => button(page, wizard.summary.pay),
  },
];
