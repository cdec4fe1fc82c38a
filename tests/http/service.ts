import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';

import { configureHttp } from '~/http/client';
import { isServiceError, type ServiceError } from '~/http/serviceError';

/** A service that answers one address, and a session whose token the clients send. */
export const startService = (address: string) => {
  const server = setupServer();
  const session = { token: 'anna-token' as string | undefined, onEnded: vi.fn() };
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => {
    session.token = 'anna-token';
    configureHttp({ token: () => session.token, onSessionEnded: session.onEnded });
  });
  afterEach(() => {
    server.resetHandlers();
    session.onEnded.mockReset();
  });
  afterAll(() => server.close());
  /** Answers the calls, and collects their requests. */
  const answering = (answer: () => Response | Promise<Response>): Request[] => {
    const requests: Request[] = [];
    server.use(
      http.all(address, ({ request }) => {
        requests.push(request.clone());
        return answer();
      }),
    );
    return requests;
  };
  return { session, answering };
};

export const thrownBy = async (call: Promise<unknown>): Promise<ServiceError> => {
  const thrown = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!isServiceError(thrown)) throw new Error('expected a ServiceError', { cause: thrown });
  return thrown;
};
