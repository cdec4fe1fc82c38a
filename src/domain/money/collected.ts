/** What a mandate has collected, as far as its history or the invoices tell. Money is whole forint. */
import { addDays, addMonths, startOfMonth, type IsoDate } from '../time/dates';
import {
  collectionState,
  newestFirst,
  nextMonthly,
  resultDays,
  sumOf,
  type Invoiced,
  type Mandate,
} from './collections';

/**
 * The charges of a card that was set up by itself, by the invoices of their days, the oldest first: no service tells them.
 * Undefined where that isn't known.
 */
export function cardCharges(mandate: Mandate, today: IsoDate): readonly Invoiced[] | undefined {
  if (mandate.kind !== 'regularCredit') return undefined;
  const { fee, planned = [], atSetUp, invoiced } = mandate;
  const [first] = planned;
  if (first === undefined || invoiced === undefined || atSetUp?.on === undefined) return undefined;
  const { on } = atSetUp;
  return Array.from({ length: 12 }, (_, index) => addMonths(first.date, index))
    .filter((day) => day > on && day <= today)
    .flatMap((day) => {
      const last = addDays(day, resultDays);
      return invoiced.find(({ date, amount }) => amount === fee && date >= day && date <= last) ?? [];
    });
}

/**
 * This month's charge of a card, where only the invoices tell of it: of a month's fee, on the day of an earlier one or a few
 * days after it. Undefined where none is known.
 */
export function chargeOfMonth(mandate: Mandate, today: IsoDate): Invoiced | undefined {
  if (mandate.kind !== 'regularCredit' || mandate.invoiced === undefined) return undefined;
  const [last, ...earlier] = newestFirst(mandate.invoiced.filter(({ amount }) => amount === mandate.fee));
  if (last === undefined || startOfMonth(last.date) !== startOfMonth(today)) return undefined;
  // Any of the earlier ones may itself be some days late.
  const isUsual = earlier.some(({ date }) => {
    const usual = nextMonthly(date, addDays(startOfMonth(last.date), -1));
    return last.date >= usual && last.date <= addDays(usual, resultDays);
  });
  return isUsual ? last : undefined;
}

/** What a mandate that was set up by itself has collected since, the oldest first; undefined where that isn't known. */
export function collectionsSince(mandate: Mandate, today: IsoDate): readonly Invoiced[] | undefined {
  const { from, list } = mandate.kind === 'directDebit' ? mandate : { from: undefined, list: [] };
  if (from === undefined) return cardCharges(mandate, today);
  return newestFirst(list)
    .reverse()
    .flatMap(({ date, amount = 0, state }) =>
      date >= from && collectionState(state) === 'collected' ? [{ date, amount }] : [],
    );
}

/** Their sum, in forint. */
export function collectedSince(mandate: Mandate, today: IsoDate): number | undefined {
  const collected = collectionsSince(mandate, today);
  return collected && sumOf(collected);
}
