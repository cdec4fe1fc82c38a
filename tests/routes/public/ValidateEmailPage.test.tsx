import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { SessionStore } from '~/session/store';
import { configureTabs } from '~/session/tabs';

import { signInAs } from '../../../mocks/control';
import { createActivator } from '../../../mocks/model/contracting/activators';
import type { World } from '../../../mocks/world';
import { main } from '../../setup/fields';
import { openTab } from '../../setup/otherTab';
import { heading, renderStrictly } from '../../setup/renderPortal';
import { createTabBus } from '../../setup/tabBus';
import { testWorld } from '../../setup/testWorld';

/** In the question whether to leave the signed-in account for the link's. */
const switchAccount = 'Másik fiókra váltok';

const emailLink = (account: string, email: string) => (world: World) =>
  `/validate-email/hu/${createActivator(world, 'email', account, email).token}`;
const annasLink = emailLink('anna', 'anna.uj@pelda.hu');

it('the link of an e-mail change signs in, refreshes the header and leads to the profile, which tells of it (PUB-11, NAV-10, SES-13)', async () => {
  const portal = await renderStrictly({ path: annasLink });
  await waitFor(() => expect(portal.path()).toBe('/profile/data/success'));
  expect(portal.store.get().currentUser?.email).toBe('anna.uj@pelda.hu');
  expect(portal.sent('/validate-email')).toHaveLength(1);
  await waitFor(() => expect(portal.sent('/getHeadData')).toHaveLength(1));
  await portal.back();
  expect(portal.path()).toMatch(/^\/profile\/data/);
});

it.each([
  ['that nobody knows', 'ismeretlen', [], 1],
  ['that no link could carry', 'a%7Cb', [], 0],
  ['that is refused without a code', 'ismeretlen', [''], 1],
  ['that is refused with the code of another link', 'ismeretlen', ['ACC_INVALID_ACTIVATOR'], 1],
])('the link of an e-mail change %s says that its token is invalid (PUB-11, SEC-4)', async (_, token, codes, calls) => {
  const portal = await renderStrictly({
    path: `/validate-email/hu/${token}`,
    faults: codes.map((code) => ({ call: '/validate-email', kind: 'code', code })),
  });
  expect(await main().findByText('Érvénytelen token!')).toBeVisible();
  expect(main().getByText(/^Ha ezt a hivatkozást korábban már megnyitotta, az új címe meg van erősítve/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Vissza a kezdőlapra' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Újrapróbálom' })).not.toBeInTheDocument();
  expect(portal.sent('/validate-email')).toHaveLength(calls);
  expect(portal.store.get().token).toBeUndefined();
});

const newEmail = 'bela.uj@pelda.hu';
const underWay = { contractKey: '1-2', step: 3, type: 0, wizard: { key: '1-2', activator: 'tok' } } as const;
const asked = (store: SessionStore): void => {
  store.update({ ...underWay, pendingEmail: newEmail });
  store.memberStorage.save('wizard-1-2-3', { terms: true });
};
const belasLink = emailLink('bela', newEmail);

it('the link of an e-mail change of a member without a kr asks nothing in the tab that asked for it, and loses nothing there (PUB-11)', async () => {
  const portal = await renderStrictly({ path: belasLink, as: 'bela', prepare: asked });
  await waitFor(() => expect(portal.path()).toBe('/profile/data/success'));
  expect(portal.store.get()).toMatchObject({ ...underWay, currentUser: { email: newEmail } });
  expect(portal.store.memberStorage.read('wizard-1-2-3')).toEqual({ terms: true });
  // It is no longer waited for.
  await heading('Személyes adatok');
  expect(screen.queryByText(/Megerősítésre vár/)).not.toBeInTheDocument();
});

it('the link of an e-mail change of a member without a kr goes on with the session of the tab that asked for it, where it is opened in a new one (PUB-11, SES-14)', async () => {
  const world = testWorld();
  const openChannel = createTabBus();
  configureTabs(openChannel);
  const other = openTab(signInAs(world, 'bela'));
  asked(other);
  const portal = await renderStrictly({ path: belasLink, world, openChannel });
  await waitFor(() => expect(portal.path()).toBe('/profile/data/success'));
  expect(portal.store.get()).toMatchObject({ ...underWay, currentUser: { email: newEmail } });
  // The other tab stays, and hears of the new e-mail with its next head data.
  other.check();
  expect(other.get()).toMatchObject({ ...underWay, currentUser: { email: 'bela@pelda.hu' } });
});

it('the link of an e-mail change of another member drops what was under way in this tab (SEC-6)', async () => {
  const portal = await renderStrictly({
    path: annasLink,
    as: 'bela',
    prepare: (store) => store.update({ contractKey: '1-2', step: 3, type: 1, transaction: 'T1', otpres: ['X'] }),
  });
  await portal.user.click(await screen.findByRole('button', { name: switchAccount }));
  await waitFor(() => expect(portal.path()).toBe('/profile/data/success'));
  const { contractKey, step, type, transaction, otpres } = portal.store.get();
  for (const field of [contractKey, step, type, transaction, otpres]) expect(field).toBeUndefined();
});

it('the link of an e-mail change with a token that can’t be read is a technical error, and nobody is signed in (SES-3, FLT-2)', async () => {
  const faults = [{ call: '/validate-email', kind: 'fields', fields: { token: 'abc' } }] as const;
  const portal = await renderStrictly({ path: annasLink, faults });
  expect(await main().findByText(/Technikai hiba történt/)).toBeVisible();
  expect(portal.store.get()).toEqual({});
});
