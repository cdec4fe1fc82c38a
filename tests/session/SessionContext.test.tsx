import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { setNow } from '~/domain/time/clock';
import { SessionProvider, useIsSignedIn, useSessionStore } from '~/session/SessionContext';
import { createSessionStore, type SessionStore } from '~/session/store';

import { memoryStorage } from '../setup/twoTabs';
import { anna, bela, freshToken, minute } from './tokens';

const start = Date.parse('2026-03-02T09:00:00Z');

const signedIn = (lifeMs = 30 * minute): SessionStore => {
  const store = createSessionStore();
  store.signIn({ token: freshToken(Date.now(), lifeMs), user: anna });
  return store;
};
/** `seen` is told at each rendering. */
const watch = (store: SessionStore, seen: (isSignedIn: boolean) => void = () => undefined) =>
  renderHook(
    () => {
      const isSignedIn = useIsSignedIn();
      seen(isSignedIn);
      return isSignedIn;
    },
    { wrapper: ({ children }: { children: ReactNode }) => <SessionProvider store={store}>{children}</SessionProvider> },
  );
const show = (state: DocumentVisibilityState): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};
const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  setNow(() => new Date());
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  setNow();
  window.sessionStorage.clear();
  window.localStorage.clear();
});

it.each([30, 150])(
  'the session of an open page, of %i minutes, ends with its token, not at the next click (SES-5)',
  (minutes) => {
    const store = signedIn(minutes * minute);
    const { result } = watch(store);
    pass(minutes * minute - 1);
    expect([result.current, store.ended()]).toEqual([true, undefined]);
    pass(1);
    expect([result.current, store.ended()?.why, store.get().token]).toEqual([false, 'expired', undefined]);
  },
);

it('the session of an open page is cleared where it had ended before the page opened, and not shown even once (SES-4)', () => {
  const store = signedIn();
  vi.setSystemTime(start + 30 * minute);
  const shown: boolean[] = [];
  watch(store, (isSignedIn) => void shown.push(isSignedIn));
  expect([new Set(shown), store.ended()?.why, store.get().token]).toEqual([new Set([false]), 'expired', undefined]);
});

it('the session of an open page is watched from the sign-in on, and by its new token once it was renewed (SES-5, SES-7)', () => {
  const store = createSessionStore();
  const { result } = watch(store);
  for (const minutes of [10, 20]) {
    act(() => void store.signIn({ token: freshToken(start, minutes * minute), user: anna }));
    expect(result.current).toBe(true);
  }
  pass(20 * minute - 1);
  expect(result.current).toBe(true);
  pass(1);
  expect(store.ended()?.why).toBe('expired');
});

it('an open page drops what was typed half an hour after the session expired, though nobody comes (SES-8)', () => {
  const store = signedIn();
  watch(store);
  store.memberStorage.save('step-4', { delivery: '1' });
  pass(60 * minute - 1);
  expect(store.memberStorage.read('step-4')).toBeDefined();
  pass(1);
  expect([store.memberStorage.read('step-4'), window.sessionStorage.getItem('cportal.drafts')]).toEqual([
    undefined,
    null,
  ]);
});

// A device that sleeps stops its timers; the clock goes on.
const asleep = () => {
  const store = signedIn();
  const watched = watch(store);
  vi.setSystemTime(start + 31 * minute);
  return { store, ...watched };
};

it.each([
  ['the tab becomes visible', () => show('visible')],
  ['the page is shown', () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))],
  ['another clock is set, as the demo does', () => setNow(() => new Date(start + 31 * minute))],
])('the session of an open page is checked after a sleep when %s (SES-5)', (_when, happens) => {
  const { store, result } = asleep();
  show('hidden');
  expect(store.ended()).toBeUndefined();
  act(() => {
    happens();
  });
  expect([result.current, store.ended()?.why]).toEqual([false, 'expired']);
});

it('the session of an open page ends as soon as another tab signs another member in (SES-14)', () => {
  const { result } = watch(signedIn());
  createSessionStore(memoryStorage()).signIn({ token: freshToken(start, minute), user: bela });
  expect(result.current).toBe(true);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'cportal.lastSignIn' })));
  expect(result.current).toBe(false);
});

it('the session of an open page is read anew when the page comes out of the back-forward cache, and only then (SES-5, SES-9)', () => {
  const store = signedIn();
  const { result } = watch(store);
  window.sessionStorage.clear();
  for (const persisted of [false, true]) {
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted })));
    expect(result.current).toBe(!persisted);
  }
  expect(store.get()).toEqual({});
});

it('the session of an open page is no longer watched once the page is closed (SES-5)', () => {
  const { store, unmount } = asleep();
  unmount();
  show('visible');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'cportal.lastSignIn' }));
  setNow(() => new Date(start + 31 * minute));
  pass(60 * minute);
  expect([store.ended(), vi.getTimerCount()]).toEqual([undefined, 0]);
});

it('an open page without a session waits for nothing (SES-5)', () => {
  watch(createSessionStore());
  expect(vi.getTimerCount()).toBe(0);
});

it('a component that stands outside the session’s provider says so', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  expect(() => renderHook(() => useSessionStore())).toThrow('useSessionStore outside SessionProvider');
});
