import { signInAs } from '../control';
import { createCalls } from '../handlers/all';
import { personaAccount } from '../personas';
import { createWorld, type World } from '../world';
import { journey, type Ask } from './journey';

export interface Example {
  request: Record<string, unknown>;
  /** The reply; undefined for a file. */
  reply?: Record<string, unknown>;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Lists are shown by their first rows. */
const rowsShown = 3;

const short = (reply: Record<string, unknown>): Record<string, unknown> => {
  const { status, messages = [], ...fields } = reply;
  return {
    status,
    messages,
    ...Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, Array.isArray(value) ? value.slice(0, rowsShown) : value]),
    ),
  };
};

/** A century: whoever tries an example's token finds it alive. */
const tokenSeconds = 100 * 365 * 86_400;

const exampleWorld = (): World =>
  createWorld({
    now: () => new Date('2026-03-10T09:00:00Z'),
    origin: 'https://portal.pelda.hu',
    bankUrl: 'https://bank.pelda.hu/fizetes/{transaction}',
    settings: { tokenSeconds, earlyFees: true },
  });

/**
 * A request and its reply for every call of the contract, by `service call`: what the stand-in answered in a journey of
 * its own. Of several the longest reply is kept, which leaves out the least.
 */
export const exampleCalls = async (): Promise<Map<string, Example>> => {
  const world = exampleWorld();
  const calls = createCalls(world);
  const examples = new Map<string, Example>();
  const ask: Ask = async (service, name, body = {}, token) => {
    const [path = '', method = 'POST'] = name.split(' ').reverse();
    const call = calls.find((one) => one.service === service && one.path === path);
    if (call === undefined) throw new Error(`the contract has no ${service} ${name}`);
    const query = method === 'GET' ? `?${new URLSearchParams(Object.entries(body)).toString()}` : '';
    const response = await call.answer(
      new Request(`${world.origin}${path}${query}`, {
        method,
        headers: {
          'content-type': 'application/json',
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
        ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
      }),
    );
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    const reply: unknown = isJson ? await response.json() : {};
    if (!isRecord(reply) || response.status !== 200 || reply.status === 'ERROR')
      throw new Error(`${service} ${name} is refused: ${JSON.stringify(reply)}`);
    const key = `${service} ${name}`;
    const before = JSON.stringify(examples.get(key)?.reply ?? {}).length;
    const example = isJson ? { request: { ...body }, reply: short(reply) } : { request: { ...body } };
    if (!examples.has(key) || JSON.stringify(example.reply ?? {}).length > before) examples.set(key, example);
    return reply;
  };
  await journey({
    world,
    ask,
    as: (persona) => signInAs(world, persona).token,
    accountOf: (persona) => personaAccount(world, persona),
  });
  return examples;
};
