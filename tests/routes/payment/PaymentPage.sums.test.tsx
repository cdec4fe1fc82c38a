import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { formatForint } from '~/domain/money/money';

import { openInSpring } from './support';

interface Sums {
  currentDebit: number;
  allDebit: number;
  messages?: string[];
}
type Year = Sums | { refused: string };
type State = boolean | null | 'failed';
interface Replies {
  earlier: Year;
  year: Sums;
  next: Year;
  card: State;
  debit: State;
  history: unknown;
}

const forint = fc.oneof(fc.constant(0), fc.integer({ min: -200_000, max: 400_000 }));
const code = fc.constantFrom('HAS_DEBT', 'NO_KR', 'X_NEW');
const sums = fc
  .tuple(
    fc.oneof(
      fc.record({ currentDebit: forint, allDebit: forint }),
      forint.map((sum) => ({ currentDebit: sum, allDebit: sum })),
    ),
    fc.uniqueArray(code, { maxLength: 2 }),
  )
  .map(([pair, messages]) => ({ ...pair, messages }));
const otherYear = fc.oneof<fc.Arbitrary<Year>[]>(
  sums,
  fc.record({ refused: fc.oneof(code, fc.constant('CONTR_INVALID_YEAR')) }),
);
const state = fc.constantFrom<State>(true, false, null, 'failed');
const history = fc.oneof(
  fc.constant(null),
  fc.array(
    fc.record({
      date: fc.constantFrom('2025-09-05', '2026-03-05', '2026-03-13', '2026-12-10'),
      amount: fc.integer({ min: 1, max: 99_999 }),
      state: fc.constantFrom('Törölve', 'Hibás számlaszám', 'Fedezetvizsgálat folyamatban', 'Teljesült', 'K'),
    }),
    { maxLength: 3 },
  ),
);
const replies: fc.Arbitrary<Replies> = fc.record({
  earlier: otherYear,
  year: sums,
  next: otherYear,
  card: state,
  debit: state,
  history,
});

const nothing = { currentDebit: 0, allDebit: 0 };
const row = (word: string, date: string) => [{ date, amount: 12_400, state: word }];
const refusal = { refused: 'CONTR_INVALID_YEAR' };
const given = (year: Sums, more: Partial<Replies> = {}): [Replies] => [
  { earlier: refusal, next: refusal, card: false, debit: false, history: null, year, ...more },
];
/** Replies of review.md 3.1 and 11 for which a page said something false. */
const examples = [
  // A, 01: a cancelled collection; what is due is due.
  given({ currentDebit: 12_400, allDebit: 49_600 }, { debit: true, history: row('Törölve', '2026-03-13') }),
  // B: the last collection is months old.
  given({ currentDebit: 12_400, allDebit: 12_400 }, { debit: true, history: row('Teljesült', '2025-09-05') }),
  // 12: more is due than a fee.
  given({ currentDebit: 19_800, allDebit: 29_700 }, { debit: true, history: [] }),
  // 25: the mandate can't be read.
  given({ currentDebit: 9_900, allDebit: 9_900 }, { debit: 'failed' }),
  // 18, 19: an earlier year's debt, and next year's contract.
  given(nothing, {
    earlier: { currentDebit: 19_800, allDebit: 19_800 },
    next: { currentDebit: 0, allDebit: 118_800 },
  }),
  // 22: an overpayment that is used up.
  given({ currentDebit: -9_900, allDebit: 0 }),
];

const answer = (told: Year) =>
  'refused' in told ? { status: 'ERROR', messages: [told.refused] } : { status: 'OK', ...told };
const mandate = (told: State, more: object = {}) =>
  told === 'failed'
    ? HttpResponse.json({}, { status: 500 })
    : HttpResponse.json({ status: 'OK', state: told, ...more });

const wordOf = (told: State): string => (told === true ? 'Aktív' : told === false ? 'Nem aktív' : 'Most nem ismert');

/** Opens the payments page in front of these replies. */
const openPayments = async ({ earlier, year, next, card, debit, history: list }: Replies) => {
  const portal = await openInSpring('/documents', 'anna');
  const byYear = new Map([
    [2025, earlier],
    [2026, year],
    [2027, next],
  ]);
  portal.server.use(
    http.post('*/getAmounts', async ({ request }) => {
      const { year: asked } = (await request.clone().json()) as { year: number };
      return HttpResponse.json(answer(byYear.get(asked) ?? refusal));
    }),
    http.post('*/getRegularCreditData', () => mandate(card)),
    http.post('*/getDirectDebitData', () => mandate(debit, { fee: 7_777, limit: 8_888, list })),
  );
  await act(() => portal.go('/payment'));
  return portal;
};

const showsOnlyWhatIsTold = async (replies: Replies): Promise<void> => {
  const { earlier, year, next, card, debit } = replies;
  const main = await screen.findByRole('main');
  const line = (name: string) => within(main).getByRole('link', { name: new RegExp(`^${name}`) });
  await waitFor(() => expect(line('Rendszeres bankkártyás fizetés')).toHaveTextContent(wordOf(card)));
  await waitFor(() => expect(line('Csoportos beszedés')).toHaveTextContent(wordOf(debit)));
  await within(main).findByText(/2026 végéig/, { selector: 'dt' });

  // A year that is refused has its line, without a sum.
  const known = [year, earlier, next].flatMap((one) => ('refused' in one ? [] : [one]));
  const most = Math.max(...known.flatMap(({ currentDebit, allDebit }) => [currentDebit, allDebit]));
  const due = known.find(({ currentDebit }) => currentDebit > 0)?.currentDebit;
  if (most > 0)
    expect(await screen.findByRole('textbox', { name: 'Befizetendő összeg' })).toHaveValue(
      due === undefined ? '' : formatForint(due, 'hu').slice(0, -3),
    );
  else expect(screen.queryByRole('button', { name: 'Fizetés' })).not.toBeInTheDocument();

  const told = known
    .flatMap(({ currentDebit, allDebit }) => [currentDebit, allDebit])
    .map((sum) => formatForint(Math.abs(sum), 'hu'));
  const shown = () =>
    [...main.querySelectorAll('span, dd, p')]
      .filter((element) => element.children.length === 0)
      .flatMap((element) => element.textContent.match(/\d[\d\u00a0]*\u00a0Ft/g) ?? []);
  await waitFor(() => {
    for (const [index, sum] of told.entries()) if (index === 1 || sum !== '0\u00a0Ft') expect(shown()).toContain(sum);
  });
  for (const sum of shown()) expect(told).toContain(sum);
  const unread = [earlier, next].filter((one) => 'refused' in one);
  expect(
    within(main)
      .queryAllByText(/^Most esedékes/, { selector: 'dt' })
      .filter((name) => name.nextElementSibling?.textContent.startsWith('Most nem ismert')),
  ).toHaveLength(unread.length);

  // Of the codes only this year's, and a debt of any year, once.
  const codesOf = (one: Year) => ('refused' in one ? [one.refused] : (one.messages ?? []));
  const says = (text: RegExp) => within(main).queryAllByText(text).length;
  expect(says(/^Lejárt tartozása van/)).toBe(
    [year, earlier, next].some((one) => codesOf(one).includes('HAS_DEBT')) ? 1 : 0,
  );
  expect(says(/^Kód: X_NEW$/)).toBe(codesOf(year).includes('X_NEW') ? 1 : 0);
  expect(says(/^Nincs érvényes szerződése/)).toBe(codesOf(year).includes('NO_KR') ? 1 : 0);

  const isHinted = main.textContent.includes('Ha van aktív felhatalmazása');
  expect(isHinted).toBe(most > 0 && !(card === false && debit === false));
};

it('whatever the services tell, every sum and code on the payments page is one that a reply names, of whichever year, the amount is what is due, and unknown is never off (SAY-1, SAY-3, SAY-4, PAY-1, PAY-15)', async () => {
  await fc.assert(
    fc.asyncProperty(replies, async (given) => {
      const portal = await openPayments(given);
      try {
        await showsOnlyWhatIsTold(given);
      } finally {
        cleanup();
        portal.server.close();
      }
    }),
    { numRuns: 12, examples },
  );
}, 240_000);
