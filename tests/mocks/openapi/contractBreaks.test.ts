// @vitest-environment node
import { beforeAll, describe, expect, it } from 'vitest';

import type { Answer, Ask } from '../../../mocks/openapi/check/ask';
import { checkContract, type Report } from '../../../mocks/openapi/check/contractCheck';
import { polledCalls, unlikeSuccess } from '../../../mocks/openapi/check/judge';
import { neededFields } from '../../services/neededFields';
import { replyCalls } from '../../services/replyCalls';
import { nameOf, remove, wrongFor, type Path } from '../../services/samples';
import { askWorld, noAnswer, outsideOf, springInputs, springWorld, tapeOf } from './contractSupport';

/**
 * The check runs once against the stand-in, and every answer is kept. Then it runs again against those answers, each time
 * with one field of one call broken: of a wrong type, or missing where the portal can't do without it. No field is left
 * out: there is none for which contract.ts allows every value.
 */
const world = springWorld();
const answers = tapeOf<Parameters<Ask>, Answer>(askWorld(world));
const { mailed, pay } = outsideOf(world);
const mails = tapeOf(mailed);
const payments = tapeOf(pay);

const replay = (change: (name: string, answer: Answer) => Answer): Promise<Report> => {
  const play = answers.player(noAnswer);
  return checkContract({
    ask: async (service, call, body, token) => change(`${service} ${call}`, await play(service, call, body, token)),
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
  reply !== undefined && (polledCalls.includes(name) ? reply.status !== 'ERROR' : reply.status === 'OK');

const brokenAt = (answer: Answer, path: Path, next: unknown): Answer => ({
  ...answer,
  reply: broken(answer.reply, path, next) as Answer['reply'],
});

/** What the check says of a call whose replies have this at a place. */
const complaints = async (call: string, path: Path, next: unknown): Promise<string[]> => {
  const { findings } = await replay((name, answer) =>
    name === call && hasSucceeded(name, answer) ? brokenAt(answer, path, next) : answer,
  );
  return findings.filter((finding) => finding.call === call).flatMap(({ wrong }) => wrong);
};

/** As the check writes a place: .list[0].date */
const written = (path: Path): string =>
  path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`)).join('');

/** About that place, or one within it. */
const isAbout = (complaint: string, place: string): boolean =>
  complaint.startsWith(place) && /^[:.[]/.test(complaint.slice(place.length));

/** Needed itself, or around what is needed. */
const isNeeded = (call: string, path: Path): boolean => {
  const name = nameOf(path);
  const needed = neededFields[call] ?? [];
  return typeof path.at(-1) === 'string' && needed.some((one) => one === name || one.startsWith(`${name}.`));
};

const shown = (path: Path, next: unknown): string =>
  `${written(path)} ${next === remove ? 'missing' : JSON.stringify(next)}`;

const withFields = replyCalls.filter(({ places }) => places.length > 0);
/** The last reply of each call that told success. */
const successes = new Map<string, Answer>();

beforeAll(async () => {
  await checkContract({
    ask: async (service, call, body, token) => {
      const answer = await answers.record(service, call, body, token);
      if (hasSucceeded(`${service} ${call}`, answer)) successes.set(`${service} ${call}`, answer);
      return answer;
    },
    inputs: springInputs,
    writes: { mailed: mails.record, pay: payments.record },
  });
});

describe('the check of the contract, with each field of each reply broken in turn (OPS-7)', { tags: ['wide'] }, () => {
  it('finds nothing as long as none is', async () => {
    const { findings, notAsked } = await replay((_name, answer) => answer);
    expect(findings.filter(({ wrong }) => wrong.length > 0)).toEqual([]);
    expect(notAsked).toEqual([]);
  });

  it.each(withFields)('reports every field of $call', async ({ call, places }) => {
    const missed: string[] = [];
    for (const { path, field } of places) {
      const [first] = wrongFor(field.shape);
      for (const next of isNeeded(call, path) ? [first, remove, null, ''] : [first])
        if (!(await complaints(call, path, next)).some((one) => isAbout(one, written(path))))
          missed.push(shown(path, next));
    }
    expect(missed).toEqual([]);
  });

  it('breaks several hundred fields', () => {
    expect(withFields.flatMap(({ places }) => places).length).toBeGreaterThan(400);
  });

  it.each(replyCalls)('reports a reply of $call without a status, and codes that are none', async ({ call }) => {
    expect(await complaints(call, ['status'], remove)).toContain('no status');
    expect((await complaints(call, ['messages'], [1])).join()).toContain('.messages[0]');
  });
});

/** The check judges each answer by itself, so that the other values need no run of their own. */
describe('the check of one reply (OPS-7)', () => {
  it.each(withFields)('refuses every value of $call that contract.ts doesn’t allow', ({ call, places }) => {
    const answer = successes.get(call) ?? noAnswer;
    const accepted = places.flatMap(({ path, field }) =>
      wrongFor(field.shape)
        .filter((next) => !unlikeSuccess(call, brokenAt(answer, path, next)).some((one) => isAbout(one, written(path))))
        .map((next) => shown(path, next)),
    );
    expect(accepted).toEqual([]);
  });

  it.each(replyCalls)('refuses a status of $call that is none', ({ call }) => {
    const answer = successes.get(call) ?? noAnswer;
    for (const status of ['', null, true, 1, {}])
      expect(unlikeSuccess(call, brokenAt(answer, ['status'], status))).toEqual(['no status']);
    for (const messages of [true, 'HAS_DEBT', {}, [null]])
      expect(unlikeSuccess(call, brokenAt(answer, ['messages'], messages)).join()).toContain('.messages');
  });

  it.each(withFields)('takes null, "" and a missing field of $call for not given', ({ call, places }) => {
    const answer = successes.get(call) ?? noAnswer;
    const optional = places.filter(({ path, field }) => field.optional && !isNeeded(call, path));
    for (const { path } of optional)
      for (const next of [null, '', remove])
        expect(unlikeSuccess(call, brokenAt(answer, path, next)), shown(path, next)).toEqual([]);
  });
});
