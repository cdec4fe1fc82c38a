/**
 * Reads status.json, which operations edit by hand (docs/operating.md). What is wrong is named, for `start.sh --check-status`; a
 * slip in a date doesn't hide the notice.
 */
import * as v from 'valibot';

export interface PortalStatus {
  notice?: { hu?: string | undefined; en?: string | undefined } | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
}

const longestNotice = 1_000;

const record = v.record(v.string(), v.unknown());
const filledText = v.pipe(v.string(), v.trim(), v.nonEmpty());
const format = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d)$/;
/** Date reads 31 November as 1 December. */
const isDayOfCalendar = (text: string): boolean => {
  const day = text.slice(0, 10);
  const date = new Date(day);
  return !Number.isNaN(date.getTime()) && date.toJSON().startsWith(day);
};
/** A moment with its zone: 2026-11-28T22:00+01:00. */
const moment = v.pipe(
  v.string(),
  v.regex(format),
  v.check(isDayOfCalendar),
  v.transform((text) => new Date(text)),
  v.check((date) => !Number.isNaN(date.getTime())),
);

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
  for (const name of Object.keys(given).filter((key) => !['notice', 'from', 'to'].includes(key)))
    problems.push(`"${name}" is no field`);

  const texts = read(record, given.notice, 'notice is no object with hu and en') ?? {};
  const readText = (language: 'hu' | 'en'): string | undefined => {
    const text = read(filledText, texts[language], `notice.${language} is no text`);
    if (text === undefined || text.length <= longestNotice) return text;
    problems.push(`notice.${language} is longer than ${longestNotice} characters`);
    return text.slice(0, longestNotice);
  };
  const [hu, en] = [readText('hu'), readText('en')];
  if (given.notice !== undefined && hu === undefined) problems.push('notice has no Hungarian text');

  let from = read(moment, given.from, 'from is no moment with its zone, such as 2026-11-28T22:00+01:00');
  let to = read(moment, given.to, 'to is no moment with its zone, such as 2026-11-29T02:00+01:00');
  if (from !== undefined && to !== undefined && from >= to) {
    problems.push('from is not before to');
    from = to = undefined;
  }
  const notice = hu === undefined && en === undefined ? undefined : { hu, en };
  return { status: { notice, from, to }, problems };
};
