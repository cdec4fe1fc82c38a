import { onTestFinished } from 'vitest';

import { applyConfig, type Config } from '~/config/config';
import { parseConfig } from '~/config/settingsSchema';

/** The /settings.json of the tests (setup/vitest.ts): without a bank's origin nobody could pay. */
export const testSettings = { VITE_ALLOWED_ORIGINS: 'https://bank.example.test' };

/** Changes the settings in force until the end of the test. */
export const configure = (changes: Partial<Config>): void => {
  // Not a hook of this module: files share it, and its hooks would only be the first one's.
  onTestFinished(() => applyConfig(parseConfig(testSettings)));
  applyConfig({ ...parseConfig(testSettings), ...changes });
};
