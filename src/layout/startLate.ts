import type { i18n as I18n } from 'i18next';
import { loadTexts } from '../i18n/i18n';
import { readOwnFile } from '../http/ownFile';
import { createDeviceStorage, seenVersionKey } from '../session/storage';
import { showLateParts } from './latePartsStore';

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

/** Loads optional parts after the first page has rendered. Failures are ignored. */
export const startLate = (i18n: I18n): void => whenIdle(() => void load(i18n).catch(() => undefined));

/** Signs that somebody uses the page. */
const signs = ['pointerdown', 'keydown', 'input', 'visibilitychange'] as const;
/** Events to be reported. */
const failures = ['error', 'unhandledrejection', 'securitypolicyviolation'] as const;

/**
 * As startLate, for a pre-rendered page. A device's first visit waits until somebody uses the page, something fails, or
 * operations have a notice. Later visits start at once, because another tab may be signed in.
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
        // Replay what happened before reporting started.
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
