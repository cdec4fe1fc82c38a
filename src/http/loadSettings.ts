import { applyConfig } from '~/config/config';
import { parseConfig } from '~/config/settingsSchema';
import { requestTimeoutMs } from '~/domain/constants';

import { readHostFile } from './hostFile';
import { isRecord } from './lenient';
import { networkError } from './serviceError';

const read = async (): Promise<void> => {
  const settings = await readHostFile('settings.json', requestTimeoutMs);
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
