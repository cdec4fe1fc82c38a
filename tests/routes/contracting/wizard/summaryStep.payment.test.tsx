import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { addFault } from '../../../../mocks/faults';
import { decide } from '../../../../mocks/model/payment/transactions';
import { noteDepartures } from '../../../setup/navigation';
import { addPayment, endPaymentElsewhere, paidResult } from '../../../setup/payments';
import { fact } from '../finalPage';
import { openSigned, sign } from './summary';
import { field, nextButton, openWizard, stepHeading } from './support';

const left = noteDepartures();

const openText = 'Megkezdett egy fizetést, az eredménye még nem ismert.';

const payAndComeBack = async () => {
  const wizard = await sign('Fizetés');
  await waitFor(() => expect(left).toHaveBeenCalledOnce());
  act(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  expect(await screen.findByText(openText)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Fizetés ellenőrzése' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Fizetés' })).not.toBeInTheDocument();
  return wizard;
};

it('a contract whose payment is open shows its steps, changes none of them, and can’t be cancelled (PAY-14, CON-8)', async () => {
  const { user, press, sent, store, process } = await payAndComeBack();
  act(() => store.update({ wizard: { ...store.get().wizard, key: process.key, activator: process.linkToken } }));
  expect(
    await screen.findByText(/nem lehet megszakítani, amíg egy megkezdett fizetés eredménye nem ismert/),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Szerződéskötés megszakítása' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Módosítás/ })).not.toBeInTheDocument();
  for (const step of ['Fizetési mód', 'Számlázás', 'Kártya és átvétel', 'Szerződés adatai']) {
    await press('Vissza');
    await stepHeading(step);
    expect(await screen.findByRole('group', { name: step })).toBeDisabled();
  }
  expect(screen.getByText('A szerződés adatait addig megnézheti, de nem módosíthatja.')).toBeVisible();
  expect(await screen.findByRole('combobox', { name: /Kezdő hónap/ })).toHaveAttribute('aria-disabled', 'true');
  await user.click(await nextButton());
  await stepHeading('Kártya és átvétel');
  expect(['/submit-3', '/submit-4', '/submit-5', '/submit-6'].flatMap(sent)).toEqual([]);
});

it('lets a contract be changed and paid again once its open payment was given up on purpose (PAY-6, PAY-14)', async () => {
  const { user, press, store } = await payAndComeBack();
  await press('Új fizetés indítása');
  await user.click(await screen.findByRole('button', { name: 'Igen, új fizetést indítok' }));
  expect(await screen.findByRole('button', { name: 'Fizetés' })).toBeVisible();
  expect(store.get().transaction).toBeUndefined();
  act(() => store.update({ step: 6 }));
  await stepHeading('Fizetési mód');
  for (const radio of await screen.findAllByRole('radio')) expect(radio).toBeEnabled();
});

const declined = async () => {
  const wizard = await payAndComeBack();
  decide(wizard.world, wizard.world.state.transactions[0]!.id, 'decline');
  await wizard.press('Fizetés ellenőrzése');
  const dialog = await screen.findByRole('dialog', { name: 'A fizetés nem sikerült.' });
  return { ...wizard, retry: 'Újrapróbálom a fizetést', dialog };
};

it('a declined payment is said in a dialog with the retry first and Close last; the retry closes it, and the focus is on Pay, with the consents that were given (UX-5, UX-21)', async () => {
  const { press, world, sent, retry, dialog } = await declined();
  const answers = within(dialog).getAllByRole('button');
  expect(answers.map(({ textContent }) => textContent)).toEqual([retry, 'Másik fizetési mód', 'Bezárás']);
  expect(answers[0]).toHaveFocus();
  left.mockClear();
  await press(retry);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const pay = await screen.findByRole('button', { name: 'Fizetés' });
  await waitFor(() => expect(pay).toHaveFocus());
  expect(sent('/submit-7')).toHaveLength(1);
  await press('Fizetés');
  await waitFor(() => expect(left).toHaveBeenCalledOnce());
  expect(world.state.transactions.map(({ amount }) => amount)).toEqual([112_100, 112_100]);
  expect(sent('/submit-7')).toHaveLength(2);
});

it('a declined payment’s dialog that is closed leaves the focus on Pay, and the line in sight that says when it failed (UX-5)', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { press } = await declined();
  const line = await screen.findByText(/^Az utolsó fizetés nem sikerült \(\d{4}\./);
  const shownTo = scrolled.mock.contexts.at(-1);
  expect(shownTo instanceof HTMLElement && shownTo.contains(line)).toBe(true);
  await press('Bezárás');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Fizetés' })).toHaveFocus());
});

it('a declined payment’s dialog that is closed while the step still loads leaves the focus on the page’s heading (UX-5)', async () => {
  const { user } = await openSigned(
    'paying',
    { change: (world) => addFault(world, { call: '/get-7', kind: 'slow', delay: 20_000 }) },
    (store) => store.update({ otpres: ['otpTransactionError'] }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'A fizetés nem sikerült.' });
  // A press on its text takes the focus off its buttons, which would pass it on.
  await user.click(within(dialog).getByRole('heading'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Fizetés' })).not.toBeInTheDocument();
});

it('leads from a declined payment to another method in step 6, unless the yearly card is the only one (UX-5, UX-21, WIZ-12)', async () => {
  const { store, dialog, goOn } = await declined();
  const another = 'Másik fizetési mód';
  const order = store.get().signedOrder!;
  act(() => {
    store.update({ signedOrder: { ...order, validFrom: '2026-11-01' }, otpres: ['otpTransactionError', 'X1'] });
  });
  await waitFor(() => expect(within(dialog).queryByRole('button', { name: another })).not.toBeInTheDocument());
  act(() => {
    store.update({ signedOrder: order, otpres: ['otpTransactionError'] });
  });
  await goOn('Fizetési mód', another);
  expect(store.get()).toMatchObject({ step: 6, otpres: undefined, transaction: undefined });
  await goOn('Összegzés és fizetés');
});

it('another method, from a declined payment’s dialog above a step that was changed, saves that step by the wizard’s rule (UX-5, WIZ-4, WIZ-5)', async () => {
  const { store, press, fill, sent } = await openWizard({ step: 2, pending: 7 });
  await fill(field('Mobiltelefon'), '+36/30/7654321');
  // The dialog is loaded when it is needed.
  await act(() => {
    store.update({ otpres: ['otpTransactionError'] });
    return Promise.resolve();
  });
  await press('Másik fizetési mód');
  const question = await screen.findByRole('dialog', { name: 'Menti a módosítást?' });
  expect(sent('/submit-2')).toEqual([]);
  await press('Mégse');
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(field('Mobiltelefon')).toHaveValue('+36/30/7654321');
  expect(store.get().step).toBe(2);
});

it('a paid contract can neither be paid again nor be cancelled by the member, after a log-out too (SUM-4, CON-8)', async () => {
  const { store } = await openSigned('paying', {}, (session, contractKey) => {
    addPayment(session, 'T1001', { contractKey, amount: 112_100, result: paidResult });
    session.update({ wizard: { key: contractKey, activator: 'tok' } });
  });
  const expectNoPaying = async () => {
    expect(await screen.findByText('Sikeres fizetés')).toBeVisible();
    expect(fact('A fizetés összege')).toMatch(/^112\s100\sFt$/);
    expect(screen.queryByRole('button', { name: 'Fizetés' })).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  };
  await expectNoPaying();
  expect(screen.getByText(/csak az ügyfélszolgálat tudja megszakítani/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Szerződéskötés megszakítása' })).not.toBeInTheDocument();
  const { token = '', currentUser, contractKey } = store.get();
  act(() => {
    store.end('loggedOut');
    store.signIn({ token, user: currentUser! });
    store.update({ contractKey, step: 7, type: 0 });
  });
  await expectNoPaying();
});

it('a failed payment’s dialog offers no other payment of a contract that is paid (SUM-4, UX-5)', async () => {
  const { store } = await openSigned('paying', {}, (session, contractKey) =>
    addPayment(session, 'T1001', { contractKey, amount: 112_100, result: paidResult }),
  );
  await act(() => {
    store.update({ otpres: ['otpTransactionError'] });
    return Promise.resolve();
  });
  const dialog = await screen.findByRole('dialog', { name: 'A fizetés nem sikerült.' });
  expect(
    within(dialog)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Bezárás']);
});

it('a paid contract is said to be paid, with the way to check another payment of it that is open and none to start one anew (SUM-4, PAY-14)', async () => {
  await openSigned('paying', {}, (session, contractKey) => {
    addPayment(session, 'T1', { contractKey, amount: 112_100, result: paidResult });
    addPayment(session, 'T2', { contractKey });
  });
  expect(await screen.findByText('Sikeres fizetés')).toBeVisible();
  expect(screen.getByText(openText)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Fizetés ellenőrzése' })).toBeVisible();
  for (const name of ['Új fizetés indítása', 'Fizetés'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

it('a tab with the summary open learns that its contract was paid in another one (SUM-4, PAY-13)', async () => {
  const { process, store } = await openSigned('paying');
  expect(await screen.findByRole('button', { name: 'Fizetés' })).toBeVisible();
  act(() => endPaymentElsewhere(store, 'T1001', paidResult, process.key));
  expect(await screen.findByText('Sikeres fizetés')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Fizetés' })).not.toBeInTheDocument();
});

it('a contract that was paid in another tab isn’t offered to be paid, nor called approved without an authorisation, where the browser takes the page out of its cache (SUM-4, PAY-12, PAY-13, FLT-5)', async () => {
  const { process, store } = await openSigned('paying');
  expect(await screen.findByRole('button', { name: 'Fizetés' })).toBeVisible();
  addPayment(store, 'T1001', { contractKey: process.key });
  const records = JSON.parse(window.localStorage.getItem('cportal.payment')!) as object[];
  const result = { ...paidResult, auth: undefined };
  window.localStorage.setItem('cportal.payment', JSON.stringify(records.map((one) => ({ ...one, result }))));
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(await screen.findByText('A rendszer szerint a szerződés díja ki van fizetve.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Fizetés' })).not.toBeInTheDocument();
});
