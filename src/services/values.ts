import * as v from 'valibot';

import { isIsoDate } from '../domain/time/isoDate';
import { codesOf, converted, flagged, isRecord, numeric, textual } from '../http/lenient';

/**
 * Building blocks of replies and payloads.
 *
 * A reply's field that is missing, null, "" or of the wrong type is not given: it reads as undefined, or as the default
 * named here. Only essential fields fail the reply; they use a schema without a default, such as `filledText`.
 *
 * Replies are read leniently (`textual`, `numeric`, `flagged`), payloads are checked exactly: a schema that both use, such
 * as a picklist, is the exact one, and the reply wraps it.
 */

/** Whole forint, counts and codes. */
export const whole = v.pipe(v.number(), v.safeInteger());
export const isoDate = v.pipe(v.string(), v.check(isIsoDate));
export const isoDateOrEmpty = v.pipe(
  v.string(),
  v.check((date) => date === '' || isIsoDate(date)),
);
export const filledText = textual(v.pipe(v.string(), v.nonEmpty()));
/** Any text, "" too. */
export const anyText = textual(v.string());
/** A whole number of a reply. */
export const wholeNumber = numeric(whole);

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
export const optionalOf = <S extends v.GenericSchema>(schema: S) =>
  v.fallback(v.optional(v.union([noValue, schema])), undefined);

export const optionalText = optionalOf(filledText);
export const optionalNumber = optionalOf(wholeNumber);
export const optionalFlag = optionalOf(flagged(v.boolean()));
export const optionalDate = optionalOf(isoDate);
export const optionalContractType = optionalOf(contractType);

export const text = v.fallback(v.nullish(anyText, ''), '');
export const flag = v.fallback(v.nullish(flagged(v.boolean()), false), false);
/** Whole forint, or a count; 0 if not given. */
export const forint = v.fallback(v.nullish(wholeNumber, 0), 0);
/** "" if not given. */
export const dateOrEmpty = v.fallback(v.nullish(isoDate, ''), '');

/** An object. valibot's own schema accepts an array if no field is required. */
// @__NO_SIDE_EFFECTS__
export const recordOf = <E extends v.ObjectEntries>(entries: E) =>
  converted(v.object(entries), (value) => (isRecord(value) ? value : undefined));

/** An object; an empty one if not given. */
// @__NO_SIDE_EFFECTS__
export const recordOrEmpty = <E extends v.ObjectEntries>(entries: E) => {
  // Typed as taking anything, so that {} may be its default; what is needed in it is checked all the same.
  const record: v.GenericSchema<unknown, v.InferOutput<v.ObjectSchema<E, undefined>>> = converted(
    v.object(entries),
    (value) => (isRecord(value) ? value : {}),
  );
  return v.nullish(record, {});
};

/** An optional list; empty if not given. */
// @__NO_SIDE_EFFECTS__
export const optionalListOf = <S extends v.GenericSchema>(item: S) =>
  v.fallback(
    v.nullish(v.array(item), () => []),
    () => [],
  );

/** The codes that come with a reply. */
export const messages = converted(optionalListOf(v.string()), codesOf);

/** A reply that only says that the call worked. */
export const okReply = v.object({});
