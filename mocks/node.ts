import { setupServer, type SetupServer } from 'msw/node';
import { createHandlers } from './handlers/all';
import type { World } from './world';

/** Without the stack that MSW takes down for each of the hundred handlers, to name their lines in its log: it costs more than they do. */
const withoutStacks = <T>(make: () => T): T => {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return make();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
};

/** The stand-in for vitest: `listen()` before, `close()` after (STUB-2). */
export const createTestServer = (world: World): SetupServer => setupServer(...withoutStacks(() => createHandlers(world)));
