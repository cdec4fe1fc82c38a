import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { setNow } from '../../src/domain/time/clock';
import { SessionProvider, useIsSignedIn, useSession, useSessionStore } from '../../src/session/SessionContext';
import { createSessionStore, type SessionStore } from '../../src/session/store';
import { anna, freshToken, minute } from './tokens';

const start = Date.parse('2026-03-02T09:00:00Z');

const within = (store: SessionStore) => ({
  wrapper: ({ children }: { children: ReactNode }) => <SessionProvider store={store}>{children}</SessionProvider>,
});
const signedIn = (lifeMs = 30 * minute): SessionStore => {
  const store = createSessionStore();
  store.signIn({ token: freshToken(Date.now(), lifeMs), user: anna });
  return store;
};
const watch = (store: SessionStore) => renderHook(() => useIsSignedIn(), within(store));
const show = (state: DocumentVisibilityState): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  setNow(() => new Date());
});
afterEach(() => {
  vi.useRealTimers();
  setNow();
  window.sessionStorage.clear();
  window.localStorage.clear();
});

describe('a session that is watched while the page is open', () => {
  it('is none without a token (SES-4)', () => {
    expect(watch(createSessionStore()).result.current).toBe(false);
  });

  it('ends with its token, at once and not at the next click (SES-5)', () => {
    const store = signedIn();
    const { result } = watch(store);
    expect(result.current).toBe(true);
    act(() => void vi.advanceTimersByTime(30 * minute - 1));
    expect([result.current, store.endedBy()]).toEqual([true, undefined]);
    act(() => void vi.advanceTimersByTime(1));
    expect([result.current, store.endedBy(), store.get()]).toEqual([false, 'expired', {}]);
  });

  it('ends with its token, though that lives longer than one timer (SES-5)', () => {
    const store = signedIn(150 * minute);
    watch(store);
    act(() => void vi.advanceTimersByTime(150 * minute - 1));
    expect(store.endedBy()).toBeUndefined();
    act(() => void vi.advanceTimersByTime(1));
    expect(store.endedBy()).toBe('expired');
  });

  it('is cleared where it had ended before the page opened (SES-4)', () => {
    const store = signedIn();
    vi.setSystemTime(start + 30 * minute);
    expect(watch(store).result.current).toBe(false);
    expect([store.endedBy(), store.get()]).toEqual(['expired', {}]);
  });

  it('begins with a sign-in on the open page, and is then watched (SES-5)', () => {
    const store = createSessionStore();
    const { result } = watch(store);
    act(() => void store.signIn({ token: freshToken(start, minute), user: anna }));
    expect(result.current).toBe(true);
    act(() => void vi.advanceTimersByTime(minute));
    expect([result.current, store.endedBy()]).toEqual([false, 'expired']);
  });

  it('lives as long as the token that a later sign-in brings (SES-7)', () => {
    const store = signedIn(10 * minute);
    const { result } = watch(store);
    act(() => void store.signIn({ token: freshToken(start, 20 * minute), user: anna }));
    act(() => void vi.advanceTimersByTime(10 * minute));
    expect([result.current, store.endedBy()]).toEqual([true, undefined]);
    act(() => void vi.advanceTimersByTime(10 * minute));
    expect(store.endedBy()).toBe('expired');
  });

  // A device that sleeps stops its timers; the clock goes on.
  const asleep = () => {
    const store = signedIn();
    const watched = watch(store);
    vi.setSystemTime(start + 31 * minute);
    return { store, ...watched };
  };

  it('is checked when the tab becomes visible, not while it is hidden (SES-5)', () => {
    const { store, result } = asleep();
    show('hidden');
    expect(store.endedBy()).toBeUndefined();
    show('visible');
    expect([result.current, store.endedBy()]).toEqual([false, 'expired']);
  });

  it('is checked when the page comes out of the back-forward cache, and read anew (SES-5, SES-9)', () => {
    const store = signedIn();
    const { result } = watch(store);
    window.sessionStorage.clear();
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false })));
    expect(result.current).toBe(true);
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect([result.current, store.get()]).toEqual([false, {}]);
  });

  it('is checked when a page is shown, cached or not (SES-5)', () => {
    const { store } = asleep();
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false })));
    expect(store.endedBy()).toBe('expired');
  });

  it('is checked when another clock is set, as the demo does (SES-5)', () => {
    const { store } = asleep();
    act(() => setNow(() => new Date(start + 31 * minute)));
    expect(store.endedBy()).toBe('expired');
  });

  it('is no longer watched once the page is closed (SES-5)', () => {
    const { store, unmount } = asleep();
    unmount();
    show('visible');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    setNow(() => new Date(start + 31 * minute));
    vi.advanceTimersByTime(60 * minute);
    expect(store.endedBy()).toBeUndefined();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the session in a page', () => {
  it('is rendered again when it changes (SES-1)', () => {
    const store = signedIn();
    const { result } = renderHook(() => useSession().step, within(store));
    act(() => store.update({ step: 3 }));
    expect(result.current).toBe(3);
  });

  it('is a mistake to ask for outside its provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => renderHook(() => useSessionStore())).toThrow('useSessionStore outside SessionProvider');
  });
});
