// @module-tag wide
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { addFault } from '../../../mocks/faults';
import { setRegularCredit } from '../../../mocks/model/payment/mandates';
import { personaAccount } from '../../../mocks/personas';
import type { World } from '../../../mocks/world';
import { createSessionStore } from '../../../src/session/store';
import { heading, renderPortal, type OpenPortal, type PortalVisit } from '../../setup/renderPortal';
import { dialog, inSpring } from './support';

const openMandate = async (more: Partial<PortalVisit> = {}) => {
  const portal = await renderPortal({ path: '/payment/regularcredit', as: 'anna', worldOptions: inSpring, ...more });
  await heading('Rendszeres bankkártyás fizetés');
  return portal;
};

/** The bank's side lags: the service goes on saying what it said before. */
const lag = (world: World, state: boolean): void =>
  addFault(world, { call: '/getRegularCreditData', kind: 'fields', fields: { state } });

const save = () => screen.findByRole('button', { name: 'Mentés' });
const withdraw = () => screen.queryByRole('button', { name: 'Visszavonás' });

const setUp = async ({ user }: OpenPortal): Promise<void> => {
  await user.click(await save());
  await user.click((await dialog(/^Beállítja/)).getByRole('button', { name: 'Igen' }));
  await user.click((await dialog('A felhatalmazást rögzítettük')).getByRole('button', { name: 'Bezárás' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
};

const visitElsewhere = async ({ go }: OpenPortal): Promise<void> => {
  await act(() => go('/payment/directdebit'));
  await heading('Csoportos beszedés');
  await act(() => go('/payment/regularcredit'));
  await heading('Rendszeres bankkártyás fizetés');
};

describe('a regular card payment that the bank processes later', () => {
  it('is set up once: the reply’s state closes the form, on the next visit and after a reload too (MAN-1)', async () => {
    const portal = await openMandate({ prepare: (_store, world) => lag(world, false) });
    await setUp(portal);
    expect(await save()).toBeDisabled();
    expect(withdraw()).toBeEnabled();
    await visitElsewhere(portal);
    await waitFor(async () => expect(await save()).toBeDisabled());
    // What a reload finds.
    expect(createSessionStore().get().mandates).toEqual({ regularCredit: true });
    await act(() => portal.go('/payment'));
    expect(await screen.findByText(/^Ezt a felhatalmazása alapján nem szedjük be/)).toBeVisible();
    expect(portal.sent('/setRegularCreditAuth')).toHaveLength(1);
  });

  it('stays as the service says where the reply gives no state (MAN-1)', async () => {
    const portal = await openMandate({
      prepare: (_store, world) => {
        lag(world, false);
        addFault(world, { call: '/setRegularCreditAuth', kind: 'fields', fields: { state: null } });
      },
    });
    await setUp(portal);
    expect(await save()).toBeEnabled();
    expect(withdraw()).not.toBeInTheDocument();
  });

  it('is withdrawn once (MAN-1, MAN-5)', async () => {
    const portal = await openMandate({
      prepare: (_store, world) => {
        setRegularCredit(world, personaAccount(world, 'anna'), true, '2026-02-01');
        lag(world, true);
      },
    });
    await portal.user.click(await screen.findByRole('button', { name: 'Visszavonás' }));
    await portal.user.click((await dialog(/^Visszavonja/)).getByRole('button', { name: 'Igen' }));
    await portal.user.click((await dialog('A visszavonást rögzítettük')).getByRole('button', { name: 'Bezárás' }));
    await waitFor(() => expect(withdraw()).not.toBeInTheDocument());
    await visitElsewhere(portal);
    expect(await save()).toBeEnabled();
    expect(withdraw()).not.toBeInTheDocument();
  });

  it('is what the service says again, once it has said the same', async () => {
    const portal = await openMandate();
    await setUp(portal);
    expect(await save()).toBeDisabled();
    await waitFor(() => expect(portal.store.get().mandates?.regularCredit).toBeUndefined());
    // Withdrawn elsewhere.
    setRegularCredit(portal.world, personaAccount(portal.world, 'anna'), false, '2026-03-10');
    await visitElsewhere(portal);
    await waitFor(async () => expect(await save()).toBeEnabled());
  });

  it('is nothing that the next member sees (SES-9)', async () => {
    const portal = await openMandate({ prepare: (_store, world) => lag(world, false) });
    await setUp(portal);
    act(() => portal.store.end('loggedOut'));
    expect(portal.store.get().mandates).toBeUndefined();
  });
});

it('a mandate is sent once, however often Enter and “Igen” are pressed (MAN-1)', async () => {
  const { user, sent } = await openMandate({
    prepare: (_store, world) => addFault(world, { call: '/setRegularCreditAuth', kind: 'slow', delay: 100 }),
  });
  await user.type(await screen.findByRole('textbox', { name: 'Kezdő dátum' }), '{Enter}');
  const yes = (await dialog(/^Beállítja/)).getByRole('button', { name: 'Igen' });
  await user.dblClick(yes);
  await user.keyboard('{Enter}{Enter}');
  await dialog('A felhatalmazást rögzítettük');
  expect(sent('/setRegularCreditAuth')).toHaveLength(1);
});
