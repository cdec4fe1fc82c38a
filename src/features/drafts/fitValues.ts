import { isRecord } from '../../http/lenient';

/** Texts, numbers, flags and groups of them, as forms hold them. Storage may hold anything: other values stay the form's. */
const fit = (own: unknown, held: unknown): unknown => {
  if (isRecord(own)) return fitValues(own, isRecord(held) ? held : {});
  return typeof held === typeof own && typeof own !== 'object' ? held : own;
};

export const fitValues = (own: object, held: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(own).map(([name, value]: [string, unknown]) => [
      name,
      fit(value, new Map<string, unknown>(Object.entries(held)).get(name)),
    ]),
  );
