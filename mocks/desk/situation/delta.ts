/** The difference between two JSON values. Short, because it goes into a link. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json | undefined };

/** `['=', value]` sets a value, `['=']` removes it, `['~', changes]` changes what is below. */
export type Delta = ['=', Json?] | ['~', Record<string, Delta>];

const isBranch = (value: Json | undefined): value is Json[] | Record<string, Json | undefined> =>
  typeof value === 'object' && value !== null;

/** What is below, in a map: a key may be called valueOf or __proto__. */
const below = (value: Json | undefined): Map<string, Json | undefined> =>
  new Map(Object.entries(isBranch(value) ? value : {}));

/** The difference from `from` to `to`; undefined if they are equal. */
export const deltaOf = (from: Json | undefined, to: Json | undefined): Delta | undefined => {
  if (JSON.stringify(from) === JSON.stringify(to)) return undefined;
  if (to === undefined) return ['='];
  if (!isBranch(from) || !isBranch(to) || Array.isArray(from) !== Array.isArray(to)) return ['=', to];
  const [before, after] = [below(from), below(to)];
  const changes = [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const change = deltaOf(before.get(key), after.get(key));
    return change === undefined ? [] : [[key, change] as const];
  });
  return ['~', Object.fromEntries(changes)];
};

/** A copy of `from` with the changes applied. */
export const applyDelta = (from: Json | undefined, delta: Delta | undefined): Json | undefined => {
  if (delta === undefined) return from;
  if (delta[0] === '=') return delta[1];
  const values = below(from);
  for (const [key, change] of Object.entries(delta[1])) {
    const value = applyDelta(values.get(key), change);
    if (value === undefined) values.delete(key);
    else values.set(key, value);
  }
  return Array.isArray(from) ? [...values.values()].map((value) => value ?? null) : Object.fromEntries(values);
};
