import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { addFault, clearFaults } from '../../../mocks/faults';
import { addDebit, amountsOf } from '../../../mocks/model/payment/ledger';
import { decide } from '../../../mocks/model/payment/transactions';
import { holdReply } from '../../setup/holdReply';
import { noteDepartures } from '../../setup/navigation';
import { addPayment, endPaymentElsewhere, failedResult, paidResult } from '../../setup/payments';
import type { PortalVisit } from '../../setup/renderPortal';
import {
  amountField,
  answerByYear,
  comeBack,
  fact,
  grouped,
  openByYear,
  openInSpring,
  payButton,
  type YearReply,
} from './support';

const left = noteDepartures();
const debtText = 'Lejárt tartozása van: a kártyája korlátozott marad.';
const sumLines = () =>
  [...document.querySelectorAll('main dt')]
    .map((name) => `${name.textContent}: ${name.nextElementSibling?.textContent ?? ''}`.replaceAll('\u00a0', ' '))
    .filter((line) => line.includes('Ft'));

it('the payments page has a line for each sum of the year before and the next that isn’t 0, puts what is due of the year before first, fills it in, and names the bound’s year (PAY-1, PAY-2, PAY-15)', async () => {
  await openByYear({ 2025: [19_800, 19_800], 2026: [0, 0], 2027: [0, 118_800] });
  expect(await amountField()).toHaveValue(grouped('19 800'));
  expect(await amountField()).toHaveAccessibleDescription(
    'Legfeljebb 118\u00a0800\u00a0Ft (a 2027.\u00a0évre fizetendő)',
  );
  expect(sumLines()).toEqual([
    'Most esedékes (2025): 19 800 Ft',
    '2026 végéig összesen: 0 Ft',
    'A 2027. évre fizetendő: 118 800 Ft',
  ]);
  expect(screen.queryByText(/előre is fizethet/)).not.toBeInTheDocument();
});

it.each<[[number, number], string[]]>([
  [
    [5_000, 9_900],
    ['Most esedékes (2025): 5 000 Ft', 'A 2025. évre fizetendő: 9 900 Ft'],
  ],
  [[0, 9_900], ['A 2025. évre fizetendő: 9 900 Ft']],
  [[-500, -500], ['Túlfizetés (2025): 500 Ft']],
  [
    [5_000, -500],
    ['Most esedékes (2025): 5 000 Ft', 'Túlfizetés 2025 végéig: 500 Ft'],
  ],
  [[0, 0], []],
])('the payments page tells %j of another year in the words of this one’s: %j (PAY-1, SAY-4)', async (sums, lines) => {
  await openByYear({ 2025: sums, 2026: [100, 200] });
  await amountField();
  expect(sumLines().filter((line) => line.includes('2025'))).toEqual(lines);
});

it.each(['failed', { refused: 'NO_KR' }] as const)(
  'a year that %j stands in its line as not known, with its retry, and hides no other year and no form (PAY-1, SAY-3)',
  async (reply) => {
    const portal = await openByYear({ 2025: reply, 2026: [12_400, 124_000], 2027: [0, 118_800] });
    expect(await fact('Most esedékes (2025)')).toHaveTextContent(/^Most nem ismert/);
    expect(await amountField()).toHaveValue(grouped('12 400'));
    expect(await fact('A 2027. évre fizetendő')).toHaveTextContent('118 800 Ft');
    expect(screen.queryByText(/nincs érvényes szerződése/)).not.toBeInTheDocument();
    answerByYear(portal, { 2025: [700, 700], 2026: [12_400, 124_000] });
    await portal.user.click(screen.getByRole('button', { name: 'Újrapróbálom' }));
    await waitFor(async () => expect(await fact('Most esedékes (2025)')).toHaveTextContent('700 Ft'));
  },
);

it('this year’s failed read hides no other year: what is due there can be paid (PAY-1, PAY-2)', async () => {
  await openByYear({ 2025: [19_800, 19_800], 2026: 'failed' });
  expect(await screen.findByText('Az összegeket most nem tudjuk megmutatni.')).toBeVisible();
  expect(await amountField()).toHaveValue(grouped('19 800'));
  expect(await payButton()).toBeEnabled();
});

it('of another year’s codes only a debt and disabled paying are shown, once; an unlisted one of this year as it came (PAY-1, PAY-11, ERR-9)', async () => {
  await openByYear({
    2025: { refused: 'HAS_DEBT' },
    2026: [100, 200, ['HAS_DEBT', 'X1']],
    2027: [0, 0, ['NO_KR', 'X2']],
  });
  await amountField();
  expect(screen.getAllByText(debtText)).toHaveLength(1);
  expect(screen.getByText('Kód: X1')).toBeVisible();
  expect(screen.queryByText(/X2|nincs érvényes szerződése/)).not.toBeInTheDocument();
});

const disabledText = /Az online fizetés rendszerfrissítés miatt/;

it.each<[YearReply, YearReply]>([
  [
    [0, 0, ['PAYING_DISABLED']],
    [100, 200],
  ],
  [{ refused: 'PAYING_DISABLED' }, [100, 200]],
  [[0, 0, ['PAYING_DISABLED']], 'failed'],
  [[700, 700], { refused: 'PAYING_DISABLED' }],
])(
  'no form stands where a year says that paying is disabled, which is said once: the year before %j, this year %j (PAY-1, PAY-11)',
  async (before, now) => {
    await openByYear({ 2025: before, 2026: now });
    expect(await screen.findByText(disabledText)).toBeVisible();
    await waitFor(() => expect(screen.queryAllByText(disabledText)).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Fizetés' })).not.toBeInTheDocument();
  },
);

it('that paying is disabled is said in the form’s place where a later read is refused for it, beside the sums of before (PAY-11, PAY-15)', async () => {
  const portal = await openInSpring('/payment');
  await amountField();
  await act(() => portal.go('/documents'));
  addFault(portal.world, { call: '/getAmounts', kind: 'code', code: 'PAYING_DISABLED' });
  await act(() => portal.go('/payment'));
  expect(await screen.findByText('Az összegeket most nem tudtuk frissíteni.')).toBeVisible();
  expect(screen.getByText(disabledText)).toBeVisible();
  expect(await fact('Most esedékes (2026)')).toHaveTextContent('12 400 Ft');
  expect(screen.queryByRole('button', { name: 'Fizetés' })).not.toBeInTheDocument();
});

it('a form that is shown stays with what was typed where a later read fails, and says that the sums couldn’t be refreshed (PAY-15, FLT-2)', async () => {
  const portal = await openInSpring('/payment');
  await amountField();
  await act(() => portal.go('/documents'));
  const letGo = holdReply(portal.server, '/getAmounts');
  addFault(portal.world, { call: '/getAmounts', kind: '500' });
  await act(() => portal.go('/payment'));
  await portal.user.clear(await amountField());
  await portal.user.type(await amountField(), '5000');
  letGo();
  expect(await screen.findByText('Az összegeket most nem tudtuk frissíteni.')).toBeVisible();
  expect(await fact('Most esedékes (2026)')).toHaveTextContent('12 400 Ft');
  expect(await amountField()).toHaveValue('5000');
  expect(await payButton()).toBeEnabled();
  clearFaults(portal.world);
  await portal.user.click(screen.getByRole('button', { name: 'Újrapróbálom' }));
  await waitFor(() => expect(screen.queryByText('Az összegeket most nem tudtuk frissíteni.')).not.toBeInTheDocument());
  expect(await amountField()).toHaveValue(grouped('5 000'));
});

it('a form that is shown waits for sums that a payment has dropped, and goes once nothing is left to pay (PAY-8, PAY-15)', async () => {
  const portal = await openInSpring('/payment');
  await portal.user.clear(await amountField());
  await portal.user.type(await amountField(), '5000');
  act(() => addPayment(portal.store, 'T1'));
  addFault(portal.world, { call: '/getAmounts', kind: '500' });
  act(() => endPaymentElsewhere(portal.store, 'T1', failedResult));
  expect(await screen.findByText('Az összegeket most nem tudjuk megmutatni.')).toBeVisible();
  expect(await amountField()).toHaveValue(grouped('5 000'));
  expect(await payButton()).toHaveAccessibleDescription('Amint megvannak az összegek, fizethet.');
  clearFaults(portal.world);
  answerByYear(portal, {});
  await portal.user.click(screen.getAllByRole('button', { name: 'Újrapróbálom' })[0]!);
  expect(await screen.findByText('A 2026. évre most nincs esedékes díja.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Fizetés' })).not.toBeInTheDocument());
});

it('the years are those of the day on which the page was opened, over midnight, too (PAY-15)', async () => {
  const portal = await openInSpring('/payment', 'anna', {
    worldOptions: { now: () => new Date('2026-12-31T22:50:00Z') },
  });
  await fact('2026 végéig összesen');
  portal.world.setClock(new Date('2026-12-31T23:10:00Z'));
  act(() => addPayment(portal.store, 'T1'));
  act(() => endPaymentElsewhere(portal.store, 'T1', failedResult));
  await waitFor(() => expect(portal.sent('/getAmounts')).toHaveLength(6));
  expect(portal.sent('/getAmounts')).not.toContainEqual({ kr: '123456', year: 2028 });
  expect(await fact('2026 végéig összesen')).toBeVisible();
});

it('an unknown result names the sums that were read before the payment, and those of the same years now, though this year’s couldn’t be read (PAY-12)', async () => {
  const portal = await openByYear({ 2025: [19_800, 19_800], 2026: 'failed' });
  await portal.user.click(await payButton());
  await waitFor(() => expect(left).toHaveBeenCalledOnce());
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  addFault(portal.world, { call: '/endTransaction', kind: 'code', code: 'TRANSACTION_NOT_FOUND' });
  await portal.user.click(await screen.findByRole('button', { name: 'Fizetés ellenőrzése' }));
  const before = await screen.findByRole('region', { name: 'A fizetés indítása előtt' });
  expect(before).toHaveTextContent(/Most esedékes \(2025\)19\s800\sFt/);
  expect(before).not.toHaveTextContent('2026');
  expect(await screen.findByRole('region', { name: 'Most' })).toHaveTextContent(/2025\)19\s800\sFt/);
  expect(portal.sent('/getAmounts')).not.toContainEqual({ kr: '123456', year: 2024 });
});

it.each([
  ['a result that is known', 'none'],
  ['an unknown result', '500'],
] as const)(
  '%s names a year that /payment showed, though nothing of it is due any more (PAY-8, PAY-12)',
  async (_which, failure) => {
    const prepare: PortalVisit['prepare'] = (_store, world) => {
      if (failure === '500') addFault(world, { call: '/endTransaction', kind: failure });
    };
    const portal = await comeBack({ decision: 'pay', path: '/documents', prepare });
    answerByYear(portal, { 2026: [0, 0] });
    await act(() => portal.go(portal.resultPath));
    await waitFor(() =>
      expect(screen.getAllByText('Most esedékes (2025)').at(-1)?.nextElementSibling).toHaveTextContent(/^0\sFt$/),
    );
    expect(screen.queryByText(/2027/)).not.toBeInTheDocument();
  },
);

it.each<[string, Record<number, YearReply>]>([
  ['nothing is due', { 2026: [0, 0] }],
  ['paying is disabled', { 2026: [100, 100, ['PAYING_DISABLED']] }],
])(
  'the payments page names a payment that was approved within three days where no form stands, because %s (PAY-8)',
  async (_why, replies) => {
    const portal = await openInSpring('/documents');
    addPayment(portal.store, 'T1', { amount: 5_000, result: paidResult });
    answerByYear(portal, replies);
    await act(() => portal.go('/payment'));
    expect(await screen.findByText(/^A fizetését jóváhagyták: 5\s000\sFt\.$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Fizetés' })).not.toBeInTheDocument();
  },
);

it('the debt of the year before is paid and booked as any other (PAY-2, STUB-8)', async () => {
  const portal = await openInSpring('/payment', 'anna', {
    prepare: (_store, world) => {
      world.state.debits = [];
      addDebit(world, '123456', '2025-12-01', 19_800);
    },
  });
  await portal.user.click(await payButton());
  await waitFor(() => expect(left).toHaveBeenCalledOnce());
  expect(portal.sent('/startTransaction')).toMatchObject([{ amount: 19_800 }]);
  expect(portal.store.get().lastPayment?.before.map(({ year }) => year)).toEqual([2026, 2025, 2027]);
  decide(portal.world, portal.world.state.transactions[0]!.id, 'pay');
  expect(amountsOf(portal.world, '123456', 2025)).toEqual({ currentDebit: 0, allDebit: 0 });
});
