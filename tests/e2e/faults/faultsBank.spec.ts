import portal from '../../../src/i18n/locales/hu/portal.json' with { type: 'json' };
import { bankTrips, duplicate, onlyTransaction } from '../support/faults/bankTrips';
import { sentTo } from '../support/journey';
import { expect, test } from '../support/portal';
import { travel } from '../support/visit';
import { wideUnless } from '../support/wide';

const { payment } = portal;

const openPayment = payment.open.title;

for (const trip of bankTrips) {
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
