import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { endSessions, setOverpayment } from '../../../../mocks/control';
import { addFault } from '../../../../mocks/faults';
import type { Gap } from '../../../../mocks/gaps';
import { holdReply } from '../../../setup/holdReply';
import { heading, renderPortal } from '../../../setup/renderPortal';
import {
  account,
  comeTo,
  costs,
  debit,
  fees,
  field,
  home,
  nextButton,
  openWizard,
  part,
  radio,
  stepHeading,
  type Contracting,
  type OpenWizard,
} from './support';

const terms = { validFrom: '2026-04-01', validTo: '2026-12-31', cardPackage: 'M' };
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

it('what was typed in a step while it was being saved is there on the way back, as a draft (SES-8, WIZ-3)', async () => {
  const { fill, goOn, press, server, sent } = await openWizard({
    step: 5,
    saved: { invoice: { direction: 1, name: 'Kis Éva', tax: '', address: home } },
  });
  const answer = holdReply(server, '/submit-5');
  const isSaving = new Promise<void>((resolve) => {
    server.events.on('request:start', ({ request }) => {
      if (request.url.endsWith('/submit-5')) resolve();
    });
  });
  await press('Tovább');
  await isSaving;
  await fill(field('Név'), 'Kis Éva Anna');
  answer();
  await stepHeading('Fizetési mód');
  await nextButton();
  await goOn('Számlázás', 'Vissza');
  expect(screen.getByText(restored)).toBeVisible();
  expect(field('Név')).toHaveValue('Kis Éva Anna');
  expect(sent('/submit-5')).toMatchObject([{ invoice: { name: 'Kis Éva' } }]);
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

it('the summary shows only what belongs to the choice: no bank beside a card, no delivery beside an ePASS, whatever the reply still holds (WIZ-14)', async () => {
  const contract = { ...terms, receipt: 'c', addressee: 'Kis Éva', address: home };
  const bank = { account: null, name: '', owner: null, address: null };
  const change: Contracting['change'] = (world) =>
    addFault(world, { call: '/get-7', kind: 'fields', fields: { contract, ledger: { fees, method: '4', bank } } });
  await openWizard({ step: 7, change });
  expect(part('Kártya és átvétel')).toEqual({ Kártya: 'ePASS (virtuális kártya)' });
  expect(part('Fizetési mód')).toEqual({ 'Fizetési mód': 'Bankkártya' });
});

it('the summary shows the account of a direct debit, which /get-6 names where /get-7 leaves it out (WIZ-14)', async () => {
  await openWizard({ step: 7, ...debit, change: missing(7, { 'ledger.bank': 'null' }) });
  expect(part('Fizetési mód')).toMatchObject({ Bankszámlaszám: account.padded, 'Számlatulajdonos neve': 'Kis Éva' });
});

it('an overpayment that only the reply to step 3 names is taken off in the later steps too (WIZ-13)', async () => {
  const change: Contracting['change'] = (world, process) => {
    setOverpayment(world, process.accountId, 5_000);
    for (const step of [4, 6]) missing(step, { overpayment: 'missing' })?.(world, process);
  };
  const { user, goOn } = await openWizard({ step: 3, change });
  await user.click(await screen.findByRole('radio', { name: 'M' }));
  await user.click(screen.getByRole('checkbox'));
  expect(costs()).toMatchObject({ Túlfizetés: '−5 000 Ft', Fizetendő: '107 100 Ft' });
  for (const step of ['Kártya és átvétel', 'Számlázás', 'Fizetési mód']) {
    await goOn(step);
    await waitFor(() => expect(costs()).toMatchObject({ Túlfizetés: '−5 000 Ft', Fizetendő: '107 100 Ft' }));
  }
});

it('how the card comes outlives a change of step 3, also where delivery is free, and an addressee that a reply leaves out (WIZ-9, A11Y-5)', async () => {
  const { user, goOn, press } = await openWizard({
    step: 4,
    change: (world, process) => {
      world.state.settings.tariff = { dij1: 0, dij2: 0, dij3: 0, dij4: 0 };
      missing(4, { 'contract.addressee': 'null' })?.(world, process);
    },
  });
  await user.click(radio('Plasztik kártya'));
  await user.click(radio('Postán'));
  await user.click(radio('Másik címre'));
  const typed = { Címzett: 'Kis Éva', Irányítószám: '6720', 'Közterület neve': 'Kárász', Házszám: '5' };
  for (const [label, text] of Object.entries(typed)) {
    await user.click(field(label));
    await user.paste(text);
  }
  await user.click(field('Közterület jellege'));
  await user.click(await screen.findByRole('option', { name: 'utca' }));
  await goOn('Számlázás');
  await goOn('Kártya és átvétel', 'Vissza');
  await goOn('Szerződés adatai', 'Vissza');
  await user.click(await screen.findByRole('radio', { name: 'L' }));
  await press('Tovább');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Tovább' }));
  await stepHeading('Kártya és átvétel');
  await nextButton();
  for (const choice of ['Plasztik kártya', 'Postán', 'Másik címre']) expect(radio(choice)).toBeChecked();
  expect(field('Címzett')).toHaveValue('Kis Éva');
});

it('step 3 counts the delivery that the reply charges, in a tab that remembers nothing (WIZ-9, WIZ-13)', async () => {
  const change: Contracting['change'] = (world) =>
    addFault(world, { call: '/get-3', kind: 'fields', fields: { fees: { ...fees, fdij2: 1_000 } } });
  await openWizard({ step: 3, pending: 7, change, saved: { terms: { ...terms, receipt: 'b' } } });
  await waitFor(() => expect(costs()).toMatchObject({ Postaköltség: '1 000 Ft', Fizetendő: '113 100 Ft' }));
});

it('what was typed for another invoice direction comes back with the draft, too (SES-8, INV-4)', async () => {
  const wizard = await openWizard({ step: 5 });
  const { user, fill, world } = wizard;
  await user.click(radio('Másik cégnek'));
  await fill(field('Név'), 'Másik Kft.');
  await user.click(radio('Más magánszemélynek'));
  await fill(field('Név'), 'Kis Éva');
  await fill(field('Irányítószám'), '6720');
  await waitFor(() => expect(field('Település')).toHaveValue('Szeged'));
  await waitFor(() => expect(storage()).toMatch(/Másik Kft\./));
  cleanup();
  wizard.server.close();
  await renderPortal({ path: '/contracting', world });
  await nextButton();
  expect(await screen.findByText(restored)).toBeVisible();
  expect(field('Név')).toHaveValue('Kis Éva');
  await user.click(radio('Másik cégnek'));
  expect(field('Név')).toHaveValue('Másik Kft.');
});
