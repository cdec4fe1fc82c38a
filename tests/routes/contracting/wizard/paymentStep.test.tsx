import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { addFault } from '../../../../mocks/faults';
import type { World } from '../../../../mocks/world';
import {
  account,
  addressLabels,
  costs,
  expectError,
  expectNoError,
  expectSummary,
  fees,
  field,
  fieldNames,
  fillAddress,
  home,
  monthlyCard,
  nineMonths,
  openWizard,
  plain,
  radio,
  debit as saved,
  terms,
} from './support';

const contract = { ...terms, receipt: 'c', address: null };
const bankNames = ['account', 'name', 'owner', 'birthPlace', 'birthDate', 'mothersName'].map((name) => `bank.${name}`);

const methods = (): (readonly [string | null, string])[] =>
  within(screen.getByRole('radiogroup', { name: 'Fizetési mód' }))
    .getAllByRole('radio')
    .map((choice) => [
      choice.getAttribute('value'),
      plain(choice.closest('label')?.textContent.match(/Most .*$|[\d\u00A0]+Ft$/)?.[0] ?? ''),
    ]);

const debit = 'Csoportos beszedés, havonta';
const byCardMonthly = 'Bankkártya, havonta automatikusan';

it('step 6 offers every method with what is paid now and later, and wants one of them (WIZ-11, WIZ-13, WIZ-17, UX-3)', async () => {
  const { user, press, sent, process, goOn } = await openWizard({ step: 6 });
  expect(fieldNames()).toEqual(['method']);
  const year = '112 100 Ft';
  const [byCard, byDebit] = [
    'Most 25 300 Ft, majd havi 12 400 Ft',
    'Most 0 Ft, az első beszedés 25 300 Ft, majd havi 12 400 Ft',
  ];
  expect(methods()).toEqual([
    ['4', year],
    ['gift', year],
    ['31', byCard],
    ['3', byDebit],
    ['A', year],
    ['11', year],
    ['15', year],
    ['14', year],
  ]);
  await press('Tovább');
  expect((await screen.findAllByText('Válasszon fizetési módot.')).length).toBeGreaterThan(0);
  await waitFor(() => expect(radio('Bankkártya')).toHaveFocus());
  expect(sent('/submit-6')).toEqual([]);
  await user.click(radio('SZÉP-kártya'));
  expect(fieldNames()).toEqual(['method', 'leisureOwn']);
  await goOn('Összegzés és fizetés');
  expect(sent('/submit-6')).toEqual([
    {
      key: process.key,
      contract,
      ledger: { fees, method: 'A', bank: null, payment: { mode: 'annual', months: 9 } },
      transferFrom: '',
    },
  ]);
});

it('step 6 by card month by month asks for the months and the first collection, the costs live (WIZ-11, WIZ-13, WIZ-16)', async () => {
  const { user, fill, pick, press, sent, process, goOn } = await openWizard({ step: 6 });
  await user.click(radio(byCardMonthly));
  expect(fieldNames()).toEqual(['method', 'months', 'transferFrom']);
  expect(screen.getByText(/Az első 2 hónapot most fizeti\./)).toBeVisible();
  const from = field('Első terhelés napja');
  // April and May are paid now.
  expect(from).toHaveValue('2026.06.01');
  expect(from).toHaveAccessibleDescription(/^Az első hónap, amelyet most nem fizet ki: 2026\. június\./);
  await pick(field('Hány hónapot fizet most?'), '3 hónap');
  expect(costs()).toEqual({
    ...nineMonths,
    'Összesen 2026 végéig': '112 100 Ft',
    'Most: 3 × 12 400 Ft, ügyintézési díj': '37 700 Ft',
    'Később: 6 × 12 400 Ft': '74 400 Ft',
  });
  expect(from).toHaveValue('2026.07.01');

  await fill(from, '2026.03.31');
  await press('Tovább');
  await expectError(from, 'A dátum nem lehet korábbi sem a mai napnál, sem a szerződés kezdeténél.');
  await waitFor(() => expect(from).toHaveFocus());
  expect(sent('/submit-6')).toEqual([]);
  // All paid now: nothing is left to collect, and nothing is asked.
  await pick(field('Hány hónapot fizet most?'), '9 hónap');
  expect(fieldNames()).toEqual(['method', 'months']);
  expect(screen.getByText(/ezért később nem terheljük a kártyáját/)).toBeVisible();
  await pick(field('Hány hónapot fizet most?'), '3 hónap');
  await fill(field('Első terhelés napja'), '20260715');
  await goOn('Összegzés és fizetés');
  expect(sent('/submit-6')).toEqual([
    {
      key: process.key,
      contract,
      ledger: {
        fees: { ...fees, fhonap: 3, fhdijo: 37_200, fosszeg: 37_700 },
        method: '31',
        bank: null,
        payment: { mode: 'monthly', months: 3 },
      },
      transferFrom: '2026-07-15',
    },
  ]);
});

it('step 6 keeps a first charge day that was chosen or only half typed when the months change; a proposed one, and an emptied one, follow them (WIZ-11, UX-3)', async () => {
  const { user, fill, pick } = await openWizard({ step: 6 });
  await user.click(radio(byCardMonthly));
  const from = field('Első terhelés napja');
  const months = field('Hány hónapot fizet most?');
  await pick(months, '5 hónap');
  expect(from).toHaveValue('2026.09.01');
  for (const day of ['2026.06.15', '2026.06.']) {
    await fill(from, day);
    await pick(months, '2 hónap');
    await pick(months, '5 hónap');
    expect(from).toHaveValue(day);
  }
  await fill(from, '');
  await pick(months, '2 hónap');
  expect(from).toHaveValue('2026.06.01');
});

it('step 6 leaves an unchanged direct debit without a call where its bank can’t be looked up, and saves a changed one with the bank that was saved for its account (WIZ-4, WIZ-11)', async () => {
  const change = (world: World) => addFault(world, { call: '/get-bank-from-account', kind: '500' });
  const { sent, goOn, pick } = await openWizard({ step: 6, pending: 7, ...saved, change });
  await goOn('Összegzés és fizetés');
  expect(sent('/submit-6')).toEqual([]);
  await goOn('Fizetési mód', 'Vissza');
  await pick(field('Hány hónap díját szedjük be először?'), '5 hónap');
  await goOn('Összegzés és fizetés');
  expect(sent('/submit-6')).toMatchObject([{ ledger: { bank: { account: account.sent, name: 'OTP Bank' } } }]);
});

it('step 6 moves a saved day that the portal proposed with the months, on another device too: nothing is charged that is paid now (WIZ-11, UX-3)', async () => {
  const choice = monthlyCard(2, '2026-06-01');
  const { pick, sent, goOn } = await openWizard({ step: 6, pending: 7, saved: { choice } });
  await pick(field('Hány hónapot fizet most?'), '5 hónap');
  await goOn('Összegzés és fizetés');
  expect(sent('/submit-6')).toMatchObject([{ ledger: { payment: { months: 5 } }, transferFrom: '2026-09-01' }]);
});

it('step 6 by direct debit asks for the account and its owner, as step 1 and 2 know them, and shows every error at its field (WIZ-11, WIZ-17, VAL-5)', async () => {
  const { user, fill, press, sent, process, goOn } = await openWizard({ step: 6 });
  await user.click(radio(debit));
  expect(fieldNames().slice(0, -10)).toEqual(['method', 'months', 'transferFrom', ...bankNames]);
  // The fields of a method are named by it, and are no part of the choice (UX-3, UX-13).
  const choices = screen.getByRole('radiogroup', { name: 'Fizetési mód' });
  expect(within(choices).queryAllByRole('textbox')).toEqual([]);
  expect(
    within(screen.getByRole('group', { name: debit })).getByRole('group', { name: 'Bankszámla adatai' }),
  ).toBeVisible();
  expect(field('Hány hónap díját szedjük be először?')).toHaveAccessibleDescription(/Most nem fizet/);
  const number = field('Bankszámlaszám');
  expect(field('Bank neve')).toHaveAttribute('readonly');
  expect(field('Számlatulajdonos neve')).toHaveValue('Nagy Béla');
  expect(field('Irányítószám')).toHaveValue('1117');
  const labels = [
    'Számlatulajdonos neve',
    'Számlatulajdonos születési helye',
    'Számlatulajdonos születési dátuma',
    'Számlatulajdonos anyjának születési neve',
  ];
  for (const label of labels) await fill(field(label), '');
  await fill(field('Irányítószám'), '');
  await fill(field('Közterület neve'), '');
  await fill(field('Házszám'), '');
  await fill(number, '1177301611111019');
  await press('Tovább');
  await expectSummary('Bankszámlaszám', ...labels, 'Irányítószám', 'Település', 'Közterület neve', 'Házszám');
  await expectError(number, 'Hibás bankszámlaszám. Ellenőrizze a 16 vagy 24 számjegyet.');
  // Another method asks none of it, and coming back finds what was typed.
  await user.click(radio('Bankkártya'));
  await user.click(radio(debit));
  expect(field('Bankszámlaszám')).toHaveValue('11773016-11111019');
  await expectNoError(field('Számlatulajdonos neve'));

  await fill(field('Számlatulajdonos neve'), 'Kis Éva');
  await fill(field('Számlatulajdonos születési helye'), 'Győr');
  await fill(field('Számlatulajdonos születési dátuma'), '1985.05.05');
  await fill(field('Számlatulajdonos anyjának születési neve'), 'Nagy Anna');
  await fill(field('Irányítószám'), '1117');
  await waitFor(() => expect(field('Település')).toHaveValue('Budapest'));
  await fill(field('Közterület neve'), 'Fő');
  await fill(field('Házszám'), '1.');
  // A bank that nobody knows, with right check digits.
  await fill(field('Bankszámlaszám'), '99900002-00000000');
  await press('Tovább');
  await expectError(field('Bankszámlaszám'), 'Hibás bankszámlaszám. Ellenőrizze a 16 vagy 24 számjegyet.');
  expect(sent('/submit-6')).toEqual([]);
  // An IBAN, as banks print it.
  await fill(field('Bankszámlaszám'), 'HU42 1177 3016 1111 1018');
  expect(field('Bankszámlaszám')).toHaveValue(account.typed);
  await waitFor(() => expect(field('Bank neve')).toHaveValue('OTP Bank'));
  await goOn('Összegzés és fizetés');
  expect(sent('/submit-6')).toEqual([
    {
      key: process.key,
      contract,
      ledger: {
        fees: { ...fees, fhonap: 2, fhdijo: 24_800, fosszeg: 25_300 },
        method: '3',
        bank: saved.saved?.choice?.bank,
        payment: { mode: 'monthly', months: 2 },
      },
      transferFrom: '2026-04-01',
    },
  ]);
});

it('step 6 says why the bank can’t be looked up, and goes on with an empty bank name (WIZ-11, ERR-1)', async () => {
  const { user, fill, sent, world, goOn } = await openWizard({ step: 6 });
  addFault(world, { call: '/get-bank-from-account', kind: 'code', code: 'PAYING_DISABLED' });
  await user.click(radio(debit));
  await fill(field('Bankszámlaszám'), account.sent);
  expect(await screen.findByText(/rendszerfrissítés miatt/)).toBeVisible();
  await goOn('Összegzés és fizetés');
  expect(sent('/submit-6')).toMatchObject([{ ledger: { bank: { name: '' } } }]);
});

it('step 6 keeps the first collection day that was chosen, and marks the account that the service doesn’t know, where one was asked (WIZ-11, ERR-3)', async () => {
  const { user, fill, press, sent, world, goOn } = await openWizard({ step: 6 });
  addFault(world, { call: '/submit-6', kind: 'code', code: 'NOT_FOUND', times: 1 });
  // No account was asked yet: the code isn't about one (ERR-3).
  await user.click(radio('SZÉP-kártya'));
  await press('Tovább');
  expect(await screen.findByRole('dialog')).toHaveTextContent(/^(?!.*bankszámla).*A keresett adat nem található\./);
  await press('Bezárás');
  await user.click(radio(debit));
  expect(field('Első beszedés napja')).toHaveValue('2026.04.01');
  await fill(field('Első beszedés napja'), '2026.04.10');
  await fill(field('Bankszámlaszám'), account.sent);
  addFault(world, { call: '/submit-6', kind: 'code', code: 'NOT_FOUND', times: 1 });
  await press('Tovább');
  await expectError(field('Bankszámlaszám'), 'Hibás bankszámlaszám. Ellenőrizze a 16 vagy 24 számjegyet.');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await goOn('Összegzés és fizetés');
  await goOn('Fizetési mód', 'Vissza');
  expect(field('Első beszedés napja')).toHaveValue('2026.04.10');
  await goOn('Összegzés és fizetés');
  expect(sent('/submit-6')).toHaveLength(3);
});

it('step 6 asks whose leisure card it is, and whose address (WIZ-11)', async () => {
  const wizard = await openWizard({ step: 6 });
  const { user, fill, press, store, process, goOn } = wizard;
  await user.click(radio('SZÉP-kártya'));
  await user.click(screen.getByRole('checkbox', { name: 'A kártya a saját nevemre szól' }));
  await press('Tovább');
  await expectSummary('Kártyabirtokos neve', ...addressLabels);
  await fill(field('Kártyabirtokos neve'), 'Kis Éva');
  await fillAddress(wizard, home);
  await goOn('Összegzés és fizetés');
  const payer = { method: 'A', leisureOwn: false, leisureName: 'Kis Éva', leisureAddress: home };
  expect(store.memberStorage.read(`wizard-${process.key}-6-confirmed`)).toMatchObject(payer);
});

it('step 6 for a start in December is the yearly card, and says why (WIZ-12)', async () => {
  const saved = { terms: { ...terms, validFrom: '2026-12-01', receipt: 'c' as const } };
  const { sent, goOn } = await openWizard({ step: 6, saved, now: new Date('2026-10-05T09:00:00Z') });
  expect(screen.getByText(/Novemberi vagy decemberi kezdésnél/)).toBeVisible();
  expect(methods()).toEqual([['4', '12 900 Ft']]);
  expect(radio('Bankkártya')).toBeChecked();
  await goOn('Összegzés és fizetés');
  expect(sent('/submit-6')).toMatchObject([{ ledger: { method: '4', payment: { mode: 'annual', months: 1 } } }]);
});
