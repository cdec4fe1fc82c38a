import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { addFault } from '../../mocks/faults';
import { personaPassword } from '../../mocks/personas';
import { heading, renderStrictly } from '../setup/renderPortal';
import { testWorld } from '../setup/testWorld';

it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])('a code named %s is an unknown error, not a property of an object (SEC-11, FLT-7)', async (code) => {
  const world = testWorld();
  addFault(world, { call: '/login', kind: 'code', code });
  const { user } = await renderStrictly({ path: '/login', world });
  await heading('Bejelentkezés');
  await user.type(screen.getByLabelText('E-mail cím vagy azonosító'), 'anna@pelda.hu');
  await user.type(screen.getByLabelText('Jelszó', { selector: 'input' }), personaPassword);
  await user.click(screen.getByRole('button', { name: 'Bejelentkezés' }));
  expect(await within(screen.getByRole('main')).findByText(new RegExp(`Technikai hiba.*${code}`))).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Bejelentkezés' })).toBeEnabled());
});
