import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { addFault, type Fault } from '../../../../mocks/faults';
import { decide } from '../../../../mocks/model/payment/transactions';
import { keepOrder, readOrder } from '../../../../src/features/contract/order';
import { openPayment } from '../../../../src/session/paymentSelectors';
import { readPayments } from '../../../../src/session/paymentStore';
import { noteDepartures } from '../../../setup/navigation';
import { renderPortal } from '../../../setup/renderPortal';
import { comeTo, debit, home, nextButton, openWizard, stepHeading, type Contracting, type OpenWizard } from './support';

const left = noteDepartures();

/** Step 7, all consents given, with one fault in the way. */
const sign = async (button: string, fault: Fault, given: Partial<Contracting> = {}) => {
  const wizard = await openWizard({ step: 7, change: (world) => addFault(world, fault), ...given });
  for (const consent of screen.getAllByRole('checkbox')) await wizard.user.click(consent);
  await wizard.press(button);
  return wizard;
};

describe('signing', { tags: ['wide'] }, () => {
  it.each([
    ['post', 1_000, 'post'],
    ['courier', 1_500, 'courier'],
    ['none', 1_500, 'personal'],
  ] as const)(
    'keeps for the final page how the card comes: by %s for %i Ft (UX-6, WIZ-9)',
    async (fee, price, delivery) => {
      const { user, press, process, store } = await openWizard({
        step: 7,
        saved: {
          terms: { validFrom: '2026-04-01', validTo: '2026-12-31', cardPackage: 'M', receipt: 'b' },
          delivery: { fee, addressee: '', address: fee === 'none' ? null : home },
        },
        change: ({ state: { settings } }) => {
          settings.tariff = { ...settings.tariff, [fee === 'post' ? 'dij2' : 'dij4']: price };
        },
      });
      for (const consent of screen.getAllByRole('checkbox')) await user.click(consent);
      await press('Fizetés');
      await waitFor(() => expect(left).toHaveBeenCalled());
      expect(readOrder(store.memberStorage, process.key)).toMatchObject({ receipt: 'b', delivery });
    },
  );
});

describe('a signature without a reply (PAY-12)', { tags: ['wide'] }, () => {
  it('a signature without a reply that reached the service is paid with the same press (PAY-12)', async () => {
    const { sent } = await sign('Fizetés', { call: '/submit-7', kind: 'lost', times: 1 });
    await waitFor(() => expect(left).toHaveBeenCalledOnce());
    expect(sent('/submit-7')).toHaveLength(1);
    expect(sent('/startTransaction')).toHaveLength(1);
  });

  it('a direct debit’s signature without a reply that reached the service leads to the final page (PAY-12)', async () => {
    const { sent, path } = await sign('Véglegesítés', { call: '/submit-7', kind: 'lost', times: 1 }, debit);
    await waitFor(() => expect(path()).toBe('/contracting/sum'));
    expect(sent('/submit-7')).toHaveLength(1);
  });

  it.each(['Fizetés', 'Véglegesítés'])(
    'a signature that never reached the service is an error, and the consents stay: %s (PAY-12)',
    async (button) => {
      const { sent, path } = await sign(
        button,
        { call: '/submit-7', kind: 'offline', times: 1 },
        button === 'Fizetés' ? {} : debit,
      );
      expect((await screen.findAllByText(/Technikai hiba történt/)).length).toBeGreaterThan(0);
      expect(path()).toBe('/contracting');
      expect(sent('/startTransaction')).toEqual([]);
      expect(
        screen
          .getAllByRole('checkbox', { hidden: true })
          .every((box) => box instanceof HTMLInputElement && box.checked),
      ).toBe(true);
    },
  );

  it('a signed contract without a payment is read again where one read of its summary fails, and can be paid (PAY-12)', async () => {
    const { world, process } = comeTo({ step: 7 });
    Object.assign(process, { stage: 'paying', savedStep: 7 });
    addFault(world, { call: '/get-1', kind: '500', times: 1 });
    const { user, path, store } = await renderPortal({
      path: '/contracting',
      as: 'bela',
      world,
      prepare: (session) => session.update({ contractKey: process.key, step: 7, type: 0 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Újrapróbálom' }));
    expect(await screen.findByRole('button', { name: 'Fizetés' })).toBeVisible();
    expect([path(), store.get().step]).toEqual(['/contracting', 7]);
  });

  it('a contract whose session ended while it was signed leads to the final page after the sign-in (PAY-12)', async () => {
    const { world, process } = comeTo({ step: 7, ...debit });
    // The service had taken it.
    Object.assign(process, { stage: 'preparing', savedStep: 7, preparingSince: world.clock().toISOString() });
    world.state.settings.pollsUntilDone = 99;
    const { path } = await renderPortal({
      path: '/contracting',
      as: 'bela',
      world,
      prepare: (store) => store.update({ contractKey: process.key, step: 7, type: 0 }),
    });
    await waitFor(() => expect(path()).toBe('/contracting/sum'));
    expect(await screen.findByText('A szerződéskötése folyamatban van.')).toBeVisible();
  });
});

describe('a contract whose payment is open (PAY-14)', { tags: ['wide'] }, () => {
  const payAndComeBack = async (): Promise<OpenWizard> => {
    const wizard = await openWizard({ step: 7 });
    for (const consent of screen.getAllByRole('checkbox')) await wizard.user.click(consent);
    await wizard.press('Fizetés');
    await waitFor(() => expect(left).toHaveBeenCalledOnce());
    act(() => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    expect(await screen.findByText('Megkezdett egy fizetést, az eredménye még nem ismert.')).toBeVisible();
    return wizard;
  };

  it('shows the steps of a contract whose payment is open, and changes none of them (PAY-14)', async () => {
    const { user, press, sent } = await payAndComeBack();
    // What is open comes before the summary, which offers no changes meanwhile.
    const told = screen.getByText('Megkezdett egy fizetést, az eredménye még nem ismert.');
    expect(told.compareDocumentPosition(screen.getByRole('heading', { level: 3, name: 'Személyes adatok' }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(screen.queryByRole('button', { name: /^Módosítás/ })).not.toBeInTheDocument();
    const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
    // A phone shows no stepper.
    await press('Vissza');
    await stepHeading('Fizetési mód');
    const locked = await screen.findByText('A szerződés adatait addig megnézheti, de nem módosíthatja.');
    expect(locked).toBeVisible();
    // A low window shows all of it, not its first line.
    expect(
      shown.mock.contexts.some((box) => box instanceof HTMLElement && box !== document.body && box.contains(locked)),
    ).toBe(true);
    for (const radio of await screen.findAllByRole('radio')) expect(radio).toBeDisabled();
    await press('Vissza');
    await stepHeading('Számlázás');
    await press('Vissza');
    await stepHeading('Kártya és átvétel');
    expect(await screen.findByRole('group', { name: 'Kártya és átvétel' })).toBeDisabled();
    await press('Vissza');
    await stepHeading('Szerződés adatai');
    expect(await screen.findByRole('combobox', { name: /Kezdő hónap/ })).toHaveAttribute('aria-disabled', 'true');
    for (const next of ['Kártya és átvétel', 'Számlázás', 'Fizetési mód', 'Összegzés és fizetés']) {
      await user.click(await nextButton());
      await stepHeading(next);
    }
    expect(['/submit-3', '/submit-4', '/submit-5', '/submit-6'].flatMap(sent)).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Fizetés' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Fizetés ellenőrzése' })).toBeVisible();
  });

  it('lets a contract be changed again once its open payment was given up on purpose (PAY-14)', async () => {
    const { user, press, store } = await payAndComeBack();
    await press('Új fizetés indítása');
    await user.click(await screen.findByRole('button', { name: 'Igen, új fizetést indítok' }));
    expect(await screen.findByRole('button', { name: 'Fizetés' })).toBeVisible();
    act(() => store.update({ step: 6 }));
    await stepHeading('Fizetési mód');
    for (const radio of await screen.findAllByRole('radio')) expect(radio).toBeEnabled();
  });

  it('tells a payment as paid by /get-8 where the reply of its end is lost, and nothing is open then (PAY-12)', async () => {
    const { press, world, store, path } = await payAndComeBack();
    const [transaction] = world.state.transactions;
    decide(world, transaction!.id, 'pay');
    world.state.settings.pollsUntilDone = 99;
    addFault(world, { call: '/endTransaction', kind: 'lost', times: 1 });
    await press('Fizetés ellenőrzése');
    await waitFor(() => expect(path()).toBe('/contracting/sum'));
    await waitFor(() => expect(store.get().step).toBe(8));
    expect(openPayment(readPayments(), store.get())).toBeUndefined();
    expect(store.get().endTransaction).toMatchObject({ paid: true, auth: '', amount: 112_100 });
  });

  it('tells a payment as failed only once a reply says it; till then a link leads to the final page (PAY-12)', async () => {
    const { press, world, store, path } = await payAndComeBack();
    decide(world, world.state.transactions[0]!.id, 'decline');
    addFault(world, { call: '/endTransaction', kind: 'offline', times: 1 });
    await press('Fizetés ellenőrzése');
    expect(await screen.findByText('A fizetés eredménye most nem ismert.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Szerződés állapota' })).toHaveAttribute('href', '/contracting/sum');
    await press('Újra ellenőrzöm');
    await waitFor(() => expect(path()).toBe('/contracting'));
    const dialog = await screen.findByRole('dialog', { name: 'A fizetés nem sikerült.' });
    expect(within(dialog).getByRole('button', { name: 'Újrapróbálom a fizetést' })).toBeVisible();
    expect(store.get()).toMatchObject({ step: 7, transaction: undefined });
    // Another method is chosen in step 6; Next leads back to the summary (UX-5).
    await press('Másik fizetési mód');
    await stepHeading('Fizetési mód');
    await nextButton();
    expect(store.get()).toMatchObject({ step: 6, otpres: undefined });
    await press('Tovább');
    await stepHeading('Összegzés és fizetés');
  });

  const declined = async () => {
    const wizard = await payAndComeBack();
    decide(wizard.world, wizard.world.state.transactions[0]!.id, 'decline');
    await wizard.press('Fizetés ellenőrzése');
    const dialog = await screen.findByRole('dialog', { name: 'A fizetés nem sikerült.' });
    return { ...wizard, dialog };
  };

  it('pays a declined payment again at once, with the same sum and the consents that were given (UX-21)', async () => {
    const { user, world, sent, dialog } = await declined();
    left.mockClear();
    await user.click(within(dialog).getByRole('button', { name: 'Újrapróbálom a fizetést' }));
    await waitFor(() => expect(left).toHaveBeenCalledOnce());
    expect(world.state.transactions.map(({ amount }) => amount)).toEqual([112_100, 112_100]);
    expect(sent('/submit-7')).toHaveLength(2);
  });

  it('offers no other method after a declined payment where the yearly card is the only one (UX-21, WIZ-12)', async () => {
    const { process, store, dialog } = await declined();
    expect(within(dialog).getByRole('button', { name: 'Másik fizetési mód' })).toBeVisible();
    const order = readOrder(store.memberStorage, process.key)!;
    act(() => {
      keepOrder(store.memberStorage, process.key, { ...order, validFrom: '2026-11-01' });
      store.update({ otpres: ['otpTransactionError', 'X1'] });
    });
    await waitFor(() =>
      expect(within(dialog).queryByRole('button', { name: 'Másik fizetési mód' })).not.toBeInTheDocument(),
    );
  });

  it('shows the summary before a declined payment is repeated where the sum has changed since (UX-21, WIZ-13)', async () => {
    const { user, world, sent, dialog, store } = await declined();
    act(() => store.update({ endTransaction: { ...store.get().endTransaction!, amount: 111_100 } }));
    await user.click(within(dialog).getByRole('button', { name: 'Újrapróbálom a fizetést' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByRole('button', { name: 'Fizetés' })).toBeEnabled();
    expect(sent('/submit-7')).toHaveLength(1);
    expect(world.state.transactions).toHaveLength(1);
  });

  it.each([
    [undefined, 1],
    ['500', 0],
  ] as const)(
    'repeats a payment by the dialog’s press only where the summary could be read at once: failing with %s (UX-21)',
    async (kind, signatures) => {
      const { world, process } = comeTo({ step: 7 });
      Object.assign(process, { stage: 'paying', savedStep: 7 });
      if (kind !== undefined) addFault(world, { call: '/get-1', kind, times: 1 });
      const endTransaction = { transaction: 'T1', contractKey: process.key, amount: 112_100, auth: '', paid: false };
      const { user, sent } = await renderPortal({
        path: '/contracting',
        as: 'bela',
        world,
        prepare: (store) =>
          store.update({
            contractKey: process.key,
            step: 7,
            type: 0,
            otpres: ['otpTransactionError'],
            endTransaction,
            wizard: { key: process.key, consented: true },
          }),
      });
      await user.click(await screen.findByRole('button', { name: 'Újrapróbálom a fizetést' }));
      if (kind !== undefined) await user.click(await screen.findByRole('button', { name: 'Újrapróbálom' }));
      if (signatures > 0) await waitFor(() => expect(left).toHaveBeenCalled());
      else expect(await screen.findByRole('button', { name: 'Fizetés' })).toBeEnabled();
      expect(sent('/submit-7')).toHaveLength(signatures);
    },
  );
});
