import fc from 'fast-check';
import { expect, it } from 'vitest';

import { parseResponse } from '~/http/parseResponse';
import { isServiceError } from '~/http/serviceError';

import {
  changed,
  nameOf,
  neededFields,
  remove,
  replyCalls,
  wrongFor,
  type Place,
  type ReplyCall,
} from './contractModel';

const withFields = replyCalls.filter(({ places }) => places.length > 0);

const readAs = ({ schema, anyStatus }: ReplyCall, body: unknown, inData = false): unknown =>
  parseResponse({ status: 200, body }, schema, { bearer: true, anyStatus, inData });

const outcome = (call: ReplyCall, body: unknown): unknown => {
  try {
    return readAs(call, body);
  } catch (error) {
    if (isServiceError(error)) return error.codes;
    throw error;
  }
};

const callOf = (name: string): ReplyCall => {
  const found = withFields.find(({ call }) => call === name);
  if (found === undefined) throw new Error(`no ${name}`);
  return found;
};

/** A value as contract.ts lists it, and the same value as services write it, too. */
type Form = [plain: unknown, written: unknown];

const digits = fc.oneof(fc.constantFrom(0, 1, 7, 1111, 123_456, Number.MAX_SAFE_INTEGER), fc.nat());
const whole = fc.oneof(fc.constantFrom(-500, 0, 1, 9, 12_400), fc.integer());
const zeros = fc.constantFrom('', '.0', '.00');
const spaced = (text: string): string => ` \t${text}\u00A0\n`;
const days = fc.constantFrom('2027-01-01', '2026-02-28', '2026-07-31');
const dayForms = [
  (day: string) => `${day}T00:00:00`,
  (day: string) => `${day} 10:20`,
  (day: string) => `${day}T12:00:00.000+02:00`,
  (day: string) => `${day}T12:00:00Z`,
  (day: string) => `${day}T12:00:00.123+0000`,
  (day: string) => day.replaceAll('-', '.'),
  (day: string) => `${day.replaceAll('-', '. ')}.`,
  spaced,
];

const isItem = ({ path }: Place): boolean => typeof path.at(-1) === 'number';

/** A row of a list of names. */
const isName = (place: Place): boolean =>
  isItem(place) && place.field.shape.kind === 'object' && [...place.field.shape.fields.keys()].join() === 'name';

const formOf = (place: Place): fc.Arbitrary<Form> | undefined => {
  const { shape } = place.field;
  switch (shape.kind) {
    case 'text':
      return fc.oneof(
        digits.map((number): Form => [String(number), number]),
        fc.constantFrom<Form[]>(['12.5', 12.5], ['Fő', spaced('Fő')], ['x'.repeat(10_000), 'x'.repeat(12_000)]),
      );
    case 'number':
      return fc.tuple(whole, zeros).map(([number, decimals]): Form => [number, `${number}${decimals}`]);
    case 'flag':
      return fc
        .boolean()
        .chain((flag) => fc.constantFrom<Form[]>([flag, Number(flag)], [flag, String(flag)], [flag, flag ? '1' : '0']));
    case 'date':
      return fc.tuple(days, fc.constantFrom(...dayForms)).map(([day, write]): Form => [day, write(day)]);
    case 'choice': {
      const forms = shape.values.flatMap((value): Form[] => {
        if (typeof value === 'number') return [[value, String(value)]];
        return /^\d+$/.test(value) ? [[value, Number(value)]] : [[value, spaced(value)]];
      });
      return fc.constantFrom(...forms);
    }
    case 'list':
      return fc.constant<Form>([[], null]);
    case 'object':
      return isName(place) ? fc.constant<Form>([{ name: 'Győr' }, ' Győr ']) : undefined;
    case 'file':
      return undefined;
  }
};

/** A missing history is not known, an empty one is: they aren't the same. */
const isHistory = (call: string, place: Place): boolean =>
  call === 'payment /getDirectDebitData' && nameOf(place.path) === 'list';

const formsOf = (call: ReplyCall) =>
  call.places.flatMap((place) => {
    const forms = isHistory(call.call, place) ? undefined : formOf(place);
    return forms === undefined ? [] : [{ path: place.path, forms }];
  });

const readable = withFields.map((call) => ({ call, name: call.call, fields: formsOf(call) }));

it.each(readable.filter(({ fields }) => fields.length > 0))(
  'a reply of $name reads like the plain one with a field in another form (ERR-9)',
  ({ call, fields }) => {
    for (const { path, forms } of fields)
      fc.assert(
        fc.property(forms, ([plain, written]) => {
          expect(readAs(call, changed(call.sample, path, written)), nameOf(path)).toEqual(
            readAs(call, changed(call.sample, path, plain)),
          );
        }),
        { numRuns: 20 },
      );
  },
);

it.each(readable)(
  'a reply of $name reads like the plain one with its fields in `data`, as a GET may have them (ERR-9)',
  ({ call }) => {
    const { status, ...data } = call.sample as { status: unknown };
    expect(readAs(call, { status, data, extra: [{}] }, true)).toEqual(readAs(call, call.sample));
  },
);

/** Needed itself, or the parent of a needed field. */
const isNeeded = (call: string, { path }: Place): boolean => {
  const name = nameOf(path);
  return (neededFields[call] ?? []).some((field) => field === name || field.startsWith(`${name}.`));
};

/** Neither a list nor a missing one (FLT-2), and an authorisation that may be one (PAY-12). */
const isUnreadable = (call: string, place: Place): boolean =>
  call === 'payment /endTransaction' || (place.path.length === 1 && place.field.shape.kind === 'list');

const notGiven = [null, remove, '', ' \u00A0'];
/** Values that stand for nothing at that place. */
const wrongAt = (call: string, place: Place): unknown[] => {
  const { shape } = place.field;
  if (call === 'payment /endTransaction') return [{}, [], ['123456']];
  if (isName(place)) return [true, []];
  // A direction that nobody listed isn't the default one (WIZ-10).
  if (call === 'contracting /get-5' && nameOf(place.path) === 'invoice.direction') return [];
  return shape.kind === 'list' ? [{}, 'x', 1] : wrongFor(shape);
};

it.each(withFields)('a gap in a reply of $call is no failure but where a field is needed (ERR-8)', (call) => {
  for (const place of call.places) {
    const name = nameOf(place.path);
    const without = outcome(call, changed(call.sample, place.path, isItem(place) ? null : remove));
    const technical = ['TECHNICAL_ERROR'];
    for (const gap of notGiven.filter((one) => one !== remove || !isItem(place))) {
      const expected = isNeeded(call.call, place) ? technical : without;
      expect(outcome(call, changed(call.sample, place.path, gap)), `${name} ${JSON.stringify(gap)}`).toEqual(expected);
    }
    const fails = isNeeded(call.call, place) || (isUnreadable(call.call, place) && !isHistory(call.call, place));
    for (const value of wrongAt(call.call, place))
      expect(outcome(call, changed(call.sample, place.path, value)), `${name} ${JSON.stringify(value)}`).toEqual(
        fails ? technical : without,
      );
    if (!isNeeded(call.call, place)) expect(without, name).not.toEqual(technical);
  }
});

const debit = (value: unknown): unknown =>
  outcome(callOf('payment /getAmounts'), { status: 'OK', currentDebit: value, allDebit: 0 });

it.each([
  ['500.00', 500],
  ['12400.5', 12_401],
  [12_400.4, 12_400],
  ['-0.2', 0],
  [' 500 ', 500],
])('a sum of %j in a reply is %i forint (ERR-9)', (written, forint) => {
  expect(debit(written)).toMatchObject({ currentDebit: forint, annualDebit: 0 });
});

it.each(['12 400,00', '12,5', '1e3', '0x1F', '90071992547409930001', Number.MAX_VALUE])(
  'a sum of %j in a reply is unreadable (ERR-9)',
  (written) => {
    expect(debit(written)).toEqual(['TECHNICAL_ERROR']);
  },
);

it('a count or a code in a reply has no fraction (ERR-9)', () => {
  const { user } = readAs(callOf('account /getHeadData'), {
    status: 'OK',
    user: { cardStatus: 1.5, ev: '2026.00' },
  }) as { user: object };
  expect(user).toEqual({ ev: 2026 });
});

const firstDay = (written: unknown): unknown =>
  readAs(callOf('contracting /get-dates'), { status: 'OK', list: [written, '2026-03-01'] });

it.each([
  ['2026-12-31T23:00:00Z', '2027-01-01'],
  ['2027-01-01T00:00:00+01:00', '2027-01-01'],
  ['2026-12-31T23:30:00-05', '2027-01-01'],
  ['2026-12-31T23:00:00', '2026-12-31'],
])('a day of %s in a reply is %s in Budapest (ERR-9)', (written, day) => {
  expect(firstDay(written)).toEqual({ list: [day, '2026-03-01'] });
});

it.each(['2026-02-30', '2026.02.30.', '2026-01-01T99:00:00Z', '01.02.2026', 20_260_228])(
  'a day of %j in a reply is not given (ERR-9)',
  (written) => {
    expect(firstDay(written)).toEqual({ list: ['2026-03-01'] });
  },
);

const ended = (auth: unknown): unknown => outcome(callOf('payment /endTransaction'), { status: 'OK', auth });

it.each(['', '      ', '\u200B\u00A0', null, undefined, 0, -0, '0', ' 0 ', false, 'false'])(
  'an authorisation of %j is empty (ERR-8, PAY-7)',
  (auth) => {
    expect(ended(auth)).toEqual({ auth: '' });
  },
);

it.each([
  ['776655', '776655'],
  [776_655, '776655'],
  [' A1 ', 'A1'],
  [true, 'true'],
  [2 ** 60, String(2 ** 60)],
])('an authorisation of %j is one (ERR-8, PAY-7)', (auth, text) => {
  expect(ended(auth)).toEqual({ auth: text });
});

// JSON.parse reads 1e400 as Infinity.
it.each([[{}], [[]], [['776655']], [Infinity], [-Infinity]])(
  'an authorisation of %o makes the reply unreadable (PAY-12, ERR-8, PAY-7)',
  (auth) => {
    expect(ended(auth)).toEqual(['TECHNICAL_ERROR']);
  },
);

const head = (fields: object): unknown => readAs(callOf('account /getHeadData'), { status: 'OK', ...fields });

it.each([
  [{ user: { kr: 123_456, pack: 'M' } }],
  [{ user: null, kr: '123456', pack: 'M' }],
  [{ kr: '123456', pack: 'M' }],
  [{ user: { kr: '123456', pack: '' }, pack: 'M', kr: 'other' }],
])('head data of %j gives the kr and the package, and nothing else (ERR-9)', (fields) => {
  expect(head(fields)).toEqual({ user: { kr: '123456', pack: 'M' } });
});

it.each([[{}], [{ user: null }], [{ user: 'x' }]])('head data of %j gives nothing (ERR-9)', (fields) => {
  expect(head(fields)).toEqual({ user: {} });
});

it.each([
  ['payment /listInvoices', { order: 1, date: '2026-01-01', ordinal: 'SZ-1', fullAmount: 500 }],
  ['documents /list', { docKey: 7, docId: 'A_2026', docKr: true }],
  ['contracting /get-packages', { key: 9_900, name: 'M' }],
  ['intranet /prices', { name: 'M', price: 9_900 }],
])('a list of %s shows the rows that can be read (ERR-8)', (name, row) => {
  const call = callOf(name);
  expect(readAs(call, { status: 'OK', list: [{}, null, 'x', [], row, { extra: 1 }] })).toMatchObject({
    list: (readAs(call, { status: 'OK', list: [row] }) as { list: unknown }).list,
  });
  for (const list of [null, undefined, ''])
    expect(readAs(call, { status: 'OK', list })).toEqual(readAs(call, { status: 'OK', list: [] }));
  expect(outcome(call, { status: 'OK', list: { 0: row } })).toEqual(['TECHNICAL_ERROR']);
});

it.each(['payment /listInvoices', 'documents /list', 'contracting /get-packages', 'contracting /get-dates'])(
  'a list of %s of which no row can be read is no reply, never an empty list (ERR-8, SAY-3)',
  (name) => {
    expect(outcome(callOf(name), { status: 'OK', list: [{}, null] })).toEqual(['TECHNICAL_ERROR']);
  },
);

it.each([
  ['payment /listInvoices', { ordinal: 'SZ-1' }],
  ['documents /list', { docKey: 7 }],
  ['payment /getDirectDebitData', { state: 'Új' }],
])('the rows of %s that can’t be read are counted (ERR-8)', (name, row) => {
  expect(readAs(callOf(name), { status: 'OK', list: [{}, row, null] })).toMatchObject({ unread: 2 });
  expect(readAs(callOf(name), { status: 'OK', list: [row] })).toMatchObject({ unread: 0 });
});

it('an offer without an id or a name can’t be chosen, and isn’t listed (CON-1, ERR-8)', () => {
  const list = [{ name: 'Példa Kft.' }, { id: 'E1' }, { id: 100, name: 'Minta Zrt.', key: '1', kartya_fajta: 7 }];
  expect(readAs(callOf('contracting /list-employers-by-domain'), { status: 'OK', list })).toEqual({
    list: [{ id: '100', name: 'Minta Zrt.', key: 1, cardKind: '7' }],
  });
});

it.each([
  [undefined, undefined],
  [null, undefined],
  ['x', undefined],
  [[{}, null], undefined],
  [[], []],
  [[{ state: 'Új' }, {}], [{ date: '', state: 'Új' }]],
])('the history %j of a mandate is %j: undefined is not known (MAN-6, ERR-8)', (list, read) => {
  expect(readAs(callOf('payment /getDirectDebitData'), { status: 'OK', list })).toMatchObject({ list: read });
});

it('more than ten codes of a reply are ten and how many more (ERR-1)', () => {
  const messages = Array.from({ length: 17 }, (_, index) => `CODE_${index}`);
  const codes = [...messages.slice(0, 10), 'MORE_CODES:7'];
  expect(outcome(callOf('payment /getAmounts'), { status: 'ERROR', messages })).toEqual(codes);
  expect(readAs(callOf('payment /endTransaction'), { status: 'OK', messages })).toEqual({
    auth: '',
    codes,
  });
});

it.each<[unknown, string[]]>([
  [
    ['CARD_DECLINED', 51, null],
    ['CARD_DECLINED', '51'],
  ],
  ['CARD_DECLINED', ['CARD_DECLINED']],
])('the codes %j of a reply are read as texts (ERR-9)', (messages, codes) => {
  expect(readAs(callOf('payment /endTransaction'), { status: 'OK', messages })).toMatchObject({ codes });
  expect(readAs(callOf('payment /getInvState'), { status: 3, messages })).toMatchObject({
    status: '3',
    codes,
  });
});
