import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { addFault } from '../../../mocks/faults';
import { lastMail } from '../../../mocks/model/account/mails';
import { personaAccount } from '../../../mocks/personas';
import { configure } from '../../setup/configure';
import { heading, renderPortal } from '../../setup/renderPortal';
import { choiceOf, choose, faultyWorld, springWorld } from './support';

const partnerPath = (email = 'gabi@peldakft.hu') => `/contracting/upgrade_tars/234502/${encodeURIComponent(email)}`;
const visit = (path = partnerPath(), world = springWorld()) => renderPortal({ path, as: 'ferenc', world });
const offer = () => choiceOf('Példa Kft.');
const noOffer = () => expect(screen.queryByRole('button', { name: /^Kiválasztás/ })).not.toBeInTheDocument();

describe('the page of the partner’s upgrade', () => {
  it('lists the company offers of the address alone, starts with the partner’s kr, and remembers it (CON-6)', async () => {
    const { user, sent, world, go } = await visit();
    const button = await offer();
    expect(screen.queryByText('Alapajánlat')).not.toBeInTheDocument();
    expect(screen.getByText('Név').nextElementSibling).toHaveTextContent('Fekete Gabriella');
    expect(await screen.findByRole('table', { name: 'Csomagok és díjak' })).toBeVisible();
    expect(button.closest('li')).toHaveTextContent('e‑mailt küldünk ide: gabi@peldakft.hu');
    expect(sent('/list-employers-by-domain')).toContainEqual({ type: 'h', email: 'gabi@peldakft.hu', code: '' });
    await user.click(button);
    expect(await screen.findByText('Elküldtük az e-mailt a társának.')).toBeInTheDocument();
    expect(sent('/start')).toEqual([
      { type: 'h', employer: 'E100', email: 'gabi@peldakft.hu', key: 1, kartya_fajta: 'CEGES', kr: '234502' },
    ]);
    expect(lastMail(world, 'gabi@peldakft.hu', 'partnerUpgrade')).toBeDefined();
    await go('/contracting');
    await heading('Aktuális szerződés');
    await go(partnerPath());
    expect(await screen.findByText(/A levelet ide küldtük/)).toHaveTextContent('gabi@peldakft.hu');
    noOffer();
  });

  it.each([
    [true, 'A társa e-mail-címe', /^A csomagváltást a társa folytathatja/],
    [false, 'E-mail-cím', /^A csomagváltást a levélben lévő hivatkozással lehet folytatni/],
  ])('calls the address the partner’s where it is head data’s: %s (CON-6)', async (isPartners, label, sent) => {
    const world = springWorld();
    const email = isPartners ? (personaAccount(world, 'ferenc').partner?.email ?? '') : 'gabi@peldakft.hu';
    const { user } = await visit(partnerPath(email), world);
    expect((await screen.findByText(label)).nextElementSibling).toHaveTextContent(email);
    await user.click(await offer());
    expect((await screen.findByText(sent)).parentElement).toHaveTextContent(email);
  });

  it('offers no second start of an upgrade that is under way, and says where its link is, how long it lives, who helps and where to go on (UX-37, CON-11)', async () => {
    configure({ care: { phone: '+36 1 234 5678' }, contractLinkDays: 14 });
    const { user, world } = await visit();
    addFault(world, { call: '/start', kind: 'code', code: 'CONTR_ALREADY_EMAILED' });
    await user.click(await offer());
    const begun = await screen.findByText(/^Ez a csomagváltás már elindult/);
    const message = begun.closest<HTMLElement>('[tabindex="-1"]')!;
    expect(message).toHaveFocus();
    expect(message).toHaveTextContent(/levélszemét mappát is.*14 napig.*\+36 1 234 5678/);
    expect(within(message).getByRole('link', { name: 'Tovább az áttekintéshez' })).toHaveAttribute('href', '/app');
    noOffer();
  });

  it.each([
    [['CONTR_UNPAID'], 0],
    // Its link went to the partner, not to the member's own inbox.
    [['CONTR_ALREADY_EMAILED', 'CONTR_UNPAID'], 1],
  ])('leads on from a start refused with %j as from a refused page (UX-37, CON-3, ERR-1)', async (messages, begun) => {
    const { user, world } = await visit();
    addFault(world, { call: '/start', kind: 'fields', fields: { status: 'ERROR', messages } });
    await user.click(await offer());
    expect(await screen.findByText(/^Lejárt tartozása van/)).toBeVisible();
    expect(screen.queryAllByText(/^Ez a csomagváltás már elindult/)).toHaveLength(begun);
    expect(screen.queryByText(/^Nézze meg a postafiókját/)).not.toBeInTheDocument();
    expect(within(screen.getByRole('main')).getByRole('link', { name: /fizetés/i })).toHaveAttribute(
      'href',
      '/payment',
    );
    noOffer();
  });

  it.each([
    ['CONTR_CO_CARD', /^Kérje meg a főkártya birtokosát/],
    ['CONTR_UNPAID', /^Lejárt tartozása van/],
    ['CONTR_EMPLOYER', /^Egyedi munkáltatói szerződéssel/],
    ['VALAMI_UJ', /VALAMI_UJ/],
  ])('offers no start where /init-upgrade refuses with %s (CON-6, NAV-9)', async (code, text) => {
    const world = faultyWorld({ call: '/init-upgrade', kind: 'code', code });
    const { store, sent } = await visit(partnerPath(), world);
    expect(await screen.findByText(text)).toBeVisible();
    noOffer();
    expect(sent('/list-employers-by-domain')).toEqual([]);
    expect(store.get().upgradeDisabled).toBe(code === 'CONTR_CO_CARD' ? true : undefined);
  });

  it('shows the prices also where the offers couldn’t be read (CON-6, UX-15)', async () => {
    const world = faultyWorld({ call: '/list-employers-by-domain', kind: '500' });
    await visit(partnerPath(), world);
    expect(await screen.findByRole('button', { name: 'Újrapróbálom' })).toBeVisible();
    expect(await screen.findByRole('table', { name: 'Csomagok és díjak' })).toBeVisible();
  });

  it('never opens the partner’s wizard in the member’s session (CON-6)', async () => {
    const { user, store, path } = await visit(partnerPath('gabi@azonnali.hu'));
    await choose({ user }, 'Azonnali Nyrt.');
    expect(await screen.findByText('Elküldtük az e-mailt a társának.')).toBeInTheDocument();
    expect([store.get().contractKey, path()]).toEqual([undefined, expect.stringContaining('upgrade_tars')]);
  });

  it.each([
    ['refused', undefined],
    ['answered with an empty list', []],
  ])(
    'names the address of which no offer is known, %s, and customer care (NAV-16, UX-37, SAY-1)',
    async (_how, list) => {
      configure({ care: { phone: '+36 1 234 5678' } });
      const world = springWorld();
      if (list) addFault(world, { call: '/list-employers-by-domain', kind: 'fields', fields: { list } });
      await visit(partnerPath('gabi@ismeretlen.hu'), world);
      const none = await screen.findByText('Ezzel a címmel most nem találtunk céges ajánlatot: gabi@ismeretlen.hu.');
      const message = none.closest<HTMLElement>('.MuiAlert-root')!;
      expect(message).toHaveTextContent('Ha a cím nem jó, az ügyfélszolgálat segít.');
      expect(message).toHaveTextContent('+36 1 234 5678');
      expect(within(message).getByRole('link', { name: 'Tovább az áttekintéshez' })).toHaveAttribute('href', '/app');
      // Nothing was entered here.
      expect(screen.queryByText(/amit beírt|amit megadott/)).not.toBeInTheDocument();
    },
  );

  it('takes the kr and the address of the path without spaces and invisible characters (SEC-11)', async () => {
    const { sent } = await visit('/contracting/upgrade_tars/%E2%80%8B234502%20/%20gabi%40peldakft.hu%E2%80%8B');
    await offer();
    expect(sent('/list-employers-by-domain')).toContainEqual({ type: 'h', email: 'gabi@peldakft.hu', code: '' });
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
