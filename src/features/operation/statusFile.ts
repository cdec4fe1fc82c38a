/**
 * Reads status.json, which operations edit by hand (docs/operating.md). Each valid part counts by itself, so that a slip in a
 * date or a text never undoes a switch. What is wrong is named, for `start.sh --check-status`.
 */
import * as v from 'valibot';

import { paymentMethods } from '~/domain/money/paymentMethods';

/** A notice, and what is switched off, from one moment to another. */
export interface PortalStatus {
  notice?: { hu?: string | undefined; en?: string | undefined } | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
  off: readonly string[];
}

export const switches: readonly string[] = [
  'register',
  'pay',
  ...new Set(paymentMethods.map(({ code }) => `pay.${code}`)),
];

const record = v.record(v.string(), v.unknown());
const filledText = v.pipe(v.string(), v.trim(), v.nonEmpty());
/** A moment with its zone: 2026-11-28T22:00+01:00. */
const moment = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d)$/),
  v.transform((text) => new Date(text)),
  v.check((date) => !Number.isNaN(date.getTime())),
);
/** One name is taken as a list of it. */
const names = v.union([
  v.array(v.unknown()),
  v.pipe(
    filledText,
    v.transform((name) => [name]),
  ),
]);

export const readStatus = (file: unknown): { status: PortalStatus; problems: string[] } => {
  const problems: string[] = [];
  const read = <S extends v.GenericSchema>(
    schema: S,
    value: unknown,
    problem: string,
  ): v.InferOutput<S> | undefined => {
    if (value === undefined) return undefined;
    const result = v.safeParse(schema, value);
    if (result.success) return result.output;
    problems.push(problem);
    return undefined;
  };

  const given = read(record, file, 'is no object') ?? {};
  for (const name of Object.keys(given).filter((key) => !['notice', 'from', 'to', 'off'].includes(key)))
    problems.push(
      name === 'false' ? '"false" is no field: YAML reads off as false, write "off"' : `"${name}" is no field`,
    );

  const texts = read(record, given.notice, 'notice is no object with hu and en') ?? {};
  const hu = read(filledText, texts.hu, 'notice.hu is no text');
  const en = read(filledText, texts.en, 'notice.en is no text');
  if (given.notice !== undefined && hu === undefined) problems.push('notice has no Hungarian text');

  let from = read(moment, given.from, 'from is no moment with its zone, such as 2026-11-28T22:00+01:00');
  let to = read(moment, given.to, 'to is no moment with its zone, such as 2026-11-29T02:00+01:00');
  if (from !== undefined && to !== undefined && from >= to) {
    problems.push('from is not before to');
    from = to = undefined;
  }

  if (typeof given.off === 'string') problems.push('off is no list');
  const off = (read(names, given.off, 'off is no list') ?? []).flatMap((name) => {
    const text = typeof name === 'string' ? name.trim() : '';
    if (switches.includes(text)) return [text];
    problems.push(`off: ${JSON.stringify(name)} is no switch (${switches.join(', ')})`);
    return [];
  });
  const notice = hu === undefined && en === undefined ? undefined : { hu, en };
  return { status: { notice, from, to, off }, problems };
};
