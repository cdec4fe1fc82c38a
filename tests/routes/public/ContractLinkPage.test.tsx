import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { main } from '../../setup/fields';
import { heading, renderStrictly } from '../../setup/renderPortal';

/** In the question whether to leave the signed-in account for the link's. */
const switchAccount = 'Másik fiókra váltok';

it('the link of a contract takes a contract up where it stands (PUB-13, SES-13)', async () => {
  const portal = await renderStrictly({ path: '/contract/hu/szerzodesvilmos2026' });
  await waitFor(() => expect(portal.path()).toBe('/contracting'));
  const process = portal.world.state.processes.find(({ linkToken }) => linkToken === 'szerzodesvilmos2026');
  expect(portal.store.get()).toMatchObject({
    contractKey: process?.key,
    step: 4,
    type: 0,
    currentUser: { email: 'vilmos@pelda.hu' },
  });
  await portal.back();
  expect(portal.path()).toBe('/contracting');
});

it('the link of a contract from the intranet leads to the offers, and forgets the contract before (PUB-13)', async () => {
  const portal = await renderStrictly({
    path: '/contract/hu/intra2026-maria',
    as: 'maria',
    prepare: (store) => store.update({ contractKey: '1-2', step: 3, type: 1 }),
  });
  await waitFor(() => expect(portal.path()).toBe('/contracting/options/intra2026-maria'));
  expect(portal.store.get()).toMatchObject({ type: 0, currentUser: { email: 'maria@pelda.hu' } });
  expect(portal.store.get().contractKey).toBeUndefined();
});

it('the link of a contract of another member shows nothing that is left of the one before (SEC-6, SES-9)', async () => {
  const portal = await renderStrictly({ path: '/documents', as: 'anna' });
  expect(await screen.findByText('Kovács Anna')).toBeVisible();
  await waitFor(() => expect(portal.sent('/getHeadData')).toHaveLength(1));
  await portal.go('/contract/hu/szerzodesvilmos2026');
  await portal.user.click(await screen.findByRole('button', { name: switchAccount }));
  await waitFor(() => expect(portal.path()).toBe('/contracting'));
  await waitFor(() => expect(portal.sent('/getHeadData')).toHaveLength(2));
  expect(await screen.findByText('Somogyi Vilmos')).toBeVisible();
  expect(screen.queryByText(/Kovács Anna/)).not.toBeInTheDocument();
  expect(portal.store.get().currentUser?.email).toBe('vilmos@pelda.hu');
});

it('the link of a contract at its end leads to the final page (PUB-13)', async () => {
  const faults = [{ call: 'contractingPublic/confirm', kind: 'fields', fields: { step: 8, type: 'U' } }] as const;
  const portal = await renderStrictly({ path: '/contract/hu/szerzodesvilmos2026', faults });
  await waitFor(() => expect(portal.path()).toBe('/contracting/sum'));
  expect(portal.store.get()).toMatchObject({ step: 8, type: 1, endTransaction: {} });
});

it.each([
  ['that is no longer active', 'regi-link-1', [], /A hivatkozás már nem él/, 1],
  ['that is refused without a code', 'szerzodesvilmos2026', [''], /A hivatkozás már nem él/, 1],
  ['that could be none', 'a%2Fb', [], /^Érvénytelen kód/, 0],
])('the link of a contract %s says so and leads on (PUB-13, SEC-4)', async (_, token, codes, text, calls) => {
  const portal = await renderStrictly({
    path: `/contract/hu/${token}`,
    faults: codes.map((code) => ({ call: 'contractingPublic/confirm', kind: 'code', code })),
  });
  expect(await main().findByText(text)).toBeVisible();
  expect(portal.sent('/confirm')).toHaveLength(calls);
  expect(screen.queryByRole('button', { name: 'Újrapróbálom' })).not.toBeInTheDocument();
  await portal.user.click(screen.getByRole('link', { name: 'Vissza a kezdőlapra' }));
  await heading('Bejelentkezés');
});
