import { createCalls } from '../../../mocks/handlers/all';
import { lastMail } from '../../../mocks/model/account/mails';
import { decide } from '../../../mocks/model/payment/transactions';
import { askOver, type Answer, type Ask } from '../../../mocks/openapi/check/ask';
import { standinInputs, type Inputs } from '../../../mocks/openapi/check/inputs';
import type { Outside } from '../../../mocks/openapi/check/memberWrites';
import { createWorld, type World } from '../../../mocks/world';
import { serviceBases } from '../../../src/config';

export const springWorld = (): World => createWorld({ now: () => new Date('2026-03-10T09:00:00Z') });
export const springInputs: Inputs = standinInputs('2026-03-10');

/** Asks the stand-in's handlers, without a server. */
export const askWorld = (world: World): Ask => {
  const calls = createCalls(world);
  return askOver({
    base: 'http://services.test',
    fetch: (request) => {
      const { pathname } = new URL(request.url);
      const call = calls.find(
        ({ service, path, method }) => request.method === method && pathname === serviceBases[service] + path,
      );
      return call === undefined ? Promise.resolve(new Response('', { status: 404 })) : call.answer(request);
    },
  });
};

/** Reads the stand-in's mailbox, and pays at its bank. */
export const outsideOf = (world: World): Outside => ({
  mailed: (to, kind) => Promise.resolve(lastMail(world, to, kind)?.links[0]?.href.hu),
  pay: (transaction) => Promise.resolve(decide(world, transaction, 'pay')),
});

/** Keeps what a function returns, to play it again: the nth call with the same arguments gets the nth result. */
export const tapeOf = <A extends unknown[], R>(act: (...args: A) => Promise<R>) => {
  const tape = new Map<string, R[]>();
  const keyOf = (args: A): string => JSON.stringify(args.filter((arg) => arg !== undefined));
  return {
    record: async (...args: A): Promise<R> => {
      const result = await act(...args);
      const key = keyOf(args);
      tape.set(key, [...(tape.get(key) ?? []), result]);
      return result;
    },
    /** `blank` is for what was never recorded. */
    player: (blank: R) => {
      const used = new Map<string, number>();
      return (...args: A): Promise<R> => {
        const key = keyOf(args);
        const turn = used.get(key) ?? 0;
        used.set(key, turn + 1);
        const results = tape.get(key) ?? [];
        return Promise.resolve(results[turn] ?? results.at(-1) ?? blank);
      };
    },
  };
};

export const noAnswer: Answer = { httpStatus: 404, type: '', size: 0, reply: undefined };
