import { parseUrl } from '../../domain/text/parseUrl';
import { matchRoutes } from 'react-router-dom';
import * as v from 'valibot';

import { technicalCode } from '../../http/serviceError';
import { patterns } from '../../paths';

/**
 * The client reports. Fields are enums, numbers, generated references or build-time names, so no personal data can leak.
 */
const routes = [...Object.values(patterns), '*'] as const;
const errorNames = [
  'Error',
  'TypeError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'SecurityError',
  'QuotaExceededError',
  'AbortError',
  'NetworkError',
  'ServiceError',
  'other',
] as const;
const directives = [
  'script-src',
  'script-src-elem',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'connect-src',
  'frame-src',
  'require-trusted-types-for',
  'other',
] as const;
const keywords = ['inline', 'eval', 'data', 'blob'] as const;
const sources = [...keywords, 'own', 'foreign', 'sink'] as const;

const reference = v.pipe(
  v.string(),
  v.check((text) => /^[A-HJ-NP-Z2-9]{6}$/.test(text)),
);
const where = {
  route: v.picklist(routes),
  release: v.pipe(
    v.string(),
    v.check((text) => /^(?:[\d.]{1,16} [\w.-]{1,64})?$/.test(text)),
  ),
};

export const reportSchema = v.union([
  v.strictObject({ kind: v.literal('uncaught'), name: v.picklist(errorNames), reference, ...where }),
  v.strictObject({ kind: v.literal('technical'), code: v.literal(technicalCode), reference, ...where }),
  v.strictObject({
    kind: v.literal('vital'),
    name: v.picklist(['CLS', 'INP', 'LCP']),
    value: v.pipe(
      v.number(),
      v.check((value) => Number.isFinite(value) && value >= 0),
    ),
    rating: v.picklist(['good', 'needs-improvement', 'poor']),
    ...where,
  }),
  v.strictObject({
    kind: v.literal('policy'),
    directive: v.picklist(directives),
    source: v.picklist(sources),
    ...where,
  }),
]);

export type Report = v.InferOutput<typeof reportSchema>;
type Route = Report['route'];

/** The pattern of a path: '/login/:code?/:lang?', never the path itself. */
export const routeOf = (path: string): Route => {
  const matched = matchRoutes(
    Object.values(patterns).map((pattern) => ({ path: pattern })),
    path,
  )?.[0]?.route.path;
  return routes.find((route) => route === matched) ?? '*';
};

export const errorNameOf = (error: unknown): (typeof errorNames)[number] =>
  errorNames.find((name) => (error instanceof Error || error instanceof DOMException) && error.name === name) ??
  'other';

export const directiveOf = (directive: string): (typeof directives)[number] =>
  directives.find((name) => name === directive) ?? 'other';

export const sourceOf = (blocked: string, own: string): (typeof sources)[number] => {
  if (blocked.startsWith('trusted-types-')) return 'sink';
  const keyword = keywords.find((name) => name === blocked);
  if (keyword !== undefined) return keyword;
  return parseUrl(blocked)?.origin === own ? 'own' : 'foreign';
};
