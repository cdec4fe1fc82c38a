// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { parseResponse } from '../../src/http/parseResponse';
import { isServiceError } from '../../src/http/serviceError';
import { bareReplies } from './bareReplies';
import { neededFields } from './neededFields';
import { replyCalls, type ReplyCall } from './replyCalls';
import { changed, nameOf, remove, wrongFor, type Place } from './samples';

/** Needed itself, or the parent of a needed field. */
const isNeeded = (call: string, { path }: Place): boolean => {
  const name = nameOf(path);
  return (neededFields[call] ?? []).some((field) => field === name || field.startsWith(`${name}.`));
};

/** An authorisation of the wrong type may be one: the payment isn't read as failed. */
const isDoubtful = (call: string, { path }: Place): boolean =>
  call === 'payment /endTransaction' && nameOf(path) === 'auth';

const notGiven: readonly unknown[] = [null, remove, ''];
/** Every gap that this place can have. An item of a list can't be missing. */
const gapsOf = ({ path, field }: Place): unknown[] =>
  [...notGiven, ...wrongFor(field.shape)].filter((gap) => gap !== remove || typeof path.at(-1) === 'string');

const isTechnical = (call: string, place: Place, gap: unknown): boolean =>
  isNeeded(call, place) || (isDoubtful(call, place) && !notGiven.includes(gap));

const read = ({ schema, anyStatus }: ReplyCall, body: unknown): unknown =>
  parseResponse({ status: 200, body }, schema, { bearer: true, anyStatus });

const outcome = (call: ReplyCall, body: unknown): unknown => {
  try {
    return read(call, body);
  } catch (error) {
    if (isServiceError(error)) return error.codes;
    throw error;
  }
};

const numbersIn = (value: unknown): number[] => {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
};

const withFields = replyCalls.filter(({ places }) => places.length > 0);

describe.each(withFields)('a gap in the reply of $call (ERR-8)', { tags: ['wide'] }, (call) => {
  const gaps = call.places.flatMap((place) => gapsOf(place).map((gap) => ({ place, gap })));

  it.each(call.places.map((place) => ({ name: nameOf(place.path), place })))('at $name', ({ place }) => {
    const without = outcome(
      call,
      changed(call.sample, place.path, typeof place.path.at(-1) === 'string' ? remove : null),
    );
    for (const gap of gapsOf(place)) {
      const expected = isTechnical(call.call, place, gap) ? ['TECHNICAL_ERROR'] : without;
      expect(outcome(call, changed(call.sample, place.path, gap)), JSON.stringify(gap)).toEqual(expected);
    }
    if (!isNeeded(call.call, place)) expect(without).not.toEqual(['TECHNICAL_ERROR']);
  });

  it('is a technical error only at a needed field, and no number becomes NaN (SEC-11), for several gaps at once', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...gaps), { minLength: 1, maxLength: 8, selector: ({ place }) => place }),
        (chosen) => {
          const body = chosen.reduce((reply, { place, gap }) => changed(reply, place.path, gap), call.sample);
          const result = outcome(call, body);
          if (chosen.some(({ place, gap }) => isTechnical(call.call, place, gap)))
            expect(result).toEqual(['TECHNICAL_ERROR']);
          else expect(result).not.toEqual(['TECHNICAL_ERROR']);
          expect(numbersIn(result).every(Number.isSafeInteger)).toBe(true);
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('a reply with only what is needed (ERR-8)', () => {
  it('is tried for every call', () => {
    expect(Object.keys(bareReplies).sort()).toEqual(withFields.map(({ call }) => call).sort());
  });

  it.each(withFields)('of $call is read with the values that stand for "not given"', (call) => {
    const [body, value] = bareReplies[call.call] ?? [];
    expect(read(call, { status: 'OK', ...body })).toEqual(value);
  });
});
