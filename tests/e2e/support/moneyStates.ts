import common from '~/i18n/locales/hu/common.json' with { type: 'json' };
import portal from '~/i18n/locales/hu/portal.json' with { type: 'json' };
import type { SignedOrder } from '~/session/sessionSchema';

import { inSpring, saveSteps } from './journey';
import { expect } from './portal';
import { enter, enterWizard, open, openAs, settle, type Scene } from './visit';

const { account, contracting, mandates, member, payment, wizard } = portal;

/** The first day of a year in which something of the last year is still due. */
export const onNewYearsDay =
  (path: string) =>
  async ({ page, standin }: Scene): Promise<void> => {
    await standin.reset('2026-12-10');
    await standin.clock('2027-01-01T09:00:00+01:00');
    await page.clock.install({ time: '2027-01-01T09:00:00+01:00' });
    await openAs(page, standin, 'denes', path);
    await expect(page.getByText(payment.sums.now.replace('{{year}}', '2026'))).toBeVisible();
  };

const ended = { transaction: 'T00000000001', amount: 12_400 };
const approved = { paid: true, auth: 'A77120', codes: [] };
const declined = { paid: false, codes: ['CARD_DECLINED'] };

interface FinalPage {
  order: Partial<SignedOrder>;
  /** Of /get-8. */
  reply: Record<string, unknown>;
  /** The bank's authorisation. */
  auth?: string;
}

const finalPage =
  ({ order, reply, auth }: FinalPage) =>
  async ({ page, standin }: Scene): Promise<void> => {
    await standin.fault({ call: 'contracting/get-8', kind: 'fields', fields: reply });
    const amount = 112_100;
    await enterWizard(page, standin, 'vilmos', 8, (contractKey) => ({
      signedOrder: {
        contractKey,
        amount,
        method: '4',
        receipt: 'b',
        delivery: 'post',
        deliveryAddress: '1117 Budapest, Fehérvári út 12.',
        validFrom: '2026-04-01',
        pack: 'M',
        ...order,
      },
      endTransaction:
        auth === undefined
          ? undefined
          : { ...ended, amount: order.amount ?? amount, contractKey, result: { ...approved, auth } },
    }));
    await open(page, '/contracting/sum', { restless: true });
    await expect(page.getByRole('heading', { name: contracting.status.system })).toBeVisible();
    await expect(page.getByText(contracting.status.payment, { exact: true })).toBeVisible();
  };

/** Step 7 after the bank has declined the contract's payment. */
const failedContract = async ({ page, standin, request }: Scene): Promise<void> => {
  await inSpring(page, standin);
  await saveSteps(standin, request, 'vilmos', 6);
  const failed = { ...ended, amount: 89_600, result: declined };
  await enterWizard(page, standin, 'vilmos', 7, (contractKey) => ({
    otpres: failed.result.codes,
    endTransaction: { ...failed, contractKey },
  }));
  await page.evaluate((record) => {
    const { contractKey } = JSON.parse(sessionStorage.getItem('cportal.session') ?? '{}') as { contractKey?: string };
    localStorage.setItem('cportal.payment', JSON.stringify([{ ...record, payer: '', contractKey, since: Date.now() }]));
  }, failed);
  await open(page, '/contracting', { restless: true });
  await expect(page.getByRole('dialog')).toBeVisible();
};

const mandatePage =
  (path: 'regularcredit' | 'directdebit', persona: string, ...faults: Parameters<Scene['standin']['fault']>[0][]) =>
  async ({ page, standin }: Scene): Promise<void> => {
    for (const fault of faults) await standin.fault(fault);
    await openAs(page, standin, persona, `/payment/${path}`);
  };

const done = { status: 'DONE', paid: true, payState: 'DONE', regState: 'DONE', docState: true };

/** States of what is due, of paying, and of a contract's final page, for pictures and axe. */
export const moneyStates: readonly (readonly [name: string, reach: (scene: Scene) => Promise<unknown>])[] = [
  ['the overview on 1 January with last year’s debt', onNewYearsDay('/app')],
  ['the payments page on 1 January with last year’s debt', onNewYearsDay('/payment')],
  [
    'sums that couldn’t be refreshed',
    async ({ page, standin }) => {
      await openAs(page, standin, 'anna', '/app');
      await standin.fault({ call: 'payment/getAmounts', kind: '500' });
      const link = page.getByRole('link', { name: member.toPayment });
      await settle(page, () => link.first().click());
      await expect(page.getByText(payment.stale)).toBeVisible();
    },
  ],
  [
    'a payment that the service refused',
    async ({ page, standin }) => {
      await standin.fault({ call: 'payment/startTransaction', kind: 'code', code: 'PAYING_DISABLED' });
      await openAs(page, standin, 'anna', '/payment');
      await page.getByRole('button', { name: payment.form.pay, exact: true }).click();
      await expect(page.getByRole('alert').first()).toBeVisible();
    },
  ],
  [
    'an amount that is too large',
    async ({ page, standin }) => {
      await openAs(page, standin, 'anna', '/payment');
      await page.getByRole('textbox', { name: payment.form.amount }).fill('9999999');
      await page.getByRole('button', { name: payment.form.pay, exact: true }).click();
      await expect(page.getByRole('group', { name: common.forms.summary.title })).toBeVisible();
    },
  ],
  [
    'the result of a payment that failed',
    async ({ page, standin }) => {
      await enter(page, standin, 'anna', { endTransaction: { ...ended, result: declined } });
      await open(page, '/payment/T00000000001');
      await expect(page.getByText(payment.result.failed)).toBeVisible();
    },
  ],
  [
    'the result of a payment that isn’t known',
    async ({ page, standin }) => {
      await standin.fault({ call: 'payment/endTransaction', kind: '500' });
      await enter(page, standin, 'anna', {
        transaction: 'T00000000001',
        lastPayment: {
          transaction: 'T00000000001',
          method: '4',
          year: 2026,
          before: [{ year: 2026, currentDebit: 12_400, annualDebit: 124_000 }],
        },
      });
      await open(page, '/payment/T00000000001', { restless: true });
      await expect(page.getByText(payment.result.unknown)).toBeVisible();
    },
  ],
  [
    'the result of a payment that was approved',
    async ({ page, standin }) => {
      await standin.fault({ call: 'payment/getInvState', kind: 'fields', fields: { status: 'OK' } });
      await enter(page, standin, 'anna', { endTransaction: { ...ended, result: approved } });
      await open(page, '/payment/T00000000001', { restless: true });
      await expect(page.getByText(payment.result.invoiceAsking)).toBeVisible();
    },
  ],
  [
    'the payments page after a payment that was approved',
    async ({ page, standin }) => {
      await enter(page, standin, 'anna', { endTransaction: { ...ended, result: approved } });
      await open(page, '/payment');
      await expect(page.getByText(payment.approved.text)).toBeVisible();
    },
  ],
  [
    'a contract’s payment whose result isn’t known',
    async ({ page, standin }) => {
      await standin.fault({ call: 'payment/endTransaction', kind: '500' });
      await standin.fault({ call: 'contracting/get-8', kind: '500' });
      await enterWizard(page, standin, 'vilmos', 7, () => ({ transaction: 'T00000000001' }));
      await open(page, '/payment/callback/T00000000001', { restless: true });
      await expect(page.getByText(payment.result.unknown)).toBeVisible();
    },
  ],
  ['a contract’s payment that failed', failedContract],
  [
    'the summary after a payment that failed',
    async (scene) => {
      await failedContract(scene);
      await scene.page.getByRole('dialog').getByRole('button', { name: common.button.close }).click();
      await expect(scene.page.getByText(wizard.summary.failed.replace(/ \(.*/, ''))).toBeVisible();
    },
  ],
  [
    'a mandate that is on, beside another one',
    mandatePage('regularcredit', 'ilona', {
      call: 'payment/getRegularCreditData',
      kind: 'fields',
      fields: { state: true },
    }),
  ],
  ['a mandate that is off, beside another one', mandatePage('regularcredit', 'ilona')],
  [
    'a mandate whose state isn’t known',
    mandatePage('directdebit', 'anna', {
      call: 'payment/getDirectDebitData',
      kind: 'fields',
      fields: { state: null },
    }),
  ],
  [
    'a mandate that can’t be read',
    mandatePage('directdebit', 'anna', { call: 'payment/getDirectDebitData', kind: '500' }),
  ],
  [
    'a mandate’s history with rows that can’t be read',
    async (scene) => {
      const list = [{ date: '2026-02-15', amount: 9_900, state: 'FELDOLGOZAS' }, 'x', {}];
      const call = 'payment/getDirectDebitData';
      await mandatePage('directdebit', 'ilona', { call, kind: 'fields', fields: { list } })(scene);
      await expect(scene.page.getByText(account.unreadRows_other.replace('{{count}}', '2'))).toBeVisible();
    },
  ],
  [
    'a mandate that was set up',
    async (scene) => {
      const { page } = scene;
      await mandatePage('regularcredit', 'anna')(scene);
      await page.getByRole('button', { name: common.button.save, exact: true }).click();
      await page.getByRole('button', { name: mandates.ask.set.yes }).click();
      await expect(page.getByText(mandates.done.set)).toBeVisible();
    },
  ],
  ['the final page of a contract by card', finalPage({ order: {}, reply: { ...done, payment: '4' }, auth: 'A77120' })],
  [
    'the final page of a contract by monthly card',
    finalPage({ order: { method: '31', amount: 21_800 }, reply: { ...done, payment: '31' }, auth: 'A77120' }),
  ],
  [
    'the final page of a contract by direct debit',
    finalPage({
      order: { method: '3', amount: 0, transferFrom: '2026-04-15' },
      reply: { ...done, paid: false, payment: '3' },
    }),
  ],
  [
    'the final page of a contract that failed and is paid',
    finalPage({ order: {}, reply: { status: 'ERROR', paid: true, payment: '4' }, auth: 'A77120' }),
  ],
  [
    'the final page of a contract that failed and isn’t paid',
    finalPage({ order: {}, reply: { status: 'ERROR', paid: false, payState: 'ERROR', payment: '4' } }),
  ],
];
