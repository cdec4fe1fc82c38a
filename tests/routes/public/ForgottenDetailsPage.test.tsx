import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { field, fill, press } from '../../setup/fields';
import { heading, renderPortal } from '../../setup/renderPortal';
import { mailedPath } from './support';

const ask = async (email: string, solved = true) => {
  const portal = await renderPortal({ path: '/forgottendetails' });
  await heading('Elfelejtett jelszó');
  await fill(portal.user, { 'E-mail-cím': email });
  if (solved) await portal.user.click(field('Nem vagyok robot'));
  await press(portal.user, 'Küldés');
  return portal;
};

it('a forgotten password is asked for by e-mail, and the page says once that it was sent, and what is next (PUB-9, UX-25)', async () => {
  const portal = await ask('anna@pelda.hu');
  expect(await screen.findByText('Elküldtük az e-mailt.')).toBeVisible();
  expect(screen.getAllByText(/^Elküldtük/)).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Vissza a bejelentkezéshez' })).toHaveAttribute('href', '/login');
  expect(portal.sent('/forgot')).toEqual([{ email: 'anna@pelda.hu' }]);
  expect(mailedPath(portal.world, 'anna@pelda.hu', 'password')).toMatch(/^\/password\/hu\//);
});

it('a forgotten password needs an e-mail and the captcha (PUB-9, PUB-18)', async () => {
  const { sent } = await ask('', false);
  await waitFor(() => expect(field('E-mail-cím')).toHaveAccessibleDescription('Adja meg az e‑mail‑címét.'));
  expect(field('Nem vagyok robot')).toHaveAccessibleDescription('Kérjük, igazolja, hogy nem robot.');
  expect(field('Nem vagyok robot')).toBeInvalid();
  expect(sent('/forgot')).toEqual([]);
});

it('a forgotten password marks an e-mail that nobody has, and wants the captcha anew (PUB-9, PUB-18)', async () => {
  await ask('nincs@pelda.hu');
  await waitFor(() => expect(field('E-mail-cím')).toHaveAccessibleDescription(/nem tartozik regisztrált felhasználó/));
  expect(within(screen.getByRole('alert')).getByText(/nem tartozik regisztrált felhasználó/)).toBeVisible();
  expect(field('Nem vagyok robot')).not.toBeChecked();
});
