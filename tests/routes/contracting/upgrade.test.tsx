import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';

import { addFault } from '../../../mocks/faults';
import { personaAccount } from '../../../mocks/personas';
import { applyConfig, builtConfig } from '../../../src/config';
import { keepDone, keepSigned } from '../../../src/features/contract/signedContract';
import { configureLinks } from '../../setup/configureLinks';
import { heading, renderPortal } from '../../setup/renderPortal';
import { testWorld } from '../../setup/testWorld';
import { signForNextYear, springWorld } from './support';

afterEach(() => applyConfig(builtConfig));

const visit = (as: string, world = springWorld()) => renderPortal({ path: '/contracting/upgrade', as, world });

describe('an upgrade', () => {
  it('leads to what the packages are good for only where the club has a page for it (NAV-5)', async () => {
    const { go } = await visit('ilona');
    await screen.findByRole('table', { name: 'Csomagok és havi díjak' });
    expect(screen.queryByRole('link', { name: /^Mire használhatók/ })).not.toBeInTheDocument();
    configureLinks({ packages: 'https://club.example/csomagok' });
    await go('/app');
    await go('/contracting/upgrade');
    expect(await screen.findByRole('link', { name: /^Mire használhatók a csomagok\?/ })).toHaveAttribute(
      'href',
      'https://club.example/csomagok',
    );
  });

  it('names customer care once where only they can help (CON-3)', async () => {
    applyConfig({ ...builtConfig, care: { phone: '+36 1 234 5678' } });
    await visit('pal');
    await screen.findByText(/^Erre az évre nincs érvényes kártyája/);
    expect(screen.getByText('A kártyáját elveszettként tartjuk nyilván, ezért nem használható.')).toBeVisible();
    expect(within(screen.getByRole('main')).getAllByText(/\+36 1 234 5678/)).toHaveLength(1);
  });

  it('compares the prices of the basic offer with what the member really pays, as a company’s does less (UX-33)', async () => {
    const world = springWorld();
    addFault(world, { call: '/getDirectDebitData', kind: 'fields', fields: { fee: 7_400 } });
    await visit('ilona', world);
    const table = await screen.findByRole('table', { name: 'Csomagok és havi díjak' });
    expect(within(table).getByRole('row', { name: /^S 7\s400\sFt\s?ez az Ön csomagja$/ })).toBeInTheDocument();
    expect(
      within(table).getByRole('row', { name: /^M 12\s400\sFt\s?havonta 5\s000\sFt-tal több$/ }),
    ).toBeInTheDocument();
  });

  it('shows the prices of the basic offer beside that of one’s own package, and what choosing it leads to (CON-3, UX-33)', async () => {
    const { sent } = await visit('ilona');
    expect(await heading('Csomagváltás')).toBeInTheDocument();
    const table = await screen.findByRole('table', { name: 'Csomagok és havi díjak' });
    expect(within(table).getByRole('row', { name: /^S 9\s900\sFt\s?ez az Ön csomagja$/ })).toBeInTheDocument();
    const card = within(screen.getByRole('region', { name: 'Alapajánlat' }));
    expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Ezzel még nem rendel meg semmit.'),
      expect.stringContaining('ott választja ki az új csomagot'),
      'A fizetendő összeget véglegesítés előtt látja.',
      expect.stringContaining('Ide küldjük a hivatkozást: ilona@pelda.hu'),
    ]);
    expect(
      within(table).getByRole('row', { name: /^3XL 24\s900\sFt\s?havonta 15\s000\sFt-tal több$/ }),
    ).toBeInTheDocument();
    expect(sent('/prices')).toContainEqual({ type: 'U' });
  });

  it('knows of one that was signed a while ago: what it is, and what would be bigger still (UX-22, UX-33)', async () => {
    await renderPortal({
      path: '/contracting/upgrade',
      as: 'ilona',
      world: springWorld(),
      prepare: ({ memberStorage }) => {
        keepSigned(memberStorage, '1-2-3', {
          amount: 6_500,
          receipt: 'a',
          delivery: 'personal',
          validFrom: '2026-06-01',
          validTo: '2026-12-31',
          pack: 'L',
          isUpgrade: true,
        });
        keepDone(memberStorage, { contractKey: '1-2-3' });
      },
    });
    expect(
      await screen.findByText('Csomagváltását véglegesítette: 2026. június 1-jétől L csomag.'),
    ).toBeInTheDocument();
    expect(screen.getByText(/^Addig a jelenlegi csomagját használhatja\./)).toBeInTheDocument();
    const table = await screen.findByRole('table', { name: 'Csomagok és havi díjak' });
    expect(
      within(table).getByRole('row', { name: /^L 15\s900\sFt\s?2026\. június 1-jétől ez az Ön csomagja$/ }),
    ).toBeInTheDocument();
    expect(
      within(table)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['L', 'XL', '3XL']);
  });

  it('says that there is nothing bigger than the biggest package, and offers a company’s offer alone (UX-33, UX-37)', async () => {
    const { user } = await visit('laszlo');
    expect(await screen.findByText('Az alapajánlatban nincs nagyobb csomag az Önénél.')).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Kiválasztás/ })).not.toBeInTheDocument());
    expect(screen.queryByText('Így megy a csomagváltás')).not.toBeInTheDocument();
    expect(screen.queryByText(/hagyja üresen|amely partnerünk/)).not.toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: 'Céges e-mail-cím vagy egyedi kód' }), 'laszlo@peldakft.hu');
    await user.click(screen.getByRole('button', { name: 'Ellenőrzés' }));
    await screen.findByRole('button', { name: 'Kiválasztás: Példa Kft.' });
    expect(screen.getAllByRole('button', { name: /^Kiválasztás/ })).toHaveLength(1);
  });

  it('claims nothing about packages where the reply lists none (UX-33, ERR-8)', async () => {
    const world = springWorld();
    addFault(world, { call: '/prices', kind: 'fields', fields: { list: [] } });
    await visit('ilona', world);
    expect(await screen.findByText('A csomagokat és a díjaikat a szerződéskötés 3. lépésében látja.')).toBeVisible();
    expect(screen.queryByText(/nincs nagyobb csomag/)).not.toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Kiválasztás: Alapajánlat' })).toBeEnabled();
  });

  it('starts with type U and the kr (CON-3)', async () => {
    const { user, sent } = await visit('ilona');
    await user.type(
      await screen.findByRole('textbox', { name: 'Céges e-mail-cím vagy egyedi kód' }),
      'ilona@peldakft.hu',
    );
    await user.click(screen.getByRole('button', { name: 'Ellenőrzés' }));
    const choice = await screen.findByRole('button', { name: 'Kiválasztás: Példa Kft.' });
    expect(choice.closest('li')).toHaveTextContent(/Ellenőrizze, hogy helyes-e a cím/);
    await user.click(choice);
    expect(await screen.findByText(/A levelet ide küldtük: ilona@peldakft\.hu/)).toBeInTheDocument();
    expect(screen.getByText(/Ellenőrizze azt is, hogy helyes-e a cím\./)).toBeInTheDocument();
    expect(sent('/list-employers-by-domain').slice(1)).toEqual([{ type: 'U', email: 'ilona@peldakft.hu', code: '' }]);
    expect(sent('/start')).toEqual([
      { type: 'U', employer: 'E100', email: 'ilona@peldakft.hu', key: 1, kartya_fajta: 'CEGES', kr: '456701' },
    ]);
  });

  it('can be asked for with the basic offer by a private member: its deadline is for new contracts (CON-2, CON-3)', async () => {
    const { user, sent } = await visit('ilona');
    // Nobody has to ask for it.
    await user.click(await screen.findByRole('button', { name: 'Kiválasztás: Alapajánlat' }));
    expect(sent('/list-employers-by-domain')).toEqual([{ type: 'U', email: '', code: '' }]);
    expect(await screen.findByText('Megerősítő e-mailt küldtünk ide: ilona@pelda.hu')).toBeInTheDocument();
    expect(screen.getByText(/^A csomagváltást a levélben kapott hivatkozással folytathatja\./)).toBeInTheDocument();
    // The account's own address can't have been mistyped.
    expect(screen.queryByText(/helyes-e a cím|elírta a címet/)).not.toBeInTheDocument();
    expect(sent('/start')).toEqual([
      { type: 'U', employer: 'ALAP', email: 'ilona@pelda.hu', key: 0, kartya_fajta: 'ALAP', kr: '456701' },
    ]);
  });

  it('keeps the basic offer above the search, whatever is typed and found, and says where no company offer belongs to it (CON-1, CON-3, UX-38)', async () => {
    const { user, server } = await visit('ilona');
    const started: unknown[] = [];
    server.use(
      http.post('*/list-employers-by-domain', () =>
        HttpResponse.json({
          status: 'OK',
          list: [{ id: 'ALAP', name: 'Alapajánlat', key: 0, kartya_fajta: 'ALAP' }],
        }),
      ),
      http.post('*/start', async ({ request }) => {
        started.push(await request.json());
        return HttpResponse.json({ status: 'OK' });
      }),
    );
    const basic = { name: 'Kiválasztás: Alapajánlat' };
    const choice = await screen.findByRole('button', basic);
    // One coloured button: the search is the second thing.
    expect(choice).toHaveClass('MuiButton-contained');
    expect(screen.getByRole('button', { name: 'Ellenőrzés' })).toHaveClass('MuiButton-outlined');
    const field = screen.getByRole('textbox', { name: 'Céges e-mail-cím vagy egyedi kód' });
    // The basic offer is above: an empty search would find nothing new.
    await user.click(screen.getByRole('button', { name: 'Ellenőrzés' }));
    await waitFor(() => expect(field).toBeInvalid());
    expect(choice.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.type(field, 'ilona@magan.hu');
    await user.click(screen.getByRole('button', { name: 'Ellenőrzés' }));
    expect(await screen.findByText(/^Ehhez most nem tartozik céges ajánlat\./)).toBeInTheDocument();
    expect(screen.getAllByRole('button', basic)).toEqual([choice]);
    // The address that was typed is the one that is named, and the one that is sent (CON-1).
    expect(screen.getByText(/^Ide küldjük a hivatkozást: ilona@magan\.hu\. Ellenőrizze/)).toBeInTheDocument();
    await user.click(choice);
    expect(await screen.findByText(/A levelet ide küldtük: ilona@magan\.hu/)).toBeInTheDocument();
    expect(started).toMatchObject([{ employer: 'ALAP', email: 'ilona@magan.hu', key: 0 }]);
  });

  it('can be searched for where the basic offer could not be read (ERR-2)', async () => {
    const world = springWorld();
    addFault(world, { call: '/list-employers-by-domain', kind: '500', times: 1 });
    const { user } = await visit('ilona', world);
    await user.click(await screen.findByRole('button', { name: 'Ellenőrzés' }));
    expect(await screen.findByRole('button', { name: 'Kiválasztás: Alapajánlat' })).toBeInTheDocument();
  });

  it(
    'names the address of each offer where a code finds several, and sends the chosen one’s (CON-1, UX-14)',
    { tags: ['wide'] },
    async () => {
      const { user, sent, world } = await visit('ilona');
      await user.type(await screen.findByRole('textbox', { name: 'Céges e-mail-cím vagy egyedi kód' }), '82CDPR34');
      await user.click(screen.getByRole('button', { name: 'Ellenőrzés' }));
      const choice = await screen.findByRole('button', { name: 'Kiválasztás: Minta Zrt.' });
      expect(choice.closest('li')).toHaveTextContent('kartya@mintazrt.hu');
      expect(screen.getByRole('button', { name: 'Kiválasztás: Alapajánlat' }).closest('li')).toHaveTextContent(
        'ilona@pelda.hu',
      );
      await user.click(choice);
      expect(await screen.findByText(/A levelet ide küldtük: kartya@mintazrt\.hu/)).toBeInTheDocument();
      expect(sent('/start')).toMatchObject([{ employer: 'E200', email: 'kartya@mintazrt.hu' }]);
      expect(world.state.mails.at(-1)).toMatchObject({ to: 'kartya@mintazrt.hu' });
    },
  );

  it('opens the wizard as an upgrade where the reply holds a key (CON-1, CON-3)', async () => {
    const { user, store, path } = await visit('ilona');
    await user.type(await screen.findByRole('textbox', { name: 'Céges e-mail-cím vagy egyedi kód' }), '64GHUV51');
    await user.click(screen.getByRole('button', { name: 'Ellenőrzés' }));
    await user.click(await screen.findByRole('button', { name: 'Kiválasztás: Azonnali Nyrt.' }));
    await waitFor(() => expect(path()).toBe('/contracting'));
    expect(store.get()).toMatchObject({ type: 1, step: 1 });
  });

  it('still starts where the prices could not be read (ERR-2)', async () => {
    const world = springWorld();
    addFault(world, { call: '/prices', kind: '500' });
    await visit('ilona', world);
    expect(await screen.findByRole('button', { name: 'Újrapróbálom' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Ellenőrzés' })).toBeEnabled();
  });

  it.each([
    ['denes', /Lejárt tartozása van/, 'Tovább a befizetéshez', '/payment'],
    ['bela', /Erre az évre nincs szerződése/, 'Új szerződés', '/contracting/init'],
    ['edit', /Egyedi munkáltatói szerződéssel/, 'Aktuális szerződés', '/contracting'],
  ])('of %s is blocked with the reason and the next step (CON-3)', async (persona, reason, link, target) => {
    await visit(persona);
    const alert = (await screen.findByText(reason)).closest('[role="alert"]');
    expect(within(alert as HTMLElement).getByRole('link', { name: link })).toHaveAttribute('href', target);
    expect(screen.queryByRole('button', { name: 'Ellenőrzés' })).not.toBeInTheDocument();
  });

  it('that the employer’s contract rules out names customer care (CON-3, UX-37)', async () => {
    applyConfig({ ...builtConfig, care: { phone: '+36 1 234 5678' } });
    const { store } = await visit('edit');
    const alert = (await screen.findByText(/Egyedi munkáltatói szerződéssel/)).closest('[role="alert"]');
    expect(within(alert as HTMLElement).getByRole('link', { name: '+36 1 234 5678' })).toBeVisible();
    // The overview no longer suggests it.
    expect(store.get().upgradeRefused).toBe(true);
  });

  it('of somebody whose debt the bank tries to collect again warns of paying it twice (CON-3)', async () => {
    await visit('hajnalka');
    expect(await screen.findByText(/^Lejárt tartozása van\. Csomagváltás előtt rendezze/)).toBeVisible();
    expect(
      await screen.findByText(/^2026\. .* 12\s400\sFt beszedése következik\. Ha sikerül, utána folytathatja;/),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Tovább a befizetéshez' })).toHaveClass('MuiButton-outlined');
  });

  it('of somebody who has signed for next year alone is possible from then on, and asks for no other contract (UX-22, UX-37)', async () => {
    const world = springWorld();
    addFault(world, { call: '/init-upgrade', kind: 'code', code: 'CONTR_INVALID_YEAR' });
    signForNextYear(world);
    await visit('bela', world);
    expect(
      await screen.findByText('A következő szerződése 2027. január 1-jén indul: azután válthat csomagot.'),
    ).toBeVisible();
    expect(screen.queryByText(/Előbb kössön új szerződést/)).not.toBeInTheDocument();
  });

  it('of a co-card holder is the main card holder’s to start, and leaves the menu for the session (CON-3, NAV-9, UX-37)', async () => {
    const { store, user } = await visit('cili');
    expect(await screen.findByText(/a csomagváltást a főkártya birtokosa indítja el/)).toBeInTheDocument();
    expect(screen.getByText(/^Kérje meg a főkártya birtokosát, .*„Társ csomagváltása”/)).toBeInTheDocument();
    // Nobody has sent an e-mail.
    expect(screen.queryByText(/postafiók/)).not.toBeInTheDocument();
    expect(store.get().upgradeDisabled).toBe(true);
    const menu = screen.getByRole('navigation', { name: 'Főmenü' });
    const group = within(menu).getByRole('button', { name: 'Szerződés' });
    if (group.getAttribute('aria-expanded') !== 'true') await user.click(group);
    expect(within(menu).queryByRole('link', { name: 'Csomagváltás' })).not.toBeInTheDocument();
    expect(within(menu).getByRole('link', { name: 'Új szerződés' })).toBeInTheDocument();
  });

  it.each([
    ['the next one', ['CONTR_DEC_THIS_YEAR'], 'Új szerződés'],
    [
      'the debt that a next one would be refused for too',
      ['CONTR_DEC_THIS_YEAR', 'CONTR_UNPAID'],
      'Tovább a befizetéshez',
    ],
  ])('in December says until when the contract holds, and leads to %s (UX-37)', async (_where, codes, link) => {
    const world = springWorld('2026-12-02');
    personaAccount(world, 'dora').upgradeCodes = codes;
    await visit('dora', world);
    expect(
      await screen.findByText(
        'A jelenlegi szerződése 2026. december végéig érvényes, a következő 2027. január 1-jén indulhat.',
      ),
    ).toBeInTheDocument();
    const links = within(screen.getByRole('main')).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([link]);
  });

  it('is not taken from the menu by any other code, and names what is due (NAV-9, UX-37)', async () => {
    const { store } = await visit('denes');
    await screen.findByText(/Lejárt tartozása van/);
    expect(await screen.findByText(/^A 2026\. évi díjából [\d\s]+Ft esedékes\.$/)).toBeVisible();
    expect(store.get().upgradeDisabled).toBeUndefined();
  });
});

describe('the payment service’s notice', () => {
  // In Budapest it is two hours later than in UTC in June.
  const worldAt = (moment: string) => testWorld({ now: () => new Date(moment) });

  it.each(['2023-06-16T22:45:00Z'])(
    'shows on the upgrade page at %s until it is dismissed, for the session (CON-4)',
    async (moment) => {
      const { user, go, store } = await visit('ilona', worldAt(moment));
      expect(await screen.findByRole('dialog', { name: 'Az online fizetés szünetel' })).toHaveTextContent(
        '2023. június 17-én 00:45 és 01:45 között',
      );
      await user.click(screen.getByRole('button', { name: 'Bezárás' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(store.get().dismissed).toEqual(['paymentService']);
      await go('/app');
      await heading('Áttekintés');
      await go('/contracting/upgrade');
      await heading('Csomagváltás');
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    },
  );

  it.each(['2023-06-16T22:44:59Z', '2023-06-16T23:46:00Z'])('does not show at %s (CON-4)', async (moment) => {
    await visit('ilona', worldAt(moment));
    await heading('Csomagváltás');
    await screen.findByRole('table');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
