import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

import { isIsoDate } from '../../src/domain/time/isoDate';
import { emptyBody } from '../../src/services/shapes';

export type Json = Record<string, unknown>;

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNull = (schema: unknown): boolean => isJson(schema) && schema.type === 'null';

/** `string or null` in one line, where the schema has no further alternatives. */
const nullable = ({ anyOf, ...rest }: Json): Json => {
  if (!Array.isArray(anyOf)) return rest;
  const given: unknown[] = anyOf.filter((one) => !isNull(one));
  const [only] = given;
  const isSimple = given.length === 1 && given.length < anyOf.length && isJson(only) && typeof only.type === 'string';
  return isSimple && !('enum' in only) ? { ...rest, ...only, type: [only.type, 'null'] } : { ...rest, anyOf };
};

/** Without what concerns the portal's reader only: its defaults, and the range of its numbers. */
const tidy = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(tidy);
  if (!isJson(value)) return value;
  const { default: _default, minimum, maximum, ...rest } = value;
  const range = {
    ...(minimum === undefined || minimum === Number.MIN_SAFE_INTEGER ? {} : { minimum }),
    ...(maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? {} : { maximum }),
  };
  const entries = Object.entries({ ...rest, ...range }).map(([key, inner]): [string, unknown] => [
    key,
    // The names of fields are no keywords.
    key === 'properties' && isJson(inner)
      ? Object.fromEntries(Object.entries(inner).map(([name, schema]) => [name, tidy(schema)]))
      : tidy(inner),
  ]);
  return nullable(Object.fromEntries(entries));
};

/** The wire's side of a schema, as JSON Schema. What it checks beyond that (a known bank, a check digit) is left out. */
export const wireSchema = (schema: v.GenericSchema): Json => {
  const { $schema, ...json } = toJsonSchema(schema, {
    typeMode: 'input',
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema }) =>
      valibotSchema === emptyBody ? { type: 'object', maxProperties: 0, additionalProperties: false } : undefined,
    overrideAction: ({ valibotAction, jsonSchema }) =>
      'requirement' in valibotAction && valibotAction.requirement === isIsoDate
        ? { ...jsonSchema, format: 'date' }
        : undefined,
  });
  const tidied = tidy(json);
  return isJson(tidied) ? tidied : {};
};
