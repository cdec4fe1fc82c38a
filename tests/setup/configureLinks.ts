import { afterEach } from 'vitest';

import { applyConfig, builtConfig, type Config } from '../../src/config';

afterEach(() => applyConfig(builtConfig));

/** Sets the links that the portal is configured with, until the end of the test. */
export const configureLinks = (links: Config['links']): void => applyConfig({ ...builtConfig, links });
