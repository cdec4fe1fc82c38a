import type { BrowserContext, ConsoleMessage, Request, WebError } from '@playwright/test';

/** What no test may leave behind: console output, page errors, failed requests, requests to strangers. */
export interface Problems {
  /** Takes problems that the test provokes on purpose off the record. */
  allow: (pattern: RegExp) => void;
  /** Watches a context, until what it gives is called. */
  watch: (context: BrowserContext) => () => void;
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
      const told = (message: ConsoleMessage): void => void seen.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
      const thrown = (error: WebError): void => void seen.push(`page error: ${String(error.error())}`);
      const asked = (request: Request): void => {
        if (!isOurs(request.url())) seen.push(`request to a stranger: ${request.url()}`);
      };
      const failed = (request: Request): void => {
        const reason = request.failure()?.errorText ?? 'unknown';
        if (reason !== aborted) seen.push(`request failed: ${request.method()} ${request.url()} ${reason}`);
      };
      context.on('console', told).on('weberror', thrown).on('request', asked).on('requestfailed', failed);
      return () => {
        context.off('console', told).off('weberror', thrown).off('request', asked).off('requestfailed', failed);
      };
    },
    found: () => seen.filter((problem) => !allowed.some((pattern) => pattern.test(problem))),
  };
};
