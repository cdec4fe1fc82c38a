import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { giveUpPayment, recordEnd } from '~/features/paying/settlePayment';
import { recordStart } from '~/features/paying/startPayment';
import { keepTyped } from '~/routes/payment/pay/payValues';

import { addFault } from '../../../mocks/faults';
import { noteDepartures } from '../../setup/navigation';
import {
  amountField,
  answer,
  comeBack,
  debitActive,
  fact,
  grouped,
  telling,
  typedPayment,
  type Return,
} from './support';

const left = noteDepartures();

const declined = (prepare?: Return['prepare']) => comeBack({ decision: 'decline', typed: { method: '11' }, prepare });
const again = () => screen.findByRole('button', { name: 'Újrapróbálom a fizetést' });

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

it('a failed payment is started again with the same data by one press; a refused start keeps the data (PAY-8, UX-21)', async () => {
  const portal = await declined();
  addFault(portal.world, { call: '/startTransaction', kind: 'code', code: 'PAYING_DISABLED', times: 1 });
  await portal.user.click(await again());
  expect(await screen.findByText(/Az online fizetés rendszerfrissítés miatt/)).toBeVisible();
  expect(left).not.toHaveBeenCalled();
  await portal.user.dblClick(await again());
  await waitFor(() => expect(left).toHaveBeenCalledOnce());
  expect(portal.sent('/startTransaction').slice(1)).toMatchObject([
    { amount: 12_400, method: '11', contracting: false },
  ]);
  // Back from the bank, only the open payment is offered.
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(await screen.findByText('Megkezdett egy fizetést, az eredménye még nem ismert.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Újrapróbálom a fizetést' })).not.toBeInTheDocument();
});

it('a failed payment asks as any payment does before it is started again (PAY-6, UX-21)', async () => {
  const portal = await declined(debitActive);
  await portal.user.click(await again());
  await answer(portal, 'Folytatja a fizetést?', 'Mégse');
  expect(portal.sent('/startTransaction')).toEqual([]);
  expect(portal.path()).toBe(portal.resultPath);
});

type Declined = Awaited<ReturnType<typeof declined>>;
const fails =
  (fault: Parameters<typeof addFault>[1]) =>
  ({ world }: Declined): void => {
    addFault(world, fault);
  };
const beginsAnother =
  (end: (transaction: string) => void) =>
  ({ store }: Declined): void =>
    act(() => {
      recordStart(store.get(), { transaction: 'T2', contracting: false, amount: 12_400 });
      end('T2');
    });
it.each<[string, (portal: Declined) => void]>([
  ['the sums can’t be read', fails({ call: '/getAmounts', kind: '500' })],
  [
    'the sums are lower by now',
    fails({ call: '/getAmounts', kind: 'fields', fields: { currentDebit: 5_000, allDebit: 5_000 } }),
  ],
  ['another payment was begun and failed', beginsAnother((id) => recordEnd(id, { paid: false, auth: '', codes: [] }))],
  ['another payment was begun and given up, which the bank may still take', beginsAnother(giveUpPayment)],
])('a failed payment leads to the form where %s (PAY-2, PAY-6, PAY-13, UX-21)', async (_what, happen) => {
  const portal = await declined();
  await again();
  happen(portal);
  await portal.user.click(await again());
  await waitFor(() => expect(portal.path()).toBe('/payment'));
  expect(portal.sent('/startTransaction')).toEqual([]);
});

it('a failed payment leads to the form where its data isn’t in this tab (UX-21)', async () => {
  const portal = await comeBack({ decision: 'decline', returnsIn: 'otherTab' });
  await portal.user.click(await again());
  await waitFor(() => expect(portal.path()).toBe('/payment'));
  expect(portal.sent('/startTransaction')).toEqual([]);
});

it('a failed payment is told also while another one is open, which is then checked or given up instead (PAY-6, PAY-8)', async () => {
  await comeBack({
    decision: 'decline',
    prepare: (store) => recordStart(store.get(), { transaction: 'T2', contracting: false, amount: 5_000 }),
  });
  expect(await screen.findByText('A fizetés nem sikerült.')).toBeVisible();
  expect(screen.getByText('Megkezdett egy fizetést, az eredménye még nem ismert.')).toBeVisible();
  expect(screen.getByText('T2')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Újrapróbálom a fizetést' })).not.toBeInTheDocument();
});

it('a failed payment offers another method with the amount kept (UX-5, UX-21, PAY-15)', async () => {
  const { user } = await declined();
  await user.click(await screen.findByRole('link', { name: 'Másik fizetési mód' }));
  expect(await screen.findByRole('textbox', { name: 'Befizetendő összeg' })).toHaveValue(grouped('12 400'));
  expect(screen.getByRole('radio', { name: 'Motivációs kártya' })).toBeChecked();
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Bankkártya' })).toHaveFocus());
});

it('what was typed for a payment comes back after that payment alone has failed, not after one that was given up before (PAY-15)', async () => {
  const portal = await comeBack({
    decision: 'decline',
    prepare: (store) => {
      recordStart(store.get(), { transaction: 'T2', contracting: false, amount: 7_000 });
      keepTyped(store.memberStorage, typedPayment('T2', { amount: '7000', method: '11' }));
    },
  });
  await screen.findByText('A fizetés nem sikerült.');
  act(() => giveUpPayment('T2'));
  await act(() => portal.go('/payment'));
  expect(await amountField()).toHaveValue(grouped('12 400'));
  expect(screen.queryByText('Az előző, sikertelen fizetés adatai.')).not.toBeInTheDocument();
});
