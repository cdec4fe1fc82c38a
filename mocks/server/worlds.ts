import type { Request as ExpressRequest, Response as ExpressResponse } from 'express';
import { getResponse, type HttpHandler } from 'msw';

import { createHandlers } from '../handlers/all';
import { seedPersonas } from '../personas';
import { createWorld, type World } from '../world';

export interface Universe {
  world: World;
  handlers: HttpHandler[];
}

export interface Worlds {
  /** The world of that name; created on first use. */
  get: (name: string) => Universe;
  forget: (name: string) => void;
}

export const defaultWorld = 'default';

/** Keeps one world a name, so parallel tests don't meet. */
export const createWorlds = (origin: string, bankOrigin: string): Worlds => {
  const universes = new Map<string, Universe>();
  return {
    get: (name) => {
      const known = universes.get(name);
      if (known !== undefined) return known;
      const bankUrl = `${bankOrigin}/bank?transaction={transaction}&world=${encodeURIComponent(name)}`;
      const world = createWorld({ name, origin, bankUrl, seed: seedPersonas });
      const universe = { world, handlers: createHandlers(world) };
      universes.set(name, universe);
      return universe;
    },
    forget: (name) => {
      universes.delete(name);
    },
  };
};

/** The name of the request's world: header `x-world`, or `?world=` for pages, which can't send headers. */
export const worldNameOf = (request: ExpressRequest): string => {
  const { world } = request.query;
  return request.get('x-world') ?? (typeof world === 'string' && world !== '' ? world : defaultWorld);
};

/** Converts an express request to a fetch Request with the same bytes as its body. */
const toRequest = (request: ExpressRequest): Request => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, String(value));
  const body: unknown = request.body;
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD' && body instanceof Buffer;
  const url = `http://${request.get('host') ?? 'localhost'}${request.originalUrl}`;
  return new Request(url, { method: request.method, headers, body: hasBody ? new Uint8Array(body) : undefined });
};

/**
 * Answers with the world's handlers. @mswjs/http-middleware doesn't fit: it takes one list of handlers for all
 * requests, while every world has its own, and the bytes of a PDF must not change.
 */
export const answerWith = async (
  { handlers }: Universe,
  request: ExpressRequest,
  response: ExpressResponse,
): Promise<void> => {
  const answer = await getResponse(handlers, toRequest(request));
  if (answer === undefined) {
    response.status(404).end();
    return;
  }
  if (answer.type === 'error') {
    // A network failure: drop the connection without an answer.
    request.socket.destroy();
    return;
  }
  const body = Buffer.from(await answer.arrayBuffer());
  response.status(answer.status);
  answer.headers.forEach((value, name) => response.setHeader(name, value));
  response.setHeader('cache-control', 'no-store');
  response.end(body);
};
