import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { addFault } from '../../../mocks/faults';
import { personaPassword } from '../../../mocks/personas';
import { holdReply } from '../../setup/holdReply';
import { heading, renderPortal, renderStrictly } from '../../setup/renderPortal';
import { testWorld } from '../../setup/testWorld';

const field = (name: string) => screen.getByLabelText(name, { selector: 'input' });

/** At once, as a password manager does. */
const fill = async (user: UserEvent, name: string, text: string): Promise<void> => {
  await user.click(field(name));
  await user.paste(text);
};

/** A sign-in that the service refuses with the codes. */
const trySignIn = async (...messages: string[]) => {
  const world = testWorld();
  addFault(world, { call: '/login', kind: 'fields', fields: { status: 'ERROR', messages } });
  const portal = await renderStrictly({ path: '/login', world });
  const { user } = portal;
  await heading('Bejelentkezés');
  await fill(user, 'E-mail-cím vagy azonosító', 'anna@pelda.hu');
  await fill(user, 'Jelszó', personaPassword);
  await user.click(screen.getByRole('button', { name: 'Bejelentkezés' }));
  return portal;
};

it('codes named like an object’s own parts are unknown errors (SEC-11, FLT-7)', async () => {
  const codes = ['constructor', '__proto__'];
  await trySignIn(...codes);
  const main = within(screen.getByRole('main'));
  for (const code of codes) expect(await main.findByText(new RegExp(`Technikai hiba.*${code}`))).toBeVisible();
});

it('a service’s codes are shown in a notice, those of a validator too, where the form has no field for them (ERR-3)', async () => {
  await trySignIn('NOT_FOUND', 'validate_taxId', 'validate_min:5');
  expect(await screen.findByText('A keresett adat nem található.')).toBeVisible();
  expect(screen.getByText('Az adóazonosító jel 10 számjegyből áll.')).toBeVisible();
  expect(screen.getByText('Legalább 5 karakter szükséges.')).toBeVisible();
  expect(screen.queryByText(/Technikai hiba/)).not.toBeInTheDocument();
});

it('the code of a validator marks its field too, and stays over a switch of the language (ERR-1, ERR-3, I18N-2)', async () => {
  const { user } = await trySignIn('validate_ident');
  const text = /Adja meg az 5 vagy 6 jegyű azonosítóját/;
  await waitFor(() => expect(screen.getByLabelText('E-mail-cím vagy azonosító')).toHaveAccessibleDescription(text));
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  await user.click(screen.getByRole('button', { name: 'ENG' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/Enter your 5- or 6-digit customer ID/));
});

const stale = /Hibás a jelenlegi jelszó/;
const alert = () =>
  screen
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join();

/** A try that the service refused: with the codes, or because the current password is wrong. */
const refused = async (messages?: string[]) => {
  const world = testWorld();
  if (messages !== undefined)
    addFault(world, { call: '/change-password', kind: 'fields', fields: { status: 'ERROR', messages } });
  const portal = await renderPortal({ path: '/profile/chpass', as: 'anna', world });
  await heading('Jelszó módosítása');
  await fill(portal.user, 'Jelenlegi jelszó', messages === undefined ? 'rossz1' : personaPassword);
  await fill(portal.user, 'Új jelszó', 'jelszo2');
  await fill(portal.user, 'Új jelszó újra', 'jelszo2');
  await portal.user.click(screen.getByRole('button', { name: 'Mentés' }));
  await waitFor(() => expect(alert()).not.toBe(''));
  // The next frame takes the focus to the marked field: what is typed elsewhere before would land in it.
  await waitFor(() => expect(document.activeElement).toBeInvalid());
  return portal;
};

it('a code that marks a field leaves the focus with who types elsewhere meanwhile (ERR-1, A11Y-3)', async () => {
  const { user, server } = await renderPortal({ path: '/profile/data', as: 'anna' });
  const phone = await screen.findByLabelText('Mobiltelefon');
  await user.clear(field('E-mail-cím'));
  await user.type(field('E-mail-cím'), 'bela@pelda.hu');
  const answer = holdReply(server, '/change-email');
  await user.click(screen.getByRole('button', { name: 'E-mail módosítása' }));
  await user.click(phone);
  answer();
  await waitFor(() => expect(field('E-mail-cím')).toBeInvalid());
  // The marked field would take the focus in the next frame.
  for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(phone).toHaveFocus();
});

it('the mark at a refused field goes as soon as that changes; the notice stays until the next try (ERR-1)', async () => {
  const { user } = await refused();
  expect(field('Jelenlegi jelszó')).toHaveAccessibleDescription(stale);
  await user.type(field('Új jelszó újra'), 'x');
  expect(field('Jelenlegi jelszó')).toHaveAccessibleDescription(stale);
  await user.type(field('Jelenlegi jelszó'), '2');
  await waitFor(() => expect(field('Jelenlegi jelszó')).not.toHaveAccessibleDescription(stale));
  expect(alert()).toMatch(stale);
});

it('several codes of one field stand at it together (ERR-1)', async () => {
  await refused(['validate_samePassword', 'ACC_PASSWORDS_PREV', 'HAS_DEBT']);
  expect(field('Új jelszó')).toHaveAccessibleDescription(/ugyanaz, mint a jelenlegi.*korábban már használta/);
  expect(alert()).toMatch(/Lejárt tartozása van/);
});

it('a code of an earlier try goes when the next try begins, though that fails here already (ERR-1)', async () => {
  const { user, sent } = await refused();
  await user.type(field('Új jelszó újra'), '3');
  await user.click(screen.getByRole('button', { name: 'Mentés' }));
  await waitFor(() => expect(field('Új jelszó újra')).toBeInvalid());
  expect(screen.queryByText(stale)).not.toBeInTheDocument();
  expect(field('Jelenlegi jelszó')).toBeValid();
  expect(sent('/change-password')).toHaveLength(1);
});
