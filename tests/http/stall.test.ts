// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { guardStall } from '../../src/http/stall';

describe('a stalled download (ERR-2)', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is aborted when nothing arrives for the given time', () => {
    const guard = guardStall(15_000);
    vi.advanceTimersByTime(14_999);
    expect(guard.signal.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(guard.signal.aborted).toBe(true);
  });

  it('goes on as long as bytes arrive', () => {
    const guard = guardStall(15_000);
    for (let chunk = 0; chunk < 10; chunk += 1) {
      vi.advanceTimersByTime(14_000);
      guard.moved();
    }
    expect(guard.signal.aborted).toBe(false);
    vi.advanceTimersByTime(15_000);
    expect(guard.signal.aborted).toBe(true);
  });

  it('is aborted with its caller, even if the caller left before', () => {
    const caller = new AbortController();
    const guard = guardStall(15_000, caller.signal);
    caller.abort();
    expect(guard.signal.aborted).toBe(true);
    expect(guardStall(15_000, caller.signal).signal.aborted).toBe(true);
  });

  it('leaves no timer and no listener once released', () => {
    const caller = new AbortController();
    const guard = guardStall(15_000, caller.signal);
    guard.release();
    caller.abort();
    vi.advanceTimersByTime(60_000);
    expect(guard.signal.aborted).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });
});
