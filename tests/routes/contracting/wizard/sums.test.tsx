import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { Fees } from '../../../../mocks/contract';
import { setOverpayment } from '../../../../mocks/control';
import { addFault } from '../../../../mocks/faults';
import type { Gap } from '../../../../mocks/gaps';
import type { FeeTerms, Tariff } from '../../../../mocks/model/contracting/fees';
import { noteDepartures } from '../../../setup/navigation';
import { account, costs, field, openWizard, plain, stepHeading } from './support';

const left = noteDepartures();

type Gaps = Readonly<Record<string, Gap>>;

/** What a member chooses, what it costs, and which fields the replies leave out. */
interface Walk {
  validFrom: string;
  cardPackage: string;
  tariff: Tariff;
  /** What is charged where it isn't the tariff's. */
  charges: FeeTerms['charges'];
  overpayment: number;
  receipt: 'b' | 'c';
  delivery: '0' | '1' | '2';
  method: '4' | '31' | '3';
  months: number;
  gaps: Record<'/get-4' | '/get-6' | '/get-7', Gaps>;
}

const forint = (text: string): number => Number(text.replace('−', '-').replaceAll(/[^\d-]/g, ''));
const click = (element: HTMLElement): void => void fireEvent.click(element);
const choose = (name: string, value: string): void =>
  click(
    screen
      .getAllByRole('radio')
      .find((radio) => radio instanceof HTMLInputElement && radio.name === name && radio.value === value) ??
      expect.unreachable(`${name} ${value}`),
  );

const next = async (heading: string): Promise<void> => {
  click(await screen.findByRole('button', { name: 'Tovább' }));
  await stepHeading(heading);
  await screen.findByRole('button', { name: /^(Tovább|Fizetés|Véglegesítés)$/ });
};

/** The cost panel's payable sum; its rows have to add up to it. */
const shown = async (): Promise<number> => {
  const isSum = (label: string): boolean => label === 'Fizetendő' || label === 'Első beszedés';
  await waitFor(() => expect(Object.keys(costs()).some(isSum)).toBe(true));
  const rows = Object.entries(costs()).map(([label, text]) => [label, forint(text)] as const);
  const sum = rows.find(([label]) => isSum(label))?.[1] ?? Number.NaN;
  expect(rows.filter(([label]) => !isSum(label)).reduce((total, [, amount]) => total + amount, 0)).toBe(sum);
  return sum;
};

/** The fees of the summary; they have to add up, too. */
const summed = (): { now: number; collected: number } => {
  const section = screen.getByRole('heading', { level: 3, name: 'Díjak' }).parentElement;
  const rows = within(section ?? document.body)
    .getAllByRole('term')
    .map((term) => [plain(term.textContent), forint(term.nextElementSibling?.textContent ?? '')] as const);
  const one = (label: RegExp): number => rows.find(([name]) => label.test(name))?.[1] ?? 0;
  const at = rows.findIndex(([name]) => name.startsWith('Összesen'));
  const sumOf = (part: typeof rows): number => part.reduce((sum, [, amount]) => sum + amount, 0);
  const now = one(/^Most fizetendő/);
  // Every row is a term: those above the total add up to it, and what is taken off it leaves what is paid now.
  expect(sumOf(rows.slice(0, at))).toBe(rows[at]?.[1]);
  expect(rows.at(-1)?.[0]).toMatch(/^Most fizetendő/);
  expect(sumOf(rows.slice(at, -1))).toBe(now);
  return { now, collected: -one(/^Első beszedés/) };
};

const feesOf = (body: unknown): Fees => {
  const { fees, ledger } = body as { fees?: Fees; ledger?: { fees: Fees } };
  return fees ?? ledger?.fees ?? expect.unreachable('no fees were sent');
};

/** From step 4 to the bank's page, or to the end where nothing is paid online. The stand-in checks every sum with its own. */
const walk = async (one: Walk): Promise<void> => {
  const { validFrom, cardPackage, receipt, delivery, method } = one;
  const wizard = await openWizard({
    step: 4,
    // The tab knows what it saved in step 3.
    memory: { saved: { 3: { cardPackage } } },
    saved: { terms: { validFrom, validTo: '2026-12-31', cardPackage, receipt: 'c' } },
    change: (world) => {
      world.state.settings.tariff = one.tariff;
      world.state.settings.charges = one.charges ?? {};
      setOverpayment(world, 'bela', one.overpayment);
      for (const [call, at] of Object.entries(one.gaps)) addFault(world, { call, kind: 'gaps', at });
    },
  });
  choose('receipt', receipt);
  if (receipt === 'b') choose('delivery', delivery);
  const shown4 = await shown();
  await next('Számlázás');
  expect(await shown()).toBe(shown4);
  await next('Fizetési mód');
  choose('method', method);
  const monthly = method === '3' || method === '31';
  if (monthly && one.months > 2) {
    fireEvent.mouseDown(field('Hány hónapot fizet most?'));
    click(await screen.findByRole('option', { name: `${one.months} hónap` }));
  }
  if (method === '3') {
    fireEvent.change(field('Bankszámlaszám'), { target: { value: account.typed } });
    await waitFor(() => expect(field('Bank neve')).toHaveValue('OTP Bank'));
  }
  const shown6 = await shown();
  if (!monthly) expect(shown6).toBe(shown4);
  await next('Összegzés és fizetés');
  const shown7 = await shown();
  const { now, collected } = summed();
  const online = screen.queryByRole('button', { name: 'Fizetés' });
  for (const consent of screen.getAllByRole('checkbox')) click(consent);
  click(online ?? screen.getByRole('button', { name: 'Véglegesítés' }));
  if (online === null) await waitFor(() => expect(wizard.path()).toBe('/contracting/sum'));
  else await waitFor(() => expect(left).toHaveBeenCalledOnce());

  const [sent4, sent6, sent7] = ['/submit-4', '/submit-6', '/submit-7'].map((call) => feesOf(wizard.sent(call)[0]));
  expect(sent4?.fosszeg).toBe(shown4);
  expect(sent7).toEqual(sent6);
  expect([sent6?.fosszeg, shown6, now + collected]).toEqual(Array(3).fill(shown7));
  expect(wizard.sent('/startTransaction').map((order) => (order as { amount: number }).amount)).toEqual(
    online === null ? [] : [shown7],
  );
  // What the bank's page asks for.
  expect(wizard.world.state.transactions.map(({ amount }) => amount)).toEqual(online === null ? [] : [now]);
  expect(online === null).toBe(now === 0);
};

const noGaps = { '/get-4': {}, '/get-6': {}, '/get-7': {} };

/** Every field that the wizard can do without is left out at once. */
const bare: Walk = {
  validFrom: '2026-04-01',
  cardPackage: 'M',
  tariff: { dij1: 500, dij2: 0, dij3: 300, dij4: 1_500 },
  charges: { fdij1: 0, fdij3: 450 },
  overpayment: 5_000,
  receipt: 'b',
  delivery: '0',
  method: '31',
  months: 3,
  gaps: {
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
  },
};

it.each<[string, Walk]>([
  ['by card monthly, and the replies leave out all they can', bare],
  [
    'by bank card, a card by courier',
    {
      ...bare,
      validFrom: '2026-10-01',
      tariff: { dij1: 0, dij2: 900, dij3: 0, dij4: 1_750 },
      delivery: '2',
      method: '4',
      gaps: noGaps,
    },
  ],
  [
    'by direct debit, less an overpayment that covers the first months',
    { ...bare, validFrom: '2026-07-01', overpayment: 40_000, receipt: 'c', method: '3', months: 2, gaps: noGaps },
  ],
])(
  'from step 4 to the bank’s page one sum is shown, saved, signed and paid, and its rows add up: %s (WIZ-13, WIZ-14, WIZ-16, ERR-8)',
  async (_what, one) => walk(one),
);
