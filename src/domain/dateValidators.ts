/** Validators of dates (VAL-9). They take what a field shows (yyyy.MM.dd) as well as yyyy-MM-dd. */
import { compareDates, parseDisplayDate, type IsoDate } from './dates';
import type { ValidationMessage, Validator } from './validationKeys';

/** The format first, then what the rule says about the day. */
function dateRule(rule: (date: IsoDate) => ValidationMessage | undefined): Validator {
  return (value) => {
    if (value === '') return undefined;
    const date = parseDisplayDate(value);
    return date === undefined ? 'validate_date' : rule(date);
  };
}

/** An existing day. */
export const displayDate: Validator = dateRule(() => undefined);

/** A birth date: not in the future (WIZ-6). */
export function birthDate(today: IsoDate): Validator {
  return dateRule((date) => (compareDates(date, today) > 0 ? 'validate_birthDate' : undefined));
}

/** A first debit or collection day: today or later, and not before the contract's start (MAN-1, WIZ-11). */
export function notBefore(today: IsoDate, validFrom?: IsoDate): Validator {
  const earliest = validFrom !== undefined && compareDates(validFrom, today) > 0 ? validFrom : today;
  return dateRule((date) => (compareDates(date, earliest) < 0 ? 'validate_min_date' : undefined));
}
