import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { setNow } from '../../src/domain/time/clock';
import { dropPlans, keepPlan, plannedFor, readPlans, subscribePlans } from '../../src/session/chargePlans';
import type { Session } from '../../src/session/sessionSchema';

const anna: Session = { currentUser: { firstName: 'Anna', lastName: 'K', email: 'anna@pelda.hu', kr: '123456' } };
const bela: Session = { currentUser: { firstName: 'Béla', lastName: 'N', email: 'bela@pelda.hu' } };
const plan = (year: number, date = `${year}-03-01`) => ({
  kind: 'regularCredit' as const,
  year,
  charges: [{ date, amount: 9_900, isExpected: false }],
});
const daysOf = (session: Session) => plannedFor(readPlans(), session, 'regularCredit').map(({ date }) => date);

beforeEach(() => setNow(() => new Date('2026-11-25T10:00:00Z')));
afterEach(() => {
  setNow();
  window.localStorage.clear();
});

describe('what was agreed on when a mandate was set up', () => {
  it('is known of each year, to its own member only', () => {
    keepPlan(anna, plan(2026));
    keepPlan(anna, plan(2027));
    keepPlan(anna, plan(2027, '2027-04-01'));
    expect(daysOf(anna)).toEqual(['2026-03-01', '2027-04-01']);
    expect(daysOf(bela)).toEqual([]);
    expect(plannedFor(readPlans(), anna, 'directDebit')).toEqual([]);
  });

  it('is still a new member’s once they have their kr', () => {
    keepPlan(bela, plan(2027));
    expect(daysOf({ currentUser: { ...bela.currentUser!, kr: '654321' } })).toEqual(['2027-03-01']);
  });

  it('is dropped with its mandate, and once its year is over', () => {
    keepPlan(anna, plan(2026));
    keepPlan(bela, plan(2027));
    dropPlans(bela, 'regularCredit');
    expect([daysOf(anna), daysOf(bela)]).toEqual([['2026-03-01'], []]);
    setNow(() => new Date('2027-01-01T10:00:00Z'));
    keepPlan(bela, plan(2027));
    expect([daysOf(anna), daysOf(bela)]).toEqual([[], ['2027-03-01']]);
  });

  it('stays off the device of support staff, and holds nothing personal (SEC-8)', () => {
    keepPlan({ ...anna, support: true }, plan(2027));
    expect(readPlans()).toEqual([]);
    keepPlan(anna, plan(2027));
    expect(JSON.stringify(window.localStorage)).not.toMatch(/anna|123456/i);
  });

  it('is nothing where there is no charge, or no member', () => {
    keepPlan(anna, { ...plan(2027), charges: [] });
    keepPlan({}, plan(2027));
    expect([readPlans(), window.localStorage.length]).toEqual([[], 0]);
  });

  it('is kept apart by its kind', () => {
    keepPlan(anna, plan(2027));
    keepPlan(anna, { ...plan(2027, '2027-05-01'), kind: 'directDebit' });
    expect(daysOf(anna)).toEqual(['2027-03-01']);
    dropPlans(anna, 'directDebit');
    expect([daysOf(anna), readPlans()]).toEqual([['2027-03-01'], [expect.objectContaining(plan(2027))]]);
  });

  it('is the same list until it changes, so that nothing renders again for nothing', () => {
    keepPlan(anna, plan(2027));
    const before = readPlans();
    expect(readPlans()).toBe(before);
    keepPlan(anna, plan(2027, '2027-04-01'));
    expect(readPlans()).not.toBe(before);
  });

  it('takes its key from the storage with the last plan', () => {
    keepPlan(anna, plan(2027));
    dropPlans(anna, 'regularCredit');
    expect(window.localStorage).toHaveLength(0);
  });

  it('is told to who listens, until they stop, and where nothing changes nothing is told', () => {
    const heard = vi.fn();
    const stop = subscribePlans(heard);
    keepPlan(anna, plan(2027));
    expect(heard).toHaveBeenCalledTimes(1);
    dropPlans(bela, 'regularCredit');
    dropPlans(anna, 'directDebit');
    expect(heard).toHaveBeenCalledTimes(1);
    dropPlans(anna, 'regularCredit');
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    keepPlan(anna, plan(2027));
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('is nothing where a day of it is no date (SES-2)', () => {
    const stored = { ...plan(2027, '2027-02-30'), payer: 1 };
    window.localStorage.setItem('cportal.chargePlans', JSON.stringify([stored]));
    expect(readPlans()).toEqual([]);
  });

  it.each(['{', '[1]', '[{"payer":1}]', '{"a":1}'])('is nothing where the storage holds %s (SES-2)', (text) => {
    window.localStorage.setItem('cportal.chargePlans', text);
    expect(readPlans()).toEqual([]);
  });
});
