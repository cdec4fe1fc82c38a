import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';

import { addFault } from '../../mocks/faults';
import { openMessage } from '../../mocks/model/account/intranet';
import { personaAccount, personaPassword } from '../../mocks/personas';
import { preparedContract, springWorld } from '../routes/contracting/support';
import { renderPortal, type OpenPortal } from '../setup/renderPortal';
import { testWorld } from '../setup/testWorld';

const signIn = async ({ user }: OpenPortal): Promise<void> => {
  await user.type(await screen.findByLabelText('E-mail-cím vagy azonosító'), 'anna@pelda.hu');
  await user.type(screen.getByLabelText('Jelszó', { selector: 'input' }), personaPassword);
  await user.click(screen.getByRole('button', { name: 'Bejelentkezés' }));
};

describe('a reply whose fields have other types than the contract’s (ERR-9)', () => {
  it('signs in a member whose kr is a number, to the payments (PUB-12)', async () => {
    const world = testWorld();
    const { firstName, lastName, email, kr } = personaAccount(world, 'anna');
    const user = { firstName, lastName, email, kr: Number(kr), cardStatus: '1', ev: '2026' };
    for (const call of ['/login', '/getHeadData']) addFault(world, { call, kind: 'fields', fields: { user } });
    const portal = await renderPortal({ path: '/login', world });
    await signIn(portal);
    await waitFor(() => expect(portal.path()).toBe('/payment'));
    await waitFor(() => expect(portal.sent('/getAmounts')).toContainEqual(expect.objectContaining({ kr })));
  });

  it('gives a contract’s document whose key is a number (SUM-3)', async () => {
    const saved: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:document');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const world = springWorld();
    preparedContract(world, 'bela');
    const { key } = world.state.processes.at(-1)!;
    world.state.documents.push({ ...world.state.documents[0]!, key: 7_701, accountId: 'bela', needsKr: false });
    addFault(world, { call: '/get-8', kind: 'fields', fields: { docContract: 7_701 } });
    const { user, sent } = await renderPortal({
      path: '/contracting/sum',
      as: 'bela',
      world,
      prepare: (store) =>
        store.update({
          contractKey: key,
          step: 7,
          type: 0,
          endTransaction: { transaction: 'T1001', auth: '776655', amount: 112_100, contractKey: key },
        }),
    });
    await user.click(await screen.findByRole('button', { name: 'Letöltés: Tagsági szerződés' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(sent('/document')).toEqual([{ id: '7701' }]);
  });

  it.each([
    ['', { id: 4_711 }],
    [' in `data`', { id: null, data: { id: 4_711 } }],
  ])('opens the intranet’s message whose id is a number%s, and closes it (NAV-12)', async (_where, fields) => {
    const world = testWorld();
    openMessage(world, personaAccount(world, 'maria'))!.id = '4711';
    addFault(world, { call: '/hasMessage', kind: 'fields', fields });
    const { user, sent } = await renderPortal({ path: '/app', as: 'maria', world });
    const dialog = await screen.findByRole('dialog', { name: 'Üzenete érkezett' });
    await user.click(within(dialog).getByRole('button', { name: 'Bezárás' }));
    await waitFor(() => expect(sent('/closeMessage')).toEqual([{ id: '4711' }]));
  });

  it('starts with an offer whose id and keys have other types (CON-1)', async () => {
    const world = springWorld();
    addFault(world, {
      call: '/list-employers-by-domain',
      kind: 'fields',
      fields: { list: [{ id: 100, name: 'Példa Kft.', key: '1', kartya_fajta: 7 }] },
    });
    const { user, server } = await renderPortal({ path: '/contracting/upgrade', as: 'ilona', world });
    // The stand-in has no such offer.
    const started: unknown[] = [];
    server.use(
      http.post('*/start', async ({ request }) => {
        started.push(await request.json());
        return HttpResponse.json({ status: 'OK' });
      }),
    );
    const code = await screen.findByRole('textbox', { name: 'Céges e-mail-cím vagy egyedi kód' });
    await user.type(code, 'ilona@peldakft.hu');
    await user.click(screen.getByRole('button', { name: 'Ellenőrzés' }));
    await user.click(await screen.findByRole('button', { name: 'Kiválasztás: Példa Kft.' }));
    await waitFor(() => expect(started).toMatchObject([{ employer: '100', key: 1, kartya_fajta: '7' }]));
  });
});

describe('codes beside OK (ERR-9)', () => {
  it('tell somebody who hasn’t activated the account, where there is no token (PUB-8)', async () => {
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
    'keep a co-card holder from %s, and the upgrades from the menu (NAV-9)',
    async (path) => {
      const world = springWorld();
      addFault(world, { call: '/init-upgrade', kind: 'fields', fields: { messages: ['CONTR_CO_CARD'] } });
      const { store } = await renderPortal({ path, as: 'ilona', world });
      expect(await screen.findByText(/Társkártyával itt nem lehet csomagot váltani/)).toBeVisible();
      await waitFor(() => expect(store.get().upgradeDisabled).toBe(true));
      expect(screen.queryByRole('button', { name: 'Ellenőrzés' })).not.toBeInTheDocument();
    },
  );

  it('keep a member from a new contract that the service doesn’t take (CON-1)', async () => {
    const world = springWorld();
    addFault(world, { call: '/init', kind: 'fields', fields: { messages: 'CONTR_NO_NEXT_YEAR' } });
    await renderPortal({ path: '/contracting/init', as: 'bela', world });
    expect(await screen.findByText(/A következő évre még nem lehet szerződést kötni/)).toBeVisible();
  });

  it('don’t stop an upgrade if they say nothing against it (ERR-8)', async () => {
    const world = springWorld();
    addFault(world, { call: '/init-upgrade', kind: 'fields', fields: { messages: ['HINT', null, 7] } });
    const { store } = await renderPortal({ path: '/contracting/upgrade', as: 'ilona', world });
    expect(await screen.findByRole('button', { name: 'Ellenőrzés' })).toBeEnabled();
    expect(store.get().upgradeDisabled).toBeUndefined();
  });
});
