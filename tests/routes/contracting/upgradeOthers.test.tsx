import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { addFault } from '../../../mocks/faults';
import { lastMail } from '../../../mocks/model/mails';
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
    const field = await screen.findByRole('textbox', { name: 'Céges e-mail cím vagy egyedi kód' });
    if (search !== '') await user.type(field, search);
    await user.click(screen.getByRole('button', { name: 'Ellenőrzés' }));
    await user.click(await screen.findByRole('button', { name: `Kiválasztás: ${offer}` }));
    await screen.findByRole('heading', { name: `A kiválasztott ajánlat: ${offer}` });
  };
  const company = (user: UserEvent) => choose(user, 'ferenc@peldakft.hu', 'Példa Kft.');

  it('has a row for each card with its package and price, and starts the chosen ones (CON-5)', async () => {
    const { user, sent, world } = await visit('ferenc');
    expect(await heading('Rendkívüli szerződéskötés')).toBeInTheDocument();
    await waitFor(async () => expect(await own()).toHaveAccessibleDescription(/^Jelenlegi csomag: M\. havi 12\s400\sFt$/));
    expect(await partner()).toHaveAccessibleDescription(/^A csomagot a társ választja ki\. havi 9\s900\sFt-tól$/);
    expect(await own()).toHaveAttribute('name', 'cards');
    expect(await own()).toHaveAttribute('value', '234501');

    expect(start()).toBeDisabled();
    expect(start()).toHaveAccessibleDescription('Előbb keressen és válasszon ajánlatot.');
    await company(user);
    await user.click(await own());
    await user.click(await partner());
    await user.click(start());
    expect(await screen.findByText('Minden kártyával elindította.')).toBeInTheDocument();
    expect(sent('/start')).toEqual([
      { type: 'U', employer: 'E100', email: 'ferenc@peldakft.hu', key: 1, kartya_fajta: 'CEGES', kr: '234501' },
      { type: 'h', employer: 'E100', email: partnerOf(world), key: 1, kartya_fajta: 'CEGES', kr: '234502' },
    ]);
    expect(screen.getByText('Elindítva. A levelet ide küldtük: ferenc@peldakft.hu')).toBeInTheDocument();
    expect(screen.getByText(`Elindítva. A levelet ide küldtük: ${partnerOf(world)}`)).toBeInTheDocument();
    expect(lastMail(world, partnerOf(world), 'partnerUpgrade')).toBeDefined();
  });

  it('starts only what is chosen, and asks for a choice (CON-5)', async () => {
    const { user, sent, world } = await visit('ferenc');
    await company(user);
    await user.click(await partner());
    await user.click(await partner());
    await user.click(start());
    expect(await screen.findByRole('link', { name: 'Válasszon legalább egy kártyát.' })).toBeInTheDocument();
    expect(sent('/start')).toEqual([]);
    await user.click(await partner());
    await user.click(start());
    expect(await screen.findByText('Elküldtük az e-mailt a társnak.')).toBeInTheDocument();
    await waitFor(async () => expect(await partner()).toBeDisabled());
    expect(sent('/start')).toHaveLength(1);
    expect(await partner()).toHaveAccessibleDescription(expect.stringContaining(`Elindítva. A levelet ide küldtük: ${partnerOf(world)}`));
    expect(await own()).toBeEnabled();
  });

  it('says at its row why a card did not start, and goes on with the others (CON-5, ERR-1)', async () => {
    const world = springWorld();
    const { user } = await visit('ferenc', world);
    addFault(world, { call: '/start', kind: 'code', code: 'CONTR_UNPAID', times: 1 });
    await company(user);
    await user.click(await own());
    await user.click(await partner());
    await user.click(start());
    await waitFor(async () => expect(await partner()).toBeDisabled());
    expect(await own()).toHaveAccessibleDescription(/Nem indult el: Lejárt tartozása van/);
    expect(await own()).toBeEnabled();
    expect(await own()).toBeChecked();
    // A second try starts the one that is left, and only that.
    await user.click(start());
    expect(await screen.findByText('Minden kártyával elindította.')).toBeInTheDocument();
  });

  it('says that no e-mail went out where the wizard can be opened at once, and leads there (CON-1, CON-5)', async () => {
    const world = springWorld();
    const { user, store, path } = await visit('ferenc', world);
    await company(user);
    await user.click(await own());
    await user.click(await partner());
    // The own card comes first; the partner's is refused.
    addFault(world, { call: '/start', kind: 'fields', fields: { key: '1111-2222-3333' }, times: 1 });
    addFault(world, { call: '/start', kind: 'code', code: 'CONTR_UNPAID', times: 1 });
    await user.click(start());
    expect(await screen.findByRole('link', { name: 'Szerződéskötés folytatása' })).toHaveAttribute('href', '/contracting');
    expect(await own()).toHaveAccessibleDescription(/Elindítva\. A szerződéskötést itt folytathatja\./);
    expect(screen.queryByText(/A levelet ide küldtük: ferenc/)).not.toBeInTheDocument();
    expect(store.get()).toMatchObject({ contractKey: '1111-2222-3333', step: 1 });
    expect(path()).toBe('/contracting/upgrade_multi');
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
    expect(await screen.findByText('Megerősítő e-mailt küldtünk a privát e-mail címére.')).toBeInTheDocument();
    expect(sent('/start')).toEqual([{ type: 'U', employer: 'ALAP', email: '', key: 0, kartya_fajta: 'ALAP', kr: '234501' }]);
    await waitFor(async () => expect(await own()).toHaveAccessibleDescription(/A levelet ide küldtük: ferenc@pelda\.hu/));
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
    await user.click(await screen.findByRole('button', { name: 'Nem' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent('/start')).toEqual([]);
    expect(await own()).toBeChecked();
  });
});

describe('the partner’s upgrade', () => {
  const visit = (path: string, world = springWorld()) => renderPortal({ path, as: 'ferenc', world });
  const partnerPath = '/contracting/upgrade_tars/234502/gabi%40peldakft.hu';

  it('lists the company offers of the given address alone, and starts with the partner’s kr (CON-6)', async () => {
    const { user, sent, world } = await visit(partnerPath);
    expect(await heading('Társ csomagváltása')).toBeInTheDocument();
    expect(screen.getByText('gabi@peldakft.hu')).toBeInTheDocument();
    const button = await screen.findByRole('button', { name: 'Kiválasztás: Példa Kft.' });
    expect(screen.queryByText('Alapajánlat')).not.toBeInTheDocument();
    expect(sent('/list-employers-by-domain')).toContainEqual({ type: 'h', email: 'gabi@peldakft.hu', code: '' });
    await user.click(button);
    expect(await screen.findByText('Elküldtük az e-mailt a társnak.')).toBeInTheDocument();
    expect(sent('/start')).toEqual([{ type: 'h', employer: 'E100', email: 'gabi@peldakft.hu', key: 1, kartya_fajta: 'CEGES', kr: '234502' }]);
    expect(lastMail(world, 'gabi@peldakft.hu', 'partnerUpgrade')).toBeDefined();
    expect(screen.getByText(/A csomagváltást a társ folytathatja/)).toHaveTextContent('gabi@peldakft.hu');
  });

  it('never opens the partner’s wizard in the member’s session (CON-6)', async () => {
    const { user, store, path } = await visit('/contracting/upgrade_tars/234502/gabi%40azonnali.hu');
    await user.click(await screen.findByRole('button', { name: 'Kiválasztás: Azonnali Nyrt.' }));
    expect(await screen.findByText('Elküldtük az e-mailt a társnak.')).toBeInTheDocument();
    expect(store.get().contractKey).toBeUndefined();
    expect(path()).toMatch(/upgrade_tars/);
  });

  it('says why there are no offers, with a way on (CON-6)', async () => {
    await visit('/contracting/upgrade_tars/234502/gabi%40ismeretlen.hu');
    const alert = (await screen.findByText(/A munkáltatója nem partnerünk/)).closest('[role="alert"]');
    expect(within(alert as HTMLElement).getByRole('link', { name: 'Aktuális szerződés' })).toBeInTheDocument();
  });

  it.each(['/contracting/upgrade_tars/234502/nem-cim', '/contracting/upgrade_tars/%3Cb%3E/gabi%40peldakft.hu'])(
    'asks nothing for a path that names nobody: %s (SEC-4)',
    async (path) => {
      const { sent } = await visit(path);
      expect(await screen.findByText(/Érvénytelen kód/)).toBeInTheDocument();
      expect(sent('/list-employers-by-domain')).toEqual([]);
    },
  );
});
