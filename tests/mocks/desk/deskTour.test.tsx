// @module-tag wide
import { act, cleanup } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { signInAs } from '../../../mocks/control';
import { upgradeCodes } from '../../../mocks/model/contracting/entitlement';
import { personaAccount } from '../../../mocks/personas';
import { createWorld, logCall } from '../../../mocks/world';
import { setNow } from '../../../src/domain/time/clock';
import { drawer, go, openDesk, root, setUpDesk, spring, user } from './deskSupport';

setUpDesk();

describe('the demo desk (STUB-5)', () => {
  it('leads through five situations: each signs in and opens its page', async () => {
    const { world, loaded, store } = await openDesk();
    await go('Bemutató');
    const start = (title: string): Promise<void> =>
      user.click(drawer().getByRole('button', { name: `Indítás: ${title}` }));
    for (const [title, email] of [
      ['Szerződéskötés', 'bela@pelda.hu'],
      ['Tartozás rendezése', 'denes@pelda.hu'],
      ['Felhatalmazás', 'anna@pelda.hu'],
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

  it('shows an upgrade in December too, on the last day that offers one (STUB-7)', async () => {
    const december = new Date('2026-12-10T09:00:00Z');
    const world = createWorld({ now: () => december, origin: `${root}#`, bankUrl: `${root}bank?{transaction}` });
    await openDesk({ world });
    await user.click(drawer().getByRole('button', { name: 'Indítás: Tartozás rendezése' }));
    expect(world.today()).toBe('2026-12-10');
    await user.click(drawer().getByRole('button', { name: 'Indítás: Csomagváltás' }));
    expect(world.today()).toBe('2026-11-30');
    // What is done from that day on counts as a step.
    act(() => {
      logCall(world, {
        at: new Date(world.clock().getTime() + 1_000).toISOString(),
        service: 'contracting',
        path: '/start',
        body: {},
        httpStatus: 200,
        answer: { status: 'OK' },
        strict: false,
      });
      world.changed();
    });
    expect(drawer().getByText('2 / 4')).toBeInTheDocument();
    expect(upgradeCodes(world, personaAccount(world, 'ilona'))).toEqual([]);
  });

  it('keeps the step in hand in view under every tab, over a reload, with what has to be typed to copy (STUB-7)', async () => {
    const { world } = await openDesk();
    expect(drawer().queryByText(/Írja be a számlaszámot/)).toBeNull();
    await user.click(drawer().getByRole('button', { name: 'Indítás: Felhatalmazás' }));
    await go('Levelek');
    cleanup();
    await openDesk({ world });
    expect(drawer().getByText(/Írja be a számlaszámot/)).toBeInTheDocument();
    await user.click(drawer().getByRole('button', { name: 'Másolás: 11773016-11111018-00000000' }));
    expect(await navigator.clipboard.readText()).toBe('11773016-11111018-00000000');
    expect(drawer().getByRole('button', { name: 'Kimásolva: 11773016-11111018-00000000' })).toBeInTheDocument();
    await go('Bemutató');
    await user.click(drawer().getByRole('button', { name: 'Másolás: Hivatkozás erre a helyzetre' }));
    expect(await navigator.clipboard.readText()).toBe(`${root}#tour=mandate`);
  });

  it('is left by hand, step by step, back and on to the next situation (STUB-7)', async () => {
    await openDesk();
    const press = (name: string): Promise<void> => user.click(drawer().getByRole('button', { name }));
    await press('Indítás: Tartozás rendezése');
    expect(drawer().getByText('1 / 3')).toBeInTheDocument();
    expect(drawer().getByRole('button', { name: 'Előző' })).toBeDisabled();
    await press('Következő');
    await press('Előző');
    expect(drawer().getByText('1 / 3')).toBeInTheDocument();
    for (let step = 0; step < 3; step += 1) await press('Következő');
    expect(drawer().getByText('Tartozás rendezése: kész')).toBeInTheDocument();
    await press('Következő: Felhatalmazás');
    expect(drawer().getByText('1 / 3')).toBeInTheDocument();
    await press('Következő');
    await press('Újra: Felhatalmazás');
    expect(drawer().getByText('1 / 3')).toBeInTheDocument();
  });

  it('moves on by itself when the portal’s calls or its page show that a step was done (STUB-7)', async () => {
    let now = spring.getTime();
    const world = createWorld({ now: () => new Date(now), origin: `${root}#` });
    const { visit } = await openDesk({ world });
    const call = (service: string, path: string, answer: object): void =>
      act(() => {
        now += 1_000;
        const at = world.clock().toISOString();
        logCall(world, { at, service, path, body: {}, httpStatus: 200, answer, strict: false });
        world.changed();
      });
    call('payment', '/endTransaction', { status: 'OK', messages: ['CARD_DECLINED'] });
    await user.click(drawer().getByRole('button', { name: 'Indítás: Tartozás rendezése' }));
    expect(drawer().getByText('1 / 3')).toBeInTheDocument();
    call('payment', '/endTransaction', { status: 'OK', messages: ['CARD_DECLINED'] });
    expect(drawer().getByText('2 / 3')).toBeInTheDocument();
    call('payment', '/getInvState', { status: 'DONE' });
    expect(drawer().getByText('2 / 3')).toBeInTheDocument();
    call('payment', '/endTransaction', { status: 'OK', auth: '100001' });
    expect(drawer().getByText('3 / 3')).toBeInTheDocument();
    call('payment', '/getInvState', { status: 'DONE' });
    expect(drawer().getByText('Tartozás rendezése: kész')).toBeInTheDocument();
    // What was done before doesn't count again.
    await user.click(drawer().getByRole('button', { name: 'Előző' }));
    expect(drawer().getByText('3 / 3')).toBeInTheDocument();
    await user.click(drawer().getByRole('button', { name: 'Indítás: Ügyfélszolgálat' }));
    await user.click(drawer().getByRole('button', { name: 'Következő' }));
    await user.click(drawer().getByRole('button', { name: 'Következő' }));
    visit('/login');
    expect(drawer().getByText('Ügyfélszolgálat: kész')).toBeInTheDocument();
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

  it('moves the clock to two minutes before the session ends, however long it lives', async () => {
    const { world, store } = await openDesk();
    world.state.settings.tokenSeconds = 4_000;
    await go('Óra');
    expect(drawer().queryByRole('button', { name: /munkamenet vége előtt/ })).toBeNull();
    setNow(world.clock);
    act(() => void store.signIn(signInAs(world, 'anna')));
    await user.click(drawer().getByRole('button', { name: '2 perccel a munkamenet vége előtt' }));
    expect(Math.round((store.remaining() ?? 0) / 1000)).toBe(120);
    setNow();
  });
});
