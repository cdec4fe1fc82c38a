import * as v from 'valibot';
import { isIsoDate } from '../domain/isoDate';

/**
 * Building blocks of replies and payloads.
 *
 * A reply's field that is missing, null, "" or of the wrong type is not given: it reads as undefined, or as the default
 * named here. Only essential fields fail the reply; they use a plain schema, such as `filledText`.
 */

/** Whole forint, counts and codes. */
export const whole = v.pipe(v.number(), v.safeInteger());
export const isoDate = v.pipe(v.string(), v.check(isIsoDate));
export const isoDateOrEmpty = v.pipe(
  v.string(),
  v.check((date) => date === '' || isIsoDate(date)),
);
export const filledText = v.pipe(v.string(), v.nonEmpty());

export const contractType = v.picklist(['R', 'U', 'h']);
export const invoiceDirection = v.picklist([0, 1, 2, 3]);
export const receiptKind = v.picklist(['a', 'b', 'c']);
export const paymentMode = v.picklist(['monthly', 'annual']);
/** 0 basic offer, 1 company offer. */
export const offerKey = v.picklist([0, 1]);
export const methodCode = v.picklist(['4', '31', '3', '11', '15', '14', 'A']);

const noValue = v.pipe(
  v.null(),
  v.transform(() => undefined),
);

/** Undefined if not given. */
// @__NO_SIDE_EFFECTS__
export const optionalOf = <S extends v.GenericSchema>(schema: S) => v.fallback(v.optional(v.union([noValue, schema])), undefined);

export const optionalText = optionalOf(filledText);
export const optionalNumber = optionalOf(whole);
export const optionalFlag = optionalOf(v.boolean());
export const optionalDate = optionalOf(isoDate);
export const optionalContractType = optionalOf(contractType);

export const text = v.fallback(v.nullish(v.string(), ''), '');
export const flag = v.fallback(v.nullish(v.boolean(), false), false);
/** Whole forint, or a count; 0 if not given. */
export const forint = v.fallback(v.nullish(whole, 0), 0);
/** "" if not given. */
export const dateOrEmpty = v.fallback(v.nullish(isoDate, ''), '');

export const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object. valibot's own schema accepts an array if no field is required. */
// @__NO_SIDE_EFFECTS__
export const recordOf = <E extends v.ObjectEntries>(entries: E) => v.pipe(v.custom<object>(isRecord), v.object(entries));

/** An object; an empty one if not given. */
// @__NO_SIDE_EFFECTS__
export const recordOrEmpty = <E extends v.ObjectEntries>(entries: E) =>
  v.pipe(
    v.nullish(v.unknown(), {}),
    v.transform((value) => (isRecord(value) ? value : {})),
    v.object(entries),
  );

/** An optional list; empty if not given. */
// @__NO_SIDE_EFFECTS__
export const optionalListOf = <S extends v.GenericSchema>(item: S) =>
  v.fallback(
    v.nullish(v.array(item), () => []),
    () => [],
  );

/** The codes that come with a reply. */
export const messages = optionalListOf(v.string());

/** A reply that only says that the call worked. */
export const okReply = v.object({});
