import type { BrowserContext } from '@playwright/test';

/** What no test may leave behind: console output, page errors, failed requests, requests to strangers. */
export interface Problems {
  /** Takes problems that the test provokes on purpose off the record. */
  allow: (pattern: RegExp) => void;
  /** Watches a context that the test opened itself. */
  watch: (context: BrowserContext) => void;
  found: () => string[];
}

/** Navigating away, or a page that drops a late reply, ends requests so; nobody is to be told. */
const aborted = 'net::ERR_ABORTED';

export const createProblems = (origins: readonly string[]): Problems => {
  const seen: string[] = [];
  const allowed: RegExp[] = [];
  // The browser draws a PDF with parts of its own.
  const isOurs = (url: string): boolean => /^(data|blob|about|chrome|chrome-extension):/.test(url) || origins.includes(new URL(url).origin);
  return {
    allow: (pattern) => {
      allowed.push(pattern);
    },
    watch: (context) => {
      context.on('console', (message) => seen.push(`console ${message.type()}: ${message.text()} (${message.location().url})`));
      context.on('weberror', (error) => seen.push(`page error: ${String(error.error())}`));
      context.on('request', (request) => {
        if (!isOurs(request.url())) seen.push(`request to a stranger: ${request.url()}`);
      });
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? 'unknown';
        if (reason !== aborted) seen.push(`request failed: ${request.method()} ${request.url()} ${reason}`);
      });
    },
    found: () => seen.filter((problem) => !allowed.some((pattern) => pattern.test(problem))),
  };
};
