import { setupServer, type SetupServer } from 'msw/node';

import { createHandlers } from './handlers/all';
import type { World } from './world';

/** The stand-in for vitest: call `listen()` before and `close()` after the tests. */
export const createTestServer = (world: World): SetupServer => setupServer(...createHandlers(world));
