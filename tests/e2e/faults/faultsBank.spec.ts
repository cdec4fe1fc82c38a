import portal from '../../../src/i18n/locales/hu/portal.json' with { type: 'json' };
import { bankTrips, duplicate, onlyTransaction } from '../support/faults/bankTrips';
import { atTheBank, sentTo } from '../support/journey';
import { expect, test } from '../support/portal';
import { enter, open, travel } from '../support/visit';
import { wideUnless } from '../support/wide';

const { payment } = portal;

const openPayment = payment.open.title;

for (const trip of bankTrips) {
  for (const decision of ['Fizetés', 'Elutasítás'] as const) {
    const told = decision === 'Fizetés' ? trip.paid : trip.declined;

    test(
      `${trip.what} (${decision}): the return page reloaded, opened again, in a copy of the tab and in a new one shows the same end, asked for once (FLT-5, PAY-7, PAY-8)`,
      { tag: '@wide' },
      async ({ page, context, standin, request }) => {
        await trip.begin({ page, standin, request });
        await atTheBank(page, decision);
        await told(page, true);
        const { id } = await onlyTransaction(standin);
        await page.reload();
        await told(page);
        await page.goto(trip.returnPath(id));
        await told(page);
        await told(await duplicate(page, trip.returnPath(id)));

        // A tab of its own takes over the session and the result from the others (SES-14, PAY-13).
        const fresh = await context.newPage();
        await fresh.goto(trip.returnPath(id));
        await told(fresh);
        expect(await onlyTransaction(standin)).toMatchObject({
          decision: decision === 'Fizetés' ? 'paid' : 'declined',
        });
        expect(await sentTo(standin, '/endTransaction')).toHaveLength(1);
      },
    );
  }

  test(
    `${trip.what}: the return page opened in two tabs at the same moment asks once and tells both the end (FLT-5, PAY-13)`,
    wideUnless(trip.what === 'a plain payment'),
    async ({ page, standin, request }) => {
      await trip.begin({ page, standin, request });
      const { id } = await onlyTransaction(standin);
      await travel(page, -1);
      await expect(page.getByText(openPayment)).toBeVisible();
      const other = await duplicate(page, '/app');
      await expect(other.getByRole('heading', { level: 1, name: 'Áttekintés' })).toBeVisible();
      await standin.decide(id, 'decline');
      await standin.fault({ call: '/endTransaction', kind: 'slow', delay: 800 });
      await Promise.all([page.goto(trip.returnPath(id)), other.goto(trip.returnPath(id))]);
      for (const tab of [page, other]) {
        await (trip.what === 'a plain payment'
          ? expect(tab.getByText(payment.result.failed).first()).toBeVisible()
          : expect(tab).toHaveURL('/contracting'));
      }
      expect(await sentTo(standin, '/endTransaction')).toHaveLength(1);
      expect(await onlyTransaction(standin)).toMatchObject({ decision: 'declined', auth: '' });
    },
  );
}

test(
  'a tab that stayed open doesn’t offer a payment again that another tab has paid (FLT-5, PAY-6)',
  { tag: '@wide' },
  async ({ page, context, standin, request }) => {
    const trip = bankTrips.find(({ what }) => what === 'a plain payment');
    await trip?.begin({ page, standin, request });
    const { id } = await onlyTransaction(standin);
    await travel(page, -1);
    await expect(page.getByText(openPayment)).toBeVisible();
    const other = await context.newPage();
    await enter(other, standin, 'anna');
    await open(other, '/payment');
    await expect(other.getByText(openPayment)).toBeVisible();
    await standin.decide(id, 'pay');
    await page.getByRole('button', { name: payment.open.check }).click();
    await trip?.paid(page);
    await trip?.settled(other);
  },
);
