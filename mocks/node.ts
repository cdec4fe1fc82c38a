import { setupServer, type SetupServer } from 'msw/node';
import { createHandlers } from './handlers/all';
import type { World } from './world';

/** The stand-in for vitest: `listen()` before, `close()` after (STUB-2). */
export const createTestServer = (world: World): SetupServer => setupServer(...createHandlers(world));
