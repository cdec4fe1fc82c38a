import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';

import { addFault } from '../../../mocks/faults';
import { lastMail } from '../../../mocks/model/account/mails';
import { startProcess } from '../../../mocks/model/contracting/starting';
import { personaAccount } from '../../../mocks/personas';
import type { World } from '../../../mocks/world';
import { itEach } from '../../setup/itEach';
import { heading, renderPortal, type OpenPortal } from '../../setup/renderPortal';
import { springWorld } from './support';

const visit = (as = 'bela', world: World = springWorld()) => renderPortal({ path: '/contracting/init', as, world });

const field = () => screen.findByRole('textbox', { name: 'Céges e-mail-cím vagy egyedi kód' });

const check = async ({ user }: OpenPortal, typed: string): Promise<void> => {
  const input = await field();
  await user.clear(input);
  if (typed !== '') await user.type(input, typed);
  await user.click(screen.getByRole('button', { name: 'Ellenőrzés' }));
};

const choose = async ({ user }: OpenPortal, offer: string): Promise<void> =>
  user.click(await screen.findByRole('button', { name: `Kiválasztás: ${offer}` }));

describe('a member who may start a contract', () => {
  it('finds the employer’s offers by a work e-mail, and gets a link there (CON-1)', async () => {
    const portal = await visit();
    expect(await heading('Új szerződés')).toBeInTheDocument();
    await check(portal, 'bela@peldakft.hu');
    await choose(portal, 'Példa Kft.');
    expect(await screen.findByText(/A levelet ide küldtük: bela@peldakft\.hu/)).toBeInTheDocument();
    expect(screen.getAllByText('Elküldtük az e-mailt.').length).toBeGreaterThan(0);
    expect(portal.sent('/check-mail')).toEqual([{ email: 'bela@peldakft.hu' }]);
    expect(portal.sent('/list-employers-by-domain')).toEqual([{ type: 'R', email: 'bela@peldakft.hu', code: '' }]);
    expect(portal.sent('/start')).toEqual([
      { type: 'R', employer: 'E100', email: 'bela@peldakft.hu', key: 1, kartya_fajta: 'CEGES', kr: '' },
    ]);
    expect(lastMail(portal.world, 'bela@peldakft.hu', 'contract')).toBeDefined();
    expect(portal.path()).toBe('/contracting/init');
  });

  itEach(
    [
      ['the work e-mail that was typed', 'bela@mintazrt.hu', 'Minta Zrt.', 'bela@mintazrt.hu'],
      ['the employer’s address, where a code was typed', '82CDPR34', 'Minta Zrt.', 'kartya@mintazrt.hu'],
      ['the private address, where the employer has none', '71ABNZ12', 'Példa Kft.', 'bela@pelda.hu'],
    ],
    2,
  )('names, sends and reaches one address: %s (CON-1, UX-14)', async (_what, typed, offer, address) => {
    const portal = await visit();
    await check(portal, typed);
    const choice = await screen.findByRole('button', { name: `Kiválasztás: ${offer}` });
    expect(choice.closest('li')).toHaveTextContent(`A „Kiválasztás” gombra e-mailt küldünk ide: ${address}.`);
    await choose(portal, offer);
    expect(await screen.findByText(/A levelet ide küldtük: /)).toHaveTextContent(address);
    expect(portal.sent('/start')).toMatchObject([{ email: address }]);
    expect(portal.world.state.mails.at(-1)).toMatchObject({ kind: 'contract', to: address });
    expect(portal.store.get().wizard).toEqual({ sentTo: address });
  });

  it('is offered nothing that can’t be started: a row without an employer is left out, and the number of offers is told (CON-1, A11Y-3)', async () => {
    const world = springWorld();
    const rows = [
      { name: 'Névtelen Kft.', key: 1, kartya_fajta: 'CEGES' },
      { id: 'E100', name: 'Példa Kft.', key: 1, kartya_fajta: 'CEGES' },
    ];
    addFault(world, { call: '/list-employers-by-domain', kind: 'fields', fields: { list: rows } });
    const portal = await visit('bela', world);
    await check(portal, 'bela@peldakft.hu');
    expect(await screen.findByRole('button', { name: 'Kiválasztás: Példa Kft.' })).toBeEnabled();
    expect(screen.getAllByRole('button', { name: /^Kiválasztás/ })).toHaveLength(1);
    expect(screen.getByText('Talált ajánlatok: 1').closest('[role="status"]')).not.toBeNull();
  });

  it('goes on at once where the contract is open in this tab, without being sent to the inbox (UX-22, CON-11)', async () => {
    await renderPortal({
      path: '/contracting/init',
      as: 'vilmos',
      world: springWorld(),
      prepare: (store) => store.update({ contractKey: '1-2-3', step: 4 }),
    });
    expect(await screen.findByRole('link', { name: 'Szerződéskötés folytatása' })).toHaveAttribute(
      'href',
      '/contracting',
    );
    expect(screen.queryByText(/Nézze meg a postafiókját/)).not.toBeInTheDocument();
  });

  it('finds them by the unique code in small letters, and gets the link at the private address (CON-1, VAL-3)', async () => {
    const portal = await visit();
    await check(portal, '71abnz12');
    await choose(portal, 'Példa Kft.');
    expect(await screen.findByText('Megerősítő e-mailt küldtünk ide: bela@pelda.hu')).toBeInTheDocument();
    expect(portal.sent('/check-mail')).toEqual([]);
    expect(portal.sent('/list-employers-by-domain')).toEqual([{ type: 'R', email: '', code: '71ABNZ12' }]);
    expect(lastMail(portal.world, 'bela@pelda.hu', 'contract')).toBeDefined();
  });

  it('is in the wizard at once where the reply holds a key (CON-1)', async () => {
    const portal = await visit();
    await check(portal, 'bela@azonnali.hu');
    await choose(portal, 'Azonnali Nyrt.');
    await waitFor(() => expect(portal.path()).toBe('/contracting'));
    expect(portal.store.get()).toMatchObject({
      contractKey: portal.world.state.processes.at(-1)?.key,
      step: 1,
      type: 0,
    });
  });

  it('is not taken into the wizard after leaving the page: the contract waits in the tab (CON-1)', async () => {
    const portal = await visit();
    await check(portal, 'bela@azonnali.hu');
    let reply: () => void = () => undefined;
    const left = new Promise<void>((resolve) => (reply = resolve));
    portal.server.use(
      http.post('*/start', async () => {
        await left;
        return HttpResponse.json({ status: 'OK', key: '1111-2222-3333' });
      }),
    );
    await choose(portal, 'Azonnali Nyrt.');
    await portal.go('/app');
    await heading('Áttekintés');
    const told = vi.fn();
    portal.store.subscribe(told);
    act(reply);
    await waitFor(() => expect(told).toHaveBeenCalled());
    expect(portal.store.get()).toMatchObject({ contractKey: '1111-2222-3333', step: 1 });
    expect(portal.path()).toBe('/app');
  });

  it('lists no basic offer since 2020-01-30, and typing on takes all offers away (CON-1, CON-2)', async () => {
    const portal = await visit();
    await check(portal, 'bela@peldakft.hu');
    expect(await screen.findByRole('button', { name: 'Kiválasztás: Példa Kft.' })).toBeEnabled();
    expect(screen.getByText('Talált ajánlatok: 1').closest('[role="status"]')).not.toBeNull();
    expect(screen.queryByText('Alapajánlat')).not.toBeInTheDocument();
    await portal.user.type(await field(), 'x');
    expect(screen.queryByRole('button', { name: 'Kiválasztás: Példa Kft.' })).not.toBeInTheDocument();
  });

  it('says in one line that only a basic offer was found, which new contracts can’t have any more (CON-2)', async () => {
    const world = springWorld();
    const list = [{ id: 'ALAP', name: 'Alapajánlat', key: 0, kartya_fajta: 'ALAP' }];
    addFault(world, { call: '/list-employers-by-domain', kind: 'fields', fields: { list } });
    const portal = await visit('bela', world);
    await check(portal, 'bela@peldakft.hu');
    expect(await screen.findByText(/^Ehhez csak az alapajánlat tartozik, .* 2020\. január 30-ig/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Kiválasztás/ })).not.toBeInTheDocument();
  });

  it(
    'could ask for the basic offer until 2020-01-30 without any employer (CON-1, CON-2)',
    { tags: ['wide'] },
    async () => {
      const portal = await visit('bela', springWorld('2020-01-30'));
      await check(portal, '');
      await choose(portal, 'Alapajánlat');
      expect(await screen.findByText('Megerősítő e-mailt küldtünk ide: bela@pelda.hu')).toBeInTheDocument();
      expect(portal.sent('/start')).toEqual([
        { type: 'R', employer: 'ALAP', email: 'bela@pelda.hu', key: 0, kartya_fajta: 'ALAP', kr: '' },
      ]);
    },
  );

  itEach([
    ['', 'Adja meg a céges e-mail-címét vagy az egyedi kódot.'],
    ['51ABNZ12', 'Hibás e-mail-cím vagy egyedi kód. Ellenőrizze, amit beírt.'],
  ])('is told at the field what is wrong with %j, and nothing is asked (CON-1, VAL-3)', async (typed, message) => {
    const portal = await visit();
    await check(portal, typed);
    await waitFor(async () => expect(await field()).toHaveAccessibleDescription(message));
    expect(portal.sent('/list-employers-by-domain')).toEqual([]);
  });

  it('is told at the field that the employer is no partner, and keeps what was typed (CON-1)', async () => {
    const portal = await visit();
    await check(portal, 'bela@ismeretlen.hu');
    await waitFor(async () => expect(await field()).toHaveAccessibleDescription(/A munkáltatója nem partnerünk/));
    expect(await field()).toHaveValue('bela@ismeretlen.hu');
  });

  it('who typed the private address is told so, and nothing of the employer (CON-1, UX-35)', async () => {
    const portal = await visit();
    await check(portal, 'Bela@pelda.hu');
    await waitFor(async () => expect(await field()).toHaveAccessibleDescription(/Ez az Ön privát címe/));
    expect(screen.queryByText(/A munkáltatója nem partnerünk/)).not.toBeInTheDocument();
  });

  it('is told at the field that the e-mail is in use, and no offers are asked (CON-1)', async () => {
    const world = springWorld();
    startProcess(world, personaAccount(world, 'miklos'), {
      type: 'R',
      employer: 'E100',
      email: 'kozos@peldakft.hu',
      key: 1,
      kartya_fajta: 'CEGES',
      kr: '',
    });
    const portal = await visit('bela', world);
    await check(portal, 'kozos@peldakft.hu');
    await waitFor(async () => expect(await field()).toHaveAccessibleDescription(/már folyamatban van szerződéskötés/));
    expect(portal.sent('/list-employers-by-domain')).toEqual([]);
  });

  it('starts one contract, however often the button is pressed (FLT-4)', async () => {
    const portal = await visit();
    await check(portal, 'bela@peldakft.hu');
    await portal.user.dblClick(await screen.findByRole('button', { name: 'Kiválasztás: Példa Kft.' }));
    await screen.findByText(/A levelet ide küldtük/);
    expect(portal.sent('/start')).toHaveLength(1);
  });

  it('sees why a start is refused, with the offers still there (ERR-1)', async () => {
    const portal = await visit();
    await check(portal, 'bela@peldakft.hu');
    addFault(portal.world, { call: '/start', kind: 'code', code: 'CONTR_ALREADY_EMAILED' });
    await choose(portal, 'Példa Kft.');
    expect(await screen.findByText(/Már elindított egy szerződéskötést/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Kiválasztás: Példa Kft.' })).toBeEnabled();
  });

  it('is asked once more in a support session before anything is started (SES-12)', async () => {
    const portal = await visit();
    portal.store.update({ support: true });
    await check(portal, 'bela@peldakft.hu');
    await choose(portal, 'Példa Kft.');
    const question = await screen.findByRole('dialog', { name: 'Folytatja Nagy Béla nevében?' });
    await portal.user.click(within(question).getByRole('button', { name: 'Mégse' }));
    expect(portal.sent('/start')).toEqual([]);
    await choose(portal, 'Példa Kft.');
    await portal.user.click(await screen.findByRole('button', { name: 'Szerződéskötés indítása Béla nevében' }));
    await screen.findByText(/A levelet ide küldtük/);
    expect(portal.sent('/start')).toHaveLength(1);
  });
});
