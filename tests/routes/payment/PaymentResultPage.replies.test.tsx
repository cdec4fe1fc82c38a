import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { formatForint } from '~/domain/money/money';

import { replyBytes } from '../../setup/replyBytes';
import { answerByYear, comeBack, type YearReply } from './support';

interface Replies {
  /** /endTransaction: an authorisation, an empty one, one that can't be read, a refusal. */
  end: { auth: unknown; messages: string[] } | { refused: string };
  invoice: { status: unknown; messages: string[] };
  earlier: YearReply;
  year: [number, number, string[]];
  next: YearReply;
}

const forint = fc.oneof(fc.constant(0), fc.integer({ min: -200_000, max: 400_000 }));
const codes = fc.uniqueArray(fc.constantFrom('HAS_DEBT', 'X_NEW'), { maxLength: 2 });
const sums = fc.tuple(forint, forint, codes);
const otherYear = fc.oneof(sums, fc.record({ refused: fc.constantFrom('HAS_DEBT', 'CONTR_INVALID_YEAR') }));
const replies: fc.Arbitrary<Replies> = fc.record({
  end: fc.oneof(
    fc.record({
      auth: fc.constantFrom<unknown>('A77', 776_655, true, ' ', '', null, undefined, 0, '0', false, 'false', [], {}),
      messages: codes,
    }),
    fc.record({ refused: fc.constantFrom('HAS_DEBT', 'TRANSACTION_NOT_FOUND') }),
  ),
  invoice: fc.record({
    status: fc.oneof(
      fc.constantFrom<unknown>('OK', 'DONE', 'ERROR', 'TNR', 'done', ' DONE ', 8, '', null, undefined, true, ['DONE']),
      fc.stringMatching(/^[A-Z_]{3,12}$/),
    ),
    messages: codes,
  }),
  earlier: otherYear,
  year: sums,
  next: otherYear,
});

const debtText = /^Lejárt tartozása van/;
const invoiceText = /A rendszer szerint a számla|Figyeljük, elkészült-e|A rendszer jelzése/;

const paidWhile = (status: string): [Replies] => [
  {
    end: { auth: 'A77', messages: ['X_NEW'] },
    invoice: { status, messages: ['HAS_DEBT', 'X_NEW'] },
    earlier: { refused: 'CONTR_INVALID_YEAR' },
    year: [12_400, 124_000, []],
    next: [0, 118_800, ['X_NEW']],
  },
];

const openResult = async ({ end, invoice, earlier, year, next }: Replies) => {
  const portal = await comeBack({ path: '/documents', decision: 'pay' });
  answerByYear(portal, { 2025: earlier, 2026: year, 2027: next });
  portal.server.use(
    http.post('*/endTransaction', () =>
      HttpResponse.json('refused' in end ? { status: 'ERROR', messages: [end.refused] } : { status: 'OK', ...end }),
    ),
    http.post('*/getInvState', () => HttpResponse.json(invoice)),
  );
  await act(() => portal.go(portal.resultPath));
  return portal;
};

/** The word of /getInvState; undefined where the reply can't be read. */
const wordOf = ({ status }: Replies['invoice']): string | undefined =>
  typeof status === 'string' || typeof status === 'number' ? String(status).trim() || undefined : undefined;
const invoiceSentence = (word: string): string => {
  if (word === 'OK') return 'Figyeljük, elkészült-e a számla.';
  return word === 'DONE' ? 'A rendszer szerint a számla elkészült.' : `A rendszer jelzése: „${word}”`;
};
const isEmpty = (auth: unknown): boolean =>
  [undefined, null, 0, false, 'false', '0'].some((none) => none === auth) || String(auth).trim() === '';

/** Beside an authorisation that can't be read only a listed code says why. */
const ownCodes = (end: Replies['end'], isKnown: boolean): string[] => {
  if ('refused' in end) return [end.refused];
  return isKnown || end.messages.includes('HAS_DEBT') ? end.messages : [];
};

const expectOnlyStatedFacts = async ({ end, invoice, earlier, year, next }: Replies): Promise<void> => {
  const main = await screen.findByRole('main');
  const isKnown = !('refused' in end) && (end.auth === null || typeof end.auth !== 'object');
  const isPaid = isKnown && !isEmpty(end.auth);
  const verdict = isPaid
    ? 'Sikeres fizetés'
    : isKnown
      ? 'A fizetés nem sikerült.'
      : 'A fizetés eredménye most nem ismert.';
  expect(await within(main).findByText(verdict)).toBeVisible();
  await within(main).findAllByText(/2026 végéig/, { selector: 'dt' });
  const word = isPaid ? wordOf(invoice) : undefined;
  if (word !== undefined) expect(await within(main).findByText(invoiceSentence(word))).toBeVisible();
  else expect(within(main).queryByText(invoiceText)).not.toBeInTheDocument();
  expect(within(main).queryAllByText(/^(Sikeres fizetés|A fizetés nem sikerült\.|.*most nem ismert\.)$/)).toHaveLength(
    1,
  );

  // The sums of each year that answered, the order's, and, where the result isn't known, those before the payment.
  const replySums = [year, earlier, next]
    .flatMap((one) => (Array.isArray(one) ? [one.slice(0, 2) as number[]] : []))
    .flat();
  const ofTab = isKnown ? [12_400] : [12_400, 124_000, 700];
  const given = [...replySums, ...ofTab].map((sum) => formatForint(Math.abs(sum), 'hu'));
  const shown = (): string[] =>
    [...main.querySelectorAll('span, dd, p')]
      .filter((element) => element.children.length === 0)
      .flatMap((element) => element.textContent.match(/\d[\d\u00a0]*\u00a0Ft/g) ?? []);
  await waitFor(() => {
    for (const sum of given) if (sum !== '0\u00a0Ft') expect(shown()).toContain(sum);
  });
  for (const sum of shown()) expect(given).toContain(sum);

  // Each code that a reply of money gives, once a reply; of other years a debt alone.
  const codesOf = (one: YearReply): readonly string[] =>
    one === 'failed' ? [] : 'refused' in one ? [one.refused] : (one[2] ?? []);
  const own = ownCodes(end, isKnown);
  const isWord = word !== undefined && !['OK', 'DONE'].includes(word);
  const ofInvoice = isWord ? invoice.messages : [];
  const count = (...flags: boolean[]) => flags.filter(Boolean).length;
  const hasDebt = [year, earlier, next].some((one) => codesOf(one).includes('HAS_DEBT'));
  const says = (text: RegExp) => within(main).queryAllByText(text).length;
  await waitFor(() =>
    expect(says(debtText)).toBe(count(hasDebt, own.includes('HAS_DEBT'), ofInvoice.includes('HAS_DEBT'))),
  );
  expect(says(/^Kód: X_NEW$/)).toBe(
    count(codesOf(year).includes('X_NEW'), isKnown && own.includes('X_NEW'), ofInvoice.includes('X_NEW')),
  );
  const isUnexplained = isKnown && !isPaid && !own.includes('HAS_DEBT');
  expect(says(/^Hiba történt az online kártyás fizetés közben/)).toBe(isUnexplained ? 1 : 0);
};

it('whatever the services answer after a payment, the result page names it paid by an authorisation alone, and every sum, code and word on it is one that a reply names or the member’s own order (SAY-1, SAY-2, PAY-8, PAY-12, ERR-9)', async () => {
  await fc.assert(
    fc.asyncProperty(replies, async (given) => {
      const portal = await openResult(given);
      try {
        await expectOnlyStatedFacts(given);
      } finally {
        cleanup();
        portal.server.close();
        // The next payment may have the same number.
        window.sessionStorage.clear();
        window.localStorage.clear();
      }
    }),
    { numRuns: 9, endOnFailure: true, examples: [paidWhile('OK'), paidWhile('DONE'), paidWhile('ERROR')] },
  );
}, 240_000);

it.each(replyBytes('{"status":"DONE","messages":[]}'))(
  'the result page says that the invoice is ready where /getInvState says so, and nothing of it where that can’t be read: %s (PAY-8, SAY-1, FLT-2)',
  async (_how, bytes, isReadable) => {
    const { go, server, resultPath } = await comeBack({ path: '/documents', decision: 'pay' });
    server.use(http.post('*/getInvState', () => new HttpResponse(bytes)));
    await act(() => go(resultPath));
    expect(await screen.findByText('Sikeres fizetés')).toBeVisible();
    expect(await screen.findByText(isReadable ? invoiceSentence('DONE') : /nem sikerült lekérdezni/)).toBeVisible();
    if (!isReadable) expect(screen.queryByText(invoiceText)).not.toBeInTheDocument();
  },
);
