import { waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { setOverpayment } from '../../../../mocks/control';
import { addFault } from '../../../../mocks/faults';
import type { Gap } from '../../../../mocks/gaps';
import { noteDepartures } from '../../../setup/navigation';
import { account, costs, debit, field, home, monthlyCard, openWizard, part, radio, terms, yearly } from './support';

const left = noteDepartures();

const forint = (text: string): number => Number(text.replace('−', '-').replaceAll(/[^\d-]/g, ''));
const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

const totalLabel = /^(Összesen|Fizetendő|Most fizetendő|Első beszedés$)/;

/** What is paid first, by lines that add up to their total: the contract's rows, and what is paid when. */
const firstOf = (lines: Record<string, string>): number => {
  const labels = Object.keys(lines);
  const rows = Object.values(lines).map(forint);
  const total = labels.findIndex((label) => totalLabel.test(label));
  expect(sumOf(rows.slice(0, total))).toBe(rows[total]);
  const payments = rows.slice(total + 1);
  if (payments.length === 0) return rows[total] ?? Number.NaN;
  expect(sumOf(payments)).toBe(rows[total]);
  // An overpayment may cover all that is paid first.
  return labels[total + 1]?.startsWith('Később') ? 0 : (payments[0] ?? Number.NaN);
};

const shown = async (): Promise<number> => {
  await waitFor(() => expect(Object.keys(costs()).some((label) => totalLabel.test(label))).toBe(true));
  return firstOf(costs());
};

/** Every field that the wizard can do without. */
const gaps: Record<string, Record<string, Gap>> = {
  '/get-4': { 'fees.hdij': 'null', 'contract.cardPackage': 'empty', type: 'wrong' },
  '/get-6': {
    'ledger.fees.hdij': 'null',
    'contract.cardPackage': 'null',
    'contract.receipt': 'null',
    overpayment: 'null',
    type: 'missing',
  },
  '/get-7': {
    'ledger.fees': 'null',
    'contract.cardPackage': 'empty',
    'contract.receipt': 'wrong',
    overpayment: 'missing',
    'ledger.payment': 'null',
  },
};

it.each([
  ['by card monthly, and the replies leave out all they can', 'Bankkártya, havonta automatikusan', 5_000, gaps],
  ['by direct debit, less an overpayment that covers a month', 'Csoportos beszedés, havonta', 17_000, {}],
] as const)(
  'from step 4 to the bank’s page one sum is shown, saved, signed and paid, and its rows add up: %s (WIZ-13, WIZ-14, WIZ-16, ERR-8)',
  async (_what, method, overpayment, missing) => {
    const { user, fill, pick, press, goOn, sent, path, world } = await openWizard({
      step: 4,
      confirmed: { 3: { cardPackage: 'M' } },
      change: (given) => {
        given.state.settings.tariff = { dij1: 500, dij2: 0, dij3: 300, dij4: 1_750 };
        given.state.settings.charges = { fdij1: 0, fdij3: 450 };
        setOverpayment(given, 'bela', overpayment);
        for (const [call, at] of Object.entries(missing)) addFault(given, { call, kind: 'gaps', at });
      },
    });
    await user.click(radio('Plasztik kártya'));
    await user.click(radio('Futárral'));
    const shown4 = await shown();
    await goOn('Számlázás');
    expect(await shown()).toBe(shown4);
    await goOn('Fizetési mód');
    await user.click(radio(method));
    const isDebit = !method.startsWith('Bankkártya');
    await pick(field(isDebit ? 'Hány hónap díját szedjük be először?' : 'Hány hónapot fizet most?'), '3 hónap');
    if (isDebit) await fill(field('Bankszámlaszám'), account.typed);
    const shown6 = await shown();
    await goOn('Összegzés és fizetés');
    expect(await shown()).toBe(shown6);
    const now = isDebit ? 0 : shown6;
    expect(firstOf(part('Díjak'))).toBe(shown6);
    expect(Object.keys(part('Díjak')).some((label) => label.startsWith('Most'))).toBe(!isDebit);
    await press('Mindegyiket elfogadom');
    await press(isDebit ? 'Véglegesítés' : 'Fizetés');
    if (isDebit) await waitFor(() => expect(path()).toBe('/contracting/sum'));
    else await waitFor(() => expect(left).toHaveBeenCalledOnce());

    // 12 400 x 9 + 450 + 1 750, and 12 400 x 3 + 450 + 1 750, less the overpayment.
    expect([shown4, shown6]).toEqual([113_800 - overpayment, 39_400 - overpayment]);
    expect(sent('/submit-4')).toMatchObject([{ fees: { fosszeg: shown4 } }]);
    for (const call of ['/submit-6', '/submit-7'])
      expect(sent(call)).toMatchObject([{ ledger: { fees: { fhonap: 3, fosszeg: shown6 } } }]);
    expect(sent('/startTransaction')).toMatchObject(isDebit ? [] : [{ amount: now }]);
    expect(world.state.transactions.map(({ amount }) => amount)).toEqual(isDebit ? [] : [now]);
  },
);

const price = fc.constantFrom(0, 500, 1_750);
const contracts = fc.record({
  method: fc.constantFrom('4', '31', '3', '15'),
  months: fc.integer({ min: 2, max: 9 }),
  fee: fc.constantFrom('none', 'post', 'courier'),
  tariff: fc.record({ dij1: price, dij2: price, dij3: price, dij4: price }),
  charges: fc.record({ fdij1: price, fdij3: price }),
  overpayment: fc.constantFrom(0, 5_000, 30_000, 500_000),
});

it.for(fc.sample(contracts, 10))(
  'step 7 shows, signs and pays one sum, and goes to the bank only where something is paid now: generated contract %# (WIZ-13, WIZ-14, WIZ-15)',
  async ({ method, months, fee, tariff, charges, overpayment }) => {
    const isMonthly = method === '3' || method === '31';
    const payment = isMonthly ? monthlyCard(months).payment : yearly('4').payment;
    const { press, sent, path, world, store } = await openWizard({
      step: 7,
      saved: {
        terms: { ...terms, receipt: fee === 'none' ? 'c' : 'b' },
        delivery: { fee, addressee: '', address: fee === 'none' ? null : home },
        choice: { ...debit.saved!.choice!, ...(method === '3' ? {} : { bank: null }), method, payment },
      },
      change: (given) => {
        Object.assign(given.state.settings, { tariff, charges });
        setOverpayment(given, 'bela', overpayment);
      },
    });
    const first = firstOf(part('Díjak'));
    expect(await shown()).toBe(first);
    const now = method === '3' ? 0 : first;
    await press('Mindegyiket elfogadom');
    await press(now > 0 ? 'Fizetés' : 'Véglegesítés');
    if (now > 0) await waitFor(() => expect(left).toHaveBeenCalledOnce());
    else await waitFor(() => expect(path()).toBe('/contracting/sum'));
    expect(store.get().step).toBe(now > 0 ? 7 : 8);
    // The stand-in refuses every other sum than its own, line by line.
    const fees = { fhonap: isMonthly ? months : 9, fosszeg: first };
    expect(sent('/submit-7')).toMatchObject([{ ledger: { method, fees } }]);
    expect(world.state.transactions.map(({ amount }) => amount)).toEqual(now > 0 ? [now] : []);
  },
);
