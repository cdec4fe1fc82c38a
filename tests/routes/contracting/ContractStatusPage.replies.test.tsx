import { screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';

import { configure } from '../../setup/configure';
import { addPayment } from '../../setup/payments';
import { daysIn, dayTexts, sumsIn, sumText } from '../../setup/saidFigures';
import { fact, order, visit } from './finalPage';
import { signedWorld } from './support';

beforeEach(() => configure({ care: { phone: '+36 1 234 5678' } }));

const words = fc.option(fc.constantFrom('DONE', 'ERROR', 'OK', 'PAID', '12 400 Ft'), { nil: undefined });
const flag = fc.option(fc.boolean(), { nil: undefined });
const replies = fc.record({
  status: fc.constantFrom('OK', 'ERROR', 'DONE', 'TNR', 'DOC', 'QUEUED'),
  paid: flag,
  payState: words,
  regState: words,
  docState: flag,
  payment: fc.constantFrom('31', '3', 'KP'),
  messages: fc.subarray(['VALAMI_UJ', 'HAS_DEBT']),
});
const acts = fc.record({ isApproved: fc.boolean(), isOpen: fc.boolean() });
type Said = typeof replies extends fc.Arbitrary<infer R> ? R : never;
const example: Said = {
  ...fc.sample(replies, 1)[0]!,
  status: 'DONE',
  payState: undefined,
  regState: 'ERROR',
  payment: '31',
};
const contradicting: Said = { ...example, paid: false, payState: 'ERROR', messages: ['VALAMI_UJ'] };

it.for([
  [example, { isApproved: true, isOpen: false }],
  [contradicting, { isApproved: true, isOpen: true }],
  ...fc.sample(fc.tuple(replies, acts), 7),
] satisfies [Said, { isApproved: boolean; isOpen: boolean }][])(
  'says of money only what the reply, the order or an authorisation says, all of it, and foretells no charge: reply %# (SAY-1, SAY-2, SUM-5, UX-6)',
  async ([fields, { isApproved, isOpen }]) => {
    const { status, paid, payState, payment, messages } = fields;
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
    for (const word of [payState, fields.regState])
      if (word !== undefined && word !== 'DONE' && word !== 'ERROR') expect(page).toHaveTextContent(`„${word}”`);
    if (messages.includes('VALAMI_UJ'))
      expect(page).toHaveTextContent(status === 'ERROR' ? 'VALAMI_UJ' : 'Kód: VALAMI_UJ');
    if (messages.includes('HAS_DEBT')) expect(page).toHaveTextContent('tartozása van');
  },
);
