import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { field, fill, press } from '../../setup/fields';
import { noteLoads } from '../../setup/navigation';
import { heading, menu, renderPortal } from '../../setup/renderPortal';

const loaded = noteLoads();

const visit = async (path: string) => {
  const portal = await renderPortal({ path });
  await heading('Leiratkozás a hírlevélről');
  return portal;
};
const unsubscribe = async ({ user }: Awaited<ReturnType<typeof visit>>): Promise<void> => {
  await user.click(field('Nem vagyok robot'));
  await press(user, 'Leiratkozás');
};

it('unsubscribing from the newsletter takes the e-mail from the path and the reasons a, c, b in that order, sends the chosen one and says that it is done (PUB-16, NAV-1)', async () => {
  const portal = await visit('/unsubscribe/anna%40pelda.hu%E2%80%8B');
  expect(field('E-mail-cím')).toHaveValue('anna@pelda.hu');
  const reasons = within(screen.getByRole('radiogroup', { name: 'Miért iratkozik le?' })).getAllByRole('radio');
  expect(reasons.map((radio) => radio.getAttribute('value'))).toEqual(['a', 'c', 'b']);
  expect(reasons[0]).toBeChecked();
  await portal.user.click(reasons[1]!);
  await unsubscribe(portal);
  expect(await screen.findByText('Sikeresen leiratkozott a hírlevélről.')).toBeVisible();
  expect(screen.getByText(/anna@pelda\.hu/)).toBeVisible();
  expect(portal.sent('/unsubscribe')).toEqual([{ email: 'anna@pelda.hu', reason: 'c' }]);
  expect(screen.getByRole('link', { name: 'Vissza a kezdőlapra' })).toBeVisible();
});

it('unsubscribing from the newsletter needs an e-mail and the captcha (PUB-16)', async () => {
  const portal = await visit('/unsubscribe');
  await press(portal.user, 'Leiratkozás');
  await waitFor(() => expect(field('E-mail-cím')).toHaveAccessibleDescription('Adja meg az e‑mail‑címét.'));
  expect(field('Nem vagyok robot')).toBeInvalid();
  await fill(portal.user, { 'E-mail-cím': 'anna' });
  await waitFor(() => expect(field('E-mail-cím')).toHaveAccessibleDescription(/Hibás e‑mail‑cím/));
  expect(portal.sent('/unsubscribe')).toEqual([]);
});

it('unsubscribing from the newsletter marks an e-mail that gets no newsletter (PUB-16, PUB-18)', async () => {
  const portal = await visit('/unsubscribe/nincs@pelda.hu');
  await unsubscribe(portal);
  await waitFor(() => expect(field('E-mail-cím')).toHaveAccessibleDescription(/nem szerepel a hírlevél címei között/));
  expect(field('Nem vagyok robot')).not.toBeChecked();
});

it('unsubscribing from the newsletter offers a signed-in member to log out and continue, without a captcha (SEC-2)', async () => {
  const portal = await renderPortal({ path: '/unsubscribe/anna@pelda.hu', as: 'anna' });
  await heading('Leiratkozás a hírlevélről');
  expect(screen.queryByLabelText('Nem vagyok robot')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Vissza a kezdőlapra' })).toBeVisible();
  await press(portal.user, 'Kijelentkezés és folytatás');
  expect(loaded).toHaveBeenCalledWith('/unsubscribe/anna@pelda.hu');
  expect(portal.store.get()).toEqual({});
});

it('unsubscribing from the newsletter loads afresh before the captcha when a session ends on it, and drops what was typed (SEC-2, SES-8)', async () => {
  const portal = await renderPortal({ path: '/unsubscribe/anna@pelda.hu', as: 'anna' });
  await heading('Leiratkozás a hírlevélről');
  portal.store.memberStorage.save('profile.phone', { phone: '+36/30/1234567' });
  act(() => portal.store.end('expired'));
  await waitFor(() => expect(loaded).toHaveBeenCalledWith('/unsubscribe/anna@pelda.hu'));
  expect(screen.queryByLabelText('Nem vagyok robot')).not.toBeInTheDocument();
  expect(portal.store.memberStorage.read('profile.phone')).toBeUndefined();
});

it('unsubscribing from the newsletter is left with a full load, so that its CSP ends (SEC-2, SEC-12)', async () => {
  const portal = await renderPortal({ path: '/unsubscribe/anna@pelda.hu', as: 'anna' });
  await portal.user.click(within(await menu()).getByRole('link', { name: 'Befizetés' }));
  await waitFor(() => expect(loaded).toHaveBeenCalledWith('/payment#content'));
  expect(portal.path()).toBe('/unsubscribe/anna@pelda.hu');
});
