import { applyConfig } from '~/config/config';
import { parseConfig } from '~/config/settingsSchema';
import { requestTimeoutMs } from '~/domain/constants';

import { isRecord } from './lenient';
import { networkError } from './serviceError';

const read = async (): Promise<void> => {
  // Use the credentials mode of the preload in every page, or the file is fetched twice.
  const signal = AbortSignal.timeout(requestTimeoutMs);
  const response = await fetch(`${import.meta.env.BASE_URL}settings.json`, { signal });
  if (!response.ok) throw new Error(`settings.json: ${response.status}`);
  const settings: unknown = await response.json();
  if (!isRecord(settings)) throw new Error('settings.json is no object');
  applyConfig(parseConfig({ ...settings }));
};

let reading: Promise<void> | undefined;

/** Reads /settings.json and puts it in force. Throws a ServiceError if the file can't be read. */
export const loadSettings = (): Promise<void> => {
  reading = read().catch((error: unknown) => {
    reading = undefined;
    throw networkError(undefined, error instanceof DOMException && error.name === 'TimeoutError');
  });
  return reading;
};

/** Every call waits for it. After a failure the next one who waits reads the file again. */
export const settingsLoaded = (): Promise<void> => reading ?? loadSettings();
