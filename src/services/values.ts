import * as v from 'valibot';

import { isIsoDate } from '~/domain/time/isoDate';
import { converted, dated, flagged, isBlank, isRecord, numeric, rounded, textual } from '~/http/lenient';

/**
 * Building blocks of replies and payloads.
 *
 * A reply's field that is missing, null, blank or of the wrong type is not given: it reads as undefined, or as the default
 * named here. Only essential fields fail the reply; they use a schema without a default, such as `filledText`.
 *
 * Replies are read leniently (src/http/lenient.ts), payloads are checked exactly: a schema that both use, such as a
 * picklist, is the exact one, and the reply wraps it.
 */

// ---------------------------------------------------------------- exact

/** Whole forint, counts and codes. */
export const whole = v.pipe(v.number(), v.safeInteger());
export const isoDate = v.pipe(v.string(), v.check(isIsoDate));
export const isoDateOrEmpty = v.pipe(
  v.string(),
  v.check((date) => date === '' || isIsoDate(date)),
);

export const contractType = v.picklist(['R', 'U', 'h']);
export const invoiceDirection = v.picklist([0, 1, 2, 3]);
export const receiptKind = v.picklist(['a', 'b', 'c']);
export const paymentMode = v.picklist(['monthly', 'annual']);
/** 0 basic offer, 1 company offer. */
export const offerKey = v.picklist([0, 1]);
export const methodCode = v.picklist(['4', '31', '3', '11', '15', '14', 'A']);

// ---------------------------------------------------------------- needed in a reply

export const filledText = textual(v.pipe(v.string(), v.nonEmpty()));
/** Any text, "" too. */
export const anyText = textual(v.string());
/** A count or a code. */
export const wholeNumber = numeric(whole);
/**
 * The bank's authorisation of a payment; "" means that there is none: blank, 0 or false. What stands for neither fails the
 * reply, as the payment may have succeeded.
 */
export const authorisation = v.nullish(
  v.pipe(
    converted(anyText, (auth) => (typeof auth === 'boolean' || Number.isFinite(auth) ? String(auth) : auth)),
    v.transform((auth) => {
      const visible = auth.replace(/[\p{Cc}\p{Cf}]/gu, '').trim();
      return ['0', 'false'].includes(visible) ? '' : visible;
    }),
  ),
  '',
);
/** Whole forint; a fraction is rounded. */
export const forint = rounded(whole);
/** A calendar day, in Budapest if it carries a zone. */
export const day = dated(isoDate);

// ---------------------------------------------------------------- may be left out

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
export const optionalForint = optionalOf(forint);
export const optionalFlag = optionalOf(flagged(v.boolean()));
export const optionalDate = optionalOf(day);
export const optionalContractType = optionalOf(textual(contractType));

export const text = v.fallback(v.nullish(anyText, ''), '');
export const flag = v.fallback(v.nullish(flagged(v.boolean()), false), false);
/** "" if not given. */
export const dateOrEmpty = v.fallback(v.nullish(day, ''), '');

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

/** A row of optional fields; one that gives none of them can't be read. */
// @__NO_SIDE_EFFECTS__
export const rowOf = <E extends v.ObjectEntries>(entries: E) =>
  v.pipe(
    recordOf(entries),
    v.check((row) => Object.values(row).some((field) => field !== undefined)),
  );

/** A row of a list of names: an object with a name, or the name alone. */
export const nameRow = converted(v.object({ name: filledText }), (row) => (isRecord(row) ? row : { name: row }));

/** The rows that can be read, and how many can't; a list of which none can be read is no list (ERR-8). */
// @__NO_SIDE_EFFECTS__
const countedRows = <S extends v.GenericSchema>(row: S) =>
  v.pipe(
    v.array(
      v.fallback(
        v.pipe(
          row,
          v.transform((read): v.InferOutput<S> | undefined => read),
        ),
        undefined,
      ),
    ),
    v.transform((list) => {
      const rows = list.filter((one): one is v.InferOutput<S> => one !== undefined);
      return { rows, unread: list.length - rows.length };
    }),
    v.check(({ rows, unread }) => rows.length > 0 || unread === 0),
  );

/** A list that a call asks for, with the number of its rows that can't be read: empty if not given. */
// @__NO_SIDE_EFFECTS__
export const countedListOf = <S extends v.GenericSchema>(row: S) =>
  v.nullish(
    converted(countedRows(row), (list) => (isBlank(list) ? [] : list)),
    () => [],
  );

/** A list that a call asks for: empty if not given, without the rows that can't be read. */
// @__NO_SIDE_EFFECTS__
export const listOf = <S extends v.GenericSchema>(row: S) =>
  v.pipe(
    countedListOf(row),
    v.transform(({ rows }) => rows),
  );

/** A list that a call isn't asked for: undefined, not known, if it isn't given or none of its rows can be read. */
// @__NO_SIDE_EFFECTS__
export const optionalListOf = <S extends v.GenericSchema>(row: S) => optionalOf(countedRows(row));

/** A reply that only says that the call worked. */
export const okReply = v.object({});
