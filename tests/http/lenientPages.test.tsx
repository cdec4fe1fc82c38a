import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { addFault } from '../../mocks/faults';
import { openMessage } from '../../mocks/model/account/intranet';
import { personaAccount, personaPassword } from '../../mocks/personas';
import { springWorld } from '../routes/contracting/support';
import { renderPortal, type OpenPortal } from '../setup/renderPortal';
import { testWorld } from '../setup/testWorld';

const signIn = async ({ user }: OpenPortal): Promise<void> => {
  await user.type(await screen.findByLabelText('E-mail-cím vagy azonosító'), 'anna@pelda.hu');
  await user.type(screen.getByLabelText('Jelszó', { selector: 'input' }), personaPassword);
  await user.click(screen.getByRole('button', { name: 'Bejelentkezés' }));
};

describe('a reply whose fields have other types than the contract’s', () => {
  it('a reply whose fields have other types than the contract’s signs in a member whose kr is a number, to the payments (PUB-12, ERR-9)', async () => {
    const world = testWorld();
    const { firstName, lastName, email, kr } = personaAccount(world, 'anna');
    const user = { firstName, lastName, email, kr: Number(kr), cardStatus: '1', ev: '2026' };
    for (const call of ['/login', '/getHeadData']) addFault(world, { call, kind: 'fields', fields: { user } });
    const portal = await renderPortal({ path: '/login', world });
    await signIn(portal);
    await waitFor(() => expect(portal.path()).toBe('/payment'));
    await waitFor(() => expect(portal.sent('/getAmounts')).toContainEqual(expect.objectContaining({ kr })));
  });

  it.each([
    ['', { id: 4_711 }],
    [' in `data`', { id: null, data: { id: 4_711 } }],
  ])(
    'a reply whose fields have other types than the contract’s opens the intranet’s message whose id is a number%s, and closes it (NAV-12, ERR-9)',
    async (_where, fields) => {
      const world = testWorld();
      openMessage(world, personaAccount(world, 'maria'))!.id = '4711';
      addFault(world, { call: '/hasMessage', kind: 'fields', fields });
      const { user, sent } = await renderPortal({ path: '/app', as: 'maria', world });
      const dialog = await screen.findByRole('dialog', { name: 'Üzenete érkezett' });
      await user.click(within(dialog).getByRole('button', { name: 'Bezárás' }));
      await waitFor(() => expect(sent('/closeMessage')).toEqual([{ id: '4711' }]));
    },
  );
});

describe('codes beside OK', () => {
  it('codes beside OK tell somebody who hasn’t activated the account, where there is no token (PUB-8, ERR-9)', async () => {
    const world = testWorld();
    const fields = { token: null, user: null, messages: ['ACC_INACTIVE_USER'] };
    addFault(world, { call: '/login', kind: 'fields', fields });
    const portal = await renderPortal({ path: '/login', world });
    await signIn(portal);
    expect(await screen.findByText(/Erősítse meg az e-mail-címét/)).toBeVisible();
    expect(screen.queryByText(/Technikai hiba/)).not.toBeInTheDocument();
    expect(portal.path()).toBe('/login');
  });

  it.each(['/contracting/upgrade', '/contracting/upgrade_multi'])(
    'codes beside OK keep a co-card holder from %s, and the upgrades from the menu (NAV-9, ERR-9)',
    async (path) => {
      const world = springWorld();
      addFault(world, { call: '/init-upgrade', kind: 'fields', fields: { messages: ['CONTR_CO_CARD'] } });
      const { store } = await renderPortal({ path, as: 'ilona', world });
      expect(await screen.findByText(/Társkártyával itt nem lehet csomagot váltani/)).toBeVisible();
      await waitFor(() => expect(store.get().upgradeDisabled).toBe(true));
      expect(screen.queryByRole('button', { name: 'Ellenőrzés' })).not.toBeInTheDocument();
    },
  );

  it('codes beside OK don’t stop an upgrade if they say nothing against it (ERR-8, ERR-9)', async () => {
    const world = springWorld();
    addFault(world, { call: '/init-upgrade', kind: 'fields', fields: { messages: ['HINT', null, 7] } });
    const { store } = await renderPortal({ path: '/contracting/upgrade', as: 'ilona', world });
    expect(await screen.findByRole('button', { name: 'Ellenőrzés' })).toBeEnabled();
    expect(store.get().upgradeDisabled).toBeUndefined();
  });

  it('codes beside OK stand at the field that a look-up is for (ERR-1, ERR-9)', async () => {
    const world = testWorld();
    addFault(world, { call: '/list-street-types', kind: 'fields', fields: { messages: ['CONTR_UNPAID'] } });
    await renderPortal({ path: '/profile/data', as: 'anna', world });
    const told = await screen.findByText(/Lejárt tartozása van/);
    expect(screen.getAllByRole('status').some((region) => region.contains(told))).toBe(true);
  });
});
