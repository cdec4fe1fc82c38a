import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { addFault, clearFaults } from '../../../mocks/faults';
import type { Mandate } from '../../../src/domain/money/collections';
import { now } from '../../../src/domain/time/clock';
import { keepDecision, readDecision } from '../../../src/features/contract/employerDecisions';
import { keepDone, keepSigned } from '../../../src/features/contract/signedContract';
import { cardState } from '../../../src/routes/account/overview/cardState';
import { nextPayment } from '../../../src/routes/account/overview/nextPayment';
import { payersOf } from '../../../src/session/paymentRecord';
import { putPayment } from '../../../src/session/paymentStore';
import { renderPortal } from '../../setup/renderPortal';
import { preparedContract } from '../contracting/support';
import { card, member, newcomer, springWorld } from './support';

describe('the card, in words (UX-1)', () => {
  it.each([
    ['none without a contract', newcomer, 'none', ''],
    ['usable', member, 'active', '2026-12-31'],
    ['not yet usable', { ...member, from: '2027-01-01', to: '2027-12-31' }, 'notYet', '2027-01-01'],
    ['no longer usable', { ...member, to: '2026-04-30' }, 'ended', '2026-04-30'],
    ['blocked, whatever the dates say', { ...member, cardStatus: 3, to: '2026-04-30' }, 'blocked', ''],
    ['lost', { ...member, cardStatus: 5 }, 'lost', '2026-12-31'],
    ['of a status that nobody knows', { ...member, cardStatus: 77 }, 'unknown', '2026-12-31'],
    ['active without dates: nothing is claimed', { ...member, from: undefined, to: undefined }, 'unknown', ''],
  ])('%s', (_title, given, state, date) => {
    expect(cardState(given, '2026-05-04')).toEqual({ state, date });
  });
});

describe('what is paid next (UX-1)', () => {
  const debt = (currentDebit: number, annualDebit: number) => ({ currentDebit, annualDebit });
  const debit: Mandate = {
    kind: 'directDebit',
    fee: 9_900,
    list: [{ date: '2026-04-05', amount: 9_900, state: 'Teljesült' }],
  };
  it.each([
    ['a sum is due', debt(12_400, 82_500), undefined, { title: 'due', hasNext: false }],
    ['later this year', debt(0, 70_100), undefined, { title: 'nothingNow', hasNext: true }],
    ['by direct debit', debt(0, 70_100), debit, { title: 'nothingNow', hasNext: true }],
    ['nothing this year', debt(0, 0), { kind: 'regularCredit' }, { title: 'nothingLeft', hasNext: false }],
    [
      'nothing this year, and a collection that the bank announces',
      debt(0, 0),
      { ...debit, list: [{ date: '2027-01-05', amount: 9_900, state: '' }] },
      { title: 'nothingNow', hasNext: true },
    ],
    ['overpaid', debt(-4_800, 0), undefined, { title: 'overpaid', hasNext: false }],
    ['overpaid, and later this year', debt(-4_800, 9_900), undefined, { title: 'overpaid', hasNext: true }],
  ] as const)('%s', (_title, given, mandate, expected) => {
    expect(nextPayment(given, mandate, undefined, '2026-05-04')).toEqual(expected);
  });
});

describe('the overview', () => {
  it('shows the card, what is due, the last invoice and what to do next, and tells of the ePASS (UX-1, NAV-15)', async () => {
    const { user } = await renderPortal({ path: '/app', as: 'anna', world: springWorld() });
    expect(await screen.findByText('Üdvözöljük, Kovács Anna!')).toBeVisible();
    expect(
      within(await card('Az Ön kártyája')).getByText(
        'A kártyája aktív és használható, a szerződése 2026. december 31-ig érvényes.',
      ),
    ).toBeVisible();
    const payments = within(await card('2026. évi befizetések'));
    expect(await payments.findByText(/^Most fizetendő: /)).toBeVisible();
    expect(payments.getByRole('link', { name: 'Tovább a befizetéshez' })).toHaveAttribute('href', '/payment');
    const invoice = within(await card('Utolsó számla'));
    expect(await invoice.findByText(/^2026\.\d\d\.\d\d\.$/)).toBeVisible();
    expect(invoice.getByRole('link', { name: 'Számlák megnyitása' })).toHaveAttribute('href', '/invoices');
    expect(within(await card('Mit tehet még?')).getByRole('link', { name: 'Dokumentumok' })).toHaveAttribute(
      'href',
      '/documents',
    );
    expect(within(await card('Így használhatja a kártyáját')).getByText(/iOS 11 vagy Android 4\.4/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Folyamatban lévő szerződés' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'ENG' }));
    expect(
      await screen.findByText('Your card is active and can be used; the contract is valid until 31 December 2026.'),
    ).toBeVisible();
  });

  it('names the contract under way with its step (UX-1)', async () => {
    await renderPortal({
      path: '/app',
      as: 'bela',
      prepare: (store) => store.update({ contractKey: '1-2-3', step: 4 }),
    });
    const contract = within(await card('Folyamatban lévő szerződés'));
    expect(
      contract.getByText('Megkezdett egy szerződéskötést: 7 lépésből a 4. következik (Kártya és átvétel).'),
    ).toBeVisible();
    expect(contract.getByRole('link', { name: 'Szerződéskötés folytatása' })).toHaveAttribute('href', '/contracting');
  });

  it('says on a new sign-in that a contract was begun, and where its link is, without a button that can’t go on (UX-22, CON-11)', async () => {
    const { go } = await renderPortal({ path: '/app', as: 'vilmos', world: springWorld() });
    const contract = within(await card('Folyamatban lévő szerződés'));
    expect(contract.getByText(/az e-mailben kapott hivatkozással folytathatja/)).toBeVisible();
    expect(contract.getByText(/Nézze meg a postafiókját: vilmos@pelda\.hu/)).toBeVisible();
    expect(within(screen.getByRole('main')).queryByRole('link', { name: /folytatása/ })).not.toBeInTheDocument();
    expect(screen.queryByText(/Még nincs szerződése/)).not.toBeInTheDocument();
    expect(within(screen.getByRole('main')).queryByRole('link', { name: 'Új szerződés' })).not.toBeInTheDocument();
    await act(() => go('/contracting'));
    await screen.findByRole('heading', { level: 1, name: 'Aktuális szerződés' });
    expect(
      await screen.findByText('Megkezdett egy szerződéskötést: az e-mailben kapott hivatkozással folytathatja.'),
    ).toBeVisible();
    expect(screen.queryByText('Még nincs szerződése')).not.toBeInTheDocument();
  });

  it('tells what the employer has decided as long as nothing was begun with it (PUB-14, UX-22)', async () => {
    const approved = 'A munkáltatója jóváhagyta az igényét.';
    const { store } = await renderPortal({
      path: '/app',
      as: 'bela',
      prepare: ({ memberStorage }) => keepDecision(memberStorage, { status: 'approved', isUpgrade: false }),
    });
    expect(await screen.findByText(approved)).toBeVisible();
    expect(screen.getByText(/^Folytassa a munkáltatói ajánlatról kapott levelében lévő hivatkozással/)).toBeVisible();
    act(() => {
      store.update({ contractKey: '1-2-3', step: 2 });
    });
    expect(screen.queryByText(approved)).not.toBeInTheDocument();
    act(() => {
      store.update({ contractKey: undefined, step: undefined });
    });
    expect(screen.getByText(approved)).toBeVisible();
    // Known to the tab until the member signs out.
    act(() => store.end('loggedOut'));
    expect(readDecision(store.memberStorage)).toBeUndefined();
  });

  it('leads somebody without a contract to one, and asks the payment service nothing (UX-1)', async () => {
    const { sent } = await renderPortal({ path: '/app', as: 'bela' });
    const own = within(await card('Az Ön kártyája'));
    expect(await own.findByRole('link', { name: 'Új szerződés' })).toHaveAttribute('href', '/contracting/init');
    expect(screen.queryByRole('region', { name: /befizetések$/ })).not.toBeInTheDocument();
    expect(sent('/getAmounts')).toEqual([]);
  });

  it('says why a card is blocked where the debit tells it, and of how many months the debt is (UX-30)', async () => {
    await renderPortal({ path: '/app', as: 'denes', world: springWorld() });
    const own = within(await card('Az Ön kártyája'));
    expect(await own.findByText('A kártyája tartozás miatt nem használható. Állapota: Korlátozott.')).toBeVisible();
    const payments = within(await card('2026. évi befizetések'));
    expect(await payments.findByText(/^3 havi díj \(március, április és május\): 3 × 12\s400\sFt\.$/)).toBeVisible();
    expect(payments.getByText('A kártyája nem használható, amíg ezt be nem fizeti.')).toBeVisible();
    // Paying comes first.
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles.slice(0, 3)).toEqual(['2026. évi befizetések', 'Szerződései', 'Az Ön kártyája']);
  });

  it('doesn’t teach how to show a card that is blocked', async () => {
    await renderPortal({ path: '/app', as: 'denes', world: springWorld() });
    expect(await card('Utolsó számla')).toBeVisible();
    expect(screen.queryByText(/mutassa fel belépéskor/)).not.toBeInTheDocument();
  });

  it.each([
    ['an ePASS', 'ilona', 'Így használhatja az ePASS kártyát', 'Így használhatja a kártyáját'],
    ['a plastic card', 'dora', 'Így használhatja a kártyáját', 'Így használhatja az ePASS kártyát'],
    ['none yet', 'bela', 'Így használhatja az ePASS kártyát', 'Így használhatja a kártyáját'],
  ])('teaches what fits %s', async (_card, persona, title, other) => {
    await renderPortal({ path: '/app', as: persona, world: springWorld() });
    expect(await card(title)).toBeVisible();
    expect(screen.queryByRole('region', { name: other })).not.toBeInTheDocument();
    // Whoever has the ePASS need not choose it.
    expect(screen.queryAllByText(/a kártya és átvétel lépésben válassza/)).toHaveLength(persona === 'bela' ? 1 : 0);
  });

  it('offers no ePASS for the next contract to whoever has just ordered one, and says until when the plastic card is shown', async () => {
    await renderPortal({
      path: '/app',
      as: 'dora',
      world: springWorld(),
      prepare: ({ memberStorage }) => {
        keepSigned(memberStorage, '1-2-3', { amount: 0, receipt: 'c', delivery: 'personal', validFrom: '2026-06-01' });
        keepDone(memberStorage, { contractKey: '1-2-3' });
      },
    });
    const use = within(await card('Így használhatja a kártyáját'));
    expect(use.getByText(/ePASS kártyáját a telefonján használhatja/)).toBeVisible();
    expect(use.queryByText(/A következő szerződésénél választhat ePASS kártyát is/)).not.toBeInTheDocument();
    expect(
      use.getByText(/^Az új kártya indulásáig \(2026\. június 1\.\) belépéskor még a plasztik kártyáját mutassa fel/),
    ).toBeVisible();
  });

  it('learns by itself that the contract is done, though its status page was left (SUM-1)', async () => {
    const world = springWorld();
    const { key } = preparedContract(world, 'bela');
    world.state.settings.pollsUntilDone = 0;
    const { store } = await renderPortal({
      path: '/app',
      as: 'bela',
      world,
      prepare: (given) => given.update({ contractKey: key, step: 8 }),
    });
    await waitFor(() => expect(store.get().contractKey).toBeUndefined());
    await waitFor(() => expect(screen.queryByText(/most készítjük elő/)).not.toBeInTheDocument());
    expect(store.get().currentUser?.kr).toMatch(/^\d{6}$/);
    expect(await card('2026. évi befizetések')).toBeVisible();
  });

  it('tells where the parcel with the ordered card goes', async () => {
    await renderPortal({
      path: '/app',
      as: 'bela',
      world: springWorld(),
      prepare: (store, world) => {
        addFault(world, { call: '/get-8', kind: '500' });
        keepSigned(store.memberStorage, '1-2-3', {
          amount: 0,
          receipt: 'b',
          delivery: 'courier',
          deliveryAddress: '1117 Budapest, Fő utca 1.',
          validFrom: '2026-06-01',
        });
        store.update({ contractKey: '1-2-3', step: 8 });
      },
    });
    expect(
      within(await card('Így használhatja a kártyáját')).getByText(
        'A plasztik kártyáját futárral küldjük a megadott címre (1117 Budapest, Fő utca 1.).',
      ),
    ).toBeVisible();
  });

  it('shows last year’s invoice where this year has none (UX-1)', async () => {
    await renderPortal({ path: '/app', as: 'tunde', world: springWorld() });
    expect(await within(await card('Utolsó számla')).findByText(/^2025\.\d\d\.\d\d\.$/)).toBeVisible();
  });

  it('begins its payments with one that is open, and sends nobody on to another (UX-21, PAY-6)', async () => {
    await renderPortal({
      path: '/app',
      as: 'anna',
      world: springWorld(),
      prepare: (store) => store.update({ transaction: 'T1' }),
    });
    const payments = within(await card('2026. évi befizetések'));
    expect(await payments.findByText('Megkezdett egy fizetést, az eredménye még nem ismert.')).toBeVisible();
    expect(payments.getByRole('button', { name: 'Fizetés ellenőrzése' })).toBeVisible();
    expect(await payments.findByRole('link', { name: 'Befizetések megnyitása' })).toBeVisible();
    expect(payments.queryByRole('link', { name: 'Tovább a befizetéshez' })).not.toBeInTheDocument();
  });

  it('says that the invoice of a payment is on its way, instead of that there is none (UX-8)', async () => {
    const world = springWorld();
    addFault(world, { call: '/listInvoices', kind: 'fields', fields: { list: [] } });
    const { store } = await renderPortal({ path: '/app', as: 'tunde', world });
    const invoice = within(await card('Utolsó számla'));
    expect(await invoice.findByText('Az elmúlt két évben nem készült számlája.')).toBeVisible();
    act(() =>
      putPayment({
        transaction: 'T1',
        payer: payersOf(store.get())[0],
        contracting: false,
        since: now().getTime(),
        result: { paid: true, auth: '123456', codes: [] },
      }),
    );
    expect(await invoice.findByText('A befizetéséről készül a számla. Amint elkészült, itt látja.')).toBeVisible();
  });

  it('of several failures one speaks for all, and one retry loads them all (UX-15, ERR-2)', async () => {
    const world = springWorld();
    addFault(world, { call: '/getAmounts', kind: '500', times: 1 });
    addFault(world, { call: '/listInvoices', kind: '500', times: 1 });
    const { user } = await renderPortal({ path: '/app', as: 'anna', world });
    await waitFor(() => expect(screen.getAllByText('Nem sikerült betölteni')).toHaveLength(2));
    const retries = screen.getAllByRole('button', { name: 'Újrapróbálom' });
    expect(retries).toHaveLength(1);
    await user.click(retries[0]!);
    expect(await screen.findByText(/^Most fizetendő: /)).toBeVisible();
    expect(await within(await card('Utolsó számla')).findByText(/^2026\./)).toBeVisible();
    expect(screen.queryByText('Nem sikerült betölteni')).not.toBeInTheDocument();
  });

  it('says once of each card that it could not be loaded, whatever of it failed (UX-15)', async () => {
    const world = springWorld();
    addFault(world, { call: 'payment', kind: '500' });
    const { user } = await renderPortal({ path: '/app', as: 'anna', world });
    const payments = within(await card('2026. évi befizetések'));
    const invoice = within(await card('Utolsó számla'));
    // The mandates are asked before the amounts, so they have failed too.
    expect(await invoice.findByText('Nem sikerült betölteni')).toBeVisible();
    await waitFor(() => expect(payments.getAllByText('Nem sikerült betölteni')).toHaveLength(1));
    clearFaults(world);
    await user.click(screen.getByRole('button', { name: 'Újrapróbálom' }));
    expect(await payments.findByText(/^Most fizetendő: /)).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Nem sikerült betölteni')).not.toBeInTheDocument());
  });

  it('says that it can’t tell how the fee is collected, and asks again (UX-1, ERR-2)', async () => {
    const world = springWorld();
    addFault(world, { call: '/getRegularCreditData', kind: '500', times: 1 });
    const { user, sent } = await renderPortal({ path: '/app', as: 'anna', world });
    const payments = within(await card('2026. évi befizetések'));
    expect(await payments.findByText('Nem sikerült betölteni')).toBeVisible();
    expect(payments.getByText(/^Most fizetendő: /)).toBeVisible();
    expect(await within(await card('Utolsó számla')).findByText(/^2026\./)).toBeVisible();
    await user.click(payments.getByRole('button', { name: 'Újrapróbálom' }));
    await waitFor(() => expect(screen.queryByText('Nem sikerült betölteni')).not.toBeInTheDocument());
    expect(sent('/getRegularCreditData')).toHaveLength(2);
  });
});
