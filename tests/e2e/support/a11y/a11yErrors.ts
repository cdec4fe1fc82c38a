import type { Page } from '@playwright/test';

import common from '../../../../src/i18n/locales/hu/common.json' with { type: 'json' };
import portal from '../../../../src/i18n/locales/hu/portal.json' with { type: 'json' };
import { serveCaptcha } from '../captcha';
import { faultPages } from '../faults/faultPages';
import { expect, fillSignIn } from '../portal';
import { open } from '../visit';
import { wrongFields } from './a11yRules';
import { atStep, openAs, press, stopClock, type State } from './a11yState';

const { account, invoiceTo, mandates, member, payment, public: publicTexts, start, status, wizard } = portal;
const { errors, forms, login } = common;

const summary = (page: Page) => page.getByRole('group', { name: forms.summary.title });
const isWrong = (page: Page) => wrongFields(page).first();
const solve = (page: Page): Promise<void> => page.getByLabel(publicTexts.captcha.label).check();
const empty = async (page: Page, labels: readonly string[]): Promise<void> => {
  for (const label of labels) await page.getByRole('main').getByLabel(label, { exact: true }).fill('');
};

/** A form that is submitted with errors: who opens it where, what they enter, and the button they press. */
interface Wrong {
  name: string;
  path: string;
  persona?: string;
  captcha?: boolean;
  spoil?: (page: Page) => Promise<void>;
  send: string;
  /** Several fields are wrong, so a summary links to each. */
  several?: boolean;
}

const wrongForms: readonly Wrong[] = [
  { name: 'sign-in, empty (PUB-5)', path: '/login', send: login.login.submit, several: true },
  {
    name: 'registration, empty (PUB-1)',
    path: '/register',
    captcha: true,
    spoil: async (page) => {
      await page.getByLabel(publicTexts.register.agreement).check();
      await page.getByLabel(publicTexts.register.password, { exact: true }).fill('abc');
    },
    send: publicTexts.register.submit,
    several: true,
  },
  { name: 'forgotten password, empty (PUB-9)', path: '/forgottendetails', captcha: true, send: common.button.send },
  {
    name: 'new password, empty (PUB-10)',
    path: '/password/hu/ismeretlen-token-2026',
    send: common.button.save,
    several: true,
  },
  { name: 'unsubscribing, empty (PUB-16)', path: '/unsubscribe', captcha: true, send: publicTexts.unsubscribe.submit },
  {
    name: 'profile, a wrong phone number (PROF-3)',
    path: '/profile/data',
    persona: 'anna',
    spoil: (page) => page.getByLabel(account.profile.phone.phone).fill('123'),
    send: account.profile.phone.submit,
  },
  {
    name: 'profile, no address (PROF-4)',
    path: '/profile/data',
    persona: 'anna',
    spoil: (page) => empty(page, [member.address.zip, member.address.street, member.address.house]),
    send: account.profile.address.submit,
    several: true,
  },
  {
    name: 'change of password, empty (PROF-5)',
    path: '/profile/chpass',
    persona: 'anna',
    send: common.button.save,
    several: true,
  },
  {
    name: 'payment, no amount and no method (PAY-2)',
    path: '/payment',
    persona: 'anna',
    spoil: (page) => empty(page, [payment.form.amount]),
    send: payment.form.pay,
  },
  {
    name: 'payment, another’s leisure card without its owner (PAY-4)',
    path: '/payment',
    persona: 'anna',
    spoil: async (page) => {
      await page.getByRole('radio', { name: status.method.A, exact: true }).check();
      await page.getByLabel(payment.form.leisureOwn).uncheck();
    },
    send: payment.form.pay,
    several: true,
  },
  {
    name: 'regular payment, a wrong date (MAN-1)',
    path: '/payment/regularcredit',
    persona: 'anna',
    spoil: (page) => page.getByRole('textbox', { name: mandates.regularCredit.from }).fill('2020.01.01'),
    send: common.button.save,
  },
  {
    name: 'direct debit, empty (MAN-3)',
    path: '/payment/directdebit',
    persona: 'anna',
    spoil: (page) => empty(page, [mandates.directDebit.account, mandates.directDebit.limit]),
    send: common.button.save,
  },
  {
    name: 'invoicing data, empty (INV-2)',
    path: '/invoicedata',
    persona: 'dora',
    spoil: async (page) => {
      await page.getByLabel(account.invoiceData.own).uncheck();
      await page.getByRole('radio', { name: invoiceTo.company }).check();
    },
    send: common.button.save,
    several: true,
  },
  {
    name: 'new contract, no entitlement given (CON-1)',
    path: '/contracting/init',
    persona: 'bela',
    send: start.search.submit,
  },
];

const wrongForm = ({ name, path, persona, captcha = false, spoil, send, several = false }: Wrong): State => ({
  name,
  reach: async (scene) => {
    const { page } = scene;
    if (captcha) await serveCaptcha(page, scene.problems);
    await (persona === undefined ? open(page, path) : openAs(scene, persona, path));
    await spoil?.(page);
    if (captcha) await solve(page);
    await press(page, send);
    await expect(several ? summary(page) : isWrong(page)).toBeVisible();
  },
});

/** A step of the wizard with every field wrong that can be. */
const wrongStep = (step: number, spoil: (page: Page) => Promise<void>): State =>
  atStep(step, `step ${step}, wrong (WIZ-17)`, async ({ page }) => {
    await spoil(page);
    await press(page, common.button.next);
    await expect(isWrong(page)).toBeVisible();
  });

const wrongSteps: readonly State[] = [
  wrongStep(1, (page) => {
    const { lastname, firstname, birthDate, birthPlace, mothersName, tax } = wizard.partner;
    return empty(page, [lastname, firstname, birthDate, birthPlace, mothersName, tax]);
  }),
  wrongStep(2, async (page) => {
    await page.getByLabel(wizard.address.equal).uncheck();
    await empty(page, [wizard.address.tel]);
  }),
  wrongStep(4, async (page) => {
    await page.getByRole('radio', { name: wizard.delivery.receipt.b }).check();
    await page.getByRole('radio', { name: wizard.delivery.courier }).check();
    await page.getByRole('radio', { name: wizard.delivery.another }).check();
  }),
  wrongStep(5, async (page) => {
    await page.getByRole('radio', { name: invoiceTo.company }).check();
  }),
  wrongStep(6, async (page) => {
    await page.getByRole('radio', { name: status.method['3'] }).check();
    await page.getByLabel(wizard.bank.account).fill('12345678');
    await empty(page, [wizard.bank.owner]);
  }),
];

/** A failed call on each kind of page (faultPages.ts). */
const failures: readonly State[] = faultPages.map((kind) => ({
  name: `${kind.kind}: the call fails (ERR-2)`,
  reach: async (scene) => {
    await scene.standin.fault({ call: kind.call, kind: '500' });
    await kind.open({ ...scene, restless: kind.asksOnOpening });
    if (!kind.asksOnOpening) await kind.act(scene.page);
    await expect(
      scene.page
        .getByText(kind.kind === 'poll' ? payment.poll.failed : /[A-HJ-NP-Z2-9]{6}/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await kind.stands(scene.page);
  },
}));

const others: readonly State[] = [
  {
    name: 'sign-in, refused (PUB-8)',
    reach: async ({ page }) => {
      await open(page, '/login');
      await fillSignIn(page, 'anna@pelda.hu', 'nem-ez');
      await expect(page.getByRole('alert').getByText(errors.ACC_INVALID_AUTHENTICATION)).toBeVisible();
    },
  },
  {
    name: 'sign-in, an account that is not active yet (PUB-8)',
    stopped: true,
    reach: async ({ page }) => {
      await page.clock.install();
      await open(page, '/login');
      await fillSignIn(page, 'inaktiv@pelda.hu');
      await expect(page.getByRole('status').getByText(errors.ACC_INACTIVE_USER)).toBeVisible();
      await stopClock(page);
    },
  },
  {
    name: 'forgotten password, an unknown address (PUB-9)',
    reach: async ({ page, problems }) => {
      await serveCaptcha(page, problems);
      await open(page, '/forgottendetails');
      await page.getByLabel(publicTexts.forgotten.email).fill('nincs@pelda.hu');
      await solve(page);
      await press(page, common.button.send);
      await expect(isWrong(page)).toBeVisible();
    },
  },
  {
    name: 'the captcha can’t be loaded (PUB-18)',
    reach: async ({ page, problems }) => {
      await serveCaptcha(page, problems, { blocked: true });
      await open(page, '/register');
      await expect(page.getByText(publicTexts.captcha.failed)).toBeVisible();
    },
  },
  {
    name: 'a page whose code is gone after a release (NAV-14)',
    reach: async (scene) => {
      const { page, problems } = scene;
      problems.allow(/assets\/|dynamically imported module|Loading module/);
      await page.route('**/assets/ChangePasswordPage-*.js', (route) =>
        route.fulfill({ status: 404, contentType: 'text/plain', body: '' }),
      );
      await openAs(scene, 'anna', '/payment');
      await press(page, member.menu.profileGroup);
      await page.getByRole('link', { name: member.menu.changePassword }).click();
      await expect(page.getByRole('heading', { level: 1, name: common.pageError.title })).toBeVisible();
    },
  },
  { name: 'a page that doesn’t exist (NAV-2)', reach: ({ page }) => open(page, '/nincs/ilyen') },
  {
    name: 'the session ended (SES-5)',
    reach: async (scene) => {
      const { page, standin } = scene;
      await openAs(scene, 'anna', '/documents');
      await standin.expire('anna');
      await page.getByRole('link', { name: member.menu.payment, exact: true }).click();
      await expect(page.getByRole('alert').getByText(common.notice.sessionEnded)).toBeVisible();
    },
  },
  {
    name: 'an unknown bank (MAN-3)',
    reach: async (scene) => {
      await openAs(scene, 'anna', '/payment/directdebit');
      await scene.page.getByLabel(mandates.directDebit.account).fill('999999999999999999999999');
      await scene.page.getByLabel(mandates.directDebit.account).blur();
      await expect(isWrong(scene.page)).toBeVisible();
    },
  },
];

/** Forms submitted empty or with errors. */
export const formErrors: readonly State[] = [...wrongForms.map(wrongForm), ...wrongSteps];

/** Refusals and failed calls. */
export const errorStates: readonly State[] = [...failures, ...others];
