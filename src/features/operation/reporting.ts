/**
 * The client reports (OPS-5): what went wrong in a tab and where, sent to /client-log. Every field is a number, a reference that
 * the portal drew, or a word of the build or the browser, so that nothing of a member can be in it.
 */
import { matchRoutes } from 'react-router-dom';
import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';

import { hostFile } from '~/http/hostFile';
import { pathIn } from '~/http/navigation';
import { parseUrl } from '~/http/parseUrl';
import { isOwnError, isServiceError, onFailure, technicalCode, toServiceError } from '~/http/serviceError';
import { patterns } from '~/paths';

const mostAVisit = 20;

/** The names of an error's class and of a policy's directive or blocked kind of source; never a text or an address. */
const className = /^[A-Z]\w+$/;
const policyWord = /^[a-z-]+$/;

type Finding =
  /** `chunk` is a file of the build, by its hashed name. */
  | {
      kind: 'uncaught';
      name: string;
      reference: string;
      chunk?: string;
      line?: number;
      column?: number;
    }
  /** No answer came ("network"), or one that couldn't be used. */
  | { kind: 'technical'; code: typeof technicalCode; cause: 'network' | 'answer'; reference: string }
  | { kind: 'vital'; name: Metric['name']; value: number; rating: Metric['rating'] }
  | { kind: 'policy'; directive: string; source: string };

/** The pattern of a path: '/login/:code?/:lang?', never the path itself. */
export const routeOf = (path: string): string =>
  matchRoutes(
    Object.values(patterns).map((pattern) => ({ path: pattern })),
    path,
  )?.[0]?.route.path ?? '*';

/** "3.0.0 0123456789ab": version and commit, as the build's pages carry them; '' in development. */
const release = (): string => document.querySelector<HTMLMetaElement>('meta[name="release"]')?.content ?? '';

const placeOf = (error: unknown): { chunk?: string; line?: number; column?: number } => {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const [, rest = ''] = stack.split(`${window.location.origin}/assets/`);
  const [, chunk, line, column] = /^([A-Za-z]{1,40}-[\w-]{8}\.js):(\d{1,7}):(\d{1,7})/.exec(rest) ?? [];
  return chunk === undefined ? {} : { chunk, line: Number(line), column: Number(column) };
};

const uncaught = (error: unknown, reference: string): Finding => {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  return { kind: 'uncaught', name: className.test(name) ? name : 'other', reference, ...placeOf(error) };
};

const violation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): Finding => {
  const site = parseUrl(blockedURI)?.origin === window.location.origin ? 'own' : 'foreign';
  return {
    kind: 'policy',
    directive: policyWord.test(effectiveDirective) ? effectiveDirective : 'other',
    source: policyWord.test(blockedURI) ? blockedURI : site,
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
  let reportCount = 0;
  const report = (finding: Finding): void => {
    reportCount += 1;
    if (reportCount > mostAVisit) return;
    send(JSON.stringify({ ...finding, route: routeOf(pathIn(window.location.href)), release: release() }));
  };
  const stop = new AbortController();
  const { signal } = stop;
  const noteOwn = (error: unknown): void => {
    if (isOwnError(error)) toServiceError(error);
  };
  window.addEventListener('error', ({ error }: ErrorEvent) => noteOwn(error), { signal });
  window.addEventListener('unhandledrejection', ({ reason }) => noteOwn(reason), { signal });
  window.addEventListener('securitypolicyviolation', (event) => report(violation(event)), { signal });
  const unsubscribe = onFailure((error, reference) => {
    if (isServiceError(error))
      report({ kind: 'technical', code: technicalCode, cause: error.network ? 'network' : 'answer', reference });
    else report(uncaught(error, reference));
  });
  for (const measure of [onCLS, onINP, onLCP])
    measure(({ name, value, rating }) =>
      report({ kind: 'vital', name, value: Math.round(value * 1000) / 1000, rating }),
    );
  return () => {
    stop.abort();
    unsubscribe();
  };
};
