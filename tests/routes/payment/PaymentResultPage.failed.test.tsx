import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { decide } from '../../../mocks/model/payment/transactions';
import { noteDepartures } from '../../setup/navigation';
import { addPayment, paidResult } from '../../setup/payments';
import { amountField, answerByYear, comeBack, fact, grouped, openInSpring, payButton, telling } from './support';

const left = noteDepartures();

it('a payment that failed is one without an auth (PAY-7, ERR-8)', async () => {
  const portal = await comeBack({ decision: 'pay', prepare: telling('/endTransaction', { auth: null }) });
  expect(await screen.findByText('A fizetés nem sikerült.')).toBeVisible();
  expect(portal.store.get()).toMatchObject({ transaction: undefined, endTransaction: { result: { paid: false } } });
  expect(portal.sent('/getInvState')).toEqual([]);
});

it.each<[string[], RegExp[], number]>([
  [[], [/^Hiba történt az online kártyás fizetés közben\.$/], 1],
  [['otpTransactionError', 'otpTransactionError'], [/^Hiba történt az online kártyás fizetés közben\.$/], 1],
  [['NINCS'], [/^Hiba történt az online kártyás fizetés közben\.$/, /^Kód: NINCS$/], 1],
  [['PAYMENT_FAILED'], [/^Az online fizetés sikertelen\./], 0],
])(
  'a failed payment says the codes %j in their words, else the portal’s sentence, each once (PAY-8, UX-21)',
  async (messages, texts, own) => {
    await comeBack({ decision: 'decline', prepare: telling('/endTransaction', { auth: '', messages }) });
    for (const text of texts) expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryAllByText(/^Hiba történt az online/)).toHaveLength(own);
    expect(await fact('A fizetés összege')).toHaveTextContent('12 400 Ft');
    expect(screen.getByText(/^Ha nem tudja biztosan, levonták-e az összeget/)).toBeVisible();
  },
);

it('a failed payment leads to the form, which shows another one that is open in its place (PAY-6, PAY-8, UX-21)', async () => {
  const portal = await comeBack({
    decision: 'decline',
    prepare: (store) => addPayment(store, 'T2', { amount: 5_000 }),
  });
  await portal.user.click(await screen.findByRole('link', { name: 'Újrapróbálom a fizetést' }));
  await waitFor(() => expect(portal.path()).toBe('/payment'));
  expect(await screen.findByText('Megkezdett egy fizetést, az eredménye még nem ismert.')).toBeVisible();
  expect(screen.getByText('T2')).toBeVisible();
  expect(portal.sent('/startTransaction')).toEqual([]);
});

/** Anna pays 5 000 Ft by a motivation card, or what the form fills in, and the bank declines. */
const payAndFail = async (typed?: string) => {
  const portal = await openInSpring('/payment');
  await portal.user.click(await screen.findByRole('radio', { name: 'Motivációs kártya' }));
  if (typed !== undefined) {
    await portal.user.clear(await amountField());
    await portal.user.type(await amountField(), typed);
  }
  await portal.user.click(await payButton());
  await waitFor(() => expect(left).toHaveBeenCalledOnce());
  const { id } = portal.world.state.transactions[0]!;
  decide(portal.world, id, 'decline');
  await act(() => portal.go(`/payment/${id}`));
  return portal;
};
const retry = (portal: Awaited<ReturnType<typeof payAndFail>>) =>
  screen.findByRole('link', { name: 'Újrapróbálom a fizetést' }).then((link) => portal.user.click(link));

it('a failed payment leads to the form as it was sent, without a word about a draft, until a payment is approved (UX-21, PAY-15)', async () => {
  const portal = await payAndFail('5000');
  await retry(portal);
  expect(await amountField()).toHaveValue(grouped('5 000'));
  expect(screen.getByRole('radio', { name: 'Motivációs kártya' })).toBeChecked();
  expect(screen.queryByText(/beírtakat/)).not.toBeInTheDocument();
  act(() => addPayment(portal.store, 'T7', { amount: 100, result: paidResult }));
  await waitFor(async () => expect(await amountField()).toHaveValue(grouped('12 400')));
});

it('a failed payment whose amount nobody touched leads to the form with what is due by now (UX-21, PAY-15)', async () => {
  const portal = await payAndFail();
  answerByYear(portal, { 2026: [9_900, 99_000] });
  await screen.findByText('A fizetés nem sikerült.');
  await retry(portal);
  await waitFor(async () => expect(await amountField()).toHaveValue(grouped('9 900')));
  expect(screen.getByRole('radio', { name: 'Motivációs kártya' })).toBeChecked();
});
