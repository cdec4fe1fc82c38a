import { serviceBases, type ServiceName } from '../../../src/config';
import { isJson, type Json } from '../wireSchema';

export interface Answer {
  httpStatus: number;
  /** The media type, without its parameters. */
  type: string;
  /** The body's bytes. */
  size: number;
  /** The body, if it is a JSON object. */
  reply: Json | undefined;
}

/** Asks one call, with a bearer token or without one. */
export type Ask = (service: ServiceName, call: string, body: Json, token?: string) => Promise<Answer>;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The reply to a GET may carry its fields in `data` (contract.ts). */
const fieldsOf = (reply: unknown, method: string): Json | undefined => {
  if (!isJson(reply)) return undefined;
  return method === 'GET' && isJson(reply.data) ? { ...reply.data, ...reply } : reply;
};

const queryOf = (body: Json): string => {
  const query = new URLSearchParams(Object.entries(body).map(([name, value]) => [name, String(value)])).toString();
  return query === '' ? '' : `?${query}`;
};

/** What they send is a file; a refusal comes in JSON all the same. */
const files: readonly string[] = ['/document', '/download'];

interface Services {
  /** The services' API root, without a trailing slash. */
  base: string;
  fetch: (request: Request) => Promise<Response>;
}

/** Asks services over HTTP, or whatever `fetch` stands for. */
export const askOver =
  ({ base, fetch }: Services): Ask =>
  async (service, call, body, token) => {
    const [path = '', method = 'POST'] = call.split(' ').reverse();
    const response = await fetch(
      new Request(`${base}${serviceBases[service]}${path}${method === 'GET' ? queryOf(body) : ''}`, {
        method,
        headers: {
          accept: files.includes(path) ? 'application/pdf' : 'application/json',
          'content-type': 'application/json',
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
        ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
      }),
    );
    const bytes = await response.arrayBuffer();
    return {
      httpStatus: response.status,
      type: (response.headers.get('content-type')?.split(';')[0] ?? '').trim().toLowerCase(),
      size: bytes.byteLength,
      reply: fieldsOf(parsed(new TextDecoder().decode(bytes)), method),
    };
  };
