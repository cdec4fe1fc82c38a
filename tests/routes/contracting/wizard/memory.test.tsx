import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { endSessions } from '../../../../mocks/control';
import { addFault } from '../../../../mocks/faults';
import type { Gap } from '../../../../mocks/gaps';
import { heading, renderPortal } from '../../../setup/renderPortal';
import {
  account,
  comeTo,
  field,
  nextButton,
  openWizard,
  part,
  radio,
  stepHeading,
  type Contracting,
  type OpenWizard,
} from './support';

const restored = 'Visszaállítottuk, amit korábban beírt.';
const storage = (): string => JSON.stringify(Object.entries(window.sessionStorage));

const signInAgain = async ({ fill, press, path }: OpenWizard, login = 'bela@pelda.hu'): Promise<void> => {
  await heading('Bejelentkezés');
  await fill(field('E-mail-cím vagy azonosító'), login);
  await fill(field('Jelszó'), 'jelszo1');
  await press('Bejelentkezés');
  await waitFor(() => expect(path()).not.toMatch(/^\/login/));
};

it('what was typed in a step is there again for the same login after the session ended, bank data from memory alone; it can be discarded (SES-8, SEC-8, FLT-1)', async () => {
  const wizard = await openWizard({ step: 6 });
  const { user, fill, press, world, store } = wizard;
  await user.click(radio('Csoportos beszedés, havonta'));
  await fill(field('Számlatulajdonos neve'), 'Kis Éva');
  await fill(field('Bankszámlaszám'), account.sent);
  endSessions(world);
  await press('Tovább');
  await signInAgain(wizard);
  await stepHeading('Fizetési mód');
  expect(await screen.findByText(restored)).toBeVisible();
  expect(store.get().step).toBe(6);
  expect(radio('Csoportos beszedés, havonta')).toBeChecked();
  expect(field('Bankszámlaszám')).toHaveValue(account.padded);
  expect(field('Számlatulajdonos neve')).toHaveValue('Kis Éva');
  expect(storage()).toMatch(/wizard-/);
  expect(storage()).not.toMatch(/11773016|Kis Éva/);

  await press('Elvetem a beírtakat');
  await waitFor(() => expect(screen.queryByText(restored)).not.toBeInTheDocument());
  expect(radio('Csoportos beszedés, havonta')).not.toBeChecked();
  expect(storage()).not.toMatch(/wizard-/);
});

it('what was typed in a step outlives a reload but for the bank data (SES-8, SEC-8)', async () => {
  const { user, fill, pick, world, server } = await openWizard({ step: 6 });
  await user.click(radio('Csoportos beszedés, havonta'));
  await pick(field('Hány hónapot fizet most?'), '4 hónap');
  await fill(field('Bankszámlaszám'), account.sent);
  await waitFor(() => expect(storage()).toMatch(/wizard-/));
  // The page goes, and comes again out of nothing but the storage.
  cleanup();
  server.close();
  await renderPortal({ path: '/contracting', world });
  await nextButton();
  expect(await screen.findByText(restored)).toBeVisible();
  expect(radio('Csoportos beszedés, havonta')).toBeChecked();
  expect(field('Hány hónapot fizet most?')).toHaveTextContent('4 hónap');
  expect(field('Bankszámlaszám')).toHaveValue('');
});

it('what was typed in a step is never a consent: the contract terms are accepted anew (SES-8, WIZ-8)', async () => {
  const wizard = await openWizard({ step: 3 });
  const { user, press, world } = wizard;
  await user.click(await screen.findByRole('radio', { name: 'M' }));
  await user.click(screen.getByRole('checkbox'));
  endSessions(world);
  await press('Tovább');
  await signInAgain(wizard);
  await stepHeading('Szerződés adatai');
  await nextButton();
  expect(await screen.findByRole('radio', { name: 'M' })).toBeChecked();
  expect(screen.getByText(restored)).toBeVisible();
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});

it('what was typed in a step is forgotten once it is saved, and where it was taken back (SES-8)', async () => {
  const { user, goOn } = await openWizard({ step: 4 });
  await user.click(radio('Plasztik kártya'));
  await waitFor(() => expect(storage()).toMatch(/wizard-/));
  await user.click(radio('ePASS (virtuális kártya)'));
  await waitFor(() => expect(storage()).not.toMatch(/wizard-/));
  await user.click(radio('Plasztik kártya'));
  // Pressed at once, before the draft is written.
  await goOn('Számlázás');
  expect(storage()).not.toMatch(/wizard-/);
  await nextButton();
  await goOn('Kártya és átvétel', 'Vissza');
  expect(radio('Plasztik kártya')).toBeChecked();
  expect(screen.queryByText(restored)).not.toBeInTheDocument();
});

it('what was typed in a step stays with its own login (SES-8, SEC-6)', async () => {
  const wizard = await openWizard({ step: 4 });
  const { user, press, world, path } = wizard;
  await user.click(radio('Plasztik kártya'));
  endSessions(world);
  await press('Tovább');
  await signInAgain(wizard, 'anna@pelda.hu');
  expect(storage()).not.toMatch(/wizard-/);
  expect(path()).toBe('/payment');
  expect(screen.queryByRole('listitem', { current: 'step' })).not.toBeInTheDocument();
});

const missing = (step: number, at: Record<string, Gap>): Contracting['change'] => {
  return (world) => addFault(world, { call: `/get-${step}`, kind: 'gaps', at });
};

it.each([4, 6])('a package that nobody knows is asked for before step %i is saved (WIZ-8, ERR-8)', async (step) => {
  await openWizard({ step, change: missing(step, { 'contract.cardPackage': 'null' }) });
  expect(screen.getByRole('button', { name: 'Tovább' })).toBeDisabled();
  expect(screen.getByText(/A 3\. lépésben választott csomagot nem sikerült beolvasni\./)).toBeVisible();
});

it('a start that a reply leaves out is the one that this tab saved, and the contract ends with its year (ERR-8, WIZ-8)', async () => {
  const memory = { saved: { 3: { validFrom: '2026-04-01' } } };
  const change = missing(7, { 'contract.validFrom': 'null', 'contract.validTo': 'missing' });
  await openWizard({ step: 7, memory, change });
  expect(part('Szerződés adatai').Érvényesség).toBe('2026.04.01. – 2026.12.31.');
});

it.each<[string, Partial<Contracting>, string | undefined]>([
  ['an upgrade, which the session knows', { persona: 'ilona', type: 'U' }, 'Csomagváltás'],
  ['a contract that nobody knows the kind of', {}, undefined],
])(
  'the summary names no kind of contract that the replies leave out, but for %s (WIZ-14, FLT-7, ERR-8)',
  async (_what, given, kind) => {
    const change: Contracting['change'] = (world, process) => {
      missing(7, { type: 'null' })?.(world, process);
      missing(1, { 'partner.type': 'wrong' })?.(world, process);
    };
    await openWizard({ step: 7, ...given, change });
    expect(part('Szerződés adatai')['Szerződés fajtája']).toBe(kind);
  },
);

it('a monthly fee that neither the reply nor the price list names is a technical error, never left out of a sum (WIZ-13, ERR-8)', async () => {
  const { world, process } = comeTo({ step: 4, change: missing(4, { 'fees.hdij': 'null' }) });
  addFault(world, { call: '/get-packages', kind: 'fields', fields: { list: [{ key: 9_900, name: 'S' }] } });
  await renderPortal({
    path: '/contracting',
    as: 'bela',
    world,
    prepare: (store) => store.update({ contractKey: process.key, step: 4 }),
  });
  expect(await screen.findByText(/Technikai hiba/)).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});
