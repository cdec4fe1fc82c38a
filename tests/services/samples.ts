import type { Field, Shape } from './contractModel';

export type Path = readonly (string | number)[];
export interface Place {
  path: Path;
  field: Field;
}

/** Texts of a form that contract.ts can't express. */
const texts: Record<string, string> = {
  phoneNumber: '+36301234567',
  zip: '1111',
  account: '117730161111101800000000',
  status: 'OK',
};

/** A value with every field. */
export const sampleOf = (shape: Shape, name = ''): unknown => {
  switch (shape.kind) {
    case 'text':
      return texts[name] ?? `${name} őű`;
    case 'date':
      return '2026-02-28';
    case 'number':
      return 12_400;
    case 'flag':
      return true;
    case 'choice':
      return shape.values[0];
    case 'list':
      return [sampleOf(shape.item, name), sampleOf(shape.item, name)];
    case 'object':
      return Object.fromEntries(
        [...shape.fields]
          .filter(([field]) => field !== 'messages')
          .map(([field, { shape: inner }]) => [field, sampleOf(inner, field)]),
      );
    case 'file':
      throw new Error('a file has no JSON');
  }
};

/** Every field and list item below, except the envelope's `status` and `messages`, which parseResponse reads. */
export const placesOf = (shape: Shape, path: Path = []): Place[] => {
  if (shape.kind === 'list') {
    const item: Place = { path: [...path, 0], field: { shape: shape.item, optional: false, nullable: false } };
    return [item, ...placesOf(shape.item, item.path)];
  }
  if (shape.kind !== 'object') return [];
  return [...shape.fields]
    .filter(([name]) => path.length > 0 || (name !== 'status' && name !== 'messages'))
    .flatMap(([name, field]) => [{ path: [...path, name], field }, ...placesOf(field.shape, [...path, name])]);
};

const isRecord = (value: unknown): value is Record<string | number, unknown> =>
  typeof value === 'object' && value !== null;

/** The value with another one at that place, if there is such a place; `remove` deletes the field. */
export const changed = (value: unknown, path: Path, next: unknown): unknown => {
  const [head, ...rest] = path;
  if (head === undefined) return next;
  const copy = structuredClone(value);
  if (!isRecord(copy) || (rest.length > 0 && !(head in copy))) return value;
  if (rest.length === 0 && next === remove) Reflect.deleteProperty(copy, head);
  else copy[head] = changed(copy[head], rest, next);
  return copy;
};

export const remove = Symbol('remove');

/** Values of the wrong type for this shape, and not to be read leniently (ERR-9). */
export const wrongFor = (shape: Shape): unknown[] => {
  switch (shape.kind) {
    case 'text':
      return [2 ** 53, 1e300, true, {}, []];
    case 'date':
      return [20_260_228, '2026-02-30', '28.02.2026', '2026-02-28T99:00:00Z', 'tegnap', {}];
    case 'number':
      return ['12 400', '1e3', '0x1F', '90071992547409930001', '-', true, {}, 1e300];
    case 'flag':
      return ['igen', 'TRUE', '2', 2, {}];
    case 'choice':
      return ['?', -1, true, {}];
    case 'list':
      return [{}, 'x', 1, { 0: 'x', length: 1 }, [null]];
    case 'object':
      return ['x', 1, true, []];
    case 'file':
      return [];
  }
};

export const nameOf = (path: Path): string => path.join('.');
