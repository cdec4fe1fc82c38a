import fc from 'fast-check';

import { formatForint } from '../../src/domain/money/money';
import { expect, test } from './support/portal';
import { alter } from './support/replies';
import { enter, open } from './support/visit';

const forint = fc.oneof(fc.constant(0), fc.integer({ min: -99_999, max: 399_999 }));
const replies = fc.record({
  sums: fc.array(fc.record({ currentDebit: forint, allDebit: forint }), { minLength: 3, maxLength: 3 }),
  state: fc.constantFrom(true, false, null),
  fee: fc.integer({ min: 1, max: 99_999 }),
  list: fc.option(
    fc.array(
      fc.record({
        date: fc.constantFrom('2025-09-05', '2026-11-13', '2027-01-10'),
        amount: fc.integer({ min: 1, max: 99_999 }),
        state: fc.constantFrom('Törölve', 'Hibás számlaszám', 'Fedezet rendben, teljesült', 'K'),
      }),
      { maxLength: 3 },
    ),
  ),
});

const sumText = (sum: number): string => formatForint(Math.abs(sum), 'hu').replaceAll(/\s/g, ' ');

test('payments, the overview and the direct debit show no sum but those that the replies name (SAY-1, SAY-2, SAY-4, PAY-1)', async ({
  page,
  standin,
}) => {
  const cases = fc.sample(replies, { numRuns: 4, seed: 20261128 });
  let [told] = cases;
  if (told === undefined) throw new Error('nothing was generated');
  const year = new Date().getFullYear();
  await page.route(/\/getAmounts$/, async (route) => {
    const asked = route.request().postDataJSON() as { year: number };
    await route.fulfill({ json: { status: 'OK', messages: [], ...told?.sums[asked.year - year + 1] } });
  });
  await alter(page, 'payment', '/getDirectDebitData', () => ({
    status: 'OK',
    fee: told?.fee,
    state: told?.state,
    ...(told?.list === null ? {} : { list: told?.list }),
  }));
  await alter(page, 'payment', '/listInvoices', () => ({ status: 'OK', list: [] }));
  await enter(page, standin, 'anna');
  for (told of cases) {
    const { sums, fee, list } = told;
    const named = [...sums.flatMap(Object.values<number>), fee, ...(list ?? []).map(({ amount }) => amount)];
    const allowed = new Set(named.map(sumText));
    for (const path of ['/payment', '/app', '/payment/directdebit']) {
      await open(page, path);
      const text = (await page.getByRole('main').innerText()).replaceAll(/\s/g, ' ');
      const shown = [...text.matchAll(/\d{1,3}(?: \d{3})* Ft/g)].map(([sum]) => sum);
      expect(
        shown.filter((sum) => !allowed.has(sum)),
        `${path} ${JSON.stringify(told)}`,
      ).toEqual([]);
      if (path !== '/payment') continue;
      const amount = page.getByLabel('Befizetendő összeg');
      const [, now = { currentDebit: 0, allDebit: 0 }] = sums;
      if (Math.max(now.currentDebit, now.allDebit) <= 0) await expect(amount).toHaveCount(0);
      else
        await expect
          .poll(async () => (await amount.inputValue()).replaceAll(/\s/g, ''))
          .toBe(now.currentDebit > 0 ? String(now.currentDebit) : '');
    }
  }
});
