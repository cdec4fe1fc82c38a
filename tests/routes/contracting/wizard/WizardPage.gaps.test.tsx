import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { setOverpayment } from '../../../../mocks/control';
import { addFault } from '../../../../mocks/faults';
import type { Gap } from '../../../../mocks/gaps';
import { renderPortal } from '../../../setup/renderPortal';
import {
  account,
  comeTo,
  costs,
  debit,
  fees,
  field,
  fillAddress,
  home,
  nextButton,
  openWizard,
  part,
  radio,
  stepHeading,
  szeged,
  terms,
  type Contracting,
} from './support';

const missing = (step: number, at: Record<string, Gap>): Contracting['change'] => {
  return (world) => addFault(world, { call: `/get-${step}`, kind: 'gaps', at });
};

it.each([4, 6])('a package that nobody knows is asked for before step %i is saved (WIZ-8, ERR-8)', async (step) => {
  await openWizard({ step, change: missing(step, { 'contract.cardPackage': 'null' }) });
  expect(screen.getByRole('button', { name: 'Tovább' })).toBeDisabled();
  expect(screen.getByText(/A 3\. lépésben választott csomagot nem sikerült beolvasni\./)).toBeVisible();
});

it('a start that a reply leaves out is the one that this tab saved, and the contract ends with its year (ERR-8, WIZ-8)', async () => {
  const confirmed = { 3: { validFrom: '2026-04-01' } };
  const change = missing(7, { 'contract.validFrom': 'null', 'contract.validTo': 'missing' });
  await openWizard({ step: 7, confirmed, change });
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

it('the summary leaves out what no reply gives, in place of an empty row or a comma without a place (WIZ-14, ERR-8)', async () => {
  const change: Contracting['change'] = (world, process) => {
    missing(1, { 'partner.birthPlace': 'null', 'partner.mothersName': 'missing' })?.(world, process);
    missing(2, { home: 'null', tel: 'empty' })?.(world, process);
    missing(7, { 'ledger.bank.birthDate': 'null', 'ledger.bank.owner': 'missing' })?.(world, process);
  };
  await openWizard({ step: 7, ...debit, change });
  expect(part('Személyes adatok')).toEqual({
    Név: 'Nagy Béla',
    'Születési hely és idő': '1988.04.12.',
    'Adóazonosító jel': '8442960015',
  });
  expect(Object.keys(part('Lakcím és telefon'))).toEqual(['Levelezési cím', 'Privát e-mail-cím']);
  expect(part('Fizetési mód')).toMatchObject({ 'Számlatulajdonos születési helye és ideje': 'Győr' });
  expect(part('Fizetési mód')).not.toHaveProperty('Számlatulajdonos neve');
});

it('the summary shows the account of a direct debit, which /get-6 names where /get-7 leaves it out (WIZ-14)', async () => {
  await openWizard({ step: 7, ...debit, change: missing(7, { 'ledger.bank': 'null' }) });
  expect(part('Fizetési mód')).toMatchObject({ Bankszámlaszám: account.padded, 'Számlatulajdonos neve': 'Kis Éva' });
});

it.each([6, 7])(
  'an account of which a reply hides digits never becomes another account: step %i (WIZ-11, WIZ-14)',
  async (step) => {
    const hidden = '11773016-XXXXXXXX-00000000';
    const { bank, payment } = debit.saved!.choice!;
    const ledger = { fees, method: '3', bank: { ...bank, account: hidden }, payment };
    const change: Contracting['change'] = (world) =>
      addFault(world, { call: `/get-${step}`, kind: 'fields', fields: { ledger } });
    await openWizard({ step, ...debit, change });
    if (step === 6) expect(field('Bankszámlaszám')).toHaveValue('');
    else expect(part('Fizetési mód').Bankszámlaszám).toBe(hidden);
  },
);

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
  const wizard = await openWizard({
    step: 4,
    change: (world, process) => {
      world.state.settings.tariff = { dij1: 0, dij2: 0, dij3: 0, dij4: 0 };
      missing(4, { 'contract.addressee': 'null' })?.(world, process);
    },
  });
  const { user, fill, goOn, press } = wizard;
  await user.click(radio('Plasztik kártya'));
  await user.click(radio('Postán'));
  await user.click(radio('Másik címre'));
  await fill(field('Címzett'), ' Kis Éva ');
  await fillAddress(wizard, szeged);
  await goOn('Számlázás');
  await goOn('Kártya és átvétel', 'Vissza');
  await goOn('Szerződés adatai', 'Vissza');
  await user.click(await screen.findByRole('radio', { name: 'L' }));
  await press('Tovább');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Mentem' }));
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
