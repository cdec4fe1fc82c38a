/** Validators of date fields. They accept yyyy.MM.dd, as fields show it, and yyyy-MM-dd. */
import { formatInputDate, laterOf, parseDisplayDate, type IsoDate } from '~/domain/time/dates';

import type { ValidationMessage, Validator } from './validationKeys';

/** A date of this year would be no example of a birth date. */
const birthExample = '1985-12-31';

/** Whether the text, unless it is empty, is a date in the order that date fields take. */
export const isDateText = (text: string): boolean => text === '' || parseDisplayDate(text) !== undefined;

/** Checks the format, with an example that the field would take, then applies the rule to the date. */
const dateRule =
  (example: IsoDate, rule: (date: IsoDate) => ValidationMessage | undefined): Validator =>
  (value) => {
    if (value === '') return undefined;
    const date = parseDisplayDate(value);
    return date === undefined ? `validate_date:${formatInputDate(example)}` : rule(date);
  };

/** A date of any day. Put it first where a later rule knows a better example than the others. */
export const dateLike = (example: IsoDate): Validator => dateRule(example, () => undefined);

/** A birth date: not in the future. */
export const birthDate = (today: IsoDate): Validator =>
  dateRule(birthExample, (date) => (date > today ? 'validate_birthDate' : undefined));

/** A first debit or collection day: today or later, and not before the contract starts. */
export const notBefore = (today: IsoDate, validFrom?: IsoDate): Validator => {
  const earliest = laterOf(today, validFrom);
  return dateRule(earliest, (date) => (date < earliest ? 'validate_min_date' : undefined));
};
