import { delay, http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw';
import * as v from 'valibot';

import { config, type ServiceName } from '~/config/config';

import { bodySchema, type In, type Out, type Path } from '../calls';
import { faultAnswer, spoil, takeFault } from '../faults';
import { accountOfToken } from '../model/account/tokens';
import { bookDue } from '../model/payment/transactions';
import type { Account, Full } from '../records';
import { Refusal, Violation } from '../refusal';
import { logCall, type World } from '../world';

/** A call's reply; `status` is OK where it is left out. A file is a Response. */
type Answer<T> = T extends Blob
  ? Response
  : Full<Omit<T, 'status' | 'messages'>> & Partial<Pick<T, Extract<'status' | 'messages', keyof T>>>;

/** A call of the contract. */
export interface Call {
  service: ServiceName;
  method: 'GET' | 'POST';
  path: string;
  /** Without a token, with a live one, or either way. */
  access: 'public' | 'bearer' | 'either';
  /** Reads the payload and asks the model. Throws a BadPayload or a Refusal. */
  answer: (body: unknown, account: Account | undefined) => Promise<Response>;
}

/** The payload isn't the contract's. */
class BadPayload extends Error {
  constructor(readonly issues: readonly string[]) {
    super(issues.join('; '));
  }
}

/** Sent as they are: passwords, and what belongs to the intranet's links (PUB-14). */
const verbatimFields = ['password', 'oldPassword', 'newPassword'];
const isVerbatim = (service: ServiceName, path: string): boolean => service === 'intranet' || path === '/intra-status';

/** Where a body's text begins or ends with a space; the portal trims what is typed (SEC-11). */
const untrimmedAt = (body: unknown, at = '(body)'): string | undefined => {
  if (typeof body === 'string') return body === body.trim() ? undefined : at;
  if (typeof body !== 'object' || body === null) return undefined;
  return Object.entries(body)
    .filter(([name]) => !verbatimFields.includes(name))
    .map(([name, value]: [string, unknown]) => untrimmedAt(value, name))
    .find((found) => found !== undefined);
};

/** Makes the calls of one service, typed by the contract. It marks GET calls in their names; all others are POST. */
export const service = <S extends ServiceName>(name: S) => {
  const call = <P extends Path<S>>(
    access: Call['access'],
    path: P,
    answer: (body: In<S, P>, account: Account | undefined) => object | Promise<object>,
  ): Call => ({
    service: name,
    method: path.startsWith('GET ') ? 'GET' : 'POST',
    path: path.replace('GET ', ''),
    access,
    answer: async (body, account) => {
      const payload = v.safeParse(bodySchema(name, path), body);
      if (!payload.success)
        throw new BadPayload(payload.issues.map((issue) => `${v.getDotPath(issue) ?? '(body)'}: ${issue.message}`));
      const untrimmed = untrimmedAt(body);
      if (untrimmed !== undefined && !isVerbatim(name, path))
        throw new BadPayload([`${untrimmed}: begins or ends with a space`]);
      const reply = await answer(payload.output, account);
      return reply instanceof Response ? reply : HttpResponse.json<JsonBodyType>({ status: 'OK', ...reply });
    },
  });
  type Reply<P extends Path<S>> = Answer<Out<S, P>> | Promise<Answer<Out<S, P>>>;
  return {
    /** A token on it breaks the contract. */
    open: <P extends Path<S>>(path: P, answer: (body: In<S, P>) => Reply<P>): Call => call('public', path, answer),
    bearer: <P extends Path<S>>(path: P, answer: (body: In<S, P>, account: Account) => Reply<P>): Call =>
      call('bearer', path, (body, account) => (account === undefined ? noToken() : answer(body, account))),
    either: <P extends Path<S>>(path: P, answer: (body: In<S, P>, account: Account | undefined) => Reply<P>): Call =>
      call('either', path, answer),
  };
};

const errorReply = (httpStatus: number, messages: readonly string[], issues?: readonly string[]): Response =>
  HttpResponse.json({ status: 'ERROR', messages, issues }, { status: httpStatus });
const noToken = (): Response => errorReply(401, ['ACC_INVALID_TOKEN']);

/** A response, and what the portal did wrong, if it broke the contract. */
interface Outcome {
  response: Response;
  violation?: string;
}

/** The payload of a POST, or a GET's query as an object; undefined if it can't be read, or if a name of the query occurs twice. */
const bodyOf = async (request: Request): Promise<unknown> => {
  if (request.method === 'GET') {
    const entries = [...new URL(request.url).searchParams];
    const query = Object.fromEntries(entries);
    return Object.keys(query).length === entries.length ? query : undefined;
  }
  if (request.headers.get('content-type')?.includes('application/json') !== true) return undefined;
  return request
    .clone()
    .json()
    .catch(() => undefined);
};

const answerTo = async (world: World, call: Call, request: Request, body: unknown): Promise<Outcome> => {
  const token = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
  const account = token === undefined ? undefined : accountOfToken(world, token);
  try {
    if (call.access === 'public' && token !== undefined) throw new BadPayload(['a public call carries a bearer token']);
    if (account === undefined && (call.access === 'bearer' || (call.access === 'either' && token !== undefined)))
      return { response: noToken() };
    return { response: await call.answer(body, account) };
  } catch (error) {
    if (error instanceof BadPayload)
      return { response: errorReply(400, ['BAD_PAYLOAD'], error.issues), violation: error.message };
    if (error instanceof Violation) return { response: errorReply(200, error.codes), violation: error.reason };
    if (error instanceof Refusal) return { response: errorReply(200, error.codes) };
    // A bug of the stand-in.
    throw error;
  }
};

/** The JSON of a reply, or the type of a file. */
const contentOf = async (response: Response): Promise<unknown> => {
  const type = response.headers.get('content-type') ?? undefined;
  if (type?.includes('json') !== true) return type;
  return response
    .clone()
    .json()
    .catch(() => undefined);
};

const log = async (world: World, route: Route, request: Request, body: unknown, { response, violation }: Outcome) => {
  const reference = request.headers.get('x-request-id') ?? undefined;
  const answer = await contentOf(response);
  if (reference !== undefined && response.type !== 'error') response.headers.set('x-request-id', reference);
  logCall(world, {
    at: world.clock().toISOString(),
    service: route.service,
    path: route.path,
    body,
    httpStatus: response.status,
    answer,
    strict: violation !== undefined,
    note: violation,
    reference,
  });
};

/** Runs one call from request to response, alone among all calls and tabs; a slow answer holds nobody up. */
const run = async (world: World, call: Call, request: Request): Promise<Response> => {
  const body = await bodyOf(request);
  const fault = await world.exclusively(() => takeFault(world, call.service, call.path));
  if (fault?.kind === 'slow') await delay(fault.delay ?? 10_000);
  return world.exclusively(async () => {
    bookDue(world);
    const instead = fault && faultAnswer(fault);
    const outcome = instead === undefined ? await answerTo(world, call, request, body) : { response: instead };
    if (fault !== undefined && instead === undefined && outcome.response.ok)
      outcome.response = await spoil(fault, call.path, outcome.response);
    await log(world, call, request, body, outcome);
    world.changed();
    return outcome.response;
  });
};

interface Route {
  service: string;
  path: string;
}

/** The service that an address belongs to, and the path below its base; the base may stand anywhere in the address. */
const routeOf = (url: string): Route | undefined => {
  const { pathname } = new URL(url);
  for (const [name, base] of Object.entries(config.bases)) {
    const at = pathname.indexOf(`${base}/`);
    if (at >= 0) return { service: name, path: pathname.slice(at + base.length) };
  }
  return undefined;
};

/**
 * Answers the calls of the contract, and 404 to anything else below a service's base. It is one handler because MSW asks
 * every handler about every request, files included: a hundred of them took longer than the answers.
 */
export const answerCalls = (world: World, calls: readonly Call[]): HttpHandler => {
  const keyOf = (method: string, { service: name, path }: Route): string => `${method} ${name} ${path}`;
  const byKey = new Map(calls.map((call) => [keyOf(call.method, call), call]));
  return http.all(
    ({ request }) => routeOf(request.url) !== undefined,
    async ({ request }) => {
      const route = routeOf(request.url);
      if (route === undefined) return undefined;
      const call = byKey.get(keyOf(request.method, route));
      if (call !== undefined) return run(world, call, request);
      const violation = `${request.method} ${new URL(request.url).pathname} is no call of the contract`;
      const response = errorReply(404, ['TECHNICAL_ERROR']);
      await log(world, route, request, undefined, { response, violation });
      return response;
    },
  );
};
