/** Validators of date fields. They accept yyyy.MM.dd, as fields show it, and yyyy-MM-dd. */
import { compareDates, parseDisplayDate, type IsoDate } from './dates';
import type { ValidationMessage, Validator } from './validationKeys';

/** Checks the format, then applies the rule to the date. */
function dateRule(rule: (date: IsoDate) => ValidationMessage | undefined): Validator {
  return (value) => {
    if (value === '') return undefined;
    const date = parseDisplayDate(value);
    return date === undefined ? 'validate_date' : rule(date);
  };
}

/** A birth date: not in the future. */
export function birthDate(today: IsoDate): Validator {
  return dateRule((date) => (compareDates(date, today) > 0 ? 'validate_birthDate' : undefined));
}

/** A first debit or collection day: today or later, and not before the contract starts. */
export function notBefore(today: IsoDate, validFrom?: IsoDate): Validator {
  const earliest = validFrom !== undefined && compareDates(validFrom, today) > 0 ? validFrom : today;
  return dateRule((date) => (compareDates(date, earliest) < 0 ? 'validate_min_date' : undefined));
}
