import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { addFault } from '../../../mocks/faults';
import { lastMail } from '../../../mocks/model/account/mails';
import { personaAccount } from '../../../mocks/personas';
import type { World } from '../../../mocks/world';
import { heading, renderPortal } from '../../setup/renderPortal';
import { springWorld } from './support';

const partnerOf = (world: World) => personaAccount(world, 'ferenc').partner?.email ?? '';

describe('exceptional contracting', () => {
  const visit = (as: string, world = springWorld()) => renderPortal({ path: '/contracting/upgrade_multi', as, world });
  const own = () => screen.findByRole('checkbox', { name: 'Fekete Ferenc (saját kártya)' });
  const partner = () => screen.findByRole('checkbox', { name: 'Fekete Gabriella (társkártya)' });
  const start = () => screen.getByRole('button', { name: 'Indítás' });
  /** Finds the offers of a work e-mail or a code, or the basic offer, and chooses one. */
  const choose = async (user: UserEvent, search: string, offer: string): Promise<void> => {
    const field = await screen.findByRole('textbox', { name: 'Céges e-mail-cím vagy egyedi kód' });
    if (search !== '') await user.type(field, search);
    await user.click(screen.getByRole('button', { name: 'Ellenőrzés' }));
    await user.click(await screen.findByRole('button', { name: `Kiválasztás: ${offer}` }));
    await screen.findByRole('heading', { name: `A kiválasztott ajánlat: ${offer}` });
  };
  const company = (user: UserEvent) => choose(user, 'ferenc@peldakft.hu', 'Példa Kft.');
  /** Starts both cards: one's own contract can be opened at once, the partner's is refused. */
  const startBoth = async (user: UserEvent, world: World): Promise<void> => {
    await choose(user, 'ferenc@azonnali.hu', 'Azonnali Nyrt.');
    await user.click(await own());
    await user.click(await partner());
    // The own card comes first, and its reply stays as it is.
    addFault(world, { call: '/start', kind: 'fields', fields: {}, times: 1 });
    addFault(world, { call: '/start', kind: 'code', code: 'CONTR_UNPAID', times: 1 });
    await user.click(start());
  };

  it('has a row for each card with what head data tells, and starts the ticked ones with the chosen offer (CON-5)', async () => {
    const { user, sent, world } = await visit('ferenc');
    expect(await heading('Rendkívüli szerződéskötés')).toBeInTheDocument();
    expect(screen.getByText('Több kártya csomagváltása')).toBeVisible();
    expect(await own()).toHaveAccessibleDescription('Jelenlegi csomag: M.');
    expect(await partner()).toHaveAccessibleDescription('');
    expect(await own()).toHaveAttribute('value', '234501');
    expect(start()).toHaveAccessibleDescription('Előbb keressen és válasszon ajánlatot.');
    expect(await screen.findByRole('table', { name: 'Csomagok és díjak' })).toBeVisible();
    await company(user);
    expect(screen.getByRole('button', { name: 'Kiválasztás: Példa Kft.' }).closest('li')).toHaveTextContent(
      'kiválasztva',
    );
    // No reply gives the prices of a company offer (UX-33).
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await user.click(await own());
    await user.click(await partner());
    await user.click(start());
    expect(await screen.findByText('Minden kártyával elindította.')).toBeInTheDocument();
    expect(sent('/start')).toEqual([
      { type: 'U', employer: 'E100', email: 'ferenc@peldakft.hu', key: 1, kartya_fajta: 'CEGES', kr: '234501' },
      { type: 'h', employer: 'E100', email: partnerOf(world), key: 1, kartya_fajta: 'CEGES', kr: '234502' },
    ]);
    expect(screen.getByText(/saját kártya\): Elindítva\. A levelet ide küldtük: ferenc@peldakft\.hu/)).toBeVisible();
    expect(lastMail(world, partnerOf(world), 'partnerUpgrade')).toBeDefined();
  });

  it('names, sends and reaches one address for each card (CON-1, CON-5, UX-14)', async () => {
    const { user, sent, world } = await visit('ferenc');
    await choose(user, 'ferenc@mintazrt.hu', 'Minta Zrt.');
    expect(await own()).toHaveAccessibleDescription(/A hivatkozást ide küldjük: ferenc@mintazrt\.hu/);
    expect(await partner()).toHaveAccessibleDescription(
      expect.stringContaining(`A hivatkozást ide küldjük: ${partnerOf(world)}`),
    );
    await user.click(await own());
    await user.click(await partner());
    await user.click(start());
    await screen.findByText('Minden kártyával elindította.');
    const addresses = ['ferenc@mintazrt.hu', partnerOf(world)];
    for (const to of addresses)
      expect(screen.getByText((text) => text.endsWith(`Elindítva. A levelet ide küldtük: ${to}`))).toBeInTheDocument();
    expect(sent('/start')).toMatchObject(addresses.map((email) => ({ email })));
    expect(world.state.mails.slice(-2).map(({ to }) => to)).toEqual(addresses);
  });

  it('starts only what is chosen, and asks for a choice (CON-5)', async () => {
    const { user, sent, world } = await visit('ferenc');
    await company(user);
    await user.click(await partner());
    await user.click(await partner());
    await user.click(start());
    expect((await screen.findAllByText('Válasszon legalább egy kártyát.')).length).toBeGreaterThan(0);
    expect(sent('/start')).toEqual([]);
    await user.click(await partner());
    await user.click(start());
    expect(await screen.findByText(/\(társkártya\): Elindítva\. A levelet ide küldtük/)).toBeVisible();
    expect(sent('/start')).toHaveLength(1);
    // What is left stays as it was: nothing is disabled, and the offer is still chosen.
    expect(screen.queryByRole('checkbox', { name: /társkártya/ })).not.toBeInTheDocument();
    expect(await own()).toBeEnabled();
    await user.click(await own());
    await user.click(start());
    expect(await screen.findByText('Minden kártyával elindította.')).toBeVisible();
    expect(sent('/start')).toHaveLength(2);
    expect(world.state.mails.at(-1)?.to).toBe('ferenc@peldakft.hu');
  });

  it('says at its row why a card did not start, and goes on with the others (CON-5, ERR-1)', async () => {
    const world = springWorld();
    const { user } = await visit('ferenc', world);
    addFault(world, { call: '/start', kind: 'code', code: 'CONTR_UNPAID', times: 1 });
    await company(user);
    await user.click(await own());
    await user.click(await partner());
    await user.click(start());
    expect(await screen.findByText(/\(társkártya\): Elindítva\./)).toBeVisible();
    expect(await own()).toHaveAccessibleDescription(/Nem indult el: Lejárt tartozása van/);
    // A second try starts the one that is left, and only that.
    expect(await own()).toBeChecked();
    await user.click(start());
    expect(await screen.findByText('Minden kártyával elindította.')).toBeInTheDocument();
  });

  it('says that no e-mail went out where the wizard can be opened at once, and leads there (CON-1, CON-5)', async () => {
    const world = springWorld();
    const { user, store, path } = await visit('ferenc', world);
    await startBoth(user, world);
    const goOn = await screen.findByRole('button', { name: 'Szerződéskötés folytatása' });
    expect(screen.getByText(/\(saját kártya\): Elindítva\. A szerződéskötést itt folytathatja\./)).toBeVisible();
    expect(screen.queryByText(/A levelet ide küldtük: ferenc/)).not.toBeInTheDocument();
    expect(store.get()).toMatchObject({ contractKey: expect.any(String) as string, step: 1 });
    expect(path()).toBe('/contracting/upgrade_multi');
    await user.click(goOn);
    await waitFor(() => expect(path()).toBe('/contracting'));
    expect(await screen.findByRole('heading', { level: 2, name: 'Személyes adatok' })).toBeInTheDocument();
  });

  const underWay = { contractKey: '9-9-9', type: 0, step: 5, endTransaction: { contractKey: '9-9-9' } } as const;
  const memory = { key: '9-9-9', activator: 'tok', pending: 5 };

  it('leaves a contract that is under way as it is where another card’s link is e-mailed (CON-5)', async () => {
    const { user, store } = await visit('ferenc');
    store.update({ ...underWay, wizard: memory });
    await company(user);
    await user.click(await own());
    await user.click(start());
    await screen.findByText(/\(saját kártya\): Elindítva\./);
    expect(store.get()).toMatchObject(underWay);
    expect(store.get().wizard).toEqual(memory);
  });

  it('puts the new contract in its place only once the wizard opens with it (CON-5)', async () => {
    const world = springWorld();
    const { user, store, path } = await visit('ferenc', world);
    store.update({ ...underWay, wizard: memory });
    await startBoth(user, world);
    const goOn = await screen.findByRole('button', { name: 'Szerződéskötés folytatása' });
    expect(store.get()).toMatchObject({ ...underWay, wizard: memory });
    await user.click(goOn);
    await waitFor(() => expect(path()).toBe('/contracting'));
    expect(store.get()).toMatchObject({ contractKey: expect.any(String) as string, type: 1, step: 1 });
    expect(store.get().contractKey).not.toBe(underWay.contractKey);
    expect(store.get().wizard?.activator).toBeUndefined();
    expect(store.get().endTransaction).toBeUndefined();
  });

  it('starts a private member’s card with the basic offer, and the partner’s with a company offer only (CON-2, CON-5)', async () => {
    const { user, sent, store } = await visit('ferenc');
    await user.click(await partner());
    await choose(user, '', 'Alapajánlat');
    expect(await partner()).toBeDisabled();
    expect(await partner()).not.toBeChecked();
    expect(await partner()).toHaveAccessibleDescription(/Társkártyához céges ajánlat kell\./);
    await user.click(await own());
    await user.click(start());
    expect(await screen.findByText('Megerősítő e-mailt küldtünk ide: ferenc@pelda.hu')).toBeInTheDocument();
    expect(sent('/start')).toEqual([
      { type: 'U', employer: 'ALAP', email: 'ferenc@pelda.hu', key: 0, kartya_fajta: 'ALAP', kr: '234501' },
    ]);
    expect(await screen.findByText(/A levelet ide küldtük: ferenc@pelda\.hu/)).toBeVisible();
    // Whoever comes back is told where it went (UX-14).
    expect(store.get().wizard).toEqual({ sentTo: 'ferenc@pelda.hu' });
  });

  it('shows one’s own card alone without a partner (CON-5)', async () => {
    await visit('ilona');
    expect(await screen.findByRole('checkbox')).toHaveAccessibleName('Tóth Ilona (saját kártya)');
  });

  it('is blocked as an upgrade is (CON-5, CON-3)', async () => {
    await visit('denes');
    expect(await screen.findByText(/Lejárt tartozása van/)).toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('asks support staff once more for all cards together (SES-12)', async () => {
    const { user, sent, store } = await visit('ferenc');
    store.update({ support: true });
    await company(user);
    await user.click(await own());
    await user.click(start());
    await user.click(await screen.findByRole('button', { name: 'Mégse' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent('/start')).toEqual([]);
    expect(await own()).toBeChecked();
  });
});
