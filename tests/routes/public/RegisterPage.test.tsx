import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { addFault } from '../../../mocks/faults';
import { field, fill, press } from '../../setup/fields';
import { noteLoads } from '../../setup/navigation';
import { heading, renderPortal } from '../../setup/renderPortal';
import { mailedPath } from './support';

const loaded = noteLoads();

const person = {
  Vezetéknév: 'Őri',
  Keresztnév: 'Ilka',
  'E-mail-cím': 'ilka@pelda.hu',
  Jelszó: 'titok1',
  'Jelszó újra': 'titok1',
};
const submit = () => screen.getByRole('button', { name: 'Regisztráció' });
const captcha = 'Nem vagyok robot';
const agreement = 'Elfogadom az általános szerződési feltételeket';

const visit = async () => {
  const portal = await renderPortal({ path: '/register' });
  await heading('Regisztráció');
  return portal;
};

const register = async (
  { user }: Awaited<ReturnType<typeof visit>>,
  values: Partial<typeof person> = {},
): Promise<void> => {
  await fill(user, { ...person, ...values });
  await user.click(field(agreement));
  await user.click(field(captcha));
  await user.click(submit());
};

it('the registration sends what was filled in, and the sign-in page tells that the code was mailed (PUB-1, PUB-2, PUB-19)', async () => {
  const portal = await visit();
  const tokens = Object.keys(person).map((label) => field(label).getAttribute('autocomplete'));
  expect(tokens).toEqual(['family-name', 'given-name', 'email', 'new-password', 'new-password']);
  await fill(portal.user, person);
  await portal.user.click(field(agreement));
  await portal.user.click(field('Feliratkozom a hírlevélre'));
  await portal.user.click(field(captcha));
  await portal.user.dblClick(submit());
  await waitFor(() => expect(loaded).toHaveBeenCalledWith('/login'));
  expect(portal.sent('/registration')).toEqual([
    { firstName: 'Ilka', lastName: 'Őri', email: 'ilka@pelda.hu', password: 'titok1', newsLetter: true },
  ]);
  expect(mailedPath(portal.world, 'ilka@pelda.hu', 'activation')).toMatch(/^\/activate\/hu\//);
  // Nothing can be sent a second time while the next page loads.
  expect(submit()).toBeDisabled();
});

it('the registration waits for the terms and the captcha, and says beside the button which is missing (PUB-1, WIZ-18)', async () => {
  const { user, sent } = await visit();
  await fill(user, person);
  expect(submit()).toBeDisabled();
  expect(submit()).toHaveAccessibleDescription(
    'A regisztrációhoz fogadja el a feltételeket, és igazolja, hogy nem robot.',
  );
  await user.click(field(captcha));
  expect(submit()).toHaveAccessibleDescription('A regisztrációhoz fogadja el a feltételeket.');
  await user.click(field(agreement));
  await user.click(field(captcha));
  expect(submit()).toHaveAccessibleDescription('A regisztrációhoz igazolja, hogy nem robot.');
  await user.click(field(captcha));
  expect(submit()).toBeEnabled();
  await user.click(field(agreement));
  expect(submit()).toBeDisabled();
  await user.type(field('Vezetéknév'), '{Enter}');
  expect(sent('/registration')).toEqual([]);
});

it('the registration asks for every field (PUB-1)', async () => {
  const portal = await visit();
  await register(portal, { Vezetéknév: '', Keresztnév: ' ', 'E-mail-cím': '', Jelszó: '', 'Jelszó újra': '' });
  const summary = await screen.findByRole('group', { name: 'Kérjük, javítsa a következőket:' });
  expect(
    within(summary)
      .getAllByRole('link')
      .map((line) => line.textContent),
  ).toEqual([
    'Adja meg a vezetéknevét.',
    'Adja meg a keresztnevét.',
    'Adja meg az e‑mail‑címét.',
    'Adja meg a jelszavát.',
    'Írja be újra a jelszavát.',
  ]);
  expect(portal.sent('/registration')).toEqual([]);
});

it('the registration refuses an e-mail that is none, four characters and a repeat that differs until either changes, without a call (PUB-3)', async () => {
  const portal = await visit();
  await register(portal, { 'E-mail-cím': 'ilka@pelda', Jelszó: 'abcd', 'Jelszó újra': 'titok2' });
  await waitFor(() => expect(field('E-mail-cím')).toHaveAccessibleDescription(/Hibás e‑mail‑cím/));
  expect(field('Jelszó')).toHaveAccessibleDescription('Legalább 5 karakter szükséges.');
  expect(field('Jelszó újra')).toHaveAccessibleDescription('A két jelszó nem egyezik.');
  await fill(portal.user, { Jelszó: 'titok2' });
  await waitFor(() => expect(field('Jelszó újra')).not.toBeInvalid());
  expect(portal.sent('/registration')).toEqual([]);
  // Nobody has to prove again what no service was asked.
  expect(field(captcha)).toBeChecked();
});

it('the registration marks a taken e-mail, keeps the other values and resets the captcha (PUB-2, PUB-18)', async () => {
  const portal = await visit();
  await register(portal, { 'E-mail-cím': 'anna@pelda.hu' });
  await waitFor(() => expect(field('E-mail-cím')).toHaveAccessibleDescription(/már szerepel a rendszerben/));
  expect(within(screen.getByRole('alert')).getByText(/már szerepel a rendszerben/)).toBeVisible();
  expect(field('Jelszó')).toHaveValue('titok1');
  expect(field(captcha)).not.toBeChecked();
  expect(submit()).toHaveAccessibleDescription('A regisztrációhoz igazolja, hogy nem robot.');
  expect(loaded).not.toHaveBeenCalled();
});

it('the registration goes back to the sign-in page by a full load, as it is left by any link (PUB-1, SEC-2)', async () => {
  const portal = await visit();
  await press(portal.user, 'Vissza');
  expect(loaded).toHaveBeenCalledWith('/login');
  loaded.mockReset();
  await portal.user.click(screen.getByRole('link', { name: 'Sportbérlet Klub' }));
  await waitFor(() => expect(loaded).toHaveBeenCalledWith('/#content'));
  expect(portal.path()).toBe('/register');
});

it.each(['/register', '/forgottendetails'])(
  '%s leads somebody who is signed in home by a full load, so that no member page keeps Google’s policy (SEC-2, SEC-12)',
  async (path) => {
    await renderPortal({ path, as: 'bela' });
    await waitFor(() => expect(loaded).toHaveBeenCalledExactlyOnceWith('/'));
    expect(screen.queryByLabelText(captcha)).not.toBeInTheDocument();
  },
);

it('the sign-in page after a registration says once where the activation e-mail went and what to do when it doesn’t come, with the e-mail filled in (PUB-2, PUB-21, UX-14)', async () => {
  const portal = await renderPortal({
    path: '/login',
    prepare: (store) => store.update({ registeredEmail: 'ilka@pelda.hu' }),
  });
  expect(await screen.findByText(/Elküldtük az aktiváló hivatkozást/)).toBeVisible();
  expect(await screen.findByText('ilka@pelda.hu')).toBeVisible();
  expect(screen.getAllByText(/aktiváló hivatkozás/)).toHaveLength(1);
  expect(screen.getByText('A levél feladója: Sportbérlet Klub.')).toBeVisible();
  expect(screen.getByText(/levélszemét/)).toBeVisible();
  expect(screen.getByText(/regisztráljon újra a helyes címmel/)).toBeVisible();
  expect(field('E-mail-cím vagy azonosító')).toHaveValue('ilka@pelda.hu');
  expect(screen.getByRole('link', { name: 'Kódot kaptam' })).toHaveAttribute('href', '/activate/hu');
  expect([portal.store.get(), window.sessionStorage.getItem('cportal.session')]).toEqual([{}, null]);
});

it('the registration whose first try had no answer says beside the taken e-mail that it may have worked (PUB-2)', async () => {
  const portal = await visit();
  addFault(portal.world, { call: '/registration', kind: 'lost', times: 1 });
  await register(portal);
  expect(await within(screen.getByRole('main')).findByText(/^Technikai hiba/)).toBeVisible();
  await portal.user.click(field(captcha));
  await portal.user.click(submit());
  await waitFor(() =>
    expect(field('E-mail-cím')).toHaveAccessibleDescription(
      /már szerepel a rendszerben.*Lehet, hogy az előző próbálkozása sikerült: nézze meg a postafiókját\./,
    ),
  );
  // Another address is another registration.
  await fill(portal.user, { 'E-mail-cím': 'anna@pelda.hu' });
  await portal.user.click(field(captcha));
  await portal.user.click(submit());
  await waitFor(() => expect(field('E-mail-cím')).toHaveAccessibleDescription(/már szerepel a rendszerben/));
  expect(screen.queryByText(/Lehet, hogy az előző/)).not.toBeInTheDocument();
});
