import * as v from 'valibot';
import { expect, it } from 'vitest';

import { calls } from '../../mocks/calls';
import { changed, nameOf, placesOf, readContract, remove, replyCalls, sampleOf, wrongFor } from './contractModel';

const contract = readContract();
const all = Object.entries(calls).flatMap(([service, table]) =>
  Object.entries(table).map(([path, [schema, reply]]) => {
    const shape = contract.get(service)?.get(path)?.payload;
    if (!shape) throw new Error(`contract.ts has no ${service} ${path}`);
    return { call: `${service} ${path}`, schema, reply, shape };
  }),
);

const takes = (schema: v.GenericSchema, value: unknown): boolean => v.safeParse(schema, value).success;

it('the services and the contract have the same calls', () => {
  const expected = [...contract].flatMap(([service, table]) => [...table.keys()].map((path) => `${service} ${path}`));
  expect(all.map(({ call }) => call).sort()).toEqual(expected.sort());
  const files = ['documents GET /document', 'documents GET /download'];
  expect(all.filter(({ reply }) => reply === undefined).map(({ call }) => call)).toEqual(files);
});

it.each(all)('a payload of $call has exactly the fields of contract.ts (STUB-3)', ({ schema, shape }) => {
  const sample = sampleOf(shape);
  const places = placesOf(shape);
  const bare = places
    .filter(({ field }) => field.optional)
    .reduce((value, place) => changed(value, place.path, remove), sample);
  for (const whole of [sample, bare]) expect(v.parse(schema, whole)).toEqual(whole);
  for (const value of [null, undefined, '', 'x', 1, [], [sample]]) expect(takes(schema, value)).toBe(false);
  for (const { path: at, field } of [{ path: [], field: { shape } }, ...places])
    if (field.shape.kind === 'object')
      expect(takes(schema, changed(sample, [...at, 'unknownField'], 'x')), nameOf(at)).toBe(false);
  for (const { path: at, field } of places) {
    const isItem = typeof at.at(-1) === 'number';
    if (!field.optional && !isItem) expect(takes(schema, changed(sample, at, remove)), nameOf(at)).toBe(false);
    expect(takes(schema, changed(sample, at, null)), `${nameOf(at)} null`).toBe(field.nullable);
    for (const value of field.shape.kind === 'choice' ? field.shape.values : [])
      expect(takes(schema, changed(sample, at, value)), `${nameOf(at)} ${value}`).toBe(true);
    for (const wrong of wrongFor(field.shape))
      expect(takes(schema, changed(sample, at, wrong)), `${nameOf(at)} ${JSON.stringify(wrong)}`).toBe(false);
  }
});

it.each(replyCalls)(
  'a reply of $call with every field of contract.ts is read without unknown ones, at every level (ERR-9)',
  ({ schema, shape, sample, places }) => {
    const value = v.parse(schema, sample);
    for (const place of [{ path: [], field: { shape } }, ...places].filter(
      ({ field }) => field.shape.kind === 'object',
    )) {
      expect(v.parse(schema, changed(sample, [...place.path, 'unknownField'], 'x')), nameOf(place.path)).toEqual(value);
    }
  },
);
