import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';

import { isIsoDate } from '~/domain/time/isoDate';
import { emptyBody } from '~/services/shapes';

export type Json = Record<string, unknown>;

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNull = (schema: unknown): boolean => isJson(schema) && schema.type === 'null';

/** A date that isn't given may be "". */
export const emptyText = { type: 'string', maxLength: 0 };

/** `string or null` in one line, where the schema has no further alternatives. A text that may be left out may be "" too. */
const nullable = ({ anyOf, ...rest }: Json): Json => {
  if (!Array.isArray(anyOf)) return rest;
  const given: unknown[] = anyOf.filter((one) => !isNull(one));
  const [only] = given;
  if (given.length !== 1 || !isJson(only)) return { ...rest, anyOf };
  if (given.length === anyOf.length) return { ...rest, ...only };
  if (typeof only.type !== 'string' || 'enum' in only) return { ...rest, anyOf };
  const { minLength: _minLength, ...free } = only;
  const orNull = { ...free, type: [only.type, 'null'] };
  return only.format === 'date' ? { ...rest, anyOf: [orNull, emptyText] } : { ...rest, ...orNull };
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

/**
 * What a reply owes follows from what the portal can read, not from how the schema is built: an optional contract whose
 * start date is needed is needed itself.
 */
const owed = <J extends { anyOf?: unknown[] | undefined; required?: string[] | undefined }>(
  schema: v.GenericSchema,
  json: J,
): J => {
  if ('entries' in schema && isJson(schema.entries)) {
    const entries = Object.entries(schema.entries as Record<string, v.GenericSchema>);
    return { ...json, required: entries.filter(([, entry]) => !v.is(entry, undefined)).map(([name]) => name) };
  }
  const { anyOf } = json;
  return anyOf?.some(isNull) === true && !v.is(schema, null)
    ? { ...json, anyOf: anyOf.filter((one) => !isNull(one)) }
    : json;
};

/** The wire's side of a schema, as JSON Schema. What it checks beyond that (a known bank, a check digit) is left out. */
export const wireSchema = (schema: v.GenericSchema): Json => {
  const { $schema, ...json } = toJsonSchema(schema, {
    typeMode: 'output',
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema, jsonSchema }) =>
      valibotSchema === emptyBody
        ? { type: 'object', maxProperties: 0, additionalProperties: false }
        : owed(valibotSchema, jsonSchema),
    overrideAction: ({ valibotAction, jsonSchema }) =>
      'requirement' in valibotAction && valibotAction.requirement === isIsoDate
        ? { ...jsonSchema, format: 'date' }
        : undefined,
  });
  const tidied = tidy(json);
  return isJson(tidied) ? tidied : {};
};

const messages = { type: ['array', 'null'], items: { type: 'string' }, description: 'Codes', examples: [[]] };

/** What every reply has. */
export const replyEnvelope: Json = {
  type: 'object',
  required: ['status'],
  properties: {
    status: { type: 'string', minLength: 1, description: 'OK, or anything else for a refusal', examples: ['OK'] },
    messages,
  },
};

/** A refusal has none of the fields that a success owes. */
export const refusalEnvelope: Json = {
  type: 'object',
  required: ['status'],
  properties: { status: { type: 'string', minLength: 1, not: { const: 'OK' }, examples: ['ERROR'] }, messages },
};
