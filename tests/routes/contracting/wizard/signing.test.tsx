import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { addFault } from '../../../../mocks/faults';
import { decide } from '../../../../mocks/model/payment/transactions';
import type { Fault } from '../../../../mocks/state';
import { keepOrder, readOrder } from '../../../../src/features/contract/order';
import { recordEnd } from '../../../../src/features/paying/settlePayment';
import { recordStart } from '../../../../src/features/paying/startPayment';
import type { SessionStore } from '../../../../src/session/store';
import { noteDepartures } from '../../../setup/navigation';
import { renderPortal } from '../../../setup/renderPortal';
import { comeTo, debit, home, nextButton, openWizard, stepHeading, type Contracting } from './support';

const left = noteDepartures();

/** Step 7, all consents given, and its button pressed. */
const sign = async (button: string, given: Partial<Contracting> = {}, fault?: Fault) => {
  const change: Contracting['change'] = (world, process) => {
    given.change?.(world, process);
    if (fault !== undefined) addFault(world, fault);
  };
  const wizard = await openWizard({ step: 7, ...given, change });
  for (const consent of screen.getAllByRole('checkbox')) await wizard.user.click(consent);
  await wizard.press(button);
  return wizard;
};
const isTicked = (box: HTMLElement): boolean => box instanceof HTMLInputElement && box.checked;

/** A contract that the service has in the given stage, opened at step 7. */
const openSigned = async (
  stage: 'paying' | 'preparing',
  given: Partial<Contracting> = {},
  prepare?: (store: SessionStore, key: string) => void,
) => {
  const { world, process } = comeTo({ step: 7, ...given });
  Object.assign(process, { stage, savedStep: 7, preparingSince: world.clock().toISOString() });
  world.state.settings.pollsUntilDone = 99;
  const portal = await renderPortal({
    path: '/contracting',
    as: 'bela',
    world,
    prepare: (store) => {
      store.update({ contractKey: process.key, step: 7, type: 0 });
      prepare?.(store, process.key);
    },
  });
  return { ...portal, process };
};

it('signing keeps for the final page how the card comes, as the tab remembers it where delivery is free (UX-6, WIZ-9)', async () => {
  const { store, process } = await sign('Véglegesítés', {
    saved: {
      ...debit.saved,
      terms: { validFrom: '2026-04-01', validTo: '2026-12-31', cardPackage: 'M', receipt: 'b' },
      delivery: { fee: 'none', addressee: '', address: home },
    },
    memory: { saved: { 6: { delivery: 2 } } },
    change: ({ state }) => (state.settings.tariff = { dij1: 500, dij2: 0, dij3: 0, dij4: 0 }),
  });
  await waitFor(() =>
    expect(readOrder(store.memberStorage, process.key)).toEqual({
      amount: 0,
      receipt: 'b',
      delivery: 'courier',
      deliveryAddress: '1117 Budapest, Fő utca 1.',
      validFrom: '2026-04-01',
      validTo: '2026-12-31',
      pack: 'M',
    }),
  );
});

it('a payment whose signature’s reply was lost isn’t begun before an OK: the error stands, and Pay signs again (PAY-12, SAY-2)', async () => {
  const { press, sent, path } = await sign('Fizetés', {}, { call: '/submit-7', kind: 'lost', times: 1 });
  expect((await screen.findAllByText(/Technikai hiba történt/)).length).toBeGreaterThan(0);
  expect(path()).toBe('/contracting');
  expect(sent('/startTransaction')).toEqual([]);
  await press('Fizetés');
  await waitFor(() => expect(left).toHaveBeenCalledOnce());
  expect(sent('/submit-7')).toHaveLength(2);
});

it.each([{ status: 'DONE' }, { docState: true }, { paid: true }])(
  'a signature whose reply was lost leads to the final page where /get-8 says %o (PAY-12)',
  async (fields) => {
    const { path } = await sign('Véglegesítés', {
      ...debit,
      change: (world) => {
        addFault(world, { call: '/submit-7', kind: 'lost', times: 1 });
        addFault(world, { call: '/get-8', kind: 'fields', fields });
      },
    });
    await waitFor(() => expect(path()).toBe('/contracting/sum'));
  },
);

it('a signature that never reached the service is an error, and the consents stay (PAY-12)', async () => {
  const { sent, path } = await sign('Fizetés', {}, { call: '/submit-7', kind: 'offline', times: 1 });
  expect((await screen.findAllByText(/Technikai hiba történt/)).length).toBeGreaterThan(0);
  expect(path()).toBe('/contracting');
  expect(sent('/startTransaction')).toEqual([]);
  expect(screen.getAllByRole('checkbox', { hidden: true }).every(isTicked)).toBe(true);
});

it('a signed contract whose payment can’t be reached says once that only the payment didn’t start (WIZ-15, UX-5)', async () => {
  const { press, sent } = await sign('Fizetés', {}, { call: '/startTransaction', kind: 'offline', times: 1 });
  const told = await screen.findByText('A fizetés nem indult el');
  expect(told.closest('[role="alert"]')).toHaveTextContent(/és Ön alá is írta: csak a fizetés van hátra/);
  expect(screen.getAllByText(/Technikai hiba történt.*Hivatkozási szám/)).toHaveLength(1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getAllByRole('checkbox').every(isTicked)).toBe(true);
  await press('Fizetés');
  await waitFor(() => expect(left).toHaveBeenCalledOnce());
  expect(screen.queryByText('A fizetés nem indult el')).not.toBeInTheDocument();
  expect(sent('/startTransaction')).toHaveLength(2);
  expect(sent('/submit-7')).toHaveLength(1);
});

it('a signed contract whose payment can’t be reached is signed once, after a reload too, and anew once something was changed (WIZ-15)', async () => {
  const { user, press, sent, world, store, process, goOn } = await sign(
    'Fizetés',
    {},
    { call: '/startTransaction', kind: 'offline', times: 2 },
  );
  await screen.findByText('A fizetés nem indult el');
  // The page is opened again.
  act(() => store.update({ contractKey: undefined }));
  act(() => store.update({ contractKey: process.key }));
  await press('Fizetés');
  await screen.findByText('A fizetés nem indult el');
  expect(sent('/submit-7')).toHaveLength(1);
  await goOn('Fizetési mód', 'Módosítás: Fizetési mód');
  await user.click(screen.getByRole('radio', { name: 'Cafeteriakártya' }));
  await goOn('Összegzés és fizetés');
  await press('Mindegyiket elfogadom');
  await press('Fizetés');
  await waitFor(() => expect(left).toHaveBeenCalledOnce());
  expect(sent('/submit-7')).toHaveLength(2);
  expect(world.state.transactions.map(({ method }) => method)).toEqual(['15']);
});

it('a contract whose session ended while it was signed leads to the final page once /get-8 says that it is ready (PAY-12)', async () => {
  const { user, path, world } = await openSigned('preparing', debit);
  const retry = await screen.findByRole('button', { name: 'Újrapróbálom' });
  expect(path()).toBe('/contracting');
  addFault(world, { call: '/get-8', kind: 'fields', fields: { docState: true } });
  await user.click(retry);
  await waitFor(() => expect(path()).toBe('/contracting/sum'));
});

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
  expect(await screen.findByText(/nem lehet megszakítani, amíg a fizetése nyitva van/)).toBeVisible();
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

it('pays a declined payment again at once, with the same sum and the consents that were given (UX-5, UX-21)', async () => {
  const { press, world, sent, retry } = await declined();
  left.mockClear();
  await press(retry);
  await waitFor(() => expect(left).toHaveBeenCalledOnce());
  expect(world.state.transactions.map(({ amount }) => amount)).toEqual([112_100, 112_100]);
  expect(sent('/submit-7')).toHaveLength(2);
});

it('leads from a declined payment to another method in step 6, unless the yearly card is the only one (UX-5, UX-21, WIZ-12)', async () => {
  const { process, store, dialog, goOn } = await declined();
  const another = 'Másik fizetési mód';
  const order = readOrder(store.memberStorage, process.key)!;
  act(() => {
    keepOrder(store.memberStorage, process.key, { ...order, validFrom: '2026-11-01' });
    store.update({ otpres: ['otpTransactionError', 'X1'] });
  });
  await waitFor(() => expect(within(dialog).queryByRole('button', { name: another })).not.toBeInTheDocument());
  act(() => {
    keepOrder(store.memberStorage, process.key, order);
    store.update({ otpres: ['otpTransactionError'] });
  });
  await goOn('Fizetési mód', another);
  expect(store.get()).toMatchObject({ step: 6, otpres: undefined, transaction: undefined });
  await goOn('Összegzés és fizetés');
});

it('shows the summary before a declined payment is repeated where the sum has changed since (UX-21, WIZ-13)', async () => {
  const { press, world, sent, store, retry } = await declined();
  act(() => store.update({ endTransaction: { ...store.get().endTransaction!, amount: 111_100 } }));
  await press(retry);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByRole('button', { name: 'Fizetés' })).toBeEnabled();
  expect(sent('/submit-7')).toHaveLength(1);
  expect(world.state.transactions).toHaveLength(1);
});

it('a summary that can be read at the second try can be paid, but a press that was made before repeats no payment (PAY-12, UX-21)', async () => {
  const change: Contracting['change'] = (world) => addFault(world, { call: '/get-1', kind: '500', times: 1 });
  const { user, sent } = await openSigned('paying', { change }, (store, key) =>
    store.update({
      otpres: ['otpTransactionError'],
      endTransaction: { transaction: 'T1', contractKey: key, amount: 112_100, auth: '', paid: false },
      wizard: { key, consented: true },
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Újrapróbálom a fizetést' }));
  await user.click(await screen.findByRole('button', { name: 'Újrapróbálom' }));
  expect(await screen.findByRole('button', { name: 'Fizetés' })).toBeEnabled();
  expect(sent('/submit-7')).toEqual([]);
});

const paid = { paid: true, auth: '776655', codes: [] };

it('a paid contract can neither be paid again nor be cancelled by the member, after a log-out too (SUM-4, CON-8)', async () => {
  const order = { transaction: 'T1001', contracting: true, amount: 112_100 };
  const { store } = await openSigned('paying', {}, (session, contractKey) => {
    recordStart(session.get(), { ...order, contractKey });
    recordEnd('T1001', paid, contractKey);
    session.update({ wizard: { key: contractKey, activator: 'tok' } });
  });
  const expectNoPaying = async () => {
    expect(await screen.findByText(/A szerződés díját \(112\s100\sFt\) már kifizette\./)).toBeVisible();
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

it('a tab with the summary open learns that its contract was paid in another one (SUM-4, PAY-13)', async () => {
  const { process } = await openSigned('paying');
  expect(await screen.findByRole('button', { name: 'Fizetés' })).toBeVisible();
  act(() => recordEnd('T1001', paid, process.key));
  expect(await screen.findByText('A szerződés díját már kifizette.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Fizetés' })).not.toBeInTheDocument();
});
