import type { Request as ExpressRequest, Response as ExpressResponse } from 'express';
import { getResponse } from 'msw';

import { defaultWorld, type Universe } from './worlds';

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
