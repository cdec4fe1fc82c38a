import { onTestFinished } from 'vitest';

import { applyConfig, builtConfig, type Config } from '~/config/config';

/** Sets the links that the portal is configured with, until the end of the test. */
export const configureLinks = (links: Config['links']): void => {
  // Not a hook of this module: files share it, and its hooks would only be the first one's.
  onTestFinished(() => applyConfig(builtConfig));
  applyConfig({ ...builtConfig, links });
};
