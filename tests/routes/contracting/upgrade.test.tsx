import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { addFault } from '../../../mocks/faults';
import { personaAccount } from '../../../mocks/personas';
import { applyConfig, builtConfig } from '../../../src/config';
import { configureLinks } from '../../setup/configureLinks';
import { heading, renderPortal, type OpenPortal } from '../../setup/renderPortal';
import { testWorld } from '../../setup/testWorld';
import { springWorld } from './support';

afterEach(() => applyConfig(builtConfig));

const visit = (as: string, world = springWorld()) => renderPortal({ path: '/contracting/upgrade', as, world });

const check = async ({ user }: OpenPortal, typed: string): Promise<void> => {
  const field = await screen.findByRole('textbox', { name: 'Céges e-mail-cím vagy egyedi kód' });
  if (typed !== '') await user.type(field, typed);
  await user.click(screen.getByRole('button', { name: 'Ellenőrzés' }));
};

describe('an upgrade', () => {
  it('shows the intranet’s prices as the reply names them, and nothing compared or added (CON-3, UX-33)', async () => {
    configureLinks({ packages: 'https://club.example/csomagok' });
    const world = springWorld();
    const list = [
      { name: 'S', price: 7_900 },
      { name: '3XL', price: 24_900 },
    ];
    addFault(world, { call: '/prices', kind: 'fields', fields: { list } });
    const { sent } = await visit('laszlo', world);
    expect(await heading('Csomagváltás')).toBeInTheDocument();
    const table = await screen.findByRole('table', { name: 'Csomagok és díjak' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual(['S7 900 Ft', '3XL24 900 Ft']);
    expect(sent('/prices')).toEqual([{ type: 'U' }]);
    expect(sent('/getDirectDebitData')).toEqual([]);
    expect(screen.getByRole('link', { name: /^Mire használhatók a csomagok\?/ })).toBeVisible();
  });

  it('shows no price where the reply lists none, and can be started where it failed (UX-33, ERR-2)', async () => {
    const world = springWorld();
    addFault(world, { call: '/prices', kind: '500', times: 1 });
    addFault(world, { call: '/prices', kind: 'fields', fields: { list: [] } });
    const { user } = await visit('ilona', world);
    expect(await screen.findByRole('button', { name: 'Ellenőrzés' })).toBeEnabled();
    await user.click(await screen.findByRole('button', { name: 'Újrapróbálom' }));
    expect(await screen.findByText('A csomagokat és a díjaikat a szerződéskötés 3. lépésében látja.')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('starts a company offer with type U and the kr, and says at the button whom it e-mails (CON-1, CON-3, UX-14)', async () => {
    const portal = await visit('ilona');
    await check(portal, 'ilona@peldakft.hu');
    const choice = await screen.findByRole('button', { name: 'Kiválasztás: Példa Kft.' });
    expect(choice.closest('li')).toHaveTextContent(
      'A „Kiválasztás” gombra e-mailt küldünk ide: ilona@peldakft.hu. Ellenőrizze, hogy helyes-e a cím.',
    );
    await portal.user.click(choice);
    expect(await screen.findByText(/A levelet ide küldtük: ilona@peldakft\.hu/)).toBeInTheDocument();
    expect(portal.sent('/list-employers-by-domain')).toEqual([{ type: 'U', email: 'ilona@peldakft.hu', code: '' }]);
    expect(portal.sent('/start')).toEqual([
      { type: 'U', employer: 'E100', email: 'ilona@peldakft.hu', key: 1, kartya_fajta: 'CEGES', kr: '456701' },
    ]);
  });

  it('is there for a private member with the basic offer: its deadline is for new contracts (CON-2, CON-3)', async () => {
    const portal = await visit('ilona');
    await check(portal, '');
    const choice = await screen.findByRole('button', { name: 'Kiválasztás: Alapajánlat' });
    // The account's own address can't have been mistyped.
    expect(choice.closest('li')).not.toHaveTextContent(/helyes-e/);
    await portal.user.click(choice);
    expect(await screen.findByText('Megerősítő e-mailt küldtünk ide: ilona@pelda.hu')).toBeInTheDocument();
    expect(portal.sent('/start')).toEqual([
      { type: 'U', employer: 'ALAP', email: 'ilona@pelda.hu', key: 0, kartya_fajta: 'ALAP', kr: '456701' },
    ]);
  });

  it('names the address of each offer where a code finds several, and sends the chosen one’s (CON-1, UX-14)', async () => {
    const portal = await visit('ilona');
    await check(portal, '82CDPR34');
    const choice = await screen.findByRole('button', { name: 'Kiválasztás: Minta Zrt.' });
    expect(choice.closest('li')).toHaveTextContent('kartya@mintazrt.hu');
    await portal.user.click(choice);
    expect(await screen.findByText(/A levelet ide küldtük: kartya@mintazrt\.hu/)).toBeInTheDocument();
    expect(portal.sent('/start')).toMatchObject([{ employer: 'E200', email: 'kartya@mintazrt.hu' }]);
  });

  it('opens the wizard as an upgrade where the reply holds a key (CON-1, CON-3)', async () => {
    const portal = await visit('ilona');
    await check(portal, '64GHUV51');
    await portal.user.click(await screen.findByRole('button', { name: 'Kiválasztás: Azonnali Nyrt.' }));
    await waitFor(() => expect(portal.path()).toBe('/contracting'));
    expect(portal.store.get()).toMatchObject({ type: 1, step: 1 });
  });

  it.each<[string, readonly string[], readonly [string, string][]]>([
    ['a debt leads to the payment', ['CONTR_UNPAID'], [['Tovább a befizetéshez', '/payment']]],
    ['no contract leads to a new one', ['CONTR_INVALID_YEAR'], [['Új szerződés', '/contracting/init']]],
    ['in December a new one follows', ['CONTR_DEC_THIS_YEAR'], [['Új szerződés', '/contracting/init']]],
    [
      'but no new one that the same reply would refuse',
      ['CONTR_DEC_THIS_YEAR', 'HAS_DEBT'],
      [['Tovább a befizetéshez', '/payment']],
    ],
    ['an employer’s contract leads to customer care', ['CONTR_EMPLOYER'], [['Aktuális szerződés', '/contracting']]],
    ['an unlisted code shows itself', ['VALAMI_UJ'], [['Aktuális szerződés', '/contracting']]],
    ['a start already made leads to the inbox', ['CONTR_ALREADY_EMAILED'], []],
  ])(
    'that is refused leads where something can be done, without asking for money: %s (CON-3, UX-37)',
    async (_what, codes, links) => {
      const world = springWorld();
      personaAccount(world, 'dora').upgradeCodes = [...codes];
      await visit('dora', world);
      const main = screen.getByRole('main');
      await waitFor(() => expect(main.querySelector('.MuiAlert-root')).not.toBeNull());
      expect(
        within(main)
          .queryAllByRole('link')
          .map((link) => [link.textContent, link.getAttribute('href')]),
      ).toEqual(links);
      expect(screen.queryByRole('button', { name: 'Ellenőrzés' })).not.toBeInTheDocument();
      const asked = world.log.map(({ path }) => path);
      for (const call of ['/getAmounts', '/getDirectDebitData', '/init']) expect(asked).not.toContain(call);
    },
  );

  it('goes on with the contract under way in this tab where one was begun (UX-22)', async () => {
    const world = springWorld();
    personaAccount(world, 'dora').upgradeCodes = ['CONTR_ALREADY_EMAILED'];
    await renderPortal({
      path: '/contracting/upgrade',
      as: 'dora',
      world,
      prepare: (store) => store.update({ contractKey: '1-2-3', step: 4, type: 1 }),
    });
    expect(await screen.findByRole('link', { name: 'Szerződéskötés folytatása' })).toBeVisible();
    expect(screen.queryByText(/postafiók/)).not.toBeInTheDocument();
  });

  it.each([
    ['refused with it', { kind: 'code', code: 'CONTR_CO_CARD' } as const],
    ['with it beside OK', { kind: 'fields', fields: { messages: ['CONTR_CO_CARD'] } } as const],
  ])(
    '%s is the main card holder’s to start, and leaves the menu for the session (NAV-9, UX-37)',
    async (_how, fault) => {
      const world = springWorld();
      addFault(world, { call: '/init-upgrade', ...fault });
      const { store, user } = await visit('dora', world);
      expect(await screen.findByText(/^Kérje meg a főkártya birtokosát, .*„Társ csomagváltása”/)).toBeVisible();
      await waitFor(() => expect(store.get().upgradeDisabled).toBe(true));
      const menu = within(screen.getByRole('navigation', { name: 'Főmenü' }));
      const group = menu.getByRole('button', { name: 'Szerződés' });
      if (group.getAttribute('aria-expanded') !== 'true') await user.click(group);
      expect(menu.queryByRole('link', { name: 'Csomagváltás' })).not.toBeInTheDocument();
    },
  );
});

describe('the payment service’s notice', () => {
  // In Budapest it is two hours later than in UTC in June.
  const worldAt = (moment: string) => testWorld({ now: () => new Date(moment) });

  it('shows on the upgrade page until it is dismissed, for the session (CON-4)', async () => {
    const { user, go, store } = await visit('ilona', worldAt('2023-06-16T22:45:00Z'));
    const notice = await screen.findByRole('dialog', { name: 'Az online fizetés szünetel' });
    expect(notice).toHaveTextContent('2023. június 17-én 00:45 és 01:45 között');
    await user.click(screen.getByRole('button', { name: 'Bezárás' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(store.get().dismissed).toEqual(['paymentService']);
    await go('/app');
    await go('/contracting/upgrade');
    await heading('Csomagváltás');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each(['2023-06-16T22:44:59Z', '2023-06-16T23:46:00Z'])('does not show at %s (CON-4)', async (moment) => {
    await visit('ilona', worldAt(moment));
    await screen.findByRole('table');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
