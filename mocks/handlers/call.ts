import { delay, http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw';
import * as v from 'valibot';

import { config, type ServiceName } from '../../src/config/config';
import { faultAnswer, spoil, takeFault } from '../faults';
import { accountOfToken } from '../model/account/tokens';
import { bookDue } from '../model/payment/transactions';
import type { Account } from '../records';
import { Refusal, Violation } from '../refusal';
import type { Fault } from '../state';
import { logCall, type World } from '../world';
import type { Contract } from './contract';

type Calls<S extends ServiceName> = Contract[S];
type Path<S extends ServiceName> = keyof Calls<S> & string;
type In<S extends ServiceName, P extends Path<S>> = Calls<S>[P] extends { in: infer I } ? I : never;
type Out<S extends ServiceName, P extends Path<S>> = Calls<S>[P] extends { out: infer O } ? O : never;
/** The contract's reply; `status` defaults to OK. A file is a Response. */
export type Answer<S extends ServiceName, P extends Path<S>> =
  Out<S, P> extends Blob
    ? Response
    : Omit<Out<S, P>, 'status' | 'messages'> &
        Partial<Pick<Out<S, P>, Extract<'status' | 'messages', keyof Out<S, P>>>>;

type Body<T> = v.GenericSchema<unknown, T>;
type MaybePromise<T> = T | Promise<T>;

interface Asked {
  request: Request;
  method: 'GET' | 'POST';
  path: string;
}

const badPayload = (issues: readonly string[]): Response =>
  HttpResponse.json({ status: 'ERROR', messages: ['BAD_PAYLOAD'], issues }, { status: 400 });

const noToken = (): Response =>
  HttpResponse.json({ status: 'ERROR', messages: ['ACC_INVALID_TOKEN'] }, { status: 401 });

/** A GET's query as an object; undefined if a name occurs twice. */
const queryOf = (url: string): unknown => {
  const entries = [...new URL(url).searchParams];
  const query = Object.fromEntries(entries);
  return Object.keys(query).length === entries.length ? query : undefined;
};

const bodyOf = async ({ request, method }: Asked): Promise<unknown> => {
  if (method === 'GET') return queryOf(request.url);
  const text = await request.clone().text();
  if (request.headers.get('content-type')?.includes('application/json') !== true) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const jsonOf = async (response: Response): Promise<unknown> =>
  response.headers.get('content-type')?.includes('json') === true
    ? response
        .clone()
        .json()
        .catch(() => undefined)
    : (response.headers.get('content-type') ?? undefined);

/** Turns a refusal into an answer; any other error is a bug in the stand-in and is thrown on. */
const refused = (error: unknown): { response: Response; note?: string } => {
  if (error instanceof Violation)
    return { response: HttpResponse.json({ status: 'ERROR', messages: [...error.codes] }), note: error.reason };
  if (error instanceof Refusal) return { response: HttpResponse.json({ status: 'ERROR', messages: [...error.codes] }) };
  throw error;
};

const replyTo = (answer: object): Response =>
  answer instanceof Response ? answer : HttpResponse.json<JsonBodyType>({ status: 'OK', ...answer });

export type Access = 'public' | 'bearer' | 'either';

/** How a call is answered. */
interface Answering<T> {
  service: ServiceName;
  access: Access;
  schema: Body<T>;
  answer: (body: T, account: Account | undefined) => MaybePromise<object>;
}

/** Answers one call: token, payload, model, log. */
const answerTo = async <T>(
  world: World,
  { service, access, schema, answer }: Answering<T>,
  { request, path }: Asked,
  body: unknown,
  fault: Fault | undefined,
): Promise<Response> => {
  bookDue(world);
  const log = async (response: Response, note?: string): Promise<Response> => {
    const given = await jsonOf(response);
    const reference = request.headers.get('x-request-id') ?? undefined;
    if (reference !== undefined && response.type !== 'error') response.headers.set('x-request-id', reference);
    logCall(world, {
      at: world.clock().toISOString(),
      service,
      path,
      body,
      httpStatus: response.status,
      answer: given,
      strict: note !== undefined,
      note,
      reference,
    });
    world.changed();
    return response;
  };

  const early = fault && faultAnswer(fault);
  if (early !== undefined) return log(early);

  const token = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
  const account = token === undefined ? undefined : accountOfToken(world, token);
  const tokenWanted = access === 'bearer' || (access === 'either' && token !== undefined);
  if (access === 'public' && token !== undefined)
    return log(badPayload(['a public call carries a bearer token']), 'bearer token on a public call');
  if (tokenWanted && account === undefined) return log(noToken());

  const payload = v.safeParse(schema, body);
  if (!payload.success) {
    const issues = payload.issues.map((issue) => `${v.getDotPath(issue) ?? '(body)'}: ${issue.message}`);
    return log(badPayload(issues), issues.join('; '));
  }
  try {
    const response = replyTo(await answer(payload.output, account));
    return await log(fault === undefined ? response : await spoil(fault, path, response));
  } catch (error) {
    const { response, note } = refused(error);
    return log(response, note);
  }
};

/** Runs one call from request to response, alone among all calls and tabs; a slow answer holds nobody up. */
const run = async <T>(world: World, answering: Answering<T>, asked: Asked): Promise<Response> => {
  const body = await bodyOf(asked);
  const fault = await world.exclusively(() => takeFault(world, answering.service, asked.path));
  if (fault?.kind === 'slow') await delay(fault.delay ?? 10_000);
  return world.exclusively(() => answerTo(world, answering, asked, body, fault));
};

/** The contract marks GET calls in their name; all others are POST. */
const methodAndPath = (name: string): [method: 'GET' | 'POST', path: string] =>
  name.startsWith('GET ') ? ['GET', name.slice(4)] : ['POST', name];

/** A call of the contract and its answer. */
export interface Call {
  service: ServiceName;
  method: 'GET' | 'POST';
  path: string;
  answer: (request: Request) => Promise<Response>;
}

/** Makes the calls of one service, typed by the contract's `in` and `out`. */
export const service = <S extends ServiceName>(world: World, name: S) => {
  const make = <T>(
    call: string,
    access: Access,
    schema: Body<T>,
    answer: (body: T, account: Account | undefined) => MaybePromise<object>,
  ): Call => {
    const [method, path] = methodAndPath(call);
    return {
      service: name,
      method,
      path,
      answer: (request) => run(world, { service: name, access, schema, answer }, { request, method, path }),
    };
  };
  return {
    /** A public call; a token on it breaks the contract. */
    open: <P extends Path<S>>(
      path: P,
      schema: Body<In<S, P>>,
      answer: (body: In<S, P>) => MaybePromise<Answer<S, P>>,
    ): Call => make(path, 'public', schema, answer),
    /** A call that needs a live token. */
    bearer: <P extends Path<S>>(
      path: P,
      schema: Body<In<S, P>>,
      answer: (body: In<S, P>, account: Account) => MaybePromise<Answer<S, P>>,
    ): Call =>
      make(path, 'bearer', schema, (body, account) => (account === undefined ? noToken() : answer(body, account))),
    /** A call with or without a token; if one is sent it must be live. */
    either: <P extends Path<S>>(
      path: P,
      schema: Body<In<S, P>>,
      answer: (body: In<S, P>, account: Account | undefined) => MaybePromise<Answer<S, P>>,
    ): Call => make(path, 'either', schema, answer),
  };
};

interface Place {
  service: string;
  path: string;
}

/** The service that an address belongs to, and the path below its base; the base may stand anywhere in the address. */
const placeOf = (url: string): Place | undefined => {
  const { pathname } = new URL(url);
  for (const [name, base] of Object.entries(config.bases)) {
    const at = pathname.indexOf(`${base}/`);
    if (at >= 0) return { service: name, path: pathname.slice(at + base.length) };
  }
  return undefined;
};

const unknownCall = (world: World, { method, url }: Request, name: string): Response => {
  const path = new URL(url).pathname;
  const note = `${method} ${path} is no call of the contract`;
  logCall(world, {
    at: world.clock().toISOString(),
    service: name,
    path,
    body: undefined,
    httpStatus: 404,
    answer: undefined,
    strict: true,
    note,
  });
  return HttpResponse.json({ status: 'ERROR', messages: ['TECHNICAL_ERROR'] }, { status: 404 });
};

/**
 * Answers the calls of the contract, and 404 to anything else below a service's base. It is one handler because MSW asks
 * every handler about every request, files included: a hundred of them took longer than the answers.
 */
export const answerCalls = (world: World, calls: readonly Call[]): HttpHandler => {
  const keyOf = (method: string, { service: name, path }: Place): string => `${method} ${name} ${path}`;
  const byKey = new Map(calls.map((call) => [keyOf(call.method, call), call]));
  return http.all(
    ({ request }) => placeOf(request.url) !== undefined,
    ({ request }) => {
      const place = placeOf(request.url);
      return (
        place &&
        (byKey.get(keyOf(request.method, place))?.answer(request) ?? unknownCall(world, request, place.service))
      );
    },
  );
};
