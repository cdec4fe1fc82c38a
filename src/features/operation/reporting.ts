/**
 * The client reports (OPS-5): what went wrong in a tab and where, sent to /client-log. Every field is a number, a reference that
 * the portal drew, or a word of a list or of the build, so that nothing of a member can be in it.
 */
import { matchRoutes } from 'react-router-dom';
import * as v from 'valibot';
import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';

import { parseUrl } from '../../domain/text/parseUrl';
import { hostFile } from '../../http/hostFile';
import { pathIn } from '../../http/navigation';
import { isServiceError, technicalCode, toServiceError, watchFailures } from '../../http/serviceError';
import { patterns } from '../../paths';

/** Reports per visit; more would be repeats. */
const mostAVisit = 20;

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
const sources = ['inline', 'eval', 'data', 'blob', 'own', 'foreign', 'sink'] as const;

const position = v.pipe(v.number(), v.integer(), v.minValue(0));
const reference = v.pipe(v.string(), v.regex(/^[A-HJ-NP-Z2-9]{6}$/));
const where = {
  route: v.picklist(routes),
  release: v.pipe(v.string(), v.regex(/^(?:[\d.]{1,16} [\w.-]{1,64})?$/)),
};

export const reportSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('uncaught'),
    name: v.picklist(errorNames),
    reference,
    /** A file of the build, by its hashed name. */
    chunk: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z]{1,40}-[\w-]{8}\.js$/))),
    line: v.optional(position),
    column: v.optional(position),
    ...where,
  }),
  v.strictObject({
    kind: v.literal('technical'),
    code: v.literal(technicalCode),
    /** Whether no answer came, or one that couldn't be used. */
    cause: v.picklist(['network', 'answer']),
    reference,
    ...where,
  }),
  v.strictObject({
    kind: v.literal('vital'),
    name: v.picklist(['CLS', 'INP', 'LCP']),
    value: v.pipe(v.number(), v.finite(), v.minValue(0)),
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
type Finding = Report extends infer R ? (R extends Report ? Omit<R, 'route' | 'release'> : never) : never;

/** The pattern of a path: '/login/:code?/:lang?', never the path itself. */
export const routeOf = (path: string): Report['route'] => {
  const matched = matchRoutes(
    Object.values(patterns).map((pattern) => ({ path: pattern })),
    path,
  )?.[0]?.route.path;
  return routes.find((route) => route === matched) ?? '*';
};

/** "3.0.0 0123456789ab": version and commit, as the build's pages carry them; '' in development. */
const release = (): string => document.querySelector<HTMLMetaElement>('meta[name="release"]')?.content ?? '';

const nameOf = (error: unknown): (typeof errorNames)[number] =>
  errorNames.find((name) => (error instanceof Error || error instanceof DOMException) && error.name === name) ??
  'other';

/** Where an error was thrown, if that is in a file of the build. */
const placeOf = (error: unknown): { chunk?: string; line?: number; column?: number } => {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const [, rest = ''] = stack.split(`${window.location.origin}/assets/`);
  const [, file, line, column] = /^([A-Za-z]{1,40}-[\w-]{8}\.js):(\d{1,7}):(\d{1,7})/.exec(rest) ?? [];
  return file === undefined ? {} : { chunk: file, line: Number(line), column: Number(column) };
};

const sourceOf = (blocked: string): (typeof sources)[number] => {
  if (blocked.startsWith('trusted-types-')) return 'sink';
  const own = parseUrl(blocked)?.origin === window.location.origin;
  return sources.find((name) => name === blocked) ?? (own ? 'own' : 'foreign');
};

/** Sends findings that match the schema, up to the limit. */
export const createReporter = (send: (body: string) => void) => {
  let sent = 0;
  return (finding: Finding): void => {
    if (sent >= mostAVisit) return;
    const report = v.safeParse(reportSchema, {
      ...finding,
      route: routeOf(pathIn(window.location.href)),
      release: release(),
    });
    if (!report.success) return;
    sent += 1;
    send(JSON.stringify(report.output));
  };
};

/** Survives unloading the page; ignores failures. */
const post = (body: string): void => {
  const address = hostFile('client-log');
  const isQueued =
    'sendBeacon' in navigator && navigator.sendBeacon(address, new Blob([body], { type: 'application/json' }));
  if (!isQueued)
    fetch(address, { method: 'POST', body, headers: { 'Content-Type': 'application/json' }, keepalive: true }).catch(
      () => undefined,
    );
};

/** Reports uncaught errors, technical failures, policy violations and web vitals. Returns a function that stops it. */
export const startReporting = (send = post): (() => void) => {
  const report = createReporter(send);
  const stop = new AbortController();
  const { signal } = stop;
  const onError = ({ error }: ErrorEvent): void => {
    // Events without an error come from another origin, or from a ResizeObserver loop.
    if (error !== null && error !== undefined) toServiceError(error);
  };
  window.addEventListener('error', onError, { signal });
  window.addEventListener('unhandledrejection', ({ reason }) => void toServiceError(reason), { signal });
  window.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI }) =>
      report({
        kind: 'policy',
        directive: directives.find((name) => name === effectiveDirective) ?? 'other',
        source: sourceOf(blockedURI),
      }),
    { signal },
  );
  const unwatch = watchFailures((error, reference) => {
    if (isServiceError(error))
      report({ kind: 'technical', code: technicalCode, cause: error.network ? 'network' : 'answer', reference });
    else report({ kind: 'uncaught', name: nameOf(error), reference, ...placeOf(error) });
  });
  const vital = ({ name, value, rating }: Metric): void => {
    if (name === 'CLS' || name === 'INP' || name === 'LCP')
      report({ kind: 'vital', name, value: Math.round(value * 1000) / 1000, rating });
  };
  for (const measure of [onCLS, onINP, onLCP]) measure(vital);
  return () => {
    stop.abort();
    unwatch();
  };
};
