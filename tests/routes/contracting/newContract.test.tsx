import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { addFault } from '../../../mocks/faults';
import { lastMail } from '../../../mocks/model/account/mails';
import { startProcess } from '../../../mocks/model/contracting/starting';
import { personaAccount } from '../../../mocks/personas';
import type { World } from '../../../mocks/world';
import { applyConfig, builtConfig } from '../../../src/config';
import { itEach } from '../../setup/itEach';
import { heading, renderPortal, type OpenPortal } from '../../setup/renderPortal';
import { testWorld } from '../../setup/testWorld';
import { signForNextYear, springWorld } from './support';

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

  it(
    'sees where the link will go before choosing, and who can help if that was wrong (CON-11, UX-14)',
    { tags: ['wide'] },
    async () => {
      const portal = await visit();
      await check(portal, 'bela@peldakft.hu');
      expect(
        await screen.findByText(
          'A folytatáshoz ide küldünk e-mailt: bela@peldakft.hu. Ellenőrizze, hogy helyes-e a cím.',
        ),
      ).toBeVisible();
      // What choosing means is said before it (UX-14), and who helps whose employer is no partner.
      expect(screen.getByText(/^A kiválasztással még nem rendel meg semmit: a díjakat/)).toBeVisible();
      expect(screen.getByText(/^Ha nincs munkáltatója, amely partnerünk/)).toBeVisible();
    },
  );

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
    expect(await screen.findByText(/A folytatáshoz ide küldünk e-mailt: /)).toHaveTextContent(address);
    await choose(portal, offer);
    expect(await screen.findByText(/A levelet ide küldtük: /)).toHaveTextContent(address);
    expect(portal.sent('/start')).toMatchObject([{ email: address }]);
    expect(portal.world.state.mails.at(-1)).toMatchObject({ kind: 'contract', to: address });
    expect(portal.store.get().wizard).toEqual({ sentTo: address });
  });

  it.each([
    ['2026-02-01', /lejár\. A lejárata előtti hetekben az Áttekintés oldal jelzi, amint/],
    // No page is known to tell it, so somebody does.
    ['2026-03-15', /lejár\. .*\+36 1 234 5678/],
    ['2026-03-30', /^Ügyfélszolgálat: .*\+36 1 234 5678/],
  ])(
    'of somebody whose contract ends mid-month says that day, and whom to ask when it is near (UX-37): on %s',
    async (day, text) => {
      applyConfig({ ...builtConfig, care: { phone: '+36 1 234 5678' } });
      onTestFinished(() => applyConfig(builtConfig));
      const world = testWorld({ now: () => new Date(`${day}T09:00:00Z`) });
      const contract = world.state.contracts.find(({ kr }) => kr === '456703')!;
      Object.assign(contract, { from: '2025-03-25', to: '2026-03-24' });
      addFault(world, { call: '/init', kind: 'code', code: 'CONTR_NO_NEXT_YEAR' });
      await visit('klara', world);
      const message = (await screen.findByText(/^A következő évre még nem lehet szerződést kötni/)).closest(
        '.MuiAlert-root',
      );
      await waitFor(() => expect(message?.textContent).toMatch(new RegExp(text.source.replace('^', ''))));
    },
  );

  it('is told once that next year’s contract is signed, not when it could be (UX-37)', async () => {
    await visit('olga');
    expect(await screen.findByText(/^Erre az évre már van szerződése/)).toBeVisible();
    expect(within(screen.getByRole('main')).getAllByRole('link', { name: 'Aktuális szerződés' })).toHaveLength(1);
    expect(screen.queryByText(/az Áttekintés oldal jelzi/)).not.toBeInTheDocument();
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
    expect(screen.getByText('Talált ajánlatok: 1')).toHaveRole('status');
  });

  it('goes on at once where the contract is open in this tab, without being sent to the inbox (CON-11)', async () => {
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

  itEach([
    ['the contract under way stays', { contractKey: '9-9-9', step: 5, wizard: { key: '9-9-9', activator: 'tok' } }],
    ['it waits where none is under way', {}],
  ])('is not taken into the wizard after leaving the page: %s (CON-5)', async (_what, session) => {
    const portal = await visit();
    portal.store.update(session);
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
    expect(portal.store.get()).toMatchObject(
      'contractKey' in session ? session : { contractKey: '1111-2222-3333', step: 1 },
    );
    expect(portal.path()).toBe('/app');
  });

  it('sees basic offers as closed since 2020-01-30, with that reason; typing on takes all offers away (CON-1, CON-2)', async () => {
    const portal = await visit();
    await check(portal, 'bela@peldakft.hu');
    const button = await screen.findByRole('button', { name: 'Kiválasztás: Alapajánlat' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription(
      'Új szerződéshez már nem igényelhető: 2020. január 30-ig volt rá lehetőség.',
    );
    // Only what can be chosen counts.
    expect(screen.getByText('Talált ajánlatok: 1')).toHaveRole('status');
    expect(screen.getByRole('button', { name: 'Kiválasztás: Példa Kft.' })).toBeEnabled();
    await portal.user.type(await field(), 'x');
    expect(screen.queryByRole('button', { name: 'Kiválasztás: Példa Kft.' })).not.toBeInTheDocument();
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

describe('a member who may not', () => {
  it('with a contract is led to it (CON-1)', async () => {
    await visit('dora');
    expect(await screen.findByText(/Erre az évre már van érvényes szerződése/)).toBeInTheDocument();
    expect(
      screen
        .getAllByRole('link', { name: 'Aktuális szerződés' })
        .some((link) => link.getAttribute('href') === '/contracting'),
    ).toBe(true);
    expect(screen.queryByRole('button', { name: 'Ellenőrzés' })).not.toBeInTheDocument();
    // No service tells from when; the overview does, once it is so (UX-37).
    expect(screen.getByText(/az Áttekintés oldal jelzi, amint megkötheti\.$/)).toBeVisible();
  });

  it('with next year’s contract alone is told of which year it is (UX-37)', async () => {
    const world = springWorld();
    addFault(world, { call: '/init', kind: 'code', code: 'CONTR_HAVE_VALID_CONTRACT' });
    signForNextYear(world);
    await visit('bela', world);
    expect(await screen.findByText(/^A 2027\. évre már van szerződése\./)).toBeVisible();
    expect(screen.queryByText(/^Erre az évre/)).not.toBeInTheDocument();
  });

  it('with a start already made is sent to the inbox (CON-1, CON-3)', async () => {
    await visit('vilmos');
    expect(await screen.findByText(/Már elindított egy szerződéskötést/)).toBeInTheDocument();
    const text = screen.getByText(/Nézze meg a postafiókját: vilmos@pelda\.hu/);
    expect(text).toHaveTextContent(/Keresse a „Szerződéskötés” szót/);
    // How long the link lives is the service's to say, through a setting.
    expect(text).not.toHaveTextContent(/napig/);
  });

  it('with a start made in this tab is told the address that it used (CON-11, UX-14)', async () => {
    const portal = await visit();
    await check(portal, 'bela@peldakft.hu');
    await choose(portal, 'Példa Kft.');
    await screen.findByText(/A levelet ide küldtük: bela@peldakft\.hu/);
    expect(screen.getByText(/Ha tíz percen belül nem érkezik meg/)).not.toHaveTextContent(/napig/);
    await portal.go('/app');
    await heading('Áttekintés');
    await portal.go('/contracting/init');
    await heading('Új szerződés');
    expect(await screen.findByText(/Nézze meg a postafiókját: bela@peldakft\.hu\. Keresse/)).toBeInTheDocument();
  });

  it('is told how long the link lives where the setting says so, after the start and on coming back (CON-11)', async () => {
    applyConfig({ ...builtConfig, contractLinkDays: 14 });
    onTestFinished(() => applyConfig(builtConfig));
    const portal = await visit();
    await check(portal, 'bela@peldakft.hu');
    await choose(portal, 'Példa Kft.');
    expect(await screen.findByText(/A hivatkozás 14 napig él; ha lejárt, újat indíthat\./)).toBeInTheDocument();
    await portal.go('/app');
    await heading('Áttekintés');
    await portal.go('/contracting/init');
    await heading('Új szerződés');
    expect(await screen.findByText(/A hivatkozás 14 napig él; ha lejárt, újat indíthat\./)).toBeInTheDocument();
  });

  it('in December renews for next year, and the present contract stays (CON-11)', async () => {
    await visit('dora', springWorld('2026-12-10'));
    expect(
      await screen.findByText(
        'A 2027. évi szerződését köti meg. A jelenlegi szerződése 2026. december 31-ig változatlanul érvényes.',
      ),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Ellenőrzés' })).toBeEnabled();
  });

  it('sees every code of the refusal, an unknown one with the code (ERR-1, ERR-3)', async () => {
    const world = springWorld();
    personaAccount(world, 'bela').initCodes = ['HAS_DEBT', 'VALAMI_UJ'];
    await visit('bela', world);
    expect(await screen.findByText(/Lejárt tartozása van/)).toBeInTheDocument();
    expect(screen.getByText(/VALAMI_UJ/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Tovább a befizetéshez' })).toHaveAttribute('href', '/payment');
  });

  it('can try again where the question itself failed (ERR-2)', { tags: ['wide'] }, async () => {
    const world = springWorld();
    addFault(world, { call: '/init', kind: '500', times: 1 });
    const { user } = await visit('bela', world);
    await user.click(await screen.findByRole('button', { name: 'Újrapróbálom' }));
    expect(await field()).toBeInTheDocument();
  });
});
