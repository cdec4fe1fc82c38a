import type { BrowserContext } from '@playwright/test';

/** Collects what no test may leave behind: console output, page errors, failed requests, requests to other origins. */
export interface Problems {
  /** Ignores problems that the test causes on purpose, past and future ones. */
  allow: (pattern: RegExp) => void;
  watch: (context: BrowserContext) => void;
  found: () => string[];
}

/** Requests end like this when a page is left or drops a late reply. Not a problem. */
const aborted = 'net::ERR_ABORTED';

export const createProblems = (origins: readonly string[]): Problems => {
  const seen: string[] = [];
  const allowed: RegExp[] = [];
  // Chromium's PDF viewer has URLs of its own.
  const isOurs = (url: string): boolean =>
    /^(data|blob|about|chrome|chrome-extension):/.test(url) || origins.includes(new URL(url).origin);
  return {
    allow: (pattern) => {
      allowed.push(pattern);
    },
    watch: (context) => {
      context.on('console', (message) =>
        seen.push(`console ${message.type()}: ${message.text()} (${message.location().url})`),
      );
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
