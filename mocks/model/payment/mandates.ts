import { addDays, addMonths, monthOf, yearOf, type IsoDate } from '../../../src/domain/time/dates';
import type { DirectDebit } from '../../contract';
import type { Account } from '../account/accounts';
import { currentContract, type MembersSlice } from '../account/members';
import type { Calendar } from '../time';
import { addDocument, type DocumentsSlice } from './documents';
import { addInvoice, type InvoicesSlice } from './invoices';
import { amountsOf, debitsFrom, nextDue, openSince, payDebits, type LedgerSlice } from './ledger';

/** What a member has authorised the club to collect. */
export interface Mandates {
  kr: string;
  /**
   * `setUp` is the day on which a member set it up: nothing is charged until the next one. `before` is the first day of the
   * one that it follows, which charges what falls due until then.
   */
  regularCredit: { active: boolean; from: string; setUp?: string; before?: string };
  directDebit: {
    account: string;
    from: string;
    to: string;
    limit: number;
    active: boolean;
    list: DirectDebit['list'];
    /** What is collected on the first day of a mandate that no contract brought, in forint. */
    firstSum?: number;
    /** Such a mandate collects what falls due after this day, on which it was set up. */
    since?: string;
  };
}

/** The slice of the world that holds the mandates. */
export type MandatesSlice = DocumentsSlice & MembersSlice & { state: { mandates: Mandates[] } };

/** The slice of the world that a collection changes. */
export type CollectingSlice = InvoicesSlice & LedgerSlice & MandatesSlice;

/** The first and the last day of a mandate. */
interface Term {
  from: IsoDate;
  to: IsoDate;
}

export const mandatesOf = (world: MandatesSlice, kr: string): Mandates => {
  const found = world.state.mandates.find((mandates) => mandates.kr === kr);
  if (found !== undefined) return found;
  const fresh: Mandates = {
    kr,
    regularCredit: { active: false, from: '' },
    directDebit: { account: '', from: '', to: '', limit: 0, active: false, list: [] },
  };
  world.state.mandates.push(fresh);
  return fresh;
};

const mandateDocument = (
  world: MandatesSlice,
  account: Account,
  kind: 'mandate' | 'collection',
  active: boolean,
  row: [string, string],
): string =>
  addDocument(world, {
    accountId: account.id,
    kr: account.kr,
    year: yearOf(world.today()),
    kind,
    rows: [['Művelet', active ? 'felhatalmazás' : 'visszavonás'], row],
  });

/** Sets up or withdraws the regular card payment; returns the document's key. */
export const setRegularCredit = (world: MandatesSlice, account: Account, active: boolean, from: string): string => {
  const { regularCredit: last } = mandatesOf(world, account.kr);
  const before = last.active && last.from < from ? last.from : undefined;
  mandatesOf(world, account.kr).regularCredit = active
    ? { active, from, setUp: world.today(), before }
    : { active, from: '' };
  return mandateDocument(world, account, 'mandate', active, ['Kezdete', from]);
};

/** A month's fee, as far as as much falls due after today. */
const laterFee = (world: LedgerSlice & MembersSlice, kr: string): number => {
  const { currentDebit, allDebit } = amountsOf(world, kr, yearOf(world.today()));
  return Math.min(currentContract(world, kr)?.fee ?? 0, allDebit - Math.max(0, currentDebit));
};

const announced = 'Folyamatban';

/** A withdrawal stops the collections that the bank doesn't have yet. */
const isUnderWay =
  (world: Calendar) =>
  ({ state, date }: DirectDebit['list'][number]): boolean =>
    state !== announced || date <= addDays(world.today(), 5);

/**
 * Sets up the direct debit, or withdraws it with limit 0; returns the document's key. A contract gives its first and last
 * day; else the bank takes some working days before the first collection.
 */
export const setDirectDebit = (
  world: CollectingSlice,
  account: Account,
  number: string,
  limit: number,
  term?: Partial<Term>,
): string => {
  const { from = addDays(world.today(), 7), to = currentContract(world, account.kr)?.to ?? '' } = term ?? {};
  const debit = mandatesOf(world, account.kr).directDebit;
  const active = limit > 0;
  const firstSum = term === undefined ? laterFee(world, account.kr) : 0;
  const since = term === undefined ? addDays(world.today(), 1) : '';
  const next = active
    ? { account: number, from, to, limit, active, firstSum, since, list: debit.list }
    : { account: '', from: '', to: '', limit: 0, active, firstSum: 0, list: debit.list.filter(isUnderWay(world)) };
  mandatesOf(world, account.kr).directDebit = { ...debit, ...next };
  return mandateDocument(world, account, 'collection', active, ['Számla', number]);
};

/** Announces a collection: the first one of a contract, the next one, or the retry of one that failed. */
export const announceCollection = (world: MandatesSlice, kr: string, date: IsoDate, amount: number): void => {
  if (amount > 0) mandatesOf(world, kr).directDebit.list.unshift({ date, amount, state: announced });
};

/** The next collection, of what falls due next, while the mandate lasts and something is left to collect. */
const announceNext = (world: CollectingSlice, { kr, directDebit }: Mandates, last: IsoDate): void => {
  const { to, since = '' } = directDebit;
  const date = nextDue(world, kr, last) ?? addMonths(last, 1);
  const fee = currentContract(world, kr)?.fee ?? 0;
  if (date <= to) announceCollection(world, kr, date, Math.min(fee, openSince(world, kr, yearOf(date), since)));
};

const collect = (world: CollectingSlice, { kr, directDebit }: Mandates, date: IsoDate, amount: number): void => {
  payDebits(world, kr, yearOf(date), amount, directDebit.since);
  addInvoice(world, { kr, date, fullAmount: amount });
};

/** Collects what was announced until today, also by a mandate that was withdrawn since; one above the limit fails. */
const collectAnnounced = (world: CollectingSlice): void => {
  for (const mandates of world.state.mandates) {
    const { active, list, limit, from, firstSum = 0 } = mandates.directDebit;
    if (active && firstSum > 0 && from <= world.today()) {
      announceCollection(world, mandates.kr, from, firstSum);
      mandates.directDebit.firstSum = 0;
    }
    const dueRow = () => list.find(({ date, state }) => state === announced && date <= world.today());
    for (let row = dueRow(); row !== undefined; row = dueRow()) {
      const isWithinLimit = !active || row.amount <= limit;
      row.state = isWithinLimit ? 'Teljesült' : 'Sikertelen (összeghatár)';
      if (isWithinLimit) collect(world, mandates, row.date, row.amount);
      if (active) announceNext(world, mandates, row.date);
    }
  }
};

/** The day of that month on which a mandate began. */
const chargeDay = (from: IsoDate, due: IsoDate): IsoDate =>
  addMonths(from, (yearOf(due) - yearOf(from)) * 12 + monthOf(due) - monthOf(from));

/** Charges the registered cards, each month on the day on which they began, with the fee that falls due in that month. */
const chargeCards = (world: CollectingSlice): void => {
  for (const { kr, regularCredit } of world.state.mandates) {
    if (!regularCredit.active) continue;
    const { from, setUp = '', before = from } = regularCredit;
    for (const debit of debitsFrom(world, kr, before)) {
      const date = chargeDay(debit.due < from ? before : from, debit.due);
      if (date > world.today() || date <= setUp) continue;
      addInvoice(world, { kr, date, fullAmount: debit.open });
      debit.open = 0;
    }
  }
};

/** Takes what the mandates allow until today. */
export const collectDue = (world: CollectingSlice): void => {
  collectAnnounced(world);
  chargeCards(world);
};

/** The reply of /getDirectDebitData; fields without a value are left out. */
export const directDebitOf = (world: MandatesSlice, kr: string): DirectDebit => {
  const { account, from, to, limit, active, list } = mandatesOf(world, kr).directDebit;
  const fee = currentContract(world, kr)?.fee ?? 0;
  return { ...(active ? { account, from, to, limit } : {}), fee, list, state: active };
};
