// @module-tag wide
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { ContractPayment, Fees, PaymentMethod } from '../../../../mocks/contract';
import { setOverpayment } from '../../../../mocks/control';
import { computeFees } from '../../../../mocks/model/contracting/fees';
import { noteDepartures } from '../../../setup/navigation';
import { costs, debit, openWizard, plain } from './support';

const left = noteDepartures();

const annual: ContractPayment = { mode: 'annual', months: 9 };
const monthly: ContractPayment = { mode: 'monthly', months: 3 };
const methods: [name: string, method: PaymentMethod | 'gift', payment: ContractPayment][] = [
  ['Bankkártya', '4', annual],
  ['Ajándékkártya', 'gift', annual],
  ['Bankkártya, havonta automatikusan', '31', monthly],
  ['Csoportos beszedés, havonta', '3', monthly],
  ['SZÉP-kártya', 'A', annual],
  ['Motivációs kártya', '11', annual],
  ['Cafeteria kártya', '15', annual],
  ['Utalvány és kártya', '14', annual],
];
const sizes = { 'smaller than': -4_300, 'equal to': 0, 'larger than': 7_700 };

/** Every size by card; each further method with the next size. */
const cases = methods.flatMap(([name, method, payment], index) =>
  Object.entries(sizes)
    .filter((_size, at) => method === '4' || at === index % 3)
    .map(([size, difference]) => ({ name, method, payment, size, difference })),
);

const forint = (text: string | undefined): number => Number(text?.replace('−', '-').replaceAll(/[^\d-]/g, ''));

/** The amounts of the summary's fees, by label. */
const summed = (): Record<string, number> => {
  const terms = within(
    screen.getByRole('heading', { level: 3, name: 'Díjak' }).parentElement ?? document.body,
  ).getAllByRole('term');
  return Object.fromEntries(
    terms.map((term) => [plain(term.textContent), forint(term.nextElementSibling?.textContent)]),
  );
};

describe('an overpayment', () => {
  it.each(cases)(
    '$size the first sum, paid by $name: the page, the signature and the bank name the same rest (WIZ-13, WIZ-14, WIZ-15)',
    async ({ method, payment, difference }) => {
      const code = method === 'gift' ? '4' : method;
      // The stand-in's own computation; the portal's is another.
      const first = computeFees({
        tariff: { dij1: 500, dij2: 1_000, dij3: 0, dij4: 1_500 },
        monthlyFee: 12_400,
        months: payment.months,
        delivery: 'none',
        overpayment: 0,
      }).fosszeg;
      const overpayment = first + difference;
      const choice =
        code === '3'
          ? debit.saved?.choice
          : { method: code, bank: null, payment, transferFrom: code === '31' ? '2026-07-01' : '' };
      const { user, sent, path, world, process } = await openWizard({
        step: 7,
        saved: { choice },
        memory: { saved: { 6: { method, leisurePayer: 'own' } } },
        change: (changed) => setOverpayment(changed, 'bela', overpayment),
      });
      const rows = summed();
      const panel = costs();
      const rest = forint(panel['Fizetendő'] ?? panel['Első beszedés']);
      const used = overpayment - Math.max(0, difference);
      expect([rows['Túlfizetés'], forint(panel['Túlfizetés'])]).toEqual([-used, -used]);
      const leftOver = screen.queryAllByText(/^Megmaradó túlfizetés: /).map(({ textContent }) => forint(textContent));
      expect([...new Set(leftOver)]).toEqual(difference > 0 ? [difference] : []);
      // Of six later months.
      const later = payment.mode === 'monthly' ? 6 * 12_400 : 0;
      const leftLater = screen.queryAllByText(/^Ez a későbbi díjakat \(/).map(({ textContent }) => plain(textContent));
      expect(leftLater).toEqual(
        difference > 0 && later > 0
          ? Array.from({ length: 2 }, () => 'Ez a későbbi díjakat (74 400 Ft) csökkenti: 66 700 Ft marad.')
          : [],
      );
      expect(rest).toBe(Math.max(0, -difference));

      const online = screen.queryByRole('button', { name: 'Fizetés' });
      for (const consent of screen.getAllByRole('checkbox')) await user.click(consent);
      await user.click(online ?? screen.getByRole('button', { name: 'Véglegesítés' }));
      await waitFor(() =>
        online === null ? expect(path()).toBe('/contracting/sum') : expect(left).toHaveBeenCalledOnce(),
      );
      const now = rows[`Most fizetendő (${payment.months} hónap)`] ?? rows['Most fizetendő'];
      expect(sent('/submit-7')).toMatchObject([
        { key: process.key, ledger: { method: code, fees: { fosszeg: rest } satisfies Partial<Fees> } },
      ]);
      expect(sent('/startTransaction').map((order) => (order as { amount: number }).amount)).toEqual(
        online === null ? [] : [now],
      );
      expect(world.state.transactions.map(({ amount }) => amount)).toEqual(online === null ? [] : [rest]);
      expect(online === null).toBe(now === 0);
    },
  );
});
