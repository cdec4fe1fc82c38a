// @module-tag wide
import { act, cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { signInAs } from '../../../mocks/control';
import { upgradeCodes } from '../../../mocks/model/contracting/entitlement';
import { personaAccount } from '../../../mocks/personas';
import { createWorld, logCall } from '../../../mocks/world';
import { drawer, go, openDesk, root, setUpDesk, spring, user, widen } from './deskSupport';

setUpDesk();

const press = (name: string): Promise<void> => user.click(drawer().getByRole('button', { name }));

/** A world whose time passes with each call that the portal makes. */
const busyWorld = (start = spring) => {
  let now = start.getTime();
  const world = createWorld({ now: () => new Date(now), origin: `${root}#`, bankUrl: `${root}bank?{transaction}` });
  const call = (service: string, path: string, answer: object): void =>
    act(() => {
      now += 1_000;
      const at = world.clock().toISOString();
      logCall(world, { at, service, path, body: {}, httpStatus: 200, answer, strict: false });
      world.changed();
    });
  return { world, call };
};

/** The portal opens a dialog; the result closes it. */
const openDialog = (): (() => void) => {
  const dialog = document.createElement('div');
  dialog.className = 'MuiDialog-container';
  document.body.append(dialog);
  return () => dialog.remove();
};

describe('the demo desk (STUB-5)', () => {
  it('leads through five situations: each signs in and opens its page', async () => {
    const { world, loaded, store } = await openDesk();
    const start = (title: string): Promise<void> =>
      user.click(drawer().getByRole('button', { name: `Indítás: ${title}` }));
    for (const [title, email] of [
      ['Szerződéskötés', 'bela@pelda.hu'],
      ['Tartozás rendezése', 'denes@pelda.hu'],
      ['Felhatalmazás', 'otto@pelda.hu'],
      ['Csomagváltás', 'ilona@pelda.hu'],
    ] as const) {
      await start(title);
      expect(store.get().currentUser?.email).toBe(email);
    }
    await start('Ügyfélszolgálat');
    expect(store.get().token).toBeUndefined();
    expect(loaded).toEqual([
      '/contracting/init',
      '/payment',
      '/payment/directdebit',
      '/contracting/upgrade',
      `/login/${world.state.activators.at(-1)?.token ?? ''}/hu`,
    ]);
  });

  it.each([
    ['an upgrade in December, on the last day that offers one', '2026-12-10', 'Csomagváltás', '2026-11-30'],
    ['a mandate in December, on the last day before the bank is too late', '2026-12-10', 'Felhatalmazás', '2026-11-30'],
    ['a debt in January, on the first day with three months of it', '2027-01-02', 'Tartozás rendezése', '2027-03-01'],
    ['a debt in December, today', '2026-12-10', 'Tartozás rendezése', '2026-12-10'],
  ])('shows %s (STUB-7)', async (_what, today, title, shown) => {
    const { world } = busyWorld(new Date(`${today}T09:00:00Z`));
    await openDesk({ world });
    await press(`Indítás: ${title}`);
    expect(world.today()).toBe(shown);
  });

  it('counts what is done from the day on that the situation moved to (STUB-7)', async () => {
    const { world, call } = busyWorld(new Date('2026-12-10T09:00:00Z'));
    await openDesk({ world });
    await press('Indítás: Csomagváltás');
    call('contracting', '/list-employers-by-domain', { status: 'OK' });
    expect(drawer().getByText('2 / 9')).toBeInTheDocument();
    expect(upgradeCodes(world, personaAccount(world, 'ilona'))).toEqual([]);
  });

  it('keeps the step in hand in view under every tab, over a reload, with what has to be typed to copy (STUB-7)', async () => {
    const { world } = await openDesk();
    expect(drawer().queryByText(/Illessze be a számlaszámot/)).toBeNull();
    await user.click(drawer().getByRole('button', { name: 'Indítás: Felhatalmazás' }));
    await go('Levelek');
    cleanup();
    await openDesk({ world });
    expect(drawer().getByText(/Illessze be a számlaszámot/)).toBeInTheDocument();
    await user.click(drawer().getByRole('button', { name: 'Másolás: 11773016-11111018-00000000' }));
    expect(await navigator.clipboard.readText()).toBe('11773016-11111018-00000000');
    expect(drawer().getByRole('button', { name: 'Kimásolva: 11773016-11111018-00000000' })).toBeInTheDocument();
    await go('Bemutató');
    await user.click(drawer().getByRole('button', { name: 'Másolás: Hivatkozás erre a helyzetre' }));
    expect(await navigator.clipboard.readText()).toBe(`${root}#tour=mandate`);
  });

  it('goes step by step by hand too, with buttons that no page of the portal has (STUB-7, A11Y-1)', async () => {
    const { say } = await openDesk();
    await press('Indítás: Tartozás rendezése');
    expect(drawer().getByText('1 / 3')).toBeInTheDocument();
    expect(drawer().getByRole('button', { name: 'A bemutató előző lépése' })).toBeDisabled();
    await press('A bemutató következő lépése');
    await press('A bemutató előző lépése');
    expect(drawer().getByText('1 / 3')).toBeInTheDocument();
    await press('A bemutató következő lépése');
    await press('Újra: Tartozás rendezése');
    expect(drawer().getByText('1 / 3')).toBeInTheDocument();
    await say('en');
    const english = within(screen.getByRole('dialog', { name: 'Demo desk' }));
    expect(english.getByRole('button', { name: 'Next step of the tour' })).toBeInTheDocument();
    expect(english.queryByRole('button', { name: /^(Next|Back)$/ })).toBeNull();
  });

  it('closes a situation with what it has shown, ticks it in the list and offers the next one (STUB-7)', async () => {
    await openDesk();
    const titles = ['Szerződéskötés', 'Tartozás rendezése', 'Felhatalmazás', 'Csomagváltás', 'Ügyfélszolgálat'];
    const through = async (): Promise<void> => {
      while (drawer().queryByRole('button', { name: 'A bemutató következő lépése' }) !== null)
        await press('A bemutató következő lépése');
    };
    await press('Indítás: Tartozás rendezése');
    await through();
    expect(drawer().getByText('Tartozás rendezése: kész')).toBeInTheDocument();
    expect(drawer().getByRole('status')).toHaveTextContent(/^Dénes egy gombbal fizetett/);
    expect(drawer().getByRole('heading', { name: 'Tartozás rendezése Kész' })).toBeInTheDocument();
    // From the last one it goes on with the first one, past those that are done.
    for (const title of ['Felhatalmazás', 'Csomagváltás', 'Ügyfélszolgálat', 'Szerződéskötés']) {
      await press(`Következő helyzet: ${title}`);
      expect(drawer().queryByText(/: kész$/)).toBeNull();
      await through();
    }
    expect(drawer().getByText(/^Mind az öt helyzetet látta/)).toBeInTheDocument();
    expect(drawer().queryByRole('button', { name: /^Következő helyzet/ })).toBeNull();
    await go('Bemutató');
    for (const title of titles) expect(drawer().getByRole('heading', { name: `${title} Kész` })).toBeInTheDocument();
    await press('Kilépés ebből a helyzetből');
    expect(drawer().queryByText(/: kész$/)).toBeNull();
    await press('Alaphelyzet');
    await press('Igen, legyen minden friss');
    expect(drawer().queryByRole('heading', { name: /Kész$/ })).toBeNull();
  });

  it('moves on by itself when the portal’s calls show that a step was done (STUB-7)', async () => {
    const { world, call } = busyWorld();
    await openDesk({ world });
    call('payment', '/endTransaction', { status: 'OK', messages: ['CARD_DECLINED'] });
    await press('Indítás: Tartozás rendezése');
    expect(drawer().getByText('1 / 3')).toBeInTheDocument();
    call('payment', '/endTransaction', { status: 'OK', messages: ['CARD_DECLINED'] });
    expect(drawer().getByText('2 / 3')).toBeInTheDocument();
    call('payment', '/getInvState', { status: 'DONE' });
    expect(drawer().getByText('2 / 3')).toBeInTheDocument();
    call('payment', '/endTransaction', { status: 'OK', auth: '100001' });
    expect(drawer().getByText('3 / 3')).toBeInTheDocument();
    call('payment', '/getInvState', { status: 'DONE' });
    expect(drawer().getByText('Tartozás rendezése: kész')).toBeInTheDocument();
  });

  it('calls an upgrade done once its contract is ready, not when it is paid (STUB-7)', async () => {
    const { world, call } = busyWorld();
    await openDesk({ world });
    await press('Indítás: Csomagváltás');
    for (let step = 1; step < 8; step += 1) await press('A bemutató következő lépése');
    call('payment', '/endTransaction', { status: 'OK', auth: '100001' });
    expect(drawer().getByText('9 / 9')).toBeInTheDocument();
    call('contracting', '/get-8', { status: 'DONE' });
    expect(drawer().getByText('Csomagváltás: kész')).toBeInTheDocument();
  });

  it('moves on by itself when a dialog of the portal opens and closes, and at a page (STUB-7)', async () => {
    const { world, call } = busyWorld();
    const { visit } = await openDesk({ world });
    await press('Indítás: Ügyfélszolgálat');
    // Before it asks, nothing can be closed.
    await press('A bemutató következő lépése');
    expect(drawer().getByText('2 / 3')).toBeInTheDocument();
    await press('A bemutató előző lépése');
    const close = openDialog();
    expect(await drawer().findByText('2 / 3')).toBeInTheDocument();
    close();
    expect(await drawer().findByText('3 / 3')).toBeInTheDocument();
    visit('/login');
    expect(drawer().getByText('Ügyfélszolgálat: kész')).toBeInTheDocument();

    await press('Indítás: Felhatalmazás');
    call('contracting', '/get-bank-from-account', { status: 'OK' });
    const closeMandate = openDialog();
    expect(await drawer().findByText('3 / 4')).toBeInTheDocument();
    call('payment', '/setDirectDebitAuth', { status: 'OK' });
    expect(drawer().getByText('4 / 4')).toBeInTheDocument();
    closeMandate();
    expect(await drawer().findByText('Felhatalmazás: kész')).toBeInTheDocument();
  });

  it('opens the mailbox for the step that is done there, and leaves it afterwards (STUB-7)', async () => {
    const { world, call } = busyWorld();
    const { visit } = await openDesk({ world });
    await press('Indítás: Szerződéskötés');
    await press('A bemutató következő lépése');
    await press('Demóasztal bezárása');
    call('contracting', '/start', { status: 'OK' });
    expect(drawer().getByRole('tab', { name: /^Levelek/, selected: true })).toBeInTheDocument();
    visit('/contracting/options/token');
    expect(drawer().getByText('4 / 9')).toBeInTheDocument();
    expect(drawer().getByRole('tab', { name: 'Bemutató', selected: true })).toBeInTheDocument();
  });

  it('begins a situation with its persona as on the first day, and leaves the others and their sign-ins alone (STUB-7)', async () => {
    const { world } = await openDesk();
    const denes = personaAccount(world, 'denes');
    const annas = signInAs(world, 'anna');
    personaAccount(world, 'anna').phone = '+36701112233';
    const { phone } = denes;
    denes.phone = '+36209998877';
    const debts = () => world.state.debits.filter(({ kr }) => kr === denes.kr);
    const before = structuredClone(debts());
    for (const debit of debts()) debit.open = 0;
    await go('Bemutató');
    await user.click(drawer().getByRole('button', { name: 'Indítás: Tartozás rendezése' }));
    expect(debts()).toEqual(before);
    expect(personaAccount(world, 'denes').phone).toBe(phone);
    expect(personaAccount(world, 'anna').phone).toBe('+36701112233');
    expect(world.state.tokens.map(({ token }) => token)).toContain(annas.token);
  });

  it('folds on a phone into a bar that says what to do, so that the page stays in view (STUB-7)', async () => {
    widen(false);
    const { world, call } = busyWorld();
    await openDesk({ world });
    // Before a situation is begun, the sheet stays as it was left.
    await press('Indítás: Felhatalmazás');
    cleanup();
    await openDesk({ world });
    expect(screen.queryByRole('dialog')).toBeNull();
    const bar = within(screen.getByRole('complementary', { name: 'Demóasztal' }));
    expect(bar.getByRole('status')).toHaveTextContent('1/4 · Illessze be a számlaszámot');
    await user.click(bar.getByRole('button', { name: 'Másolás: 11773016-11111018-00000000' }));
    expect(await navigator.clipboard.readText()).toBe('11773016-11111018-00000000');
    call('contracting', '/get-bank-from-account', { status: 'OK' });
    expect(bar.getByRole('status')).toHaveTextContent(/^2\/4/);
    act(() => world.setClock(new Date('2026-05-04T11:00:00Z')));
    expect(bar.getByRole('status')).toHaveTextContent(/^2026\.05\.04\. · 2\/4/);
    await user.click(bar.getByRole('button', { name: 'Demóasztal megnyitása' }));
    expect(drawer().getByText('2 / 4')).toBeInTheDocument();
    for (let step = 1; step < 4; step += 1) await press('A bemutató következő lépése');
    await press('Demóasztal bezárása');
    expect(screen.getByRole('button', { name: 'Demóasztal megnyitása' })).toHaveFocus();
    const closing = within(screen.getByRole('complementary', { name: 'Demóasztal' }));
    expect(closing.getByRole('status')).toHaveTextContent(/Kész · Ottó látja/);
    await user.click(closing.getByRole('button', { name: 'Következő helyzet: Csomagváltás' }));
    expect(closing.getByRole('status')).toHaveTextContent(/1\/9 · Illessze be a munkáltató kódját/);
  });
});
