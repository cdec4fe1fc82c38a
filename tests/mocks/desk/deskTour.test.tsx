// @module-tag wide
import { act, cleanup, screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';

import { signInAs } from '../../../mocks/control';
import { personaAccount } from '../../../mocks/personas';
import { setNow } from '../../../src/domain/time/clock';
import { drawer, go, openDesk, root, setUpDesk, user } from './deskSupport';

setUpDesk();

describe('the demo desk (STUB-5)', () => {
  it('is led to from the sign-in page (STUB-7)', async () => {
    const content = document.createElement('main');
    content.id = 'content';
    document.body.append(content);
    onTestFinished(() => content.remove());
    await openDesk({ kind: 'none' }, undefined, '/login');
    await user.click(screen.getByRole('button', { name: /^Bemutató: öt helyzet/ }));
    expect(drawer().getByRole('tab', { name: 'Bemutató', selected: true })).toHaveFocus();
  });

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

  it('keeps a begun situation’s steps in view, over a reload, with what has to be typed to copy (STUB-7)', async () => {
    const { world } = await openDesk();
    await go('Bemutató');
    expect(drawer().queryByText(/Írja be a számlaszámot/)).toBeNull();
    await user.click(drawer().getByRole('button', { name: 'Indítás: Felhatalmazás' }));
    cleanup();
    await openDesk({ kind: 'none' }, world);
    expect(drawer().getAllByText(/Írja be a számlaszámot/)).not.toEqual([]);
    await user.click(drawer().getByRole('button', { name: 'Másolás: 11773016-11111018-00000000' }));
    expect(await navigator.clipboard.readText()).toBe('11773016-11111018-00000000');
    expect(drawer().getByRole('button', { name: 'Kimásolva: 11773016-11111018-00000000' })).toBeInTheDocument();
    await user.click(drawer().getByRole('button', { name: 'Másolás: Hivatkozás erre a helyzetre' }));
    expect(await navigator.clipboard.readText()).toBe(`${root}#tour=mandate`);
  });

  it('ticks steps off, and shows the one in hand under every tab, where it may be done (STUB-7)', async () => {
    await openDesk();
    await go('Bemutató');
    await user.click(drawer().getByRole('button', { name: 'Indítás: Szerződéskötés' }));
    expect(drawer().getAllByRole('listitem')[0]).toHaveTextContent('Szerződéskötés');
    expect(drawer().getByText('Szerződéskötés: 1. lépés, összesen 5')).toBeInTheDocument();
    await user.click(drawer().getByRole('button', { name: 'Kész, tovább' }));
    await user.click(drawer().getByRole('button', { name: 'Kész, tovább' }));
    await go('Levelek');
    expect(drawer().getByText('Szerződéskötés: 3. lépés, összesen 5')).toBeInTheDocument();
    await user.click(drawer().getByRole('button', { name: 'Kész, tovább' }));
    expect(drawer().getByText(/Menjen végig a hét lépésen/)).toBeInTheDocument();
    await user.click(drawer().getByRole('button', { name: 'Kész, tovább' }));
    await user.click(drawer().getByRole('button', { name: 'Kész, tovább' }));
    expect(drawer().queryByText(/lépés, összesen/)).toBeNull();
    await user.click(drawer().getByRole('button', { name: 'Előző lépés' }));
    expect(drawer().getByText('Szerződéskötés: 5. lépés, összesen 5')).toBeInTheDocument();
    await user.click(drawer().getByRole('button', { name: 'Kész, tovább' }));
    await user.click(drawer().getByRole('button', { name: 'Következő: Tartozás rendezése' }));
    expect(drawer().getByText('Tartozás rendezése: 1. lépés, összesen 3')).toBeInTheDocument();
    await go('Bemutató');
    await user.click(drawer().getByRole('button', { name: 'Indítás: Szerződéskötés' }));
    await user.click(drawer().getByRole('button', { name: 'Kész, tovább' }));
    await user.click(drawer().getByRole('button', { name: 'Újra: Szerződéskötés' }));
    expect(drawer().getByText('Szerződéskötés: 1. lépés, összesen 5')).toBeInTheDocument();
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

  it('finds personas by name, e-mail or situation, without accents', async () => {
    await openDesk();
    await go('Szereplők');
    const names = (): string[] =>
      drawer()
        .queryAllByRole('button', { name: /^Belépés: / })
        .map((button) => button.getAttribute('aria-label')?.slice(9) ?? '');
    const all = names().length;
    await user.type(drawer().getByRole('searchbox', { name: /^Keresés/ }), 'denes');
    expect(names()).toEqual(['Balogh Dénes']);
    expect(drawer().getByText('1 szereplő')).toBeInTheDocument();
    await user.clear(drawer().getByRole('searchbox'));
    await user.type(drawer().getByRole('searchbox'), 'zárolt kártya');
    expect(names()).toEqual(['Balogh Dénes']);
    await user.clear(drawer().getByRole('searchbox'));
    await user.type(drawer().getByRole('searchbox'), 'xyz');
    expect(drawer().getByText('Nincs ilyen szereplő.')).toBeInTheDocument();
    await user.clear(drawer().getByRole('searchbox'));
    expect(names()).toHaveLength(all);
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
