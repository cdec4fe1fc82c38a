import { applyConfig } from './config';

/** In ms; later the build's settings are used. */
const timeoutMs = 5_000;

const read = async (): Promise<void> => {
  // Use the credentials mode of the preload in every page, or the file is fetched twice.
  const response = await fetch('/settings.json', { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`settings.json: ${response.status}`);
  const settings: unknown = await response.json();
  if (typeof settings !== 'object' || settings === null || Array.isArray(settings))
    throw new Error('settings.json is no object');
  if (Object.keys(settings).length === 0) return;
  const { mergeWithBuildSettings } = await import('./settingsSchema');
  applyConfig(mergeWithBuildSettings(settings));
};

/** Whether the file was read; true where there is none to read, as in the demo. */
let loading = Promise.resolve(true);
let firstCall: Promise<void> | undefined;

const ask = (): Promise<boolean> => {
  loading = read().then(
    () => true,
    () => false,
  );
  return loading;
};

/** Overrides the build's settings with the host's. The build's hold until the file is read: it may be missing, broken or late. */
export const loadSettings = async (): Promise<void> => {
  firstCall = undefined;
  await ask();
};

/** Resolves once the host's settings are applied. Asks once more for a file that couldn't be read. */
export const requireSettings = async (): Promise<void> => {
  if (!(await loading)) await ask();
};

/** Service calls wait for it. Before the first one a file that couldn't be read is asked for again; then they take what there is. */
export const settingsLoaded = (): Promise<void> => (firstCall ??= requireSettings());
