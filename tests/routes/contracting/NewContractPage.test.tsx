import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { addFault } from '../../../mocks/faults';
import { lastMail } from '../../../mocks/model/account/mails';
import { startProcess } from '../../../mocks/model/contracting/starting';
import { personaAccount } from '../../../mocks/personas';
import type { World } from '../../../mocks/world';
import { configure } from '../../setup/configure';
import { holdReply } from '../../setup/holdReply';
import { heading, renderPortal, type PortalVisit } from '../../setup/renderPortal';
import { choiceOf, choose, faultyWorld, search, searchField, springWorld } from './support';

const visit = (as = 'bela', world: World = springWorld(), more: Partial<PortalVisit> = {}) =>
  renderPortal({ path: '/contracting/init', as, world, ...more });

describe('the page of a new contract', () => {
  it.each([
    ['the work e-mail that was typed', 'bela@peldakft.hu', 'Példa Kft.', 'bela@peldakft.hu', 'Elküldtük az e-mailt.'],
    ['the employer’s address for a code', '82CDPR34', 'Minta Zrt.', 'kartya@mintazrt.hu', 'Elküldtük az e-mailt.'],
    [
      'the private address for a code in small letters whose employer has none',
      '71abnz12',
      'Példa Kft.',
      'bela@pelda.hu',
      'Megerősítő e-mailt küldtünk ide: bela@pelda.hu',
    ],
  ])(
    'names, sends and reaches one address: %s (CON-1, UX-14, UX-25, VAL-3)',
    async (_what, typed, offer, email, notice) => {
      const portal = await visit();
      await search(portal, typed);
      const choice = await choiceOf(offer);
      expect(choice.closest('li')).toHaveTextContent(`Ha ezt választja, e‑mailt küldünk ide: ${email}.`);
      // A double press starts one contract (FLT-4).
      await portal.user.dblClick(choice);
      // Where the page says it, that is the notice: no Snackbar says it again.
      const title = await screen.findByText(notice);
      expect(title.closest('[tabindex="-1"]')).toHaveTextContent(email);
      expect(screen.getAllByText(new RegExp(email))).toHaveLength(1);
      const isCode = !typed.includes('@');
      expect(portal.sent('/check-mail')).toEqual(isCode ? [] : [{ email: typed }]);
      expect(portal.sent('/list-employers-by-domain')).toEqual([
        { type: 'R', email: isCode ? '' : typed, code: isCode ? typed.toUpperCase() : '' },
      ]);
      const employer = offer === 'Példa Kft.' ? 'E100' : 'E200';
      expect(portal.sent('/start')).toEqual([{ type: 'R', employer, email, key: 1, kartya_fajta: 'CEGES', kr: '' }]);
      expect(lastMail(portal.world, email, 'contract')).toBeDefined();
      expect(portal.store.get().wizard).toEqual({ sentTo: email });
    },
  );

  it('leaves out offers without an employer and the basic offer since 2020-01-30, tells how many there are, drops them with the next key, and says where only the basic one was found (CON-1, CON-2, A11Y-3)', async () => {
    const list = [
      { name: 'Névtelen Kft.', key: 1, kartya_fajta: 'CEGES' },
      { id: 'E100', name: 'Példa Kft.', key: 1, kartya_fajta: 'CEGES' },
      { id: 'ALAP', name: 'Alapajánlat', key: 0, kartya_fajta: 'ALAP' },
    ];
    const world = faultyWorld({ call: '/list-employers-by-domain', kind: 'fields', fields: { list }, times: 1 });
    const portal = await visit('bela', world);
    await search(portal, 'bela@peldakft.hu');
    expect(await screen.findByRole('button', { name: /^Kiválasztás/ })).toHaveAccessibleName('Kiválasztás: Példa Kft.');
    expect(screen.getByText('Talált ajánlatok: 1').closest('[role="status"]')).not.toBeNull();
    await portal.user.type(await searchField(), 'x');
    expect(screen.queryByRole('button', { name: /^Kiválasztás/ })).not.toBeInTheDocument();
    addFault(world, { call: '/list-employers-by-domain', kind: 'fields', fields: { list: list.slice(2) } });
    await portal.user.keyboard('{Backspace}');
    await search(portal, '');
    expect(await screen.findByText(/^Ehhez csak az alapajánlat tartozik, .* 2020\. január 30‑ig/)).toBeVisible();
  });

  it.each([
    [1, true],
    [2, false],
  ])(
    'colours the one thing to do once %i offers are found: Choose, where it is the only one: %s (UX-35, UX-37)',
    async (count, isColoured) => {
      const list = [1, 2]
        .map((n) => ({ id: `E${n}`, name: `${n}. Kft.`, key: 1, kartya_fajta: 'CEGES' }))
        .slice(0, count);
      const world = faultyWorld({ call: '/list-employers-by-domain', kind: 'fields', fields: { list } });
      configure({ care: { phone: '+36 1 234 5678' } });
      const portal = await visit('bela', world);
      const check = await screen.findByRole('button', { name: 'Ellenőrzés' });
      expect(check).toHaveClass('MuiButton-contained');
      expect(screen.getByText(/^Ha a munkáltatója nem partnerünk/)).toBeVisible();
      await search(portal, 'bela@peldakft.hu');
      const choices = await screen.findAllByRole('button', { name: /^Kiválasztás/ });
      expect(choices).toHaveLength(count);
      expect(choices[0]?.classList.contains('MuiButton-contained')).toBe(isColoured);
      expect(check).toHaveClass('MuiButton-outlined');
      expect(screen.queryByText(/^Ha a munkáltatója nem partnerünk/)).not.toBeInTheDocument();
    },
  );

  it('offers the basic offer until 2020-01-30 without an employer (CON-2)', async () => {
    const portal = await visit('bela', springWorld('2020-01-30'));
    await search(portal, '');
    await choose(portal, 'Alapajánlat');
    await screen.findByText('Megerősítő e-mailt küldtünk ide: bela@pelda.hu');
    expect(portal.sent('/start')).toMatchObject([{ employer: 'ALAP', email: 'bela@pelda.hu', key: 0 }]);
  });

  it.each([
    ['', 'Adja meg a céges e‑mail‑címét vagy az egyedi kódot.', 0],
    ['51ABNZ12', 'Hibás e‑mail‑cím vagy egyedi kód. Ellenőrizze, amit beírt.', 0],
    ['bela@ismeretlen.hu', /A munkáltatója nem partnerünk/, 1],
    ['Bela@pelda.hu', /Ez az Ön privát címe/, 1],
    ['kozos@peldakft.hu', /már folyamatban van szerződéskötés/, 0],
  ])('refuses %j at the field: %s (CON-1, VAL-3, UX-35)', async (typed, message, asked) => {
    const world = springWorld();
    startProcess(world, personaAccount(world, 'maria'), {
      type: 'R',
      employer: 'E100',
      email: 'kozos@peldakft.hu',
      key: 1,
      kartya_fajta: 'CEGES',
      kr: '',
    });
    const portal = await visit('bela', world);
    await search(portal, typed);
    await waitFor(async () => expect(await searchField()).toHaveAccessibleDescription(message));
    expect(await searchField()).toHaveValue(typed);
    expect(portal.sent('/list-employers-by-domain')).toHaveLength(asked);
  });

  it('keeps the contract of a reply with a key in the tab, though the page was left before it (CON-1)', async () => {
    const portal = await visit();
    await search(portal, 'bela@azonnali.hu');
    const answer = holdReply(portal.server, '/start');
    await choose(portal, 'Azonnali Nyrt.');
    await portal.go('/app');
    await heading('Áttekintés');
    answer();
    await waitFor(() => expect(portal.store.get()).toMatchObject({ step: 1, type: 0 }));
    expect(portal.store.get().contractKey).toBe(portal.world.state.processes.at(-1)?.key);
    expect(portal.path()).toBe('/app');
  });

  it('marks the field where the start is refused with its code, with the offers still there (CON-1, ERR-1)', async () => {
    const portal = await visit();
    await search(portal, 'bela@peldakft.hu');
    addFault(portal.world, { call: '/start', kind: 'code', code: 'emailInUse' });
    await choose(portal, 'Példa Kft.');
    await waitFor(async () =>
      expect(await searchField()).toHaveAccessibleDescription(/már folyamatban van szerződéskötés/),
    );
    expect(screen.getByRole('button', { name: 'Kiválasztás: Példa Kft.' })).toBeEnabled();
  });

  it.each([
    ['CONTR_UNPAID', /^Lejárt tartozása van/, ['/payment']],
    ['HAS_DEBT', /tartozás/, ['/payment']],
    ['CONTR_ALREADY_EMAILED', /Nézze meg a postafiókját/, []],
  ])(
    'leads on from a choice that is refused with %s as from a refused page, and offers no other (UX-37, CON-3, CON-11)',
    async (code, text, to) => {
      const portal = await visit();
      await search(portal, 'bela@peldakft.hu');
      addFault(portal.world, { call: '/start', kind: 'code', code });
      await choose(portal, 'Példa Kft.');
      const reason = await screen.findByText(text);
      expect(reason.closest('[tabindex="-1"]')).toHaveFocus();
      const links = within(screen.getByRole('main')).queryAllByRole('link');
      expect(links.map((link) => link.getAttribute('href'))).toEqual(to);
      expect(screen.queryByRole('button', { name: /^Kiválasztás/ })).not.toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Ellenőrzés' })).not.toBeInTheDocument();
    },
  );

  it('leads on to the overview once the link was sent (UX-14)', async () => {
    const portal = await visit();
    await search(portal, 'bela@peldakft.hu');
    await choose(portal, 'Példa Kft.');
    expect(await screen.findByRole('link', { name: 'Tovább az áttekintéshez' })).toHaveAttribute('href', '/app');
  });

  it('asks once more in a support session before a start (SES-12)', async () => {
    const portal = await visit();
    portal.store.update({ support: true });
    await search(portal, 'bela@peldakft.hu');
    await choose(portal, 'Példa Kft.');
    const question = await screen.findByRole('dialog', { name: 'Folytatja Nagy Béla nevében?' });
    await portal.user.click(within(question).getByRole('button', { name: 'Mégse' }));
    expect(portal.sent('/start')).toEqual([]);
    await choose(portal, 'Példa Kft.');
    await portal.user.click(await screen.findByRole('button', { name: 'Szerződéskötés indítása Béla nevében' }));
    await screen.findByText(/A levelet ide küldtük/);
  });
});

describe('a new contract that can’t be started', () => {
  it.each([
    [['CONTR_ALREADY_EMAILED'], /^Már elindított egy szerződéskötést/, []],
    [['HAS_DEBT', 'VALAMI_UJ'], /VALAMI_UJ/, ['/payment', '/contracting']],
    [['CONTR_DEC_THIS_YEAR'], /./, []],
  ])(
    'for %j shows each code, an unknown one too, with a way on that isn’t refused again (CON-1, ERR-3, UX-37)',
    async (codes, text, to) => {
      const world = faultyWorld({ call: '/init', kind: 'fields', fields: { status: 'ERROR', messages: codes } });
      await visit('bela', world);
      const main = screen.getByRole('main');
      await waitFor(() => expect(main.querySelectorAll('.MuiAlert-root')).toHaveLength(codes.length));
      expect([...main.querySelectorAll('.MuiAlert-root')].at(-1)).toHaveTextContent(text);
      const links = within(main).queryAllByRole('link');
      expect(links.map((link) => link.getAttribute('href'))).toEqual(to);
      expect(screen.queryByRole('button', { name: 'Ellenőrzés' })).not.toBeInTheDocument();
    },
  );

  it('names the address that this tab sent the link to, and how long it lives where the setting says so (CON-11, UX-14)', async () => {
    const portal = await visit();
    await search(portal, 'bela@peldakft.hu');
    await choose(portal, 'Példa Kft.');
    await screen.findByText(/A levelet ide küldtük: bela@peldakft\.hu/);
    expect(screen.queryByText(/napig/)).not.toBeInTheDocument();
    act(() => configure({ contractLinkDays: 14 }));
    await portal.go('/app');
    await heading('Áttekintés');
    await portal.go('/contracting/init');
    expect(await screen.findByText(/Nézze meg a postafiókját: bela@peldakft\.hu\. A levélben/)).toBeInTheDocument();
    expect(screen.getByText(/A hivatkozás 14 napig él; ha lejárt, újat indíthat\./)).toBeInTheDocument();
  });

  it('goes on at once where it is under way in this tab, without the inbox (UX-22, CON-11)', async () => {
    await visit('vilmos', springWorld(), { prepare: (store) => store.update({ contractKey: '1-2-3', step: 4 }) });
    const link = await screen.findByRole('link', { name: 'Szerződéskötés folytatása' });
    expect(link).toHaveAttribute('href', '/contracting');
    expect(screen.queryByText(/Nézze meg a postafiókját/)).not.toBeInTheDocument();
  });
});
