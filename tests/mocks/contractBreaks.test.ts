// @vitest-environment node
import { beforeAll, describe, expect, it } from 'vitest';

import type { Answer, Ask } from '../../mocks/openapi/check/ask';
import { checkContract, type Report } from '../../mocks/openapi/check/contractCheck';
import { polledCalls } from '../../mocks/openapi/check/judge';
import { neededFields } from '../services/neededFields';
import { replyCalls, type ReplyCall } from '../services/replyCalls';
import { nameOf, remove, wrongFor, type Path } from '../services/samples';
import { askWorld, noAnswer, outsideOf, springInputs, springWorld, tapeOf } from './contractSupport';

/**
 * The check runs once against the stand-in, and every answer is kept. Then it runs again against those answers, each time
 * with one field of one call broken.
 */
const world = springWorld();
const answers = tapeOf<Parameters<Ask>, Answer>(askWorld(world));
const { mailed, pay } = outsideOf(world);
const mails = tapeOf(mailed);
const payments = tapeOf(pay);

const replay = (change: (name: string, answer: Answer) => Answer): Promise<Report> => {
  const play = answers.player(noAnswer);
  return checkContract({
    ask: async (service, call, body, token) =>
      change(`${service} ${call}`, await play(service, call, body, ...(token === undefined ? [] : [token]))),
    inputs: springInputs,
    writes: { mailed: mails.player(undefined), pay: payments.player(false) },
  });
};

type Fields = Record<string | number, unknown>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** The value with another one at a place; what leads there is made where it is missing, and every row of a list has it. */
const broken = (value: unknown, [head, ...rest]: Path, next: unknown): unknown => {
  if (head === undefined) return next;
  if (typeof head === 'number') {
    const rows: unknown[] = Array.isArray(value) && value.length > 0 ? value : [undefined];
    return rows.map((row) => broken(row, rest, next));
  }
  const fields = isFields(value) && !Array.isArray(value) ? value : {};
  if (rest.length > 0 || next !== remove) return { ...fields, [head]: broken(fields[head], rest, next) };
  const { [head]: _removed, ...left } = fields;
  return left;
};

const hasSucceeded = (name: string, { reply }: Answer): boolean =>
  polledCalls.includes(name) ? reply?.status !== 'ERROR' : reply?.status === 'OK';

/** What the check says of a call whose replies have this at a place. */
const complaints = async (call: string, path: Path, next: unknown): Promise<string[]> => {
  const { findings } = await replay((name, answer) =>
    name === call && answer.reply !== undefined && hasSucceeded(name, answer)
      ? { ...answer, reply: broken(answer.reply, path, next) as Answer['reply'] }
      : answer,
  );
  return findings.filter((finding) => finding.call === call).flatMap(({ wrong }) => wrong);
};

/** As the check writes a place: .list[0].date */
const written = (path: Path): string => path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`)).join('');

/** About that place, or one within it. */
const isAbout = (complaint: string, place: string): boolean =>
  complaint.startsWith(place) && /^[:.[]/.test(complaint.slice(place.length));

/** A field of the wrong type, and one that is missing where the portal can't do without it. */
const breaksOf = ({ call, places }: ReplyCall): { path: Path; next: unknown }[] =>
  places.flatMap(({ path, field }) => [
    ...wrongFor(field.shape).map((next) => ({ path, next })),
    ...((neededFields[call] ?? []).includes(nameOf(path)) && typeof path.at(-1) === 'string'
      ? [{ path, next: remove }]
      : []),
  ]);

beforeAll(async () => {
  await checkContract({
    ask: answers.record,
    inputs: springInputs,
    writes: { mailed: mails.record, pay: payments.record },
  });
});

describe('the check of the contract, with each field of each reply broken in turn (OPS-7)', () => {
  it('finds nothing as long as none is', async () => {
    const { findings, notAsked } = await replay((_name, answer) => answer);
    expect(findings.filter(({ wrong }) => wrong.length > 0)).toEqual([]);
    expect(notAsked).toEqual([]);
  });

  it.each(replyCalls.filter(({ places }) => places.length > 0))('reports every field of $call', async (replyCall) => {
    const { call } = replyCall;
    const missed: string[] = [];
    for (const { path, next } of breaksOf(replyCall)) {
      const said = await complaints(call, path, next);
      if (!said.some((one) => isAbout(one, written(path))))
        missed.push(`${written(path)} as ${next === remove ? 'missing' : JSON.stringify(next)}`);
    }
    expect(missed).toEqual([]);
  });

  it.each(replyCalls)('reports a reply of $call without a status, and codes that are none', async ({ call }) => {
    for (const status of [remove, '', null, true]) expect(await complaints(call, ['status'], status)).toContain('no status');
    for (const messages of [true, {}, [1]])
      expect((await complaints(call, ['messages'], messages)).join()).toContain('.messages');
  });
});
