import type { i18n as I18n } from 'i18next';
import { loadTexts } from '../i18n/i18n';
import { readOwnFile } from '../http/ownFile';
import { createDeviceStorage, seenVersionKey } from '../session/storage';
import { showLateParts } from './lateParts';

const load = async (i18n: I18n): Promise<void> => {
  const [{ LateParts }, { startReporting }] = await Promise.all([import('./LateParts'), import('../features/operation/reporting'), loadTexts(i18n, ['operation'])]);
  showLateParts(LateParts);
  startReporting();
};

export const whenIdle = (run: () => void): void => {
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2_000 });
  else setTimeout(run, 500);
};

/** Loads what no page needs, once the first one stands. A page without it is of as much use. */
export const startLate = (i18n: I18n): void => whenIdle(() => void load(i18n).catch(() => undefined));

/** What shows that somebody uses the page. */
const signs = ['pointerdown', 'keydown', 'input', 'visibilitychange'] as const;
/** What has to be reported. */
const failures = ['error', 'unhandledrejection', 'securitypolicyviolation'] as const;

/**
 * As startLate, for a page that was rendered ahead. A device's first visit waits until somebody uses the page, something goes
 * wrong, or operations have something to say (PERF-2); on a later one another tab may be signed in (SES-14).
 */
export const startLateOnDemand = (i18n: I18n): void => {
  if (createDeviceStorage().read(seenVersionKey) !== undefined) {
    startLate(i18n);
    return;
  }
  const stop = new AbortController();
  const { signal } = stop;
  const early: Event[] = [];
  let isStarted = false;
  const start = (): void => {
    if (isStarted) return;
    isStarted = true;
    whenIdle(() => {
      load(i18n)
        .finally(() => stop.abort())
        // The reports begin with what happened before they could be written.
        .then(
          () => early.forEach((event) => window.dispatchEvent(event)),
          () => undefined,
        );
    });
  };
  for (const sign of signs) window.addEventListener(sign, start, { signal });
  const onFailure = (event: Event): void => {
    early.push(event);
    start();
  };
  for (const failure of failures) window.addEventListener(failure, onFailure, { signal });
  whenIdle(() => {
    readOwnFile('status.json', 3_000).then(
      (status) => {
        if (JSON.stringify(status) !== '{}') start();
      },
      () => undefined,
    );
  });
};
