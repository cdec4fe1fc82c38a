import type * as v from 'valibot';

/**
 * What services write in another JSON type than the contract lists, read as the listed one: the conversions that lose
 * nothing. Every other value is returned as it is, for the schema to judge.
 */

/** A whole number as text. The digits of one beyond the safe range are lost already. */
const asText = (value: unknown): unknown => (Number.isSafeInteger(value) ? String(value) : value);

const asNumber = (value: unknown): unknown =>
  typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value;

const asFlag = (value: unknown): unknown => (value === 'true' ? true : value === 'false' ? false : value);

export const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The codes of a reply: a list, or a single one. What is no code is ignored. */
export const codesOf = (messages: unknown): string[] =>
  [messages]
    .flat()
    .map(asText)
    .filter((code) => typeof code === 'string')
    .filter((code) => code !== '');

/** The schema for the converted value. Wraps it as valibot's `fallback` does, so that its JSON Schema stays the contract's. */
// @__NO_SIDE_EFFECTS__
export const converted = <S extends v.GenericSchema>(schema: S, convert: (value: unknown) => unknown): S => ({
  ...schema,
  '~run': (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) =>
    schema['~run']({ ...dataset, value: convert(dataset.value) }, config),
});

/** For a schema of texts: takes numbers too. */
// @__NO_SIDE_EFFECTS__
export const textual = <S extends v.GenericSchema>(schema: S): S => converted(schema, asText);

/** For a schema of numbers: takes digits too. */
// @__NO_SIDE_EFFECTS__
export const numeric = <S extends v.GenericSchema>(schema: S): S => converted(schema, asNumber);

/** For a schema of booleans: takes "true" and "false" too. */
// @__NO_SIDE_EFFECTS__
export const flagged = <S extends v.GenericSchema>(schema: S): S => converted(schema, asFlag);
