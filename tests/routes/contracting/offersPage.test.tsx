import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { addFault } from '../../../mocks/faults';
import type { ContractProcess } from '../../../mocks/model/contracting/processes';
import type { Session } from '../../../src/session/sessionSchema';
import { itEach } from '../../setup/itEach';
import { heading, renderPortal, type OpenPortal } from '../../setup/renderPortal';
import { processOf, springWorld } from './support';

/** Opener and answer have the same name. */
const inDialog = (name: string): HTMLElement => within(screen.getByRole('dialog')).getByRole('button', { name });

/** As the e-mailed link leaves the session. */
const linked = ({ key, linkToken }: ContractProcess) =>
  ({ contractKey: key, type: 0, wizard: { key, activator: linkToken } }) as const;

const visitOffers = (session: Partial<Session> = {}) => {
  const world = springWorld();
  const process = processOf(world, 'vilmos');
  return renderPortal({
    path: `/contracting/options/${process.linkToken}`,
    as: 'vilmos',
    world,
    prepare: (store) => store.update({ ...linked(process), ...session }),
  });
};

/** A contract under way in this tab, which the offers' token knows nothing of. */
const another = { contractKey: '9-9-9', type: 1, step: 5, wizard: { key: '9-9-9', pending: 5 } } as const;

/** Without what the e-mailed link left: after a new sign-in, in a new tab, or with another contract under way. */
const visitAnew = (persona = 'vilmos', session: Partial<Session> = {}) => {
  const world = springWorld();
  return renderPortal({
    path: `/contracting/options/${processOf(world, 'vilmos').linkToken}`,
    as: persona,
    world,
    prepare: (store) => store.update(session),
  });
};
const goOn = async ({ user }: OpenPortal) =>
  user.click(await screen.findByRole('button', { name: 'Szerződéskötés folytatása' }));

describe('the offers of a contract link', () => {
  it('are the contract’s packages for its first start month (CON-7)', async () => {
    await visitOffers();
    expect(await heading('Ajánlatok')).toBeInTheDocument();
    const table = await screen.findByRole('table', { name: 'Választható csomagok' });
    expect(within(table).getByRole('row', { name: /^M 12\s400\sFt$/ })).toBeInTheDocument();
    expect(screen.getByText(/2026\. április 1-jei kezdéssel/)).toBeInTheDocument();
  });

  it('claim no package and no price where it isn’t known whose offer it is (UX-33)', async () => {
    const { sent } = await visitAnew();
    expect(
      await screen.findByText('A csomagokat és a díjaikat a szerződéskötés folytatásakor látja.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(sent('/prices')).toEqual([]);
  });

  itEach([
    ['a first contract', 0, /szerződéskötést\.$/],
    ['an upgrade', 1, /csomagváltást\. A jelenlegi szerződése addig nem változik\.$/],
  ] as const)('say of %s what can be given up (UX-33)', async (_what, type, words) => {
    await visitOffers({ type });
    expect(await screen.findByText(words)).toHaveTextContent(/^Nézze meg a csomagokat/);
  });

  it('lead on to the wizard, at step 1 where none was begun (CON-9)', async () => {
    const { user, store, path } = await visitOffers();
    await user.click(await screen.findByRole('button', { name: 'Szerződéskötés folytatása' }));
    await waitFor(() => expect(path()).toBe('/contracting'));
    expect(store.get().step).toBe(1);
  });

  it('lead on to the wizard’s open step (CON-9)', { tags: ['wide'] }, async () => {
    const { user, store, path } = await visitOffers({ step: 4 });
    await user.click(await screen.findByRole('button', { name: 'Szerződéskötés folytatása' }));
    await waitFor(() => expect(path()).toBe('/contracting'));
    expect(store.get().step).toBe(4);
  });

  itEach([
    ['none', {}],
    ['another contract’s', another],
  ])(
    'confirm their token first where the session has %s key, and lead on to the contract’s step (CON-9)',
    async (_which, session) => {
      const portal = await visitAnew('vilmos', session);
      const { key, linkToken } = processOf(portal.world, 'vilmos');
      await goOn(portal);
      expect(await heading('Szerződéskötés')).toBeVisible();
      expect(portal.path()).toBe('/contracting');
      expect(portal.sent('/confirm')).toEqual([{ token: linkToken }]);
      expect(portal.store.get()).toMatchObject({
        contractKey: key,
        step: 4,
        type: 0,
        wizard: { key, activator: linkToken },
      });
    },
  );

  it('lead to step 1 where nothing was saved yet, and to the final page where all was (CON-9, PUB-13)', async () => {
    const portal = await visitAnew();
    const process = processOf(portal.world, 'vilmos');
    process.savedStep = 0;
    await goOn(portal);
    await waitFor(() => expect(portal.path()).toBe('/contracting'));
    expect(portal.store.get().step).toBe(1);
    Object.assign(process, { stage: 'done', savedStep: 7 });
    portal.store.update({ contractKey: undefined, wizard: undefined, step: undefined });
    await portal.go(`/contracting/options/${process.linkToken}`);
    await goOn(portal);
    await waitFor(() => expect(portal.path()).toBe('/contracting/sum'));
  });

  it('ask before they go on as another member, whose contract it is (CON-9, SEC-12)', async () => {
    const portal = await visitAnew('bela', another);
    await goOn(portal);
    await portal.user.click(await screen.findByRole('button', { name: 'Maradok ebben a fiókban' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(portal.store.get()).toMatchObject({ currentUser: { email: 'bela@pelda.hu' }, ...another });
    expect(portal.path()).toMatch(/^\/contracting\/options\//);
    await goOn(portal);
    await portal.user.click(await screen.findByRole('button', { name: 'Másik fiókra váltok' }));
    await waitFor(() => expect(portal.path()).toBe('/contracting'));
    expect(portal.store.get().currentUser?.email).toBe('vilmos@pelda.hu');
  });

  itEach([
    ['its code', 'INVALID_TOKEN', /Érvénytelen kód/],
    ['that the link is dead, where it names none', '', /A hivatkozás már nem él/],
  ])('stay where the token is refused, say %s, and lose nothing (CON-9, PUB-13)', async (_what, code, told) => {
    const portal = await visitAnew('vilmos', another);
    addFault(portal.world, { call: '/confirm', kind: 'code', code });
    await goOn(portal);
    expect(await screen.findByText(told)).toBeVisible();
    expect(portal.path()).toMatch(/^\/contracting\/options\//);
    expect(portal.store.get()).toMatchObject(another);
  });

  it('given up leave another contract that is under way alone (CON-8)', async () => {
    const portal = await visitAnew('vilmos', another);
    portal.store.memberStorage.save('wizard-9-9-9-5', { name: 'Kis Éva' });
    await portal.user.click(await screen.findByRole('button', { name: 'Szerződéskötés megszakítása' }));
    await portal.user.click(inDialog('Szerződéskötés megszakítása'));
    await waitFor(() => expect(portal.path()).toBe('/contracting/init'));
    expect(processOf(portal.world, 'vilmos').stage).toBe('cancelled');
    expect(portal.store.get()).toMatchObject(another);
    expect(portal.store.memberStorage.read('wizard-9-9-9-5')).toEqual({ name: 'Kis Éva' });
  });

  it('given up in a tab that has no contract leave nothing of it (CON-8)', { tags: ['wide'] }, async () => {
    const portal = await visitAnew('vilmos', { type: 0, wizard: { sentTo: 'vilmos@pelda.hu' } });
    await portal.user.click(await screen.findByRole('button', { name: 'Szerződéskötés megszakítása' }));
    await portal.user.click(inDialog('Szerződéskötés megszakítása'));
    await waitFor(() => expect(portal.path()).toBe('/contracting/init'));
    await waitFor(() => expect(portal.store.get().type).toBeUndefined());
    expect(portal.store.get().wizard).toBeUndefined();
  });

  it('can be given up after a question: back to a new contract, with nothing kept (CON-8)', async () => {
    const { user, store, path, sent, world } = await visitOffers({ step: 4 });
    await user.click(await screen.findByRole('button', { name: 'Szerződéskötés megszakítása' }));
    await user.click(inDialog('Folytatom'));
    expect(sent('/reset-contract')).toEqual([]);

    await user.click(await screen.findByRole('button', { name: 'Szerződéskötés megszakítása' }));
    await user.click(inDialog('Szerződéskötés megszakítása'));
    expect(await screen.findByText('A szerződéskötést megszakítottuk.')).toBeInTheDocument();
    await waitFor(() => expect(path()).toBe('/contracting/init'));
    expect(sent('/reset-contract')).toEqual([{ activator: processOf(world, 'vilmos').linkToken }]);
    expect(processOf(world, 'vilmos').stage).toBe('cancelled');
    const { contractKey, step, type } = store.get();
    expect({ contractKey, step, type }).toEqual({ contractKey: undefined, step: undefined, type: undefined });
  });

  it('go back to the upgrade where it was one (CON-8)', async () => {
    const { user, store, path } = await visitOffers();
    store.update({ type: 1 });
    await user.click(await screen.findByRole('button', { name: 'Szerződéskötés megszakítása' }));
    await user.click(inDialog('Szerződéskötés megszakítása'));
    await waitFor(() => expect(path()).toBe('/contracting/upgrade'));
    expect(await screen.findByText('A csomagváltást megszakítottuk. A szerződése nem változott.')).toBeInTheDocument();
  });

  it('stay, and say why, where giving up is refused (CON-8, ERR-1)', async () => {
    const { user, store, path, world } = await visitOffers({ step: 4 });
    addFault(world, { call: '/reset-contract', kind: 'code', code: 'tokenInvalid' });
    await user.click(await screen.findByRole('button', { name: 'Szerződéskötés megszakítása' }));
    await user.click(inDialog('Szerződéskötés megszakítása'));
    expect(await screen.findByText(/A hivatkozás már nem él/)).toBeInTheDocument();
    expect(path()).toMatch(/^\/contracting\/options\//);
    expect(store.get().step).toBe(4);
  });

  it('say so where no start month is left (CON-7)', async () => {
    const world = springWorld();
    const process = processOf(world, 'nora');
    await renderPortal({
      path: `/contracting/options/${process.linkToken}`,
      as: 'nora',
      world,
      prepare: (store) => store.update(linked(process)),
    });
    expect(await screen.findByText(/Nincs választható kezdő hónap/)).toBeInTheDocument();
  });

  it('can be given up even where they could not be read (ERR-2)', async () => {
    const world = springWorld();
    addFault(world, { call: '/get-dates', kind: '500' });
    const process = processOf(world, 'vilmos');
    await renderPortal({
      path: `/contracting/options/${process.linkToken}`,
      as: 'vilmos',
      world,
      prepare: (store) => store.update(linked(process)),
    });
    expect(await screen.findByRole('button', { name: 'Újrapróbálom' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Szerződéskötés megszakítása' })).toBeEnabled();
  });

  it('are asked for no token that can’t be one (SEC-4)', async () => {
    const { world } = await renderPortal({
      path: '/contracting/options/rossz%20kod',
      as: 'vilmos',
      world: springWorld(),
    });
    expect(await screen.findByText(/Érvénytelen kód/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Szerződéskötés megszakítása' })).not.toBeInTheDocument();
    expect(world.log.map(({ path }) => path)).not.toContain('/prices');
  });
});
