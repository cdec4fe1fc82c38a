import { applyConfig } from '../config';

/** In ms. Fall back to the build's settings if the host doesn't answer in time. */
const patience = 5_000;

const read = async (): Promise<void> => {
  // Every page preloads this address with the same credentials mode.
  const response = await fetch('/settings.json', { signal: AbortSignal.timeout(patience) });
  const settings: unknown = response.ok ? await response.json() : undefined;
  if (typeof settings !== 'object' || settings === null || Object.keys(settings).length === 0) return;
  const { overBuilt } = await import('../configSettings');
  applyConfig(overBuilt(settings));
};

let loading: Promise<void> = Promise.resolve();

/** Resolves when the host's settings are in force, or when they are missing, broken or late. Calls to the services wait for it. */
export const settingsLoaded = (): Promise<void> => loading;

/** Reads the host's settings over the build's. */
export const loadSettings = (): Promise<void> => {
  loading = read().catch(() => undefined);
  return loading;
};
