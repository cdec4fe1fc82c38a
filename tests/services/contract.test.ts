// @vitest-environment node
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { bodies, replies } from './calls';
import { readContract, type Shape } from './contractModel';
import { accepted, payloads, told } from './contractTypes';
import { changed, nameOf, placesOf, remove, sampleOf, wrongFor, type Place } from './samples';

const contract = readContract();
const flat = (table: Record<string, Record<string, v.GenericSchema>>) =>
  Object.entries(table).flatMap(([service, calls]) => Object.entries(calls).map(([path, schema]) => ({ call: `${service} ${path}`, service, path, schema })));
const shapeOf = (service: string, path: string, part: 'payload' | 'reply'): Shape => {
  const call = contract.get(service)?.get(path);
  if (!call) throw new Error(`contract.ts has no ${service} ${path}`);
  return call[part];
};
const callsOf = (table: Record<string, Record<string, unknown>>) => new Map(Object.entries(table).map(([service, calls]) => [service, Object.keys(calls).sort()]));

const takes = (schema: v.GenericSchema, value: unknown): boolean => v.safeParse(schema, value).success;
const read = (schema: v.GenericSchema, value: unknown): unknown => v.parse(schema, value);

/** Where the portal is deliberately more patient than the letter of contract.ts, each with its reason. */
const patience: { place: RegExp; value: (value: unknown) => boolean; why: string }[] = [
  { place: /partner\.birthDate$|bank\.birthDate$/, value: (value) => value === '', why: 'a form asks for it first' },
  { place: /ledger\.method$/, value: (value) => value === '?', why: 'an unknown method is none chosen (FLT-7)' },
];
const isPatient = (place: string, value: unknown): boolean => patience.some((entry) => entry.place.test(place) && entry.value(value));

describe('the services know the contract', () => {
  it('has every call of contract.ts, and no other', () => {
    const expected = new Map([...contract].map(([service, calls]) => [service, [...calls.keys()].sort()]));
    expect(callsOf(bodies)).toEqual(expected);
    const files = ['GET /document', 'GET /download'];
    expect(callsOf(replies)).toEqual(new Map([...expected].map(([service, calls]) => [service, calls.filter((call) => !files.includes(call))])));
    expect([...contract.values()].reduce((sum, calls) => sum + calls.size, 0)).toBe(64);
  });

  it('has the payloads and replies of contract.ts by their types, as the compiler says', () => {
    expect(new Set([...Object.values(payloads), ...Object.values(accepted)])).toEqual(new Set(['the same']));
    expect(told).not.toContain(true);
  });
});

describe('a payload holds exactly what contract.ts lists (STUB-3)', () => {
  describe.each(flat(bodies))('$call', ({ call, service, path, schema }) => {
    const shape = shapeOf(service, path, 'payload');
    const sample = sampleOf(shape);
    const places = placesOf(shape);

    it('takes a full payload, and one without what is optional', () => {
      expect(v.parse(schema, sample)).toEqual(sample);
      const bare = places.filter(({ field }) => field.optional).reduce((value, place) => changed(value, place.path, remove), sample);
      expect(v.parse(schema, bare)).toEqual(bare);
    });

    it('refuses an unknown field, at every level', () => {
      const objects = [{ path: [], field: { shape } }, ...places].filter(({ field }) => field.shape.kind === 'object');
      for (const { path: at } of objects) expect(takes(schema, changed(sample, [...at, 'unknownField'], 'x')), nameOf(at)).toBe(false);
    });

    it('refuses a payload that is no object', () => {
      for (const value of [null, undefined, '', 'x', 1, [], [sample]]) expect(takes(schema, value)).toBe(false);
    });

    it('refuses each missing field and each wrong value', () => {
      for (const { path: at, field } of places) {
        const isItem = typeof at.at(-1) === 'number';
        if (!field.optional && !isItem) expect(takes(schema, changed(sample, at, remove)), nameOf(at)).toBe(false);
        expect(takes(schema, changed(sample, at, null)), `${nameOf(at)} null`).toBe(field.nullable);
        for (const wrong of wrongFor(field.shape)) {
          expect(takes(schema, changed(sample, at, wrong)), `${call} ${nameOf(at)} ${JSON.stringify(wrong)}`).toBe(false);
        }
      }
    });
  });
});

describe('a reply is read as contract.ts says (ERR-2, FLT-2)', () => {
  describe.each(flat(replies))('$call', ({ call, service, path, schema }) => {
    const shape = shapeOf(service, path, 'reply');
    const sample = sampleOf(shape);
    const places = placesOf(shape);
    const label = ({ path: at }: Place) => `${call} ${nameOf(at)}`;
    // "null, a missing field and "" all mean not given": so a field that may be null may be missing.
    const mayBeMissing = ({ field }: Place) => field.optional || field.nullable;

    it('takes a full reply and drops what it does not know, at every level', () => {
      const whole = read(schema, sample);
      for (const place of [{ path: [], field: { shape } }, ...places].filter(({ field }) => field.shape.kind === 'object')) {
        expect(read(schema, changed(sample, [...place.path, 'unknownField'], 'x'))).toEqual(whole);
      }
    });

    it('takes null, "" and nothing for what is optional, as the same', () => {
      for (const place of places.filter(mayBeMissing)) {
        const without = read(schema, changed(sample, place.path, remove));
        expect(read(schema, changed(sample, place.path, null)), label(place)).toEqual(without);
        expect(read(schema, changed(sample, place.path, '')), label(place)).toEqual(without);
        expect(JSON.stringify(without), label(place)).not.toMatch(/""|null/);
      }
    });

    it('takes a reply without anything optional', () => {
      const bare = places.filter(mayBeMissing).reduce((value, place) => changed(value, place.path, remove), sample);
      expect(takes(schema, bare)).toBe(true);
    });

    it('refuses each missing field that is not optional, and null in its place', () => {
      for (const place of places.filter((one) => !mayBeMissing(one))) {
        if (typeof place.path.at(-1) === 'string') expect(takes(schema, changed(sample, place.path, remove)), label(place)).toBe(false);
        expect(takes(schema, changed(sample, place.path, null)), `${label(place)} null`).toBe(false);
      }
    });

    it('refuses each value of another kind: no list, a number that is a text, a day that does not exist', () => {
      for (const place of places) {
        for (const wrong of wrongFor(place.field.shape)) {
          const name = `${label(place)} ${JSON.stringify(wrong)}`;
          expect(takes(schema, changed(sample, place.path, wrong)), name).toBe(isPatient(label(place), wrong));
        }
      }
    });
  });
});
