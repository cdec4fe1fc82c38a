import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { pollIntervalMs } from '~/domain/constants';
import { saveSignedAccount } from '~/features/contract/signedAccount';

import { addFault, clearFaults } from '../../../mocks/faults';
import { configure } from '../../setup/configure';
import { addPayment, paidResult } from '../../setup/payments';
import { heading, renderPortal } from '../../setup/renderPortal';
import { approval, fact, order, visit } from './finalPage';
import { signedWorld, springWorld } from './support';

const backToSummary = { name: 'Vissza az összegzéshez' };

describe('the final page of a contract that is done', () => {
  it('shows the reply’s facts and the order, ends the contracting, reloads head data, and is shown on the next visit too (SUM-1, SUM-3, UX-6)', async () => {
    const world = signedWorld();
    const { store, sent, go } = await visit(world);
    expect(await screen.findByText('Elkészült a szerződése.')).toBeInTheDocument();
    const { kr } = world.state.accounts.find(({ id }) => id === 'bela')!;
    const expectFacts = (): void => {
      expect([fact('Azonosító'), fact('Fizetés'), fact('Dokumentumok')]).toEqual([kr, 'Kifizetve', 'Kész']);
      expect([fact('Csomag'), fact('Szerződés kezdete'), fact('Kártya')]).toEqual([
        'M',
        '2026.06.01.',
        'Plasztik kártya',
      ]);
      expect(fact('Átvétel')).toBe('Postai kézbesítés, 1111 Budapest, Fő utca 1.');
      expect(screen.getByText('1111 Budapest, Fő utca 1.')).toHaveAttribute('lang', 'hu');
      expect(fact('Most kifizetve')).toMatch(/^112\s100\sFt$/);
      expect([fact('Fizetési mód'), fact('Fizetési mód a rendszer szerint')]).toEqual(['Bankkártya', 'Bankkártya']);
      const bank = screen.getByRole('region', { name: /^A bankja jóváhagyta a fizetését: 112\s100\sFt\.$/ });
      expect(bank).toHaveTextContent(/Köszönjük!.*T1001.*776655/);
    };
    expectFacts();
    await waitFor(() => expect(store.get().contractKey).toBeUndefined());
    expect([store.get().step, store.get().type]).toEqual([undefined, undefined]);
    await waitFor(() => expect(store.get().currentUser?.pack).toBe('M'));
    expect(sent('/getHeadData').length).toBeGreaterThan(1);
    await act(() => go('/documents'));
    await heading('Dokumentumok');
    await act(() => go('/contracting/sum'));
    expect(await screen.findByText('Elkészült a szerződése.')).toBeInTheDocument();
    expectFacts();
  });

  it('has a download for each document that the reply names, the general terms with the kr, and can be printed (SUM-1, DOC-2, UX-6)', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const keys = { docContract: '1', docReg: '2', docCollection: '3', docTransfer: '4', docAszf: '5' };
    const { user, sent } = await visit(signedWorld({ status: 'DONE', kr: '345601', ...keys }));
    const buttons = await screen.findAllByRole('button', { name: /^Letöltés: / });
    expect(buttons.map((button) => button.getAttribute('aria-label')?.slice('Letöltés: '.length))).toEqual([
      'Tagsági szerződés',
      'Bankkártya-regisztráció',
      'Csoportos beszedési megbízás',
      'Fizetési tájékoztató',
      'Általános szerződési feltételek',
    ]);
    for (const button of buttons) await user.click(button);
    await waitFor(() => expect(sent('/document')).toHaveLength(5));
    expect(sent('/document')).toEqual([{ id: '1' }, { id: '2' }, { id: '3' }, { id: '4' }, { id: '5', kr: '345601' }]);
    await user.click(screen.getByRole('button', { name: 'Nyomtatás' }));
    expect(print).toHaveBeenCalledOnce();
  });
});

describe('the final page of a contract that is being processed', () => {
  beforeEach(() => {
    vi.useFakeTimers({
      shouldAdvanceTime: true,
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const nextPoll = () => act(() => vi.advanceTimersByTimeAsync(pollIntervalMs + 100));

  it('polls /get-8 every 5 s, also after a failure, until it is done (SUM-1, PAY-10)', async () => {
    const world = signedWorld({});
    const { store, sent } = await visit(world);
    expect(await screen.findByText('A szerződéskötése folyamatban van.')).toBeInTheDocument();
    expect(screen.getByText('Az oldal magától frissül.')).toBeVisible();
    await waitFor(() => expect(store.get().step).toBe(8));
    clearFaults(world);
    addFault(world, { call: '/get-8', kind: '500' });
    await nextPoll();
    clearFaults(world);
    world.state.settings.pollsUntilDone = 0;
    await nextPoll();
    expect(await screen.findByText('Elkészült a szerződése.')).toBeInTheDocument();
    const asked = sent('/get-8').length;
    await nextPoll();
    expect(sent('/get-8')).toHaveLength(asked);
  });

  it('shows TNR and DOC as a dialog with the word, once a status, and as the headline while it lasts (SUM-2, SUM-5)', async () => {
    const world = signedWorld({ status: 'TNR' });
    const { user } = await visit(world);
    const dialog = await screen.findByRole('dialog', { name: 'A rendszer jelzése: TNR' });
    expect(dialog).toHaveTextContent('Az oldal tovább figyeli a szerződés állapotát, és magától frissül.');
    await user.click(within(dialog).getByRole('button', { name: 'Bezárás' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { name: 'A rendszer jelzése: TNR' })).toBeInTheDocument();
    await nextPoll();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    clearFaults(world);
    addFault(world, { call: '/get-8', kind: 'fields', fields: { status: 'DOC' } });
    await nextPoll();
    expect(await screen.findByRole('dialog', { name: 'A rendszer jelzése: DOC' })).toBeInTheDocument();
  });
});

describe('the final page without a signed contract', () => {
  it('says that nothing is under way, without asking (SUM-1)', async () => {
    const { sent } = await renderPortal({ path: '/contracting/sum', as: 'anna', world: springWorld() });
    expect(await screen.findByText('Ezen a lapon nincs megnyitott szerződéskötés.')).toBeInTheDocument();
    expect(sent('/get-8')).toEqual([]);
  });

  it('leads on to the open step of one that isn’t signed (SUM-1, UX-22)', async () => {
    const world = signedWorld({});
    const { sent } = await visit(world, { auth: false, prepare: (store) => store.update({ step: 6 }) });
    expect(await screen.findByText(/^Következik: 6\. lépés a 7‑ből/)).toBeVisible();
    expect(sent('/get-8')).toEqual([]);
  });

  it.each([
    ['waiting', 'Az igénylés a munkáltatója jóváhagyására vár.', false],
    ['contractDenied', 'Az igénylés állapota most nem ismert.', false],
    ['denied', 'Az igénylést a munkáltatói kapcsolattartó elutasította.', true],
  ])(
    'words the intranet’s status %s: %s; in a dialog that is accepted: %s (CON-10, FLT-7)',
    async (status, text, asks) => {
      const path = `/contracting/sum/7d0c8a52-6f1e/${status}`;
      const { user } = await renderPortal({ path, as: 'anna', world: springWorld() });
      expect(await screen.findByText(text)).toBeInTheDocument();
      const dialog = screen.queryByRole('dialog');
      expect(dialog !== null).toBe(asks);
      if (dialog === null) return;
      expect(dialog).toHaveTextContent('elutasította a szerződését.');
      await user.click(screen.getByRole('button', { name: 'Elfogadom' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    },
  );
});

describe('the final page, whatever /get-8 answers', () => {
  beforeEach(() => configure({ care: { phone: '+36 1 234 5678' } }));
  const approved = /^A fizetését jóváhagyták \(112\s100\sFt, T1001\)\. Kérjük, ne fizessen újra/;
  const paidDont = 'Kérjük, ne fizessen újra.';
  const unpaid = 'A rendszer szerint a szerződés díja nincs kifizetve.';
  const done = 'Elkészült a szerződése.';
  const ready = 'Elkészültek a szerződés dokumentumai.';

  // What the cards say of each is in ContractStatusPage.replies.
  it.each([
    [{ status: 'ERROR', paid: false, payState: undefined }, false, false, true],
    [{ status: 'DONE', paid: undefined, payState: 'ERROR' }, false, false, true],
    [{ status: 'DONE', paid: undefined, payState: 'ERROR' }, true, true, false],
    [{ status: 'TNR', docState: true, paid: true }, false, true, false],
    [{ status: 'OK', docState: true, paid: false }, false, false, true],
    [{ status: 'REJECTED', docState: true, paid: false }, false, false, false],
  ])(
    '%o, authorised: %s, ends the contracting: %s; leads back to paying: %s (SUM-3, SUM-4, SUM-5)',
    async (fields, auth, isOver, back) => {
      const { user, store, path } = await visit(signedWorld(fields), { auth });
      await waitFor(() => expect(fact('Fizetés')).toBeDefined());
      expect(screen.queryAllByRole('button', backToSummary)).toHaveLength(back ? 1 : 0);
      await waitFor(() => expect(store.get().contractKey === undefined).toBe(isOver));
      if (!back) return;
      await user.click(screen.getByRole('button', backToSummary));
      await waitFor(() => expect(path()).toBe('/contracting'));
      expect(store.get().step).toBe(7);
    },
  );

  it('shows a technical code of the contract’s failure with the reference of the call that it came with (ERR-2, OPS-4)', async () => {
    const world = signedWorld({ status: 'ERROR', messages: ['TECHNICAL_ERROR'] });
    await visit(world, { auth: false });
    const text = await screen.findByText('Technikai hiba történt.', { exact: false });
    const reference = world.log.findLast(({ path }) => path === '/get-8')?.reference ?? '';
    expect(reference).toMatch(/^\w{6}$/);
    expect(text).toHaveTextContent(`Technikai hiba történt. Hivatkozási szám: ${reference}`);
    expect(screen.getByRole('button', { name: `Másolás: ${reference} hivatkozási szám` })).toBeVisible();
  });

  it.each([
    [{ status: 'OK', payState: 'ERROR' }, true, approved],
    [{ status: 'DONE', paid: true, payState: 'ERROR' }, false, paidDont],
    [{ status: 'ERROR', messages: ['ERROR.NO.DIJ'] }, false, /^Hiba történt a szerződéskötés közben/],
  ])(
    'has the contacts beside a failure, and beside the sentence not to pay again: %o, authorised: %s (SUM-3, SUM-4, NAV-16)',
    async (fields, auth, text) => {
      await visit(signedWorld(fields), { auth });
      expect(await screen.findByText(text)).toBeVisible();
      expect(screen.getByRole('region', { name: 'Ügyfélszolgálat' })).toBeVisible();
    },
  );

  it('calls a contract paid by the latest reply alone, offers no second payment of it, and takes no other word for one (SUM-4, SUM-5)', async () => {
    const world = signedWorld({ status: 'ERROR', paid: false, payState: 'WAIT', payment: 'KP' });
    await visit(world, {
      auth: false,
      prepare: (store) => {
        const result = { paid: true, codes: [] };
        store.update({ endTransaction: { ...approval, contractKey: store.get().contractKey, result } });
      },
    });
    expect(await screen.findByText(unpaid)).toBeVisible();
    expect(screen.queryByText(/ki van fizetve|ne fizessen újra|jóváhagyta/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', backToSummary)).not.toBeInTheDocument();
    expect(fact('Most kifizetve')).toBeUndefined();
    expect(fact('Fizetési mód a rendszer szerint')).toBe('A rendszer jelzése: „KP”');
  });

  it('shows a direct debit’s order with its account and first collection day, and no sum of 0; that it isn’t paid alarms nobody (UX-6, SUM-5)', async () => {
    const debit = { ...order, amount: 0, method: '3', transferFrom: '2026-07-15', receipt: 'c' } as const;
    await visit(signedWorld({ status: 'OK', docState: true, paid: false, payment: '3' }), {
      auth: false,
      prepare: (store) => {
        const contractKey = store.get().contractKey ?? '';
        store.update({ signedOrder: { ...debit, contractKey } });
        saveSignedAccount(store.memberStorage, contractKey, '117730160000001800000000');
      },
    });
    expect(await screen.findByText(ready)).toBeVisible();
    expect(fact('Fizetés')).toBe('Nincs kifizetve');
    expect(screen.getByText('Ehhez a szerződéshez online nem kell fizetnie.')).toBeVisible();
    expect([fact('Fizetési mód'), fact('Fizetési mód a rendszer szerint')]).toEqual(
      Array(2).fill('Csoportos beszedés, havonta'),
    );
    expect([fact('Bankszámlaszám'), fact('Első beszedés napja')]).toEqual([
      '11773016-00000018-00000000',
      '2026.07.15.',
    ]);
    expect([fact('A megrendelés összege'), fact('Most kifizetve'), fact('Átvétel')]).toEqual(Array(3).fill(undefined));
    expect(sessionStorage.getItem('cportal.session')).not.toContain('11773016');
    expect(screen.queryByRole('button', backToSummary)).not.toBeInTheDocument();
  });

  it('says of the bank’s approval when it was checked here, and the codes beside it (UX-6, ERR-9)', async () => {
    await visit(signedWorld(), {
      auth: false,
      prepare: (store) => {
        const { contractKey } = store.get();
        addPayment(store, 'T7', { contractKey, amount: 5_000, result: { ...paidResult, codes: ['VALAMI_UJ'] } });
      },
    });
    const bank = await screen.findByRole('region', { name: /^A bankja jóváhagyta a fizetését: 5\s000\sFt\.$/ });
    expect(bank).toHaveTextContent(/Itt ellenőrizve\d{4}\.\d{2}\.\d{2}\./);
    expect(within(bank).getByText('Kód: VALAMI_UJ')).toBeVisible();
  });

  it('says where and when a plastic card is to be had, as step 4 said it (UX-6)', async () => {
    configure({ plasticCard: { readyDays: 10, pickupPlace: '1117 Budapest, Kék utca 2.' } });
    await visit(signedWorld(), {
      prepare: (store) => {
        const signedOrder = store.get().signedOrder!;
        store.update({ signedOrder: { ...signedOrder, delivery: 'personal', deliveryAddress: undefined } });
      },
    });
    expect(await screen.findByText(/10 munkanapon belül elkészül/)).toBeVisible();
    expect(fact('Átvétel')).toBe('Személyes átvétel, 1117 Budapest, Kék utca 2.');
  });

  it.each([
    [{ status: 'OK', paid: true }, true],
    [{ status: 'ERROR', payState: 'ERROR', paid: false }, false],
    [{ status: 'DONE', paid: undefined, payState: 'WAIT' }, false],
  ])('%o ends an open payment as paid: %s (PAY-12)', async (fields, isPaid) => {
    const world = signedWorld(fields);
    const open = { transaction: 'T9', endTransaction: undefined };
    const { store } = await visit(world, { auth: false, prepare: (one) => one.update(open) });
    await waitFor(() => expect(fact('Fizetés')).toBeDefined());
    await waitFor(() => expect(store.get().transaction).toBe(isPaid ? undefined : 'T9'));
    if (isPaid) expect(store.get().endTransaction?.result?.paid).toBe(true);
  });

  it.each([
    { status: 'DONE', payState: 'ERROR', paid: undefined },
    { status: 'DONE', paid: false },
  ])(
    'offers to check a payment that is open beside a contract that is done, and calls it neither failed nor paid: %o (SUM-5, PAY-14)',
    async (fields) => {
      await visit(signedWorld(fields), {
        auth: false,
        prepare: (one) => {
          one.update({ transaction: 'T9' });
          addPayment(one, 'T9', { contractKey: one.get().contractKey });
        },
      });
      expect(await screen.findByRole('button', { name: 'Fizetés ellenőrzése' })).toBeVisible();
      const title = fields.payState === 'ERROR' ? 'A fizetés eredménye most nem ismert.' : done;
      expect(await screen.findByRole('heading', { name: title })).toBeVisible();
      expect(screen.queryByText(/Köszönjük|nem sikerült/)).not.toBeInTheDocument();
      expect(screen.queryByRole('button', backToSummary)).not.toBeInTheDocument();
    },
  );

  it('shows the state of a contract whose payment is open, though an earlier step was looked at meanwhile (PAY-12, PAY-14)', async () => {
    const world = signedWorld({ status: 'OK', paid: undefined, payState: undefined, docState: undefined });
    const { sent } = await visit(world, {
      auth: false,
      prepare: (one) => {
        one.update({ step: 3, transaction: 'T9' });
        addPayment(one, 'T9', { contractKey: one.get().contractKey });
      },
    });
    await waitFor(() => expect(sent('/get-8')).not.toEqual([]));
    expect(screen.queryByText('Megkezdett szerződéskötés')).not.toBeInTheDocument();
  });
});
