import { isJson, type Json } from './wireSchema';

const typeOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
};

const isOf = (value: unknown, types: readonly unknown[]): boolean =>
  types.includes(typeOf(value)) || (typeof value === 'number' && types.includes('number'));

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]);

const isDay = (value: unknown): boolean => typeof value !== 'string' || /^\d{4}-\d{2}-\d{2}$/.test(value);

/** Where a value breaks a schema of docs/openapi.json: the keywords that the generator writes, no more. */
export const misfits = (schema: unknown, value: unknown, place = ''): string[] => {
  if (!isJson(schema)) return [];
  const { type, anyOf, enum: choices, format, properties, required, items } = schema;
  if (Array.isArray(anyOf))
    return anyOf.some((one) => misfits(one, value, place).length === 0) ? [] : [`${place}: none of the alternatives`];
  const types = listOf(type);
  // "" is as good as null: not given.
  const isNotGiven = value === '' && types.includes('null');
  if (types.length > 0 && !isOf(value, types) && !isNotGiven)
    return [`${place}: ${typeOf(value)} instead of ${types.join(' or ')}`];
  const said = [
    ...(Array.isArray(choices) && !choices.includes(value) ? [`${place}: none of ${choices.join(', ')}`] : []),
    ...(format === 'date' && !isNotGiven && !isDay(value) ? [`${place}: no date`] : []),
  ];
  if (Array.isArray(value)) return [...said, ...value.flatMap((one, at) => misfits(items, one, `${place}[${at}]`))];
  if (!isJson(value)) return said;
  const fields: Json = isJson(properties) ? properties : {};
  return [
    ...said,
    ...listOf(required).flatMap((name) => (String(name) in value ? [] : [`${place}.${String(name)}: missing`])),
    ...Object.entries(fields).flatMap(([name, one]) =>
      name in value ? misfits(one, value[name], `${place}.${name}`) : [],
    ),
  ];
};
