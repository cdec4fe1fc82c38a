import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { addFault, clearFaults } from '../../mocks/faults';
import { configure } from '../setup/configure';
import { renderPortal } from '../setup/renderPortal';
import { testWorld } from '../setup/testWorld';

const shown = async (): Promise<string> =>
  /Hivatkozási szám: (\w{6})/.exec((await screen.findByText(/Hivatkozási szám/)).textContent)?.[1] ?? '';

it('the reference of a failed call is the X-Request-Id that the services got, and is copied with one press (OPS-4)', async () => {
  const world = testWorld();
  addFault(world, { call: '/getProfile', kind: 'html' });
  const { user } = await renderPortal({ path: '/profile/data', as: 'anna', world });
  const reference = await shown();
  expect(world.log.findLast(({ path }) => path === '/getProfile')?.reference).toBe(reference);
  await user.click(await screen.findByRole('button', { name: `Másolás: ${reference} hivatkozási szám` }));
  expect(await navigator.clipboard.readText()).toBe(reference);
  await waitFor(() => expect(screen.getByText('Kimásolva', { selector: '[role="status"]' })).toBeInTheDocument());
});

it('the reference of a failed call is selected, and says so, where the browser refuses to copy it (OPS-4)', async () => {
  const world = testWorld();
  addFault(world, { call: '/getProfile', kind: 'html' });
  const { user } = await renderPortal({ path: '/profile/data', as: 'anna', world });
  const reference = await shown();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await user.click(await screen.findByRole('button', { name: `Másolás: ${reference} hivatkozási szám` }));
  expect(await screen.findByText('Nem sikerült másolni; kijelöltük.')).toBeVisible();
  expect(getSelection()?.toString()).toBe(reference);
});

it('the reference of a notice is that of its own call, and every call has another (OPS-4)', async () => {
  const world = testWorld();
  const { user } = await renderPortal({ path: '/login', world });
  addFault(world, { call: '/login', kind: 'lost' });
  await user.type(await screen.findByRole('textbox', { name: 'E-mail-cím vagy azonosító' }), 'anna@pelda.hu');
  await user.type(screen.getByLabelText('Jelszó'), 'jelszo1{Enter}');
  const first = await shown();
  expect(world.log.at(-1)?.reference).toBe(first);
  expect(await screen.findByRole('button', { name: `Másolás: ${first} hivatkozási szám` })).toBeVisible();
  await user.type(screen.getByLabelText('Jelszó'), '{Enter}');
  await waitFor(async () => expect(await shown()).not.toBe(first));
  clearFaults(world);
});

it('the reference of a failed call stays on the page alone where the setting leaves the header out (OPS-4)', async () => {
  configure({ sendsRequestId: false });
  const world = testWorld();
  addFault(world, { call: '/getProfile', kind: 'html' });
  await renderPortal({ path: '/profile/data', as: 'anna', world });
  expect(await shown()).toMatch(/^\w{6}$/);
  expect(world.log.filter(({ reference }) => reference !== undefined)).toEqual([]);
});
