// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentYear, now, onClockChange, setNow, today } from '../../src/domain/clock';

describe('the one clock (BIZ-2)', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-05-20T10:00:00Z') });
  });
  afterEach(() => {
    setNow();
    vi.useRealTimers();
  });

  it("follows the system's time until another is set, and again afterwards", () => {
    expect(now()).toEqual(new Date('2026-05-20T10:00:00Z'));
    setNow(() => new Date('2023-06-17T00:00:00Z'));
    expect(now()).toEqual(new Date('2023-06-17T00:00:00Z'));
    setNow();
    expect(now()).toEqual(new Date('2026-05-20T10:00:00Z'));
  });

  it("gives the club's day and year, which begin an hour before London's (I18N-4)", () => {
    setNow(() => new Date('2025-12-31T23:30:00Z'));
    expect(today()).toBe('2026-01-01');
    expect(currentYear()).toBe(2026);
  });

  it('tells those who listen when it is set, until they stop', () => {
    const listener = vi.fn();
    const stop = onClockChange(listener);
    setNow(() => new Date('2023-06-17T00:00:00Z'));
    setNow();
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    setNow(() => new Date('2023-06-17T00:00:00Z'));
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('lets a listener stop listening while it is told', () => {
    const later = vi.fn();
    const stop = onClockChange(() => stop());
    const stopLater = onClockChange(later);
    setNow();
    expect(later).toHaveBeenCalledOnce();
    stopLater();
  });
});
