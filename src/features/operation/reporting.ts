import * as v from 'valibot';
import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';

import { watchFailures } from '../../http/failures';
import { hostFile } from '../../http/hostFile';
import { pathIn } from '../../http/navigation';
import { isServiceError, toServiceError } from '../../http/serviceError';
import { ownRelease } from './release';
import { directiveOf, errorNameOf, reportSchema, routeOf, sourceOf, type Report } from './report';

/** Reports per visit; more would be repeats. */
const mostAVisit = 20;

type Finding = Report extends infer R ? (R extends Report ? Omit<R, 'route' | 'release'> : never) : never;

/** Sends findings that match the schema to /client-log, up to the limit. */
export const createReporter = (send: (body: string) => void) => {
  let sent = 0;
  return (finding: Finding): void => {
    if (sent >= mostAVisit) return;
    const report = v.safeParse(reportSchema, {
      ...finding,
      route: routeOf(pathIn(window.location.href)),
      release: ownRelease() ?? '',
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
        directive: directiveOf(effectiveDirective),
        source: sourceOf(blockedURI, window.location.origin),
      }),
    { signal },
  );
  const unwatch = watchFailures((error, reference) => {
    if (isServiceError(error)) report({ kind: 'technical', code: 'TECHNICAL_ERROR', reference });
    else report({ kind: 'uncaught', name: errorNameOf(error), reference });
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
