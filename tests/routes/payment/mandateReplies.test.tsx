import { screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { account, agree, dialog, facts, openMandate, save, state, telling, withdraw } from './support';

interface Row {
  date: string | null;
  amount: number | null;
  state: string | null;
}

interface Reply {
  state: boolean | null;
  account: string | null;
  fee: number | null;
  limit: number | null;
  from: string | null;
  to: string | null;
  list: (Row | string)[] | null;
}

const day = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const given = <T,>(value: fc.Arbitrary<T>) => fc.option(value, { freq: 4 });
const word = fc.oneof(
  fc.constantFrom(
    'Teljesült',
    'Törölve',
    'Hibás számlaszám',
    'Fedezetvizsgálat folyamatban',
    'Fedezet rendben, teljesült',
    'K',
    '1',
    'OK',
  ),
  fc
    .string({ minLength: 1, maxLength: 12 })
    .filter((text) => /^[^\p{C}]*\S[^\p{C}]*$/u.test(text))
    .map((text) => text.trim()),
);
const forint = fc.integer({ min: 0, max: 9_999_999 });
const row = fc.record<Row>({ date: given(day), amount: given(forint), state: given(word) });
const replies = fc.record<Reply>({
  state: given(fc.boolean()),
  account: given(fc.constantFrom('117730161111101800000000', '1177301611111018', '11773016-XXXXXXXX-00000000')),
  fee: given(forint),
  limit: given(forint),
  from: given(day),
  to: given(day),
  list: given(fc.array(fc.oneof({ weight: 9, arbitrary: row }, fc.constant('rubbish')), { maxLength: 5 })),
});

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
const money = (amount: number): string => `${String(amount).replace(/\B(?=(\d{3})+$)/g, ' ')} Ft`;
const dotted = (date: string): string => `${date.replaceAll('-', '.')}.`;
const isRead = (one: Row | string): one is Row =>
  typeof one !== 'string' && (one.date !== null || one.amount !== null || one.state !== null);

/** Every sum and day that a reply names, and none other, stands on the page; today aside (SAY-1, MAN-6). */
const check = async (reply: Reply): Promise<void> => {
  const portal = await openMandate('Csoportos beszedés', { debit: { ...reply } });
  const words: Record<string, string> = { true: 'Aktív', false: 'Nem aktív', null: 'Most nem ismert' };
  expect(await state()).toHaveTextContent(new RegExp(`^${words[String(reply.state)] ?? ''}$`));
  expect(withdraw() !== null).toBe(reply.state === true);
  expect(screen.queryByRole('button', { name: 'Mentés' }) !== null).toBe(reply.state === false);
  if (reply.state === false) await portal.user.click(screen.getByRole('button', { name: 'Adatok és előzmények' }));

  const fact = <T,>(label: string, value: T | null, show: (value: T) => string) =>
    value === null ? [] : [[label, show(value)]];
  expect(facts()).toEqual(
    Object.fromEntries([
      ...fact('Bankszámlaszám', reply.account, (given) =>
        given.includes('X') ? given : (given.match(/.{8}/g)?.join('-') ?? ''),
      ),
      ...fact('Összeghatár', reply.limit, money),
      ...fact('Díj', reply.fee, money),
      ...fact('Érvényesség kezdete', reply.from, dotted),
      ...fact('Érvényesség vége', reply.to, dotted),
    ]),
  );

  const rows = reply.list?.filter(isRead);
  const isKnown = rows !== undefined && (rows.length > 0 || reply.list?.length === 0);
  expect(screen.queryByText('Az előzményeket most nem tudjuk megmutatni.') !== null).toBe(!isKnown);
  expect(screen.queryByText('Az előzmények listája üres.') !== null).toBe(isKnown && rows.length === 0);
  const table = screen.queryByRole('table', { name: 'Előzmények' });
  const cells =
    table === null
      ? []
      : within(table)
          .getAllByRole('row')
          .slice(1)
          .map((line) =>
            within(line)
              .getAllByRole('cell')
              .map(({ textContent }) => plain(textContent)),
          );
  const expected = (rows ?? []).map((one) => [
    one.date === null ? '–' : dotted(one.date),
    one.amount === null ? '–' : money(one.amount),
    one.state ?? '–',
  ]);
  expect(cells.map(String).sort()).toEqual(expected.map(String).sort());
  const days = cells.map(([first = '']) => first).filter((first) => first !== '–');
  expect(days).toEqual([...days].sort().reverse());

  const page = plain(document.querySelector('main')?.textContent ?? '');
  const named = [reply.fee, reply.limit, ...(rows ?? []).map(({ amount }) => amount)].flatMap((amount) =>
    amount === null ? [] : [money(amount)],
  );
  for (const [sum] of page.matchAll(/\d[\d ]* Ft/g)) expect(named.some((one) => sum.endsWith(one))).toBe(true);
  const statedDays = [reply.from, reply.to, ...(rows ?? []).map(({ date }) => date)].flatMap((date) =>
    date === null ? [] : [dotted(date)],
  );
  for (const [date] of page.matchAll(/\d{4}\.\d{2}\.\d{2}\./g)) expect(statedDays).toContain(date);
};

const none: Reply = { state: true, account: null, fee: null, limit: null, from: null, to: null, list: [] };
const at = (date: string, state: string, amount = 9_900): Row => ({ date, state, amount });

it.each<[string, Reply]>([
  [
    'a cancelled collection to come',
    { ...none, fee: 12_400, list: [at('2026-03-13', 'Törölve', 12_400), at('2026-03-05', 'Sikertelen', 12_400)] },
  ],
  ['a history that ended months ago', { ...none, fee: 12_400, list: [at('2025-09-05', 'Teljesült', 12_400)] }],
  ['no list', { ...none, list: null }],
  ['a withdrawn mandate with a cancelled row', { ...none, state: false, list: [at('2026-03-11', 'Törölve')] }],
  ['a first day to come', { ...none, fee: 9_900, from: '2026-12-01' }],
  [
    'a mandate that is active after its last day, with a row to come',
    { ...none, to: '2025-10-31', list: [at('2026-03-20', 'Folyamatban')] },
  ],
  ['a fee above the limit', { ...none, fee: 14_900, limit: 9_900, list: [at('2026-03-10', 'Teljesült')] }],
  ['an account of which digits are hidden', { ...none, account: '11773016-XXXXXXXX-00000000' }],
  ['a state that isn’t given', { ...none, state: null, fee: 9_900 }],
])(
  'the direct debit’s page says what the reply gives, and nothing else: %s (SAY-1, SAY-2, MAN-6)',
  async (_case, reply) => check(reply),
);

it.each(fc.sample(replies, 10).map((reply, index) => [index + 1, reply] as const))(
  'the direct debit’s page says what a reply gives that nobody thought of, and nothing else: number %i of ten (SAY-1, SAY-3, MAN-6)',
  async (_number, reply) => check(reply),
);

it.each([
  [true, 'Aktív'],
  [false, 'Nem aktív'],
  [null, 'Most nem ismert'],
  ['igen', 'Most nem ismert'],
])(
  'the regular card payment’s page says of the state %j that it is “%s”, and names no sum and no day but today (SAY-1, SAY-3)',
  async (cardState, text) => {
    await openMandate('Rendszeres bankkártyás fizetés', {
      card: { state: cardState },
      debit: { fee: 12_400, state: true },
    });
    expect((await state()).textContent).toBe(text);
    expect(withdraw() !== null).toBe(cardState === true);
    expect(screen.queryByRole('button', { name: 'Mentés' }) !== null).toBe(cardState === false);
    const page = document.querySelector('main')?.textContent ?? '';
    expect(page.match(/\d[\d\s]*Ft/g)).toBeNull();
    expect((page.match(/\d{4}\.\d{2}\.\d{2}/g) ?? []).filter((date) => date !== '2026.03.10')).toEqual([]);
  },
);

it('a direct debit’s history counts the rows that can’t be read beside those that can (ERR-8, MAN-6)', async () => {
  await openMandate('Csoportos beszedés', {
    debit: { state: true, list: [{ date: '2026-03-05', amount: 12_400, state: 'Teljesült' }, 'törött', null] },
  });
  expect(await screen.findByText('Teljesült')).toBeVisible();
  expect(screen.getByText('2 sort nem tudtunk beolvasni.')).toBeVisible();
});

it.each([
  ['Csoportos beszedés', '/setDirectDebitAuth'],
  ['Rendszeres bankkártyás fizetés', '/setRegularCreditAuth'],
] as const)('a mandate that is set up is shown with the codes beside the answer: %s (ERR-9)', async (page, call) => {
  const portal = await openMandate(page, { prepare: telling(call, { messages: ['HAS_DEBT'] }) });
  await state();
  if (page === 'Csoportos beszedés') {
    await portal.user.click(await screen.findByRole('textbox', { name: 'Bankszámlaszám' }));
    await portal.user.paste(account);
  }
  await portal.user.click(save());
  await agree(portal, 'Igen, beállítom');
  const done = await dialog('A felhatalmazást rögzítettük.');
  expect(done.getByText('Lejárt tartozása van: a kártyája korlátozott marad.')).toBeVisible();
});
