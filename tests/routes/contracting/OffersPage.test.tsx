import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { Session } from '~/session/sessionSchema';

import { addFault } from '../../../mocks/faults';
import type { ContractProcess } from '../../../mocks/records';
import type { World } from '../../../mocks/world';
import { configure } from '../../setup/configure';
import { noteDepartures } from '../../setup/navigation';
import { heading, renderPortal, type OpenPortal } from '../../setup/renderPortal';
import { faultyWorld, processOf, springWorld } from './support';

const left = noteDepartures();

/** As the e-mailed link leaves the session. */
const linked = ({ key, linkToken }: ContractProcess): Partial<Session> => ({
  contractKey: key,
  type: 0,
  wizard: { key, activator: linkToken },
});

/** A contract under way in this tab, which the offers' token knows nothing of. */
const another = { contractKey: '9-9-9', type: 1, step: 5, wizard: { key: '9-9-9', pending: 5 } } as const;

interface Visit {
  as?: string;
  world?: World;
  /** What the session knows; by default what the e-mailed link left. */
  session?: Partial<Session>;
}

const visit = ({ as = 'vilmos', world = springWorld(), session }: Visit = {}) => {
  const process = processOf(world, as === 'bela' ? 'vilmos' : as);
  return renderPortal({
    path: `/contracting/options/${process.linkToken}`,
    as,
    world,
    prepare: (store) => store.update(session ?? linked(process)),
  });
};

const goOn = async ({ user }: OpenPortal) =>
  user.click(await screen.findByRole('button', { name: 'Szerződéskötés folytatása' }));

const cancel = async ({ user }: OpenPortal) => {
  const name = 'Szerződéskötés megszakítása';
  await user.click(await screen.findByRole('button', { name }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
};

describe('the offers of a contract’s link', () => {
  it('are the contract’s packages for its first start month (CON-7)', async () => {
    await visit();
    expect(await heading('Ajánlatok')).toBeInTheDocument();
    const table = await screen.findByRole('table', { name: 'Választható csomagok' });
    expect(within(table).getByRole('row', { name: /^M 12\s400\sFt$/ })).toBeInTheDocument();
    expect(screen.getByText(/2026\. április 1‑jei kezdéssel/)).toBeInTheDocument();
  });

  it('name no package and no price where it isn’t known whose they are (UX-33)', async () => {
    const { sent } = await visit({ session: {} });
    const unknown = 'A csomagokat és a díjaikat a szerződéskötés folytatásakor látja.';
    expect(await screen.findByText(unknown)).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(sent('/prices')).toEqual([]);
  });

  it('say that no start month is left (CON-7)', async () => {
    const world = faultyWorld({ call: '/get-dates', kind: 'fields', fields: { list: [] } });
    await visit({ world });
    expect(await screen.findByText(/Nincs választható kezdő hónap/)).toBeInTheDocument();
  });

  it('can be tried again, and their contract cancelled, where they couldn’t be read (ERR-2, CON-8)', async () => {
    const world = faultyWorld({ call: '/get-dates', kind: '500' });
    const portal = await visit({ world });
    expect(await screen.findByRole('button', { name: 'Újrapróbálom' })).toBeVisible();
    await cancel(portal);
    await waitFor(() => expect(portal.path()).toBe('/contracting/init'));
  });

  it('are refused without a call for a malformed token (SEC-4)', async () => {
    const { world } = await renderPortal({ path: '/contracting/options/rossz$kod', as: 'vilmos' });
    expect(await screen.findByText(/Érvénytelen kód/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Szerződéskötés megszakítása' })).not.toBeInTheDocument();
    expect(world.log.map(({ path }) => path)).not.toContain('/prices');
  });

  it('lead on to the wizard’s open step, step 1 where none was begun (CON-9)', async () => {
    const portal = await visit();
    await goOn(portal);
    await waitFor(() => expect(portal.path()).toBe('/contracting'));
    expect(portal.store.get().step).toBe(1);
    expect(portal.sent('/confirm')).toEqual([]);
  });

  it.each([
    ['no contract', {}, 4, '/contracting'],
    ['another contract, and nothing was saved of its own', another, 1, '/contracting'],
    ['no contract, and it is signed', {}, 8, '/contracting/sum'],
  ])(
    'confirm their token where the session has %s, and lead to its page (CON-9, PUB-13)',
    async (_which, session, step, page) => {
      const portal = await visit({ session });
      const process = processOf(portal.world, 'vilmos');
      if (step === 1) process.savedStep = 0;
      if (step === 8) Object.assign(process, { stage: 'done', savedStep: 7 });
      const { key, linkToken } = process;
      await goOn(portal);
      await waitFor(() => expect(portal.path()).toBe(page));
      expect(portal.sent('/confirm')).toEqual([{ token: linkToken }]);
      if (step === 8) return;
      const wizard = { key, activator: linkToken };
      expect(portal.store.get()).toMatchObject({ contractKey: key, step, type: 0, wizard });
    },
  );

  it('ask before they go on as another member, whose contract it is (CON-9, SEC-12)', async () => {
    const portal = await visit({ as: 'bela', session: another });
    await goOn(portal);
    await portal.user.click(await screen.findByRole('button', { name: 'Maradok ebben a fiókban' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(portal.store.get()).toMatchObject({ currentUser: { email: 'bela@pelda.hu' }, ...another });
    await goOn(portal);
    await portal.user.click(await screen.findByRole('button', { name: 'Másik fiókra váltok' }));
    await waitFor(() => expect(portal.path()).toBe('/contracting'));
    expect(portal.store.get().currentUser?.email).toBe('vilmos@pelda.hu');
  });

  it.each([
    ['INVALID_TOKEN', /Érvénytelen kód/],
    ['', /A hivatkozás már nem él/],
  ])('stay where the token is refused with %j, say so, and lose nothing (CON-9, PUB-13)', async (code, sentence) => {
    const portal = await visit({ session: another });
    addFault(portal.world, { call: '/confirm', kind: 'code', code });
    await goOn(portal);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(portal.path()).toMatch(/^\/contracting\/options\//);
    expect(portal.store.get()).toMatchObject(another);
  });

  it('say so where the reply to their token names no contract to go on with (CON-9, ERR-8)', async () => {
    const portal = await visit({ session: {} });
    addFault(portal.world, { call: '/confirm', kind: 'fields', fields: { key: null, step: null } });
    await goOn(portal);
    expect(await screen.findByText(/^Technikai hiba/)).toBeVisible();
    expect(portal.path()).toMatch(/^\/contracting\/options\//);
  });
});

describe('cancelling from the offers', () => {
  it.each([
    [
      0,
      'Megszakítja a szerződéskötést?',
      'Itt a megkezdett szerződéskötést szakítja meg. Amit eddig megadott, elvész.',
      /szerződéskötést\.$/,
      'A szerződéskötést megszakítottuk.',
      '/contracting/init',
    ],
    [
      1,
      'Megszakítja a csomagváltást?',
      'Itt a csomagváltást szakítja meg. Amit eddig megadott, elvész.',
      /csomagváltást\.$/,
      'A csomagváltást megszakítottuk.',
      '/contracting/upgrade',
    ],
  ] as const)(
    'asks, forgets the contract of type %i, and leads back: %s (CON-8, UX-35)',
    async (type, question, stays, lead, notice, page) => {
      const world = springWorld();
      const portal = await visit({ world, session: { ...linked(processOf(world, 'vilmos')), type, step: 4 } });
      expect(await screen.findByText(lead)).toHaveTextContent(/^Nézze meg a csomagokat/);
      await portal.user.click(await screen.findByRole('button', { name: 'Szerződéskötés megszakítása' }));
      const dialog = within(await screen.findByRole('dialog', { name: question }));
      expect(dialog.getByText(stays)).toBeVisible();
      await portal.user.click(dialog.getByRole('button', { name: 'Folytatom' }));
      expect(portal.sent('/reset-contract')).toEqual([]);
      await cancel(portal);
      expect(await screen.findByText(notice)).toBeInTheDocument();
      await waitFor(() => expect(portal.path()).toBe(page));
      const { linkToken: activator, stage } = processOf(world, 'vilmos');
      expect(portal.sent('/reset-contract')).toEqual([{ activator }]);
      expect(stage).toBe('cancelled');
      const { contractKey, step, type: storedType, wizard } = portal.store.get();
      expect([contractKey, step, storedType, wizard]).toEqual([undefined, undefined, undefined, undefined]);
    },
  );

  it('leaves another contract under way alone (CON-8)', async () => {
    const portal = await visit({ session: another });
    portal.store.memberStorage.save('wizard-9-9-9-5', { name: 'Kis Éva' });
    await cancel(portal);
    await waitFor(() => expect(portal.path()).toBe('/contracting/init'));
    expect(portal.store.get()).toMatchObject(another);
    expect(portal.store.memberStorage.read('wizard-9-9-9-5')).toEqual({ name: 'Kis Éva' });
  });

  it('stays and says why where it is refused (CON-8, ERR-1)', async () => {
    const portal = await visit();
    addFault(portal.world, { call: '/reset-contract', kind: 'code', code: 'tokenInvalid' });
    await cancel(portal);
    expect(await screen.findByText(/A hivatkozás már nem él/)).toBeInTheDocument();
    expect(portal.path()).toMatch(/^\/contracting\/options\//);
    expect(portal.store.get().contractKey).toBeDefined();
  });
});

describe('the offers of an intranet token', () => {
  const { origin } = window.location;
  const uuid = '7d0c8a52-6f1e-4c39-9b7e-0a1b2c3d4e5f';
  const own = { contractKey: '1-2-3', step: 3, wizard: { key: '1-2-3', activator: 'intra2026-maria' } };

  const visitIntranet = (session: Partial<Session>, isConfigured = true) => {
    configure({
      links: isConfigured
        ? { intranetSubscription: `${origin}/elofizetes?from=portal`, intranetUpgrade: `${origin}/valtas` }
        : {},
    });
    return renderPortal({
      path: '/contracting/options/intra2026-maria',
      as: 'maria',
      world: springWorld(),
      prepare: (store, world) => {
        // The intranet's message would stand before the page (NAV-12).
        world.state.messages = [];
        for (const subscription of world.state.subscriptions)
          if (subscription.accountId === 'maria') subscription.type = session.type === 1 ? 'U' : 'R';
        store.update(session);
      },
    });
  };

  it.each([
    ['of an upgrade', { type: 1 }, `/valtas?uuid=${uuid}`],
    ['opened in a new tab', {}, `/elofizetes?from=portal&uuid=${uuid}`],
    ['with its contract in the session', { type: 0, ...own }, `/elofizetes?from=portal&uuid=${uuid}`],
  ] as const)(
    '%s come from the intranet, and lead to the employer’s page without a confirmation (CON-7, CON-9)',
    async (_how, session, page) => {
      const portal = await visitIntranet(session);
      expect(await screen.findByRole('row', { name: /^M 9\s900\sFt$/ })).toBeInTheDocument();
      const type = 'type' in session && session.type === 1 ? 'U' : 'R';
      expect(portal.sent('/packages')[0]).toEqual({ token: 'intra2026-maria', type });
      expect(
        screen.getByText(type === 'U' ? /szakítsa meg a csomagváltást/ : /szakítsa meg a szerződéskötést/),
      ).toBeVisible();
      await goOn(portal);
      await waitFor(() => expect(left).toHaveBeenCalledExactlyOnceWith(`${origin}${page}`));
      expect(portal.sent('/confirm')).toEqual([]);
    },
  );

  it('say why they can’t go on where no address is configured (WIZ-18)', async () => {
    await visitIntranet({}, false);
    expect(await screen.findByRole('button', { name: 'Szerződéskötés folytatása' })).toBeDisabled();
    expect(screen.getByText(/Az előfizetés oldala most nem érhető el/)).toBeInTheDocument();
  });

  it.each([
    ['the session’s own contract', { type: 0, ...own }, '/contracting/init', undefined],
    ['an upgrade', { type: 1 }, '/contracting/upgrade', undefined],
    ['a token beside another contract', { ...another, type: 0 }, '/contracting/init', '9-9-9'],
  ] as const)('cancel %s at the intranet (CON-8)', async (_what, session, page, contractKey) => {
    const portal = await visitIntranet(session);
    await cancel(portal);
    await waitFor(() => expect(portal.path()).toBe(page));
    await waitFor(() => expect(portal.store.get().contractKey).toBe(contractKey));
    expect(portal.sent('/reset-intranet')).toHaveLength(1);
    expect(portal.sent('/reset-contract')).toEqual([]);
  });
});
