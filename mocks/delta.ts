/** The difference between two JSON values: what the demo stores, and puts into a link. */

/** `['=', value]` sets a value, `['=']` removes it, `['~', changes]` changes what is below. */
export type Delta = ['=', unknown?] | ['~', Record<string, Delta>];

type Branch = Readonly<Record<string, unknown>>;

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;

/** A key may be called valueOf or __proto__. */
const own = (branch: Branch, key: string): unknown => (Object.hasOwn(branch, key) ? branch[key] : undefined);

/** The difference from `from` to `to`; undefined if they are equal. A key without a value is as good as none. */
export const deltaOf = (from: unknown, to: unknown): Delta | undefined => {
  if (from === to) return undefined;
  if (to === undefined) return ['='];
  if (!isBranch(from) || !isBranch(to) || Array.isArray(from) !== Array.isArray(to)) return ['=', to];
  const changes: [string, Delta][] = [];
  const compare = (key: string): void => {
    const change = deltaOf(own(from, key), own(to, key));
    if (change !== undefined) changes.push([key, change]);
  };
  for (const key of Object.keys(to)) compare(key);
  for (const key of Object.keys(from)) if (!Object.hasOwn(to, key)) compare(key);
  return changes.length === 0 ? undefined : ['~', Object.fromEntries(changes)];
};

/** A copy of `from` with the changes applied. */
export const applyDelta = (from: unknown, delta: Delta | undefined): unknown => {
  if (delta === undefined) return from;
  if (delta[0] === '=') return delta[1];
  const values = new Map(isBranch(from) ? Object.entries(from) : []);
  for (const [key, change] of Object.entries(delta[1])) {
    const value = applyDelta(values.get(key), change);
    if (value === undefined) values.delete(key);
    else values.set(key, value);
  }
  return Array.isArray(from) ? [...values.values()].map((value) => value ?? null) : Object.fromEntries(values);
};
