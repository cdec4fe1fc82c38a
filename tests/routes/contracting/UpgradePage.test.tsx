import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { addFault } from '../../../mocks/faults';
import { configure } from '../../setup/configure';
import { heading, menu, renderPortal } from '../../setup/renderPortal';
import { testWorld } from '../../setup/testWorld';
import { choiceOf, choose, faultyWorld, search, springWorld } from './support';

const visit = (as = 'ilona', world = springWorld()) => renderPortal({ path: '/contracting/upgrade', as, world });

describe('the upgrade page', () => {
  it('shows the intranet’s prices as the reply names them, and the packages link (CON-3, UX-33)', async () => {
    configure({ links: { packages: 'https://club.example/csomagok' } });
    const list = [
      { name: 'S', price: 7_900 },
      { name: '3XL', price: 24_900 },
    ];
    const world = faultyWorld({ call: '/prices', kind: 'fields', fields: { list } });
    const { sent } = await visit('ilona', world);
    const table = await screen.findByRole('table', { name: 'Csomagok és díjak' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([
      'S Jelenlegi csomagja7 900 Ft',
      '3XL24 900 Ft',
    ]);
    expect(sent('/prices')).toEqual([{ type: 'U' }]);
    expect(screen.getByRole('link', { name: /^Mire használhatók a csomagok\?/ })).toBeVisible();
  });

  it('shows the prices while no company offer is found, the member’s own package marked, and what choosing means once (UX-33)', async () => {
    const portal = await visit();
    const row = await screen.findByRole('rowheader', { name: /Jelenlegi csomagja/ });
    expect(row).toHaveTextContent(portal.store.get().currentUser?.pack ?? '');
    await search(portal, '');
    await choiceOf('Alapajánlat');
    expect(screen.getByRole('table')).toBeVisible();
    await search(portal, 'ilona@peldakft.hu');
    await choiceOf('Példa Kft.');
    expect(screen.getAllByText(/^A kiválasztással még nem rendel meg semmit/)).toHaveLength(1);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await choose(portal, 'Példa Kft.');
    await screen.findByText(/A levelet ide küldtük/);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('shows no price where the reply lists none, and can be started where it failed (UX-33, ERR-2)', async () => {
    const world = faultyWorld({ call: '/prices', kind: '500', times: 1 });
    addFault(world, { call: '/prices', kind: 'fields', fields: { list: [] } });
    const { user } = await visit('ilona', world);
    expect(await screen.findByRole('button', { name: 'Ellenőrzés' })).toBeEnabled();
    await user.click(await screen.findByRole('button', { name: 'Újrapróbálom' }));
    expect(await screen.findByText('A csomagokat és a díjaikat a szerződéskötés 3. lépésében látja.')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it.each([
    ['ilona@peldakft.hu', 'Példa Kft.', true, { employer: 'E100', email: 'ilona@peldakft.hu', kartya_fajta: 'CEGES' }],
    ['', 'Alapajánlat', false, { employer: 'ALAP', email: 'ilona@pelda.hu', kartya_fajta: 'ALAP' }],
  ])(
    'for %j starts the offer with type U and the kr, and doubts a typed address alone (CON-1, CON-2, CON-3, UX-14)',
    async (typed, offer, isTyped, order) => {
      const portal = await visit();
      await search(portal, typed);
      const choice = await choiceOf(offer);
      expect(choice.closest('li')).toHaveTextContent(`e‑mailt küldünk ide: ${order.email}.`);
      expect(choice.closest('li')?.textContent.includes('Ellenőrizze, hogy helyes-e a cím.')).toBe(isTyped);
      await portal.user.click(choice);
      const sentTo = isTyped ? 'A levelet ide küldtük' : 'Megerősítő e-mailt küldtünk ide';
      expect(await screen.findByText(`${sentTo}: ${order.email}`, { exact: false })).toBeVisible();
      expect(portal.sent('/start')).toEqual([{ type: 'U', kr: '456701', key: isTyped ? 1 : 0, ...order }]);
    },
  );

  it('opens the wizard as an upgrade where the reply holds a key (CON-1, CON-3)', async () => {
    const portal = await visit();
    await search(portal, '64GHUV51');
    await choose(portal, 'Azonnali Nyrt.');
    await waitFor(() => expect(portal.path()).toBe('/contracting'));
    expect(portal.store.get()).toMatchObject({ type: 1, step: 1 });
  });

  it.each<[readonly string[], readonly [string, string][], isEnough: boolean]>([
    [['CONTR_INVALID_YEAR'], [['Új szerződés', '/contracting/init']], true],
    [['CONTR_UNPAID'], [['Tovább a befizetéshez', '/payment']], true],
    // A new one would be refused by the same reply.
    [['CONTR_UNPAID', 'CONTR_DEC_THIS_YEAR'], [['Tovább a befizetéshez', '/payment']], false],
    [['CONTR_DEC_THIS_YEAR', 'HAS_DEBT'], [['Tovább a befizetéshez', '/payment']], false],
    [['CONTR_EMPLOYER'], [['Aktuális szerződés', '/contracting']], true],
    [['CONTR_ALREADY_EMAILED'], [], false],
  ])(
    'refused with %j leads where something can be done, coloured where that is enough, without asking for money (CON-3, UX-37)',
    async (codes, links, isEnough) => {
      const world = faultyWorld({
        call: '/init-upgrade',
        kind: 'fields',
        fields: { status: 'ERROR', messages: codes },
      });
      await visit('dora', world);
      const main = screen.getByRole('main');
      await waitFor(() => expect(main.querySelector('.MuiAlert-root')).not.toBeNull());
      const shown = within(main).queryAllByRole('link');
      expect(shown.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(links);
      for (const link of shown) expect(link.classList.contains('MuiButton-contained')).toBe(isEnough);
      expect(screen.queryByRole('button', { name: 'Ellenőrzés' })).not.toBeInTheDocument();
      const asked = world.log.map(({ path }) => path);
      for (const call of ['/getAmounts', '/getDirectDebitData', '/init']) expect(asked).not.toContain(call);
    },
  );

  it.each([
    ['refused with it', { kind: 'code', code: 'CONTR_CO_CARD' } as const],
    ['with it beside OK', { kind: 'fields', fields: { messages: ['CONTR_CO_CARD'] } } as const],
  ])(
    '%s sends a co-card holder to the main card’s, and leaves the menu for the session (NAV-9, UX-37)',
    async (_how, fault) => {
      const world = faultyWorld({ call: '/init-upgrade', ...fault });
      const { store, user } = await visit('dora', world);
      expect(await screen.findByText(/^Kérje meg a főkártya birtokosát, .*„Társ csomagváltása”/)).toBeVisible();
      expect(store.get().upgradeDisabled).toBe(true);
      const open = within(await menu());
      const group = open.getByRole('button', { name: 'Szerződés' });
      if (group.getAttribute('aria-expanded') !== 'true') await user.click(group);
      expect(open.queryByRole('link', { name: 'Csomagváltás' })).not.toBeInTheDocument();
    },
  );
});

describe('the payment service’s notice', () => {
  // In Budapest it is two hours later than in UTC in June.
  const visitAt = (moment: string) => visit('ilona', testWorld({ now: () => new Date(moment) }));

  it('shows on the upgrade page until it is dismissed, for the session (CON-4)', async () => {
    const { user, go } = await visitAt('2023-06-16T22:45:00Z');
    const notice = await screen.findByRole('dialog', { name: 'Az online fizetés szünetel' });
    expect(notice).toHaveTextContent('2023. június 17‑én 00:45 és 01:45 között');
    await user.click(screen.getByRole('button', { name: 'Bezárás' }));
    await go('/app');
    await go('/contracting/upgrade');
    await heading('Csomagváltás');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each(['2023-06-16T22:44:59Z', '2023-06-16T23:46:00Z'])('does not show at %s (CON-4)', async (moment) => {
    await visitAt(moment);
    await screen.findByRole('table');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
