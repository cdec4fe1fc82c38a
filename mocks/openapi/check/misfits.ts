import { isIsoDate } from '../../../src/domain/time/isoDate';
import { isJson, type Json } from '../wireSchema';

const typeOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isSafeInteger(value) ? 'integer' : typeof value;
};

const isOf = (value: unknown, types: readonly unknown[]): boolean =>
  types.includes(typeOf(value)) || (typeof value === 'number' && types.includes('number'));

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]);

const isNull = (schema: unknown): boolean => isJson(schema) && schema.type === 'null';

const isEmptyText = (schema: unknown): boolean => isJson(schema) && schema.maxLength === 0;
const isNothing = (schema: unknown): boolean => isNull(schema) || isEmptyText(schema);

/** "" is as good as null: not given. */
const isNotGiven = ({ type, anyOf }: Json, value: unknown): boolean =>
  value === '' && (listOf(type).includes('null') || listOf(anyOf).some(isNothing));

const misfitsOfAny = (alternatives: readonly unknown[], value: unknown, place: string): string[] => {
  const given = alternatives.filter((one) => !isNothing(one));
  if (value === null && alternatives.some(isNull)) return [];
  // The only alternative says more than that none fits.
  if (given.length === 1) return misfits(given[0], value, place);
  return given.some((one) => misfits(one, value, place).length === 0) ? [] : [`${place}: none of the alternatives`];
};

const misfitsOfText = ({ enum: choices, format, minLength }: Json, value: unknown, place: string): string[] => [
  ...(Array.isArray(choices) && !choices.includes(value) ? [`${place}: none of ${choices.join(', ')}`] : []),
  ...(format === 'date' && typeof value === 'string' && !isIsoDate(value) ? [`${place}: no date`] : []),
  ...(typeof minLength === 'number' && value === '' ? [`${place}: empty`] : []),
];

/** Where a value breaks a schema of docs/openapi.json: the keywords that the generator writes, no more. */
export const misfits = (schema: unknown, value: unknown, place = ''): string[] => {
  if (!isJson(schema) || isNotGiven(schema, value)) return [];
  const { type, anyOf, properties, required, items } = schema;
  if (Array.isArray(anyOf)) return misfitsOfAny(anyOf, value, place);
  const types = listOf(type);
  if (types.length > 0 && !isOf(value, types)) return [`${place}: ${typeOf(value)} instead of ${types.join(' or ')}`];
  if (Array.isArray(value)) return value.flatMap((one, at) => misfits(items, one, `${place}[${at}]`));
  if (!isJson(value)) return value === null ? [] : misfitsOfText(schema, value, place);
  const fields: Json = isJson(properties) ? properties : {};
  return [
    ...listOf(required).flatMap((name) => (String(name) in value ? [] : [`${place}.${String(name)}: missing`])),
    ...Object.entries(fields).flatMap(([name, one]) =>
      name in value ? misfits(one, value[name], `${place}.${name}`) : [],
    ),
  ];
};
