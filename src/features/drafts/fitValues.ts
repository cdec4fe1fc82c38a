import { isRecord } from '../../http/lenient';

/** Merges stored values of the right types into the form's; storage may hold anything. */
const fit = (own: unknown, held: unknown): unknown => {
  if (isRecord(own)) return fitValues(own, isRecord(held) ? held : {});
  return typeof held === typeof own && Array.isArray(held) === Array.isArray(own) ? held : own;
};

export const fitValues = (own: object, held: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(own).map(([name, value]: [string, unknown]) => [
      name,
      fit(value, new Map<string, unknown>(Object.entries(held)).get(name)),
    ]),
  );
