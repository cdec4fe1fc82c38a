/** How a field of a reply goes missing; `wrong` gives it another type. */
export type Gap = 'missing' | 'null' | 'empty' | 'wrong';

export const gapKinds: readonly Gap[] = ['missing', 'null', 'empty', 'wrong'];

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The calls that are asked for a list: it stays, and its rows lose their fields. */
const listCalls: readonly string[] = [
  '/listInvoices',
  '/list',
  '/list-employers-by-domain',
  '/get-dates',
  '/list-cities-by-zip',
  '/list-street-types',
  '/get-packages',
  '/prices',
  '/packages',
];

/** What the portal needs of a reply, besides the list of a call that asks for one. After a sign-in it also needs the user's e-mail. */
const neededFields: readonly string[] = [
  'status',
  'token',
  'transaction',
  'url',
  'currentDebit',
  'allDebit',
  'docId',
  'subscriptionUUID',
];

/** Neither a number for a text nor digits for a number: those can be read. */
const wrongFor = (value: unknown): unknown => (typeof value === 'string' || Array.isArray(value) ? true : 'wrong');

const gapAt = (fields: Fields, name: string, gap: Gap): Fields => {
  const { [name]: value, ...rest } = fields;
  if (gap === 'missing') return rest;
  return { ...fields, [name]: { null: null, empty: '', wrong: wrongFor(value) }[gap] };
};

const gapsExcept = (fields: Fields, needed: readonly string[], gap: Gap): Fields =>
  Object.keys(fields).reduce((rest, name) => (needed.includes(name) ? rest : gapAt(rest, name, gap)), fields);

const gapsInRow = (row: unknown, gap: Gap): unknown => (isFields(row) ? gapsExcept(row, [], gap) : row);

/** The reply with a gap in place of every field that the portal doesn't need. */
export const withGaps = (call: string, reply: Fields, gap: Gap): Fields => {
  const { user, list } = reply;
  const kept: Fields = {
    ...('token' in reply && isFields(user) ? { user: gapsExcept(user, ['email'], gap) } : {}),
    ...(listCalls.includes(call) && Array.isArray(list)
      ? { list: list.map((row: unknown) => gapsInRow(row, gap)) }
      : {}),
  };
  return { ...gapsExcept(reply, neededFields, gap), ...kept };
};

/** The reply with a gap in one field, whether needed or not: 'user.kr', 'contract.validFrom', or 'list.date' in every row. */
export const withGapAt = (value: unknown, path: string, gap: Gap): unknown => {
  if (Array.isArray(value)) return value.map((row: unknown) => withGapAt(row, path, gap));
  const [name = '', ...below] = path.split('.');
  if (!isFields(value) || !Object.hasOwn(value, name)) return value;
  return below.length === 0
    ? gapAt(value, name, gap)
    : { ...value, [name]: withGapAt(value[name], below.join('.'), gap) };
};
