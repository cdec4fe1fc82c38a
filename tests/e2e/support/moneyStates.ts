import common from '~/i18n/locales/hu/common.json' with { type: 'json' };
import portal from '~/i18n/locales/hu/portal.json' with { type: 'json' };
import type { SignedOrder } from '~/session/sessionSchema';

import { expect } from './portal';
import { enter, enterWizard, open, openAs, settle, type Scene } from './visit';

const { contracting, member, payment } = portal;

/** The first day of a year in which something of the last year is still due. */
const onNewYearsDay =
  (path: string) =>
  async ({ page, standin }: Scene): Promise<void> => {
    await standin.reset('2026-12-10');
    await standin.clock('2027-01-01T09:00:00+01:00');
    await page.clock.install({ time: '2027-01-01T09:00:00+01:00' });
    await openAs(page, standin, 'denes', path);
    await expect(page.getByText(payment.sums.now.replace('{{year}}', '2026'))).toBeVisible();
  };

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
          : {
              transaction: 'T00000000001',
              amount: order.amount ?? amount,
              contractKey,
              result: { paid: true, auth, codes: [] },
            },
    }));
    await open(page, '/contracting/sum', { restless: true });
    await expect(page.getByRole('heading', { name: contracting.status.system })).toBeVisible();
    await expect(page.getByText(contracting.status.payment, { exact: true })).toBeVisible();
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
      await enter(page, standin, 'anna', {
        endTransaction: {
          transaction: 'T00000000001',
          amount: 12_400,
          result: { paid: false, codes: ['CARD_DECLINED'] },
        },
      });
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
