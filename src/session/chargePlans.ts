import * as v from 'valibot';

import type { PlannedCharge } from '../domain/money/collections';
import { today } from '../domain/time/clock';
import { isIsoDate } from '../domain/time/isoDate';
import { payersOf } from './paymentRecord';
import { withdrawalSchema, type Session } from './sessionSchema';
import { createDeviceStorage } from './storage';

const storageKey = 'cportal.chargePlans';
const storage = createDeviceStorage();
const listeners = new Set<() => void>();

const day = v.pipe(v.string(), v.check(isIsoDate));

/** What was agreed on when a mandate was set up: no service tells the days of a card's charges. Contains nothing personal. */
const planSchema = v.object({
  payer: v.number(),
  kind: v.picklist(['regularCredit', 'directDebit']),
  /** The year of the contract that it pays. */
  year: v.number(),
  charges: v.array(v.object({ date: day, amount: v.optional(v.number()), isExpected: v.boolean() })),
  /** It was withdrawn: when, and what it was. */
  withdrawn: v.optional(withdrawalSchema),
  /** What was open of the year when the mandate was set up by itself, and on which day that was. */
  debt: v.optional(v.object({ currentDebit: v.number(), annualDebit: v.number(), on: v.optional(day) })),
});

export type ChargePlan = v.InferOutput<typeof planSchema>;

const parse = (text: string): ChargePlan[] => {
  try {
    const read = v.safeParse(v.array(planSchema), JSON.parse(text));
    return read.success ? read.output : [];
  } catch {
    return [];
  }
};

let last: { text: string; plans: readonly ChargePlan[] } = { text: '', plans: [] };

/** This device's plans, of any member. The same list as before if nothing has changed. */
export const readPlans = (): readonly ChargePlan[] => {
  const text = storage.read(storageKey) ?? '';
  if (text !== last.text) last = { text, plans: parse(text) };
  return last.plans;
};

const isOf = (session: Session, kind: ChargePlan['kind'], plan: ChargePlan): boolean =>
  plan.kind === kind && payersOf(session).includes(plan.payer);

/** Plans of past years are of no use. */
const write = (plans: readonly ChargePlan[]): void => {
  const kept = plans.filter(({ year }) => year >= Number(today().slice(0, 4)));
  if (kept.length === 0) storage.remove(storageKey);
  else storage.write(storageKey, JSON.stringify(kept));
  for (const listener of [...listeners]) listener();
};

/** The charges that were agreed on with this member. */
export const plannedFor = (
  plans: readonly ChargePlan[],
  session: Session,
  kind: ChargePlan['kind'],
): readonly PlannedCharge[] => plans.filter((plan) => isOf(session, kind, plan)).flatMap(({ charges }) => charges);

/** What was open of the year when this member's mandate was set up by itself; undefined where that isn't known, or for another year. */
export const debtAtSetUp = (
  plans: readonly ChargePlan[],
  session: Session,
  kind: ChargePlan['kind'],
  year: number,
): ChargePlan['debt'] => plans.find((plan) => plan.year === year && isOf(session, kind, plan))?.debt;

/** The last withdrawal of this member's mandate, if it hasn't been set up anew. */
export const withdrawalOf = (
  plans: readonly ChargePlan[],
  session: Session,
  kind: ChargePlan['kind'],
): ChargePlan['withdrawn'] =>
  plans.find((plan) => isOf(session, kind, plan) && plan.withdrawn !== undefined)?.withdrawn;

/** Keeps what was agreed on for a year, replacing the earlier plan. Nothing is kept in a support session, or without a member. */
export const keepPlan = (session: Session, plan: Omit<ChargePlan, 'payer'>): void => {
  if (session.support === true || session.currentUser === undefined) return;
  if (plan.charges.length === 0 && plan.debt === undefined && plan.withdrawn === undefined) return;
  const others = readPlans().filter((other) => other.year !== plan.year || !isOf(session, plan.kind, other));
  write([...others, { ...plan, payer: payersOf(session)[0] }]);
};

/** The mandate was withdrawn. */
export const dropPlans = (session: Session, kind: ChargePlan['kind']): void => {
  const kept = readPlans().filter((plan) => !isOf(session, kind, plan));
  if (kept.length < readPlans().length) write(kept);
};

/** Calls the listener when a plan changes. Returns the unsubscribe function. */
export const subscribePlans = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
