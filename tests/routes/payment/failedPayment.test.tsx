import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { addPayment } from '../../setup/payments';
import { comeBack, fact, telling } from './support';

it('a payment that failed is one without an auth (PAY-7, ERR-8)', async () => {
  const portal = await comeBack({ decision: 'pay', prepare: telling('/endTransaction', { auth: null }) });
  expect(await screen.findByText('A fizetés nem sikerült.')).toBeVisible();
  expect(portal.store.get()).toMatchObject({ transaction: undefined, endTransaction: { auth: '' } });
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
