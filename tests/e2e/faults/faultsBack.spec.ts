import portal from '../../../src/i18n/locales/hu/portal.json' with { type: 'json' };
import { test, wasRestored } from '../support/bfcache';
import { bankTrips, onlyTransaction } from '../support/faults/bankTrips';
import { atTheBank, sentTo } from '../support/journey';
import { expect, portalOrigin } from '../support/portal';
import { travel } from '../support/visit';
import { wideUnless } from '../support/wide';

const { payment } = portal;

const openPayment = payment.open.title;

for (const trip of bankTrips) {
  for (const kept of [false, true]) {
    test(
      `${trip.what}: Back from the bank, ${kept ? 'with the page in the back-forward cache' : 'with the host’s own headers'}, shows it as open, never starts it twice, and once paid doesn’t offer it again (FLT-5, PAY-6)`,
      wideUnless(kept && trip.what === 'a plain payment'),
      async ({ page, standin, request, cacheable }) => {
        if (kept) await cacheable();
        await trip.begin({ page, standin, request });

        await travel(page, -1);
        await expect(page.getByText(openPayment)).toBeVisible();
        expect(await wasRestored(page), 'out of the back-forward cache').toBe(kept);
        await expect(trip.payButton(page)).toHaveCount(0);

        await travel(page, 1);
        await atTheBank(page, 'Fizetés');
        await trip.paid(page);
        await travel(page, -2);
        await expect.poll(() => page.url()).toMatch(new RegExp(`^${portalOrigin}/(payment|contracting)(/sum)?$`));
        await expect(page.getByText(openPayment)).toHaveCount(0);
        await trip.settled(page);
        expect(await wasRestored(page), 'out of the back-forward cache again').toBe(kept);
        expect(await onlyTransaction(standin)).toMatchObject({ decision: 'paid', ended: true });
        expect(await sentTo(standin, '/startTransaction')).toHaveLength(1);
        expect(await sentTo(standin, '/endTransaction')).toHaveLength(1);
      },
    );
  }
}
