import { applyConfig } from '../config';

/** In ms; later the build's settings are used. */
const timeoutMs = 5_000;

const read = async (): Promise<void> => {
  // Use the credentials mode of the preload in every page, or the file is fetched twice.
  const response = await fetch('/settings.json', { signal: AbortSignal.timeout(timeoutMs) });
  const settings: unknown = response.ok ? await response.json() : undefined;
  if (typeof settings !== 'object' || settings === null || Object.keys(settings).length === 0) return;
  const { mergeWithBuildSettings } = await import('../configSettings');
  applyConfig(mergeWithBuildSettings(settings));
};

let loading: Promise<void> = Promise.resolve();

/** Resolves once the host's settings are applied, or turn out to be missing, broken or late. Service calls wait for it. */
export const settingsLoaded = (): Promise<void> => loading;

/** Overrides the build's settings with the host's. */
export const loadSettings = (): Promise<void> => {
  loading = read().catch(() => undefined);
  return loading;
};
