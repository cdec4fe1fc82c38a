import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';

import { createApp } from '~/App';
import { BankCard } from '~/routes/contracting/status/BankCard';
import { SystemCard } from '~/routes/contracting/status/SystemCard';
import type { ContractStatus } from '~/services/contractingGet';
import type { PaymentRecord } from '~/session/paymentRecord';
import { createSessionStore } from '~/session/store';

import { configure } from '../../setup/configure';
import { addPayment } from '../../setup/payments';
import { replyBytes } from '../../setup/replyBytes';
import { daysIn, dayTexts, sumsIn, sumText } from '../../setup/saidFigures';
import { testCache } from '../../setup/TestTheme';
import { fact, order, visit } from './finalPage';
import { signedWorld } from './support';

beforeEach(() => configure({ care: { phone: '+36 1 234 5678' } }));

type Said = Pick<ContractStatus, 'status' | 'codes' | 'paid' | 'payState' | 'regState' | 'docState' | 'payment'>;
const listed = ['OK', 'TNR', 'DOC', 'DONE', 'ERROR'];
const statuses = [...listed, 'QUEUED'];
const flags = [undefined, false, true];
const words = [undefined, 'DONE', 'ERROR', 'PAID'];

const contractKey = '1-2-3';
const payments = {
  none: undefined,
  open: { transaction: 'T1001' },
  /** Only /get-8 said so. */
  paid: { transaction: 'T1001', result: { paid: true, codes: [] } },
  approved: { transaction: 'T1001', amount: 112_100, result: { paid: true, auth: '776655', codes: ['VALAMI_BANKI'] } },
} satisfies Record<string, Partial<PaymentRecord> | undefined>;
const acts = ['none', 'open', 'paid', 'approved'] as const;
/** What this tab has ordered: the sum to be paid online. */
const amounts = [112_100, 0, undefined];

interface Case {
  reply: Said;
  payment: keyof typeof payments;
  amount: number | undefined;
}

const codeTexts: Record<string, string> = {
  HAS_DEBT: 'Lejárt tartozása van: a kártyája korlátozott marad.',
  VALAMI_UJ: 'Technikai hiba történt. A hiba kódja: VALAMI_UJ',
};
const methodTexts: Record<string, string> = {
  '3': 'Csoportos beszedés, havonta',
  '31': 'Bankkártya, havonta automatikusan',
};
const asItCame = (word: string): string => `A rendszer jelzése: „${word}”`;
const wordText = (word: string): string => ({ DONE: 'Kész', ERROR: 'Hiba' })[word] ?? asItCame(word);
const when = (condition: boolean, ...lines: string[]): string[] => (condition ? lines : []);
const row = (label: string, value: string | undefined): string[] => (value === undefined ? [] : [label, value]);

/** Every line of the bank's and the system's card, in their order, by SUM-1 to SUM-5 and the table of texts. */
const expectedLines = ({ reply, payment, amount }: Case): string[] => {
  const { status, codes = [], paid, payState, regState, docState } = reply;
  const isError = status === 'ERROR' || payState === 'ERROR';
  const isApproved = payment === 'approved';
  const isKnownAsPaid = paid === true || isApproved || payment === 'paid';
  const hasDocuments = ['OK', 'TNR', 'DOC'].includes(status) && docState === true;
  const hasFailed = payState === 'ERROR' && (['DONE', 'ERROR'].includes(status) || hasDocuments) && !isKnownAsPaid;
  const isFinal = status === 'DONE' || status === 'ERROR' || docState === true;
  const isReady = hasDocuments && (status === 'OK' || paid === true || payState === 'ERROR');
  const progress: Record<string, string> = {
    OK: 'A szerződéskötése folyamatban van.',
    DONE: 'Elkészült a szerződése.',
    ERROR: 'A szerződést nem sikerült véglegesíteni.',
    TNR: 'A rendszer jelzése: TNR',
    DOC: 'A rendszer jelzése: DOC',
  };
  const ofContract = isReady
    ? 'Elkészültek a szerződés dokumentumai.'
    : (progress[status] ?? 'A szerződés állapota most nem ismert.');
  const failure = payment === 'open' ? 'A fizetés eredménye most nem ismert.' : 'A fizetés nem sikerült.';
  const isUnsure = status === 'ERROR' && paid === undefined && !isKnownAsPaid;
  const isPaidOnline = amount === undefined ? reply.payment !== '3' : amount > 0;
  const isUnpaid = paid === false && (status === 'ERROR' || isReady);
  const refusal = status === 'ERROR' ? codes.map((code) => codeTexts[code] ?? code) : [];
  const besides =
    status === 'ERROR' ? [] : codes.map((code) => (code === 'HAS_DEBT' ? codeTexts.HAS_DEBT! : `Kód: ${code}`));
  const sum = sumText(112_100);
  return [
    ...when(
      isApproved,
      ...(isError
        ? [`A fizetését jóváhagyták (${sum}, T1001). Kérjük, ne fizessen újra, forduljon az ügyfélszolgálathoz.`]
        : [
            `A bankja jóváhagyta a fizetését: ${sum}.`,
            'Köszönjük!',
            'Tranzakció',
            'T1001',
            'Banki engedélyszám',
            '776655',
          ]),
      'Kód: VALAMI_BANKI',
    ),
    'A rendszerünk szerint',
    ...when(paid === true, 'A rendszer szerint a szerződés díja ki van fizetve.'),
    ...when(paid === true && isError && !isApproved, 'Kérjük, ne fizessen újra.'),
    hasFailed ? failure : ofContract,
    ...when(!listed.includes(status), asItCame(status)),
    ...refusal,
    ...when(
      (hasFailed && payment === 'none') || isUnsure,
      'Ha nem tudja biztosan, levonták-e az összeget, nézze meg a bankszámláját, mielőtt újra fizet.',
    ),
    ...when(
      status === 'ERROR' && paid === false && !(hasFailed && payment === 'none'),
      'A rendszer szerint a szerződés díja nincs kifizetve.',
    ),
    ...when(
      paid === false && !isPaidOnline && status !== 'ERROR' && payment === 'none' && !hasFailed,
      'Ehhez a szerződéshez online nem kell fizetnie.',
    ),
    ...besides,
    ...when(!isFinal, 'Az oldal magától frissül.'),
    ...row('Fizetés', paid === undefined ? 'Most nem ismert' : paid ? 'Kifizetve' : 'Nincs kifizetve'),
    ...row('A fizetés állapota', payState && wordText(payState)),
    ...row('Fizetési mód a rendszer szerint', reply.payment && (methodTexts[reply.payment] ?? asItCame(reply.payment))),
    ...row('Regisztráció', regState && wordText(regState)),
    ...row('Dokumentumok', docState === undefined ? undefined : docState ? 'Kész' : 'Még nincs kész'),
    ...when((hasFailed || isUnpaid) && isPaidOnline && !isKnownAsPaid && payment !== 'open', 'Vissza az összegzéshez'),
    ...when(
      status === 'TNR' || status === 'DOC',
      asItCame(status).replaceAll(/[„”]/g, ''),
      ...when(docState !== true, 'Az oldal tovább figyeli a szerződés állapotát, és magától frissül.'),
      'Bezárás',
    ),
  ];
};

const shownLines = (): string[] =>
  [...document.body.querySelectorAll('h2, h3, p, dt, dd, button')].map(({ textContent }) =>
    textContent.replaceAll(/\s/g, ' '),
  );

/** Shows one case after another in one page: a page for each would take minutes. */
const openCards = async () => {
  const store = createSessionStore();
  const first: Case = { reply: { status: 'OK', codes: [] }, payment: 'none', amount: undefined };
  let show: (next: Case) => void = () => undefined;
  const Cards = () => {
    const [present, setPresent] = useState(first);
    show = setPresent;
    const reply = { ...present.reply, reference: '' };
    const isFinal = ['DONE', 'ERROR'].includes(reply.status) || reply.docState === true;
    const polling = { error: null, check: () => Promise.resolve() };
    return (
      <div key={JSON.stringify(present)}>
        {present.payment === 'approved' && <BankCard payment={payments.approved} reply={reply} />}
        <SystemCard
          contractKey={contractKey}
          reply={reply}
          payment={payments[present.payment]}
          polling={{ ...polling, state: isFinal ? 'done' : 'asking' }}
        />
      </div>
    );
  };
  const routes = [{ path: '/', element: <Cards /> }];
  const { element } = await createApp({ initialPath: '/', language: 'hu', store, cache: testCache, routes });
  render(element);
  onTestFinished(cleanup);
  await screen.findByText('A rendszerünk szerint');
  return (next: Case): void =>
    act(() => {
      const { amount } = next;
      store.update({ signedOrder: amount === undefined ? undefined : { ...order, amount, contractKey } });
      show(next);
    });
};

describe('the bank’s and the system’s card', () => {
  it.each(statuses)(
    'say for status %s, with whatever else, each fact that the reply gives and nothing else (SAY-1, SAY-2, SUM-1, SUM-3, SUM-4, SUM-5, UX-6)',
    async (status) => {
      const show = await openCards();
      /** What nothing follows from takes its values in turn; DOC is treated as TNR is. */
      let turn = statuses.indexOf(status);
      const next = <T,>(values: readonly T[]): T => values[(turn += 1) % values.length]!;
      for (const paid of flags)
        for (const payState of words)
          for (const docState of flags)
            for (const payment of status === 'DOC' ? [next(acts)] : acts) {
              const codes = next([[], ['VALAMI_UJ'], ['HAS_DEBT'], ['HAS_DEBT', 'VALAMI_UJ'], []]);
              const others = { regState: next(words), payment: next([undefined, '3', '31', 'KP', 'gift']) };
              const one = {
                reply: { status, codes, paid, payState, docState, ...others },
                payment,
                amount: next(amounts),
              };
              show(one);
              expect(shownLines(), JSON.stringify(one)).toEqual(expectedLines(one));
            }
    },
  );
});

const anyWord = fc.constantFrom<unknown>(
  'DONE',
  'ERROR',
  'OK',
  'PAID',
  '12 400 Ft',
  ' DONE ',
  'done',
  8,
  '',
  null,
  {},
  undefined,
);
const anyFlag = fc.constantFrom<unknown>(true, false, 1, 0, '1', '0', 'true', 'igen', 2, '', null, undefined);
const replies = fc.record({
  status: fc.constantFrom<unknown>('OK', 'ERROR', 'DONE', 'TNR', 'DOC', 'QUEUED', ' DONE ', 'done', 7),
  paid: anyFlag,
  payState: anyWord,
  regState: anyWord,
  docState: anyFlag,
  payment: fc.constantFrom<unknown>('31', 31, '3', 3, 'KP', '', null, undefined),
  messages: fc.subarray(['VALAMI_UJ', 'HAS_DEBT']),
});
const tabs = fc.record({ isApproved: fc.boolean(), isOpen: fc.boolean() });
type Fields = typeof replies extends fc.Arbitrary<infer R> ? R : never;
/** What the reply says: nothing where it is blank or of another type (ERR-8, ERR-9). */
const wordIn = (field: unknown): string | undefined =>
  typeof field === 'string' || typeof field === 'number' ? String(field).trim() || undefined : undefined;
const flagIn = (field: unknown): boolean | undefined =>
  [true, 1, '1', 'true'].some((one) => one === field)
    ? true
    : [false, 0, '0', 'false'].some((one) => one === field)
      ? false
      : undefined;
const example: Fields = {
  ...fc.sample(replies, 1)[0]!,
  status: 'DONE',
  payState: undefined,
  regState: 'ERROR',
  payment: '31',
};
const contradicting: Fields = { ...example, paid: false, payState: 'ERROR', messages: ['VALAMI_UJ'] };

it.for([
  [example, { isApproved: true, isOpen: false }],
  [contradicting, { isApproved: true, isOpen: true }],
  ...fc.sample(fc.tuple(replies, tabs), 8),
] satisfies [Fields, { isApproved: boolean; isOpen: boolean }][])(
  'says of money only what the reply, the order or an authorisation says, all of it, and foretells no charge: reply %# (SAY-1, SAY-2, SUM-5, UX-6)',
  async ([fields, { isApproved, isOpen }]) => {
    const [status, payState, regState, payment] = [fields.status, fields.payState, fields.regState, fields.payment].map(
      wordIn,
    );
    const paid = flagIn(fields.paid);
    const { messages } = fields;
    await visit(signedWorld(fields), {
      auth: isApproved,
      prepare: (store) => {
        if (isOpen) addPayment(store, 'T9', { contractKey: store.get().contractKey });
      },
    });
    await screen.findByText('A megrendelése');
    await waitFor(() => expect(fact('Fizetés')).toBeDefined());
    const page = screen.getByRole('main', { hidden: true });
    for (const sum of sumsIn(page)) expect([sumText(order.amount), '12 400 Ft']).toContain(sum);
    for (const day of daysIn(page)) expect([...dayTexts(order.validFrom), '2026.03.10.']).toContain(day);
    expect(page).not.toHaveTextContent(/terhelés|levon(juk|ják)/);
    // A payment that is open when the service shows the contract as paid is ended by that.
    const staysOpen = isOpen && (paid !== true || isApproved);
    const allowed: [RegExp, boolean][] = [
      [/ki van fizetve|Kifizetve/, paid === true],
      [/[Nn]incs kifizetve/, paid === false],
      [/jóváhagyt|Most kifizetve|776655/, isApproved],
      [/A fizetés nem sikerült/, payState === 'ERROR' && !isApproved && !isOpen],
      [/ne fizessen újra/, paid === true || isApproved],
      [/eredménye (most|még) nem ismert/, staysOpen],
      [/Vissza az összegzéshez/, paid !== true && !isApproved && !isOpen && (paid === false || payState === 'ERROR')],
    ];
    for (const [sentence, isSaid] of allowed) if (!isSaid) expect(page).not.toHaveTextContent(sentence);
    if (paid === true) expect(page).toHaveTextContent('A rendszer szerint a szerződés díja ki van fizetve.');
    if (isApproved) expect(page).toHaveTextContent('jóváhagyt');
    if (staysOpen) expect(page).toHaveTextContent('Megkezdett egy fizetést, az eredménye még nem ismert.');
    if (payment === 'KP') expect(fact('Fizetési mód a rendszer szerint')).toBe('A rendszer jelzése: „KP”');
    for (const word of [payState, regState])
      if (word !== undefined && word !== 'DONE' && word !== 'ERROR') expect(page).toHaveTextContent(`„${word}”`);
    if (messages.includes('VALAMI_UJ'))
      expect(page).toHaveTextContent(status === 'ERROR' ? 'VALAMI_UJ' : 'Kód: VALAMI_UJ');
    if (messages.includes('HAS_DEBT')) expect(page).toHaveTextContent('tartozása van');
  },
);

it.each(replyBytes('{"status":"DONE","paid":true,"payState":"DONE","docState":true,"messages":[]}'))(
  'of /get-8 the final page says what it says, and nothing of contract and payment where that can’t be read: %s (SAY-1, SUM-5, FLT-2)',
  async (_how, bytes, isReadable) => {
    const { go, server } = await visit(signedWorld(), { auth: false, path: '/documents' });
    server.use(http.post('*/get-8', () => new HttpResponse(bytes)));
    await act(() => go('/contracting/sum'));
    expect(await screen.findByText(isReadable ? 'Elkészült a szerződése.' : /nem sikerült lekérdezni/)).toBeVisible();
    const page = screen.getByRole('main');
    if (isReadable) expect(page).toHaveTextContent('ki van fizetve');
    else expect(page).not.toHaveTextContent(/fizetve|Elkészült|folyamatban van|Kész/);
  },
);
