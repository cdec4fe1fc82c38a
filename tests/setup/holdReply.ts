import { http, type RequestHandlerOptions } from 'msw';
import type { SetupServer } from 'msw/node';

/**
 * Holds the replies of a call back until the returned function is called: what a page shows meanwhile is there to be seen,
 * however slow the machine is. `once`: of the first call alone.
 */
export const holdReply = (server: SetupServer, path: string, options?: RequestHandlerOptions): (() => void) => {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  // It gives no response, so the stand-in does.
  server.use(http.all(`*${path}`, () => held, options));
  return () => letGo();
};
