import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { addFault } from '../../../mocks/faults';
import { accountByEmail } from '../../../mocks/model/account/accounts';
import { createActivator } from '../../../mocks/model/contracting/activators';
import { personaPassword } from '../../../mocks/personas';
import type { World } from '../../../mocks/world';
import { field, fill, press } from '../../setup/fields';
import { heading, renderPortal } from '../../setup/renderPortal';
import { testWorld } from '../../setup/testWorld';

const linkFor = (world: World): string => createActivator(world, 'password', 'anna').token;
const visit = async () => {
  let token = '';
  const portal = await renderPortal({
    path: '/login',
    prepare: (_, world) => {
      token = linkFor(world);
      // Anna's history: she has had another password before.
      accountByEmail(world, 'anna@pelda.hu')!.oldPasswords.push('régi-jelszó');
    },
  });
  await portal.go(`/password/hu/${token}`);
  await heading('Új jelszó');
  return { ...portal, token };
};
const set = async ({ user }: Awaited<ReturnType<typeof visit>>, password: string, again = password): Promise<void> => {
  await fill(user, { 'Új jelszó': password, 'Új jelszó újra': again });
  await press(user, 'Mentés');
};

it('the link to a new password judges it, sets it, says so and opens the sign-in page; the token is no longer in the history (PUB-3, PUB-10, SES-13)', async () => {
  const portal = await visit();
  expect(screen.queryByText(/Jelszó erőssége/)).not.toBeInTheDocument();
  await fill(portal.user, { 'Új jelszó': 'abc' });
  expect(await screen.findByText('Jelszó erőssége: gyenge')).toHaveAttribute('aria-live', 'polite');
  await fill(portal.user, { 'Új jelszó': '-Tölgyfa!Kerékpár-98-ködmön' });
  expect(await screen.findByText('Jelszó erőssége: erős')).toBeVisible();
  await set(portal, 'új jelszó');
  await waitFor(() => expect(portal.path()).toBe('/login'));
  expect(await screen.findByText('A jelszó megváltozott.')).toBeVisible();
  expect(portal.sent('/reset')).toEqual([{ activator: portal.token, password: 'új jelszó' }]);
  await portal.back();
  expect(portal.path()).toBe('/login');
});

it.each([
  ['a repeat that differs', 'új jelszó', 'más jelszó', 'Új jelszó újra', 'A két jelszó nem egyezik.', 0],
  ['nothing', '', '', 'Új jelszó', 'Adja meg az új jelszavát.', 0],
  ['four characters', 'abcd', 'abcd', 'Új jelszó', 'Legalább 5 karakter szükséges.', 0],
  ['the present one', personaPassword, personaPassword, 'Új jelszó', /Az új jelszó megegyezik a régivel/, 1],
  ['an earlier one', 'régi-jelszó', 'régi-jelszó', 'Új jelszó', /Ezt a jelszót korábban már használta/, 1],
])('the link to a new password refuses %s at its field (PUB-10)', async (_, password, again, label, text, calls) => {
  const portal = await visit();
  await set(portal, password, again);
  await waitFor(() => expect(field(label)).toHaveAccessibleDescription(text));
  expect(field('Új jelszó')).toHaveValue(password);
  expect(portal.sent('/reset')).toHaveLength(calls);
});

it('the link to a new password checks the repeat again when the password changes (PUB-10)', async () => {
  const portal = await visit();
  await set(portal, 'uj-jelszo', 'uj-jelszo2');
  await waitFor(() => expect(field('Új jelszó újra')).toHaveAccessibleDescription('A két jelszó nem egyezik.'));
  await waitFor(() => expect(field('Új jelszó újra')).toHaveFocus());
  await fill(portal.user, { 'Új jelszó': 'uj-jelszo2' });
  await waitFor(() => expect(field('Új jelszó újra')).not.toBeInvalid());
});

it('the link to a new password that was used already says so, and another can be asked for (PUB-10, SEC-2)', async () => {
  const portal = await visit();
  portal.world.state.activators.forEach((activator) => (activator.used = true));
  await set(portal, 'új jelszó');
  expect(await screen.findByText('Ezt a hivatkozást már felhasználták, vagy lejárt.')).toBeVisible();
  expect(screen.queryByLabelText('Új jelszó')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Új hivatkozást kérek' })).toHaveAttribute('href', '/forgottendetails');
});

it('the link to a new password in a signed-in tab says who is signed in and whose password it sets; the confirmation stays where the member lands (PUB-10)', async () => {
  const world = testWorld();
  const portal = await renderPortal({ path: `/password/hu/${linkFor(world)}`, as: 'bela', world });
  expect(await screen.findByText(/^Most Nagy Béla \(bela@pelda\.hu\) van bejelentkezve\./)).toHaveTextContent(
    /amelyik ezt az e‑mailt kapta/,
  );
  await set({ ...portal, token: '' }, 'új jelszó');
  await waitFor(() => expect(portal.path()).toBe('/contracting/init'));
  const sentence = await screen.findByText('A jelszó megváltozott.');
  // It isn't one that passes by itself.
  expect(screen.getByRole('main')).toContainElement(sentence);
  expect(portal.store.get().currentUser?.email).toBe('bela@pelda.hu');
});

it('the link to a new password that nobody could have sent is refused without a form (SEC-4)', async () => {
  const { sent } = await renderPortal({ path: '/password/hu/%252F..%252F' });
  expect(await screen.findByText(/Érvénytelen kód/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mentés' })).not.toBeInTheDocument();
  expect(sent('/reset')).toEqual([]);
});

it('the link to a new password whose first try had no answer says that it may have worked, and leads to the sign-in page (PUB-10)', async () => {
  const portal = await visit();
  addFault(portal.world, { call: '/reset', kind: 'lost', times: 1 });
  await set(portal, 'új jelszó');
  expect(await within(screen.getByRole('main')).findByText(/^Technikai hiba/)).toBeVisible();
  await set(portal, 'új jelszó');
  expect(await screen.findByText(/^Lehet, hogy az előző próbálkozása sikerült/)).toBeVisible();
  expect(screen.getByText('Ezt a hivatkozást már felhasználták, vagy lejárt.')).toBeVisible();
  await portal.user.click(screen.getByRole('link', { name: 'Tovább a bejelentkezéshez' }));
  await heading('Bejelentkezés');
});
