// @module-tag wide
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { signInAs } from '../../../mocks/control';
import { linksOf } from '../../../mocks/links';
import { sendMail } from '../../../mocks/model/account/mails';
import { logCall } from '../../../mocks/world';
import { drawer, go, openDesk, setUpDesk, spring, user } from './deskSupport';

setUpDesk();

describe('the demo desk (STUB-5)', () => {
  it('signs in as a persona, and as customer care for a persona', async () => {
    const { world, loaded, store } = await openDesk();
    await go('Szereplők');
    await user.click(drawer().getByRole('button', { name: 'Belépés: Kovács Anna' }));
    expect(store.get().currentUser?.email).toBe('anna@pelda.hu');
    expect(drawer().getByText('most ő van belépve')).toBeInTheDocument();
    await user.click(drawer().getByRole('button', { name: 'Belépés ügyfélszolgálatként: Kovács Anna' }));
    expect(store.get().token).toBeUndefined();
    const token = world.state.activators.at(-1)?.token ?? '';
    expect(loaded).toEqual(['/', `/login/${token}/hu`]);
  });

  it('counts new e-mails on its tab, shows them first and opens a link with a full load', async () => {
    const { world, loaded } = await openDesk();
    await user.click(drawer().getByRole('button', { name: 'Demóasztal bezárása' }));
    act(() => {
      sendMail(world, 'uj@pelda.hu', 'activation', linksOf(world).activation('kod'));
      world.changed();
    });
    expect(screen.getByText('1 új levél')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Demóasztal megnyitása' }));
    const [first] = drawer().getAllByRole('listitem');
    expect(within(first!).getByText('új')).toBeInTheDocument();
    await user.click(within(first!).getByRole('link'));
    expect(loaded).toEqual(['/activate/hu/kod']);
  });

  it('follows the portal’s language, links included (I18N-2)', async () => {
    const { say } = await openDesk();
    await go('Hibák');
    await go('Levelek');
    await say('en');
    const english = within(screen.getByRole('dialog', { name: 'Demo desk' }));
    expect(english.getByRole('tab', { name: 'Faults', selected: false })).toBeInTheDocument();
    const [link] = english.getAllByRole('link', { name: /^Continue your contract/ });
    expect(link).toHaveAttribute('href', expect.stringMatching(/#\/contract\/en\//));
  });

  it('sets the clock to any day and back (BIZ-2)', async () => {
    const { world, loaded } = await openDesk();
    await go('Óra');
    await user.click(drawer().getByRole('button', { name: /jövő év$/ }));
    expect(world.clock().toISOString()).toBe('2027-01-15T11:00:00.000Z');
    expect(drawer().getByLabelText('Nap és idő (Budapest)')).toHaveValue('2027-01-15T12:00');
    fireEvent.change(drawer().getByLabelText('Nap és idő (Budapest)'), { target: { value: '2020-01-30T12:00' } });
    await user.click(drawer().getByRole('button', { name: 'Beállítás friss szereplőkkel' }));
    expect(world.state.contracts.every(({ year }) => year <= 2021)).toBe(true);
    expect(loaded).toEqual(['/login']);
    await user.click(drawer().getByRole('button', { name: 'Vissza a valódi időhöz' }));
    expect(world.state.clockShift).toBe(0);
  });

  it('sets a fault for one call with any code, and removes it', async () => {
    const { world } = await openDesk();
    await go('Hibák');
    await user.selectOptions(drawer().getByLabelText('Hívás'), 'payment/getAmounts');
    await user.selectOptions(drawer().getByLabelText('Hiba'), 'HAS_DEBT');
    await user.selectOptions(drawer().getByLabelText('Hányszor'), 'egyszer');
    await user.click(drawer().getByRole('button', { name: 'Hiba beállítása' }));
    expect(world.state.faults).toEqual([{ call: 'payment/getAmounts', kind: 'code', code: 'HAS_DEBT', times: 1 }]);
    await user.click(drawer().getByRole('button', { name: 'Levétel: payment/getAmounts: HAS_DEBT, még 1×' }));
    expect(world.state.faults).toEqual([]);
    await user.selectOptions(drawer().getByLabelText('Hiba'), 'nincs hálózat');
    await user.selectOptions(drawer().getByLabelText('Hívás'), 'Minden hívás');
    await user.selectOptions(drawer().getByLabelText('Hányszor'), 'amíg le nem veszi');
    await user.click(drawer().getByRole('button', { name: 'Hiba beállítása' }));
    expect(world.state.faults).toEqual([{ call: '*', kind: 'offline' }]);
  });

  it('lists calls with payload and answer, filters them and marks violations of the contract (STUB-3)', async () => {
    const { world } = await openDesk();
    const entry = {
      at: spring.toISOString(),
      service: 'payment',
      body: { kr: '123456' },
      httpStatus: 200,
      strict: false,
    };
    act(() => {
      logCall(world, { ...entry, path: '/getAmounts', answer: { status: 'ERROR', messages: ['HAS_DEBT'] } });
      logCall(world, { ...entry, path: '/getInvState', answer: { status: 'DONE' } });
      logCall(world, {
        ...entry,
        path: '/listInvoices',
        httpStatus: 0,
        answer: undefined,
        strict: true,
        note: 'from: missing',
      });
      world.changed();
    });
    await go('Hívások');
    expect(
      drawer()
        .getAllByRole('button', { expanded: false })
        .map((item) => item.textContent),
    ).toEqual([
      expect.stringContaining('nincs válasz'),
      expect.stringContaining('DONE'),
      expect.stringContaining('HAS_DEBT'),
    ]);
    expect(drawer().getByText('nem a szerződés szerinti hívás')).toBeInTheDocument();
    await user.type(drawer().getByLabelText(/^Szűrés/), 'has_debt');
    expect(drawer().getAllByRole('button', { expanded: false })).toHaveLength(1);
    await user.click(drawer().getByRole('button', { name: /payment\/getAmounts/ }));
    expect(drawer().getByLabelText('Küldött adat és válasz')).toHaveValue(
      JSON.stringify({ body: { kr: '123456' }, answer: { status: 'ERROR', messages: ['HAS_DEBT'] } }, null, 2),
    );
  });

  it('resets everything except the language with one button', async () => {
    localStorage.setItem('cportal.language', 'hu');
    localStorage.setItem('cportal.payment', '{}');
    sessionStorage.setItem('cportal.drafts', '{}');
    const { world, loaded, store } = await openDesk();
    act(() => {
      store.signIn(signInAs(world, 'anna'));
      world.setClock(new Date('2027-01-01T12:00:00Z'));
      world.state.faults.push({ call: '*', kind: '500' });
    });
    await go('Óra');
    await user.click(drawer().getByRole('button', { name: 'Alaphelyzet' }));
    // It asks first.
    expect(world.state.tokens).toHaveLength(1);
    await user.click(drawer().getByRole('button', { name: 'Igen, legyen minden friss' }));
    expect(world.state).toMatchObject({ clockShift: 0, faults: [], tokens: [] });
    expect(store.get().token).toBeUndefined();
    expect([
      localStorage.getItem('cportal.language'),
      localStorage.getItem('cportal.payment'),
      sessionStorage.getItem('cportal.drafts'),
    ]).toEqual(['hu', null, null]);
    expect(loaded).toEqual(['/login']);
  });

  it('signs out before a reset moves the clock, so that no session expires by it (STUB-7)', async () => {
    const { world, store } = await openDesk();
    act(() => void store.signIn(signInAs(world, 'anna')));
    world.setClock(new Date('2026-02-01T12:00:00Z'));
    const ends: unknown[] = [];
    store.subscribe(() => ends.push([store.endedBy(), world.today()]));
    await user.click(drawer().getByRole('button', { name: 'Alaphelyzet' }));
    await user.click(drawer().getByRole('button', { name: 'Igen, legyen minden friss' }));
    expect(ends).toEqual([['loggedOut', '2026-02-01']]);
    expect(world.today()).toBe('2026-03-10');
  });

  it('copies the situation as a link, and shows the link, selected, where the clipboard is refused (STUB-7)', async () => {
    await openDesk();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
    await user.click(drawer().getByRole('button', { name: 'Másolás: Helyzet másolása' }));
    const link = await drawer().findByRole<HTMLInputElement>('textbox', { name: 'Helyzet másolása' });
    expect(link.value).toMatch(/^https:\/\/proba\.hu\/demo\/#situation=[\w-]+$/);
    expect(link).toHaveFocus();
    expect(link.selectionEnd).toBe(link.value.length);
    expect(link).toHaveAccessibleDescription(/nem engedi a vágólapot/);
    const { value } = link;
    await user.click(drawer().getByRole('button', { name: 'Másolás: Helyzet másolása' }));
    expect(await drawer().findByRole('button', { name: 'Kimásolva: Helyzet másolása' })).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(value);
    expect(drawer().queryByRole('textbox', { name: 'Helyzet másolása' })).toBeNull();
  });

  it('reports a damaged link', async () => {
    await openDesk({ isDamaged: true });
    expect(drawer().getByText('A hivatkozás sérült, ezért az itteni helyzet maradt.')).toBeInTheDocument();
  });

  it('moves between its tabs with the arrow keys, closes with Escape and returns the focus (A11Y-2)', async () => {
    await openDesk();
    await user.click(drawer().getByRole('button', { name: 'Demóasztal bezárása' }));
    expect(screen.getByRole('button', { name: 'Demóasztal megnyitása' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Demóasztal megnyitása' }));
    expect(drawer().getByRole('tab', { name: 'Bemutató' })).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(drawer().getByRole('tab', { name: 'Óra', selected: true })).toHaveFocus();
    await user.keyboard('{Home}{ArrowRight}');
    expect(drawer().getByRole('tab', { name: 'Szereplők', selected: true })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Demóasztal megnyitása' })).toHaveFocus();
  });

  it('remembers its tab over a reload, and opens with the tour if storage holds nothing or rubbish (STUB-7)', async () => {
    localStorage.setItem('cportal-desk', '{"open":"maybe"}');
    await openDesk();
    expect(drawer().getByRole('tab', { name: 'Bemutató', selected: true })).toBeInTheDocument();
    await go('Hibák');
    expect(JSON.parse(localStorage.getItem('cportal-desk') ?? '')).toMatchObject({ open: true, section: 'faults' });
  });

  it('begins with the tour and keeps what is for engineers behind a switch (STUB-7)', async () => {
    await openDesk();
    const tabs = (): string[] =>
      drawer()
        .getAllByRole('tab')
        .map(({ textContent }) => textContent);
    expect(tabs()).toEqual(['Bemutató', 'Szereplők', 'Levelek', 'Óra']);
    await user.click(drawer().getByRole('tab', { name: 'Szereplők' }));
    expect(drawer().queryByText('nevek@pelda.hu', { exact: false })).toBeNull();
    await user.click(drawer().getByRole('switch', { name: 'Fejlesztőknek' }));
    expect(tabs().slice(4)).toEqual(['Hibák', 'Hívások', 'Üzemeltetés']);
    expect(drawer().getByText('nevek@pelda.hu', { exact: false })).toBeInTheDocument();
    await user.click(drawer().getByRole('tab', { name: 'Hibák' }));
    await user.click(drawer().getByRole('switch', { name: 'Fejlesztőknek' }));
    expect(drawer().getByRole('tab', { name: 'Bemutató', selected: true })).toBeInTheDocument();
  });

  it('shows an active fault and a moved clock on its handle (STUB-7)', async () => {
    const { world } = await openDesk();
    await user.click(drawer().getByRole('button', { name: 'Demóasztal bezárása' }));
    const handle = screen.getByRole('button', { name: 'Demóasztal megnyitása' });
    expect(handle).toHaveTextContent(/^Demó$/);
    act(() => {
      world.state.faults.push({ call: '*', kind: '500' });
      world.setClock(new Date('2027-01-15T11:00:00Z'));
    });
    expect(handle).toHaveTextContent('Demó · 1 hiba · 2027.01.15.');
  });

  it('says how long a link is that some programs cut off (STUB-7)', async () => {
    const { world } = await openDesk();
    const copy = (): Promise<void> => user.click(drawer().getByRole('button', { name: /: Helyzet másolása$/ }));
    await copy();
    expect(await drawer().findByRole('button', { name: 'Kimásolva: Helyzet másolása' })).toBeInTheDocument();
    expect(drawer().queryByText(/karakter/)).toBeNull();
    act(() => {
      // Text that can't be squeezed.
      let seed = 1;
      const next = (): string => {
        seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) | 0;
        return ((seed >>> 16) % 36).toString(36);
      };
      const long = Array.from({ length: 4_000 }, next).join('');
      world.state.status = { notice: { hu: long } };
      world.changed();
    });
    await copy();
    expect(await drawer().findByText(/Hosszú: \d{4} karakter/)).toBeInTheDocument();
  });
});

describe('the mailbox (STUB-5)', () => {
  it('shows everybody’s e-mails, the newest first, or those of one addressee', async () => {
    const { world } = await openDesk();
    await go('Levelek');
    act(() => {
      sendMail(world, 'uj.cim@pelda.hu', 'validateEmail', linksOf(world).validateEmail('kod'));
      world.changed();
    });
    const items = () => drawer().getAllByRole('listitem');
    expect(items()).toHaveLength(world.state.mails.length);
    expect(items()[0]).toHaveTextContent('uj.cim@pelda.hu');
    await user.selectOptions(drawer().getByLabelText('Címzett'), 'inaktiv@pelda.hu');
    expect(items()).toHaveLength(1);
    expect(drawer().getByRole('link', { name: 'Aktiválás: Regisztráció megerősítése' })).toBeInTheDocument();
  });

  it('names the member in customer care’s e-mails', async () => {
    await openDesk();
    await go('Szereplők');
    expect(drawer().queryByRole('button', { name: 'Belépés: Csendes Irma' })).toBeNull();
    await user.click(drawer().getByRole('button', { name: 'Belépés ügyfélszolgálatként: Virág Dóra' }));
    await go('Levelek');
    expect(drawer().getByText('Ügyfélszolgálati belépés: Virág Dóra')).toBeInTheDocument();
  });
});
