import { applyConfig } from './config';
import { parseConfig } from './settingsSchema';

/** In ms; as long as a call may take. */
const timeoutMs = 15_000;

const read = async (): Promise<void> => {
  // Use the credentials mode of the preload in every page, or the file is fetched twice.
  const response = await fetch(`${import.meta.env.BASE_URL}settings.json`, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`settings.json: ${response.status}`);
  const settings: unknown = await response.json();
  if (typeof settings !== 'object' || settings === null || Array.isArray(settings))
    throw new Error('settings.json is no object');
  applyConfig(parseConfig({ ...settings }));
};

let reading: Promise<void> | undefined;

/** Reads /settings.json and puts it in force. */
export const loadSettings = (): Promise<void> => {
  reading = read().catch((error: unknown) => {
    reading = undefined;
    throw error;
  });
  return reading;
};

/** Every call waits for it. Rejects where the file can't be read; the next one who waits reads it again. */
export const settingsLoaded = (): Promise<void> => reading ?? loadSettings();
