import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { budapestMoment, currentYear, now, onClockChange, setNow, today } from '~/domain/time/clock';

describe('the clock (BIZ-2)', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-05-20T10:00:00Z') });
  });
  afterEach(() => {
    setNow();
    vi.useRealTimers();
  });

  it('the clock follows the system until another clock is set, and again after a reset (BIZ-2)', () => {
    expect(now()).toEqual(new Date('2026-05-20T10:00:00Z'));
    setNow(() => new Date('2023-06-17T00:00:00Z'));
    expect(now()).toEqual(new Date('2023-06-17T00:00:00Z'));
    setNow();
    expect(now()).toEqual(new Date('2026-05-20T10:00:00Z'));
  });

  it('the clock returns the day and year in Budapest, which begin an hour before London (I18N-4)', () => {
    setNow(() => new Date('2025-12-31T23:30:00Z'));
    expect(today()).toBe('2026-01-01');
    expect(currentYear()).toBe(2026);
  });

  it('the clock notifies listeners when it is set, until they unsubscribe (BIZ-2)', () => {
    const listener = vi.fn();
    const stop = onClockChange(listener);
    setNow(() => new Date('2023-06-17T00:00:00Z'));
    setNow();
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    setNow(() => new Date('2023-06-17T00:00:00Z'));
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['2025-12-31T22:59:00Z', '2025-12-31', '23:59', 'a minute before the new year'],
    ['2025-12-31T23:00:00Z', '2026-01-01', '00:00', 'the new year, still the old one in London'],
    ['2026-07-01T21:59:59Z', '2026-07-01', '23:59', 'two hours ahead in summer'],
    ['2026-07-01T22:00:00Z', '2026-07-02', '00:00', 'midnight in summer'],
    ['2026-03-29T01:00:00Z', '2026-03-29', '03:00', 'the hour skipped in March'],
    ['2026-10-25T00:30:00Z', '2026-10-25', '02:30', 'the hour repeated in October, first time'],
    ['2026-10-25T01:30:00Z', '2026-10-25', '02:30', 'the hour repeated in October, second time'],
  ])('the clock at %s it is %s %s in Budapest: %s (I18N-4)', (instant, date, time) => {
    expect(budapestMoment(new Date(instant))).toEqual({ date, time });
  });
});
