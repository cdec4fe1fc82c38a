import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { formatForint } from '~/domain/money/money';

import { openInSpring } from './support';

interface Sums {
  currentDebit: unknown;
  allDebit: unknown;
  messages?: string[];
}
type Year = Sums | { refused: string };
/** As it comes; `failed` is no answer. */
type State = unknown;
interface Replies {
  earlier: Year;
  year: Year;
  next: Year;
  card: State;
  debit: State;
  history: unknown;
}

const forint = fc.oneof(fc.constant(0), fc.integer({ min: -200_000, max: 400_000 }));
const code = fc.constantFrom('HAS_DEBT', 'NO_KR', 'X_NEW');
const spellings: ((sum: number) => unknown)[] = [
  (sum) => sum,
  String,
  (sum) => `${sum}.00`,
  (sum) => ` ${sum} `,
  (sum) => sum + 0.4,
];
const spelt = fc.tuple(forint, fc.constantFrom(...spellings)).map(([sum, spelling]) => spelling(sum));
/** No sum of forint (ERR-8, ERR-9). */
const unreadable = fc.constantFrom(undefined, null, '', 'sok', '12 400,00', '1e3', true, {}, [], 1e300, 2 ** 53);
const sums = fc
  .tuple(
    fc.oneof(
      { weight: 3, arbitrary: fc.record({ currentDebit: spelt, allDebit: spelt }) },
      { weight: 3, arbitrary: forint.map((sum) => ({ currentDebit: sum, allDebit: String(sum) })) },
      { weight: 1, arbitrary: fc.record({ currentDebit: spelt, allDebit: unreadable }) },
      { weight: 1, arbitrary: fc.record({ currentDebit: unreadable, allDebit: spelt }) },
    ),
    fc.uniqueArray(code, { maxLength: 2 }),
  )
  .map(([pair, messages]) => ({ ...pair, messages }));
const yearReply = fc.oneof<fc.Arbitrary<Year>[]>(
  sums,
  sums,
  fc.record({ refused: fc.oneof(code, fc.constant('CONTR_INVALID_YEAR')) }),
);
const state = fc.constantFrom<State>(true, false, null, 'failed', 1, '1', 'true', 0, '0', 'false', 'ON', 2, '', {});
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
  earlier: yearReply,
  year: yearReply,
  next: yearReply,
  card: state,
  debit: state,
  history,
});

const nothing = { currentDebit: 0, allDebit: 0 };
const row = (word: string, date: string) => [{ date, amount: 12_400, state: word }];
const refusal = { refused: 'CONTR_INVALID_YEAR' };
const given = (year: Year, more: Partial<Replies> = {}): [Replies] => [
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
  // A debt of two years, of which this one's sums can't be read.
  given({ refused: 'HAS_DEBT' }, { earlier: { currentDebit: 700, allDebit: '700', messages: ['HAS_DEBT'] } }),
];

const answer = (year: Year) =>
  'refused' in year ? { status: 'ERROR', messages: [year.refused] } : { status: 'OK', ...year };
const mandate = (state: State, more: object = {}) =>
  state === 'failed' ? HttpResponse.json({}, { status: 500 }) : HttpResponse.json({ status: 'OK', state, ...more });

const isOn = (state: State): boolean => [true, 1, '1', 'true'].some((one) => one === state);
const isOff = (state: State): boolean => [false, 0, '0', 'false'].some((one) => one === state);
const wordOf = (state: State): string => (isOn(state) ? 'Aktív' : isOff(state) ? 'Nem aktív' : 'Most nem ismert');

const forintOf = (sum: unknown): number | undefined => {
  const number = typeof sum === 'string' && /^\s*-?\d+(\.\d+)?\s*$/.test(sum) ? Number(sum) : sum;
  return typeof number === 'number' && Number.isSafeInteger(Math.round(number)) ? Math.round(number) : undefined;
};
/** A year's two sums, if they can be read. */
const readable = (one: Year): readonly { currentDebit: number; allDebit: number }[] => {
  if ('refused' in one) return [];
  const [currentDebit, allDebit] = [forintOf(one.currentDebit), forintOf(one.allDebit)];
  return currentDebit === undefined || allDebit === undefined ? [] : [{ currentDebit, allDebit }];
};

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

const expectOnlyStatedSums = async (replies: Replies): Promise<void> => {
  const { earlier, year, next, card, debit } = replies;
  const main = await screen.findByRole('main');
  const line = (name: string) => within(main).getByRole('link', { name: new RegExp(`^${name}`) });
  await waitFor(() => expect(line('Rendszeres bankkártyás fizetés')).toHaveTextContent(wordOf(card)));
  await waitFor(() => expect(line('Csoportos beszedés')).toHaveTextContent(wordOf(debit)));
  const isOwnKnown = readable(year).length > 0;
  if (isOwnKnown) await within(main).findByText(/2026 végéig/, { selector: 'dt' });
  else await within(main).findByText('Az összegeket most nem tudjuk megmutatni.');

  // A year that can't be read has its line, without a sum.
  const readYears = [year, earlier, next].flatMap(readable);
  const most = Math.max(...readYears.flatMap(({ currentDebit, allDebit }) => [currentDebit, allDebit]));
  const due = readYears.find(({ currentDebit }) => currentDebit > 0)?.currentDebit;
  if (most > 0)
    expect(await screen.findByRole('textbox', { name: 'Befizetendő összeg' })).toHaveValue(
      due === undefined ? '' : formatForint(due, 'hu').slice(0, -3),
    );
  else expect(screen.queryByRole('button', { name: 'Fizetés' })).not.toBeInTheDocument();

  const statedSums = readYears
    .flatMap(({ currentDebit, allDebit }) => [currentDebit, allDebit])
    .map((sum) => formatForint(Math.abs(sum), 'hu'));
  const shown = () =>
    [...main.querySelectorAll('span, dd, p')]
      .filter((element) => element.children.length === 0)
      .flatMap((element) => element.textContent.match(/\d[\d\u00a0]*\u00a0Ft/g) ?? []);
  await waitFor(() => {
    for (const [index, sum] of statedSums.entries())
      if ((isOwnKnown && index === 1) || sum !== '0\u00a0Ft') expect(shown()).toContain(sum);
  });
  for (const sum of shown()) expect(statedSums).toContain(sum);
  const unread = [earlier, next].filter((one) => readable(one).length === 0);
  expect(
    within(main)
      .queryAllByText(/^Most esedékes/, { selector: 'dt' })
      .filter((name) => name.nextElementSibling?.textContent.startsWith('Most nem ismert')),
  ).toHaveLength(unread.length);

  // Of the codes only this year's, and a debt of any year, once. Beside sums that can't be read only a listed one says why.
  const listed = ['HAS_DEBT', 'NO_KR'];
  const codesOf = (one: Year): string[] => {
    if ('refused' in one) return [one.refused];
    const { messages = [] } = one;
    return readable(one).length > 0 || messages.some((code) => listed.includes(code)) ? messages : [];
  };
  const says = (text: RegExp) => within(main).queryAllByText(text).length;
  expect(says(/^Lejárt tartozása van/)).toBe(
    [year, earlier, next].some((one) => codesOf(one).includes('HAS_DEBT')) ? 1 : 0,
  );
  const isCode = isOwnKnown ? /^Kód: X_NEW$/ : /A hiba kódja: X_NEW$/;
  expect(says(isCode)).toBe(codesOf(year).includes('X_NEW') ? 1 : 0);
  expect(says(/^Nincs érvényes szerződése/)).toBe(codesOf(year).includes('NO_KR') ? 1 : 0);

  const isHinted = main.textContent.includes('Ha van aktív felhatalmazása');
  expect(isHinted).toBe(most > 0 && !(isOff(card) && isOff(debit)));
};

it('whatever the services tell, every sum and code on the payments page is one that a reply names, of whichever year, the amount is what is due, and unknown is never off (SAY-1, SAY-3, SAY-4, PAY-1, PAY-15)', async () => {
  await fc.assert(
    fc.asyncProperty(replies, async (given) => {
      const portal = await openPayments(given);
      try {
        await expectOnlyStatedSums(given);
      } finally {
        cleanup();
        portal.server.close();
      }
    }),
    { numRuns: 12, examples },
  );
}, 240_000);
