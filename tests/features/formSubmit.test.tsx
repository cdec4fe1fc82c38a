import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { addFault } from '../../mocks/faults';
import { personaPassword } from '../../mocks/personas';
import { itEach } from '../setup/itEach';
import { heading, renderPortal, renderStrictly } from '../setup/renderPortal';
import { testWorld } from '../setup/testWorld';

const trySignIn = async (code: string): Promise<void> => {
  const world = testWorld();
  addFault(world, { call: '/login', kind: 'code', code });
  const { user } = await renderStrictly({ path: '/login', world });
  await heading('Bejelentkezés');
  await user.type(screen.getByLabelText('E-mail-cím vagy azonosító'), 'anna@pelda.hu');
  await user.type(screen.getByLabelText('Jelszó', { selector: 'input' }), personaPassword);
  await user.click(screen.getByRole('button', { name: 'Bejelentkezés' }));
};

itEach(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
  'a code named %s is an unknown error, not a property of an object (SEC-11, FLT-7)',
  async (code) => {
    await trySignIn(code);
    expect(await within(screen.getByRole('main')).findByText(new RegExp(`Technikai hiba.*${code}`))).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Bejelentkezés' })).toBeEnabled());
  },
);

itEach([
  ['NOT_FOUND', 'A keresett adat nem található.'],
  ['validate_taxId', 'Az adóazonosító jel 10 számjegyből áll.'],
  ['validate_min:5', 'Legalább 5 karakter szükséges.'],
  ['validate_min', 'Túl rövid, amit beírt.'],
])(
  'the code %s of a service reads "%s" in a notice, where the form has no field for it (ERR-3)',
  async (code, text) => {
    await trySignIn(code);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByText(/Technikai hiba/)).not.toBeInTheDocument();
  },
);

it('the code of a validator marks its field too (ERR-1, ERR-3)', async () => {
  await trySignIn('validate_ident');
  const text = /Adja meg az 5 vagy 6 jegyű azonosítóját/;
  await waitFor(() => expect(screen.getByLabelText('E-mail-cím vagy azonosító')).toHaveAccessibleDescription(text));
  expect(screen.getByRole('alert')).toHaveTextContent(text);
});

describe('a code of an earlier try (ERR-1)', () => {
  const stale = /Hibás a jelenlegi jelszó/;
  const field = (name: string) => screen.getByLabelText(name, { selector: 'input' });
  const alert = () =>
    screen
      .getAllByRole('alert')
      .map(({ textContent }) => textContent)
      .join();

  /** A try that the service refused: the current password is wrong. */
  const refused = async () => {
    const portal = await renderPortal({ path: '/profile/chpass', as: 'anna' });
    await heading('Jelszó módosítása');
    await portal.user.type(field('Jelenlegi jelszó'), 'rossz1');
    await portal.user.type(field('Új jelszó'), 'jelszo2');
    await portal.user.type(field('Új jelszó újra'), 'jelszo2');
    await portal.user.click(screen.getByRole('button', { name: 'Mentés' }));
    await waitFor(() => expect(field('Jelenlegi jelszó')).toHaveAccessibleDescription(stale));
    expect(alert()).toMatch(stale);
    // The next frame takes the focus there: what is typed elsewhere before would land in it.
    await waitFor(() => expect(field('Jelenlegi jelszó')).toHaveFocus());
    return portal;
  };

  it('goes with its notice as soon as the field that it marked changes', async () => {
    const { user } = await refused();
    await user.type(field('Új jelszó újra'), 'x');
    expect(alert()).toMatch(stale);
    await user.type(field('Jelenlegi jelszó'), '2');
    await waitFor(() => expect(alert()).not.toMatch(stale));
    expect(field('Jelenlegi jelszó')).not.toHaveAccessibleDescription(stale);
  });

  it('goes when the next try begins, though that fails here already', async () => {
    const { user, sent } = await refused();
    await user.type(field('Új jelszó újra'), '3');
    await user.click(screen.getByRole('button', { name: 'Mentés' }));
    await waitFor(() => expect(field('Új jelszó újra')).toBeInvalid());
    expect(screen.queryByText(stale)).not.toBeInTheDocument();
    expect(field('Jelenlegi jelszó')).toBeValid();
    expect(sent('/change-password')).toHaveLength(1);
  });

  it('leaves the other codes of that try, and is all of them where they mark one field', async () => {
    const portal = await renderPortal({
      path: '/profile/chpass',
      as: 'anna',
      prepare: (_store, world) =>
        addFault(world, {
          call: '/change-password',
          kind: 'fields',
          fields: { status: 'ERROR', messages: ['ACC_PASSWORDS_OLD', 'ACC_PASSWORDS_PREV', 'PAYING_DISABLED'] },
        }),
    });
    await heading('Jelszó módosítása');
    await portal.user.type(field('Jelenlegi jelszó'), personaPassword);
    await portal.user.type(field('Új jelszó'), 'jelszo2');
    await portal.user.type(field('Új jelszó újra'), 'jelszo2');
    await portal.user.click(screen.getByRole('button', { name: 'Mentés' }));
    await waitFor(() => expect(alert()).toMatch(/Az online fizetés/));
    expect(alert()).toMatch(/megegyezik a régivel.*korábban már használta/);
    await portal.user.type(field('Új jelszó'), '3');
    await waitFor(() => expect(alert()).not.toMatch(/megegyezik a régivel|korábban már használta/));
    expect(alert()).toMatch(/Az online fizetés/);
  });
});
