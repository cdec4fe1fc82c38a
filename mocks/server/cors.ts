import type { RequestHandler } from 'express';

const loopback = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** Allows the portal on any port of this machine. */
export const cors: RequestHandler = (request, response, next) => {
  const origin = request.get('origin');
  if (origin !== undefined && loopback.test(origin)) {
    response.setHeader('access-control-allow-origin', origin);
    response.setHeader('access-control-allow-headers', 'authorization, content-type, x-request-id, x-world');
    response.setHeader('access-control-allow-methods', 'GET, POST, DELETE, OPTIONS');
    response.setHeader('access-control-expose-headers', 'content-disposition, content-length, x-request-id');
    response.setHeader('vary', 'origin');
  }
  if (request.method === 'OPTIONS') response.status(204).end();
  else next();
};
