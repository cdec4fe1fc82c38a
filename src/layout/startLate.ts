import type { i18n as I18n } from 'i18next';
import { loadTexts } from '../i18n/i18n';
import { showLateParts } from './lateParts';

/** Loads what no page needs, once the first one stands. A page without it is of as much use. */
export const startLate = (i18n: I18n): void => {
  const load = async (): Promise<void> => {
    const [{ LateParts }, { startReporting }] = await Promise.all([import('./LateParts'), import('../features/operation/reporting'), loadTexts(i18n, ['operation'])]);
    showLateParts(LateParts);
    startReporting();
  };
  const start = (): void => {
    load().catch(() => undefined);
  };
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2_000 });
  else setTimeout(start, 500);
};
