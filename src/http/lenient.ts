import * as v from 'valibot';

import { codesShown, replyTextMaxLength } from '~/domain/constants';
import { moreCodes } from '~/domain/errors/errorCatalogue';
import { readDay } from '~/domain/time/readDay';

/**
 * What services write in another JSON type than the contract lists, read as the listed one: the conversions that lose
 * nothing. Every other value is returned as it is, for the schema to judge.
 */

/** Trimmed and cut. A number counts as its digits, unless they are lost already beyond the safe range. */
const asText = (value: unknown): unknown => {
  if (typeof value === 'string')
    return value
      .slice(0, replyTextMaxLength)
      .replace(/[\uD800-\uDBFF]$/, '')
      .trim();
  return typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER && !String(value).includes('e')
    ? String(value)
    : value;
};

/** Digits, also with decimals after a point. */
const asNumber = (value: unknown): unknown =>
  typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value.trim()) ? Number(value) : value;

/** Whole forint; never -0. */
const asForint = (value: unknown): unknown => {
  const number = asNumber(value);
  return typeof number === 'number' ? Math.round(number) + 0 : number;
};

const flags = new Map<unknown, boolean>([
  [1, true],
  ['1', true],
  ['true', true],
  [0, false],
  ['0', false],
  ['false', false],
]);
const asFlag = (value: unknown): unknown => flags.get(asText(value)) ?? value;

const asDay = (value: unknown): unknown => (typeof value === 'string' ? readDay(value.trim()) : value);

export const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether the value stands for "not given". */
export const isBlank = (value: unknown): boolean => value === undefined || value === null || asText(value) === '';

/** The codes of a reply: a list, or a single one. What is no code is ignored. */
export const codesOf = (messages: unknown): string[] =>
  [messages]
    .flat()
    .map(asText)
    .filter((code) => typeof code === 'string')
    .filter((code) => code !== '');

/** Each code once; of more than ten, ten and how many more there are. */
export const shownCodes = (codes: readonly string[]): string[] => {
  const all = [...new Set(codes)];
  const more = all.length - codesShown;
  return more > 0 ? [...all.slice(0, codesShown), moreCodes(more)] : all;
};

/** The schema for the converted value. */
// @__NO_SIDE_EFFECTS__
export const converted = <S extends v.GenericSchema>(schema: S, convert: (value: unknown) => unknown) =>
  v.pipe(v.unknown(), v.transform(convert), schema);

/** For a schema of texts: takes numbers too. */
// @__NO_SIDE_EFFECTS__
export const textual = <S extends v.GenericSchema>(schema: S) => converted(schema, asText);

/** For a schema of whole numbers: takes digits too. */
// @__NO_SIDE_EFFECTS__
export const numeric = <S extends v.GenericSchema>(schema: S) => converted(schema, asNumber);

/** For a schema of sums: takes digits too, and rounds to forint. */
// @__NO_SIDE_EFFECTS__
export const rounded = <S extends v.GenericSchema>(schema: S) => converted(schema, asForint);

/** For a schema of booleans: takes 1, 0 and either as text too. */
// @__NO_SIDE_EFFECTS__
export const flagged = <S extends v.GenericSchema>(schema: S) => converted(schema, asFlag);

/** For a schema of days: takes them with a time or dots too. */
// @__NO_SIDE_EFFECTS__
export const dated = <S extends v.GenericSchema>(schema: S) => converted(schema, asDay);
