/** The difference between two JSON values: a new value, or changes below. Short, because it goes into a link. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json | undefined };

/** `['=', value]` sets a value; `['~', changes, length]` changes what is below, with an array's new length or -1; `['-']` removes. */
export type Delta = ['=', Json] | ['~', Record<string, Delta>, number] | ['-'];

const isBranch = (value: Json | undefined): value is Json[] | Record<string, Json | undefined> =>
  typeof value === 'object' && value !== null;

const same = (one: Json | undefined, other: Json | undefined): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Own properties only: a key may be called valueOf or __proto__. */
const own = (value: Record<string, Json | undefined>, key: string): Json | undefined =>
  Object.hasOwn(value, key) ? value[key] : undefined;

const entry = (value: Json[] | Record<string, Json | undefined>, key: string): Json | undefined =>
  Array.isArray(value) ? value[Number(key)] : own(value, key);

/** The difference from `from` to `to`; undefined if they are equal. */
export const deltaOf = (from: Json | undefined, to: Json | undefined): Delta | undefined => {
  if (same(from, to)) return undefined;
  if (to === undefined) return ['-'];
  if (!isBranch(from) || !isBranch(to) || Array.isArray(from) !== Array.isArray(to)) return ['=', to];
  const keys = Array.isArray(to) ? Object.keys(to) : [...new Set([...Object.keys(from), ...Object.keys(to)])];
  const changes = keys.flatMap((key) => {
    const change = deltaOf(entry(from, key), entry(to, key));
    return change === undefined ? [] : [[key, change] as const];
  });
  return ['~', Object.fromEntries(changes), Array.isArray(to) ? to.length : -1];
};

/** A copy of `from` with the changes applied. */
export const applyDelta = (from: Json | undefined, delta: Delta | undefined): Json | undefined => {
  if (delta === undefined) return from;
  if (delta[0] === '=') return delta[1];
  if (delta[0] === '-') return undefined;
  const [, changes, length] = delta;
  if (Array.isArray(from)) return Array.from({ length }, (_, index) => applyDelta(from[index], changes[index]) ?? null);
  const source = isBranch(from) ? from : {};
  return {
    ...source,
    ...Object.fromEntries(Object.entries(changes).map(([key, change]) => [key, applyDelta(own(source, key), change)])),
  };
};
