import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { signInAs } from '../../../mocks/control';
import { addFault } from '../../../mocks/faults';
import { personaAccount } from '../../../mocks/personas';
import { heading, renderPortal } from '../../setup/renderPortal';
import { testWorld } from '../../setup/testWorld';
import { choose, search, springWorld } from './support';
import { holdCall } from './wizard/support';

const visit = (as = 'ferenc', world = springWorld()) => renderPortal({ path: '/contracting/upgrade_multi', as, world });
const own = () => screen.findByRole('checkbox', { name: 'Fekete Ferenc (saját kártya)' });
const partner = () => screen.findByRole('checkbox', { name: 'Fekete Gabriella (társkártya)' });
const start = () => screen.getByRole('button', { name: 'Indítás' });

/** Finds an offer and chooses it for the cards. */
const chooseFor = async (user: UserEvent, typed: string, offer: string): Promise<void> => {
  await search({ user }, typed);
  await choose({ user }, offer);
  await screen.findByRole('heading', { name: `A kiválasztott ajánlat: ${offer}` });
};
const company = (user: UserEvent) => chooseFor(user, 'ferenc@peldakft.hu', 'Példa Kft.');
const startBoth = async (user: UserEvent): Promise<void> => {
  await user.click(await own());
  await user.click(await partner());
  await user.click(start());
};

/** What the tab remembers of a contract under way. */
const underWay = { contractKey: '9-9-9', type: 0, step: 5, endTransaction: { contractKey: '9-9-9' } } as const;
const wizard = { key: '9-9-9', activator: 'tok', pending: 5 };

describe('the page of exceptional contracts', () => {
  it('has a row for each card, and starts the ticked ones with the chosen offer, each with its kr and address (CON-5, UX-14, UX-33)', async () => {
    const { user, sent, world } = await visit();
    expect(await own()).toHaveAccessibleDescription('Jelenlegi csomag: M.');
    expect(await partner()).toHaveAccessibleDescription('');
    expect(start()).toHaveAccessibleDescription('Előbb keressen és válasszon ajánlatot.');
    expect(await screen.findByRole('table', { name: 'Csomagok és díjak' })).toBeVisible();
    await company(user);
    // The chosen one has no button that would choose it again.
    expect(screen.queryByRole('button', { name: 'Kiválasztás: Példa Kft.' })).not.toBeInTheDocument();
    expect(screen.getByText('kiválasztva').closest('[tabindex="-1"]')).toHaveFocus();
    // No reply gives the prices of a company offer.
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    const partnerEmail = personaAccount(world, 'ferenc').partner?.email ?? '';
    expect(await own()).toHaveAccessibleDescription(/A hivatkozást ide küldjük: ferenc@peldakft\.hu/);
    expect(await partner()).toHaveAccessibleDescription(expect.stringContaining(`ide küldjük: ${partnerEmail}`));
    await startBoth(user);
    expect(await screen.findByText('Minden kártyával elindította a csomagváltást.')).toBeInTheDocument();
    const order = { employer: 'E100', key: 1, kartya_fajta: 'CEGES' };
    expect(sent('/start')).toEqual([
      { type: 'U', email: 'ferenc@peldakft.hu', kr: '234501', ...order },
      { type: 'h', email: partnerEmail, kr: '234502', ...order },
    ]);
    expect(screen.getByText(/saját kártya\): Elindítva\. A levelet ide küldtük: ferenc@peldakft\.hu/)).toBeVisible();
    expect(world.state.mails.slice(-2).map(({ to }) => to)).toEqual(['ferenc@peldakft.hu', partnerEmail]);
  });

  it('requires a choice, and says at its row why a card did not start, while the other goes on, and brings the focus to what was started (CON-5, ERR-1, A11Y-2)', async () => {
    const { user, sent, world } = await visit();
    await company(user);
    await user.click(start());
    expect((await screen.findAllByText('Válasszon legalább egy kártyát.')).length).toBeGreaterThan(0);
    addFault(world, { call: '/start', kind: 'code', code: 'CONTR_UNPAID', times: 1 });
    await startBoth(user);
    expect(await screen.findByText(/\(társkártya\): Elindítva\./)).toBeVisible();
    expect(await own()).toHaveAccessibleDescription(/Nem indult el: Lejárt tartozása van/);
    // A second try starts the one that is left, and only that.
    expect(await own()).toBeChecked();
    await user.click(start());
    const all = await screen.findByText('Minden kártyával elindította a csomagváltást.');
    // The button that was pressed is gone.
    expect(all.closest('[tabindex="-1"]')).toHaveFocus();
    expect(sent('/start')).toHaveLength(3);
  });

  it('remembers the partner’s card that was started, here and on the partner’s page, and leaves the focus at the heading there (CON-5, CON-6, NAV-13)', async () => {
    const { user, go, sent } = await visit();
    await company(user);
    await user.click(await partner());
    await user.click(start());
    const to = personaAccount(testWorld(), 'ferenc').partner?.email ?? '';
    const started = new RegExp(`\\(társkártya\\): Elindítva\\. A levelet ide küldtük: ${to}`);
    expect(await screen.findByText(started)).toBeVisible();
    await go('/app');
    await heading('Áttekintés');
    await go('/contracting/upgrade_multi');
    expect(await own()).toBeVisible();
    expect(screen.getByText(started)).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: /társkártya/ })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await go(`/contracting/upgrade_tars/234502/${encodeURIComponent(to)}`);
    expect(await screen.findByText(/^A csomagváltást a társa folytathatja/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(sent('/start')).toHaveLength(1);
  });

  it('says why nothing can be started where the chosen offer fits none of the cards that are left (CON-5, WIZ-18)', async () => {
    const { user, sent } = await visit();
    await company(user);
    await user.click(await own());
    await user.click(start());
    expect(await screen.findByText(/saját kártya\): Elindítva/)).toBeVisible();
    await chooseFor(user, '', 'Alapajánlat');
    expect(start()).toHaveAccessibleDescription('Társkártyához céges ajánlat kell.');
    await user.click(start());
    expect(sent('/start')).toHaveLength(1);
  });

  it('offers the basic offer to the own card alone, and leaves a contract under way as it is (CON-2, CON-5)', async () => {
    const { user, sent, store } = await visit();
    store.update({ ...underWay, wizard });
    await user.click(await partner());
    await chooseFor(user, '', 'Alapajánlat');
    expect(await partner()).toBeDisabled();
    expect(await partner()).not.toBeChecked();
    expect(await partner()).toHaveAccessibleDescription(/Társkártyához céges ajánlat kell\./);
    await user.click(await own());
    await user.click(start());
    expect(await screen.findByText(/A levelet ide küldtük: ferenc@pelda\.hu/)).toBeVisible();
    expect(sent('/start')).toMatchObject([{ type: 'U', employer: 'ALAP', email: 'ferenc@pelda.hu', kr: '234501' }]);
    expect(store.get()).toMatchObject(underWay);
    expect(store.get().wizard).toEqual(wizard);
  });

  it.each([
    ['no contract', {}],
    ['a contract under way', { ...underWay, wizard }],
  ])('with %s opens the wizard with a card’s key only on request (CON-1, CON-5)', async (_what, session) => {
    const { user, store, path, world } = await visit();
    store.update(session);
    await chooseFor(user, 'ferenc@azonnali.hu', 'Azonnali Nyrt.');
    // The own card comes first, and its reply stays as it is.
    addFault(world, { call: '/start', kind: 'fields', fields: {}, times: 1 });
    addFault(world, { call: '/start', kind: 'code', code: 'CONTR_UNPAID', times: 1 });
    await startBoth(user);
    const goOn = await screen.findByRole('button', { name: 'Szerződéskötés folytatása' });
    expect(screen.getByText(/\(saját kártya\): Elindítva\. A csomagváltást itt folytathatja\./)).toBeVisible();
    expect(screen.queryByText(/A levelet ide küldtük: ferenc/)).not.toBeInTheDocument();
    expect(store.get()).toMatchObject(session);
    expect(path()).toBe('/contracting/upgrade_multi');
    await user.click(goOn);
    await waitFor(() => expect(path()).toBe('/contracting'));
    const { contractKey, type, step, endTransaction } = store.get();
    expect([type, step, endTransaction]).toEqual([1, 1, undefined]);
    expect(contractKey).toBe(world.state.processes.at(-1)?.key);
    expect(store.get().wizard?.activator).toBeUndefined();
  });

  it('starts no card for another member who signs in while the first is being started (CON-5, SEC-6)', async () => {
    const { user, sent, server, store, world } = await visit();
    await company(user);
    const { answer, isSent } = holdCall(server, '/start');
    await startBoth(user);
    await isSent;
    act(() => {
      store.end('loggedOut');
      store.signIn(signInAs(world, 'anna'));
    });
    answer();
    await waitFor(() => expect(sent('/start')).toHaveLength(1));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(sent('/start')).toHaveLength(1);
  });

  it('shows the own card alone without a partner (CON-5)', async () => {
    await visit('ilona');
    expect(await screen.findByRole('checkbox')).toHaveAccessibleName('Tóth Ilona (saját kártya)');
  });

  it('is refused as an upgrade is (CON-5, CON-3)', async () => {
    await visit('denes');
    expect(await screen.findByText(/Lejárt tartozása van/)).toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('asks support staff once more for all cards together (SES-12)', async () => {
    const { user, sent, store } = await visit();
    store.update({ support: true });
    await company(user);
    await startBoth(user);
    await user.click(await screen.findByRole('button', { name: 'Mégse' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent('/start')).toEqual([]);
    expect(await own()).toBeChecked();
  });
});
