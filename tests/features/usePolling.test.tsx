import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { pollIntervalMs, pollLimitMs } from '../../src/domain/constants';
import { usePolling } from '../../src/features/polling/usePolling';
import { technicalError } from '../../src/http/serviceError';

interface State {
  status: string;
}

let visible = true;
let online = true;

beforeEach(() => {
  vi.useFakeTimers();
  visible = true;
  online = true;
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (visible ? 'visible' : 'hidden'));
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The cache tells its news a few tasks later; the tests' times leave room for that. */
const settle = () => vi.advanceTimersByTimeAsync(5);
const margin = 200;
const pass = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
    await settle();
  });
const show = (now: boolean) =>
  act(async () => {
    visible = now;
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await settle();
  });
const connect = (now: boolean) =>
  act(async () => {
    online = now;
    window.dispatchEvent(new Event(now ? 'online' : 'offline'));
    await settle();
  });

const poll = (ask: (signal: AbortSignal) => Promise<State>) => {
  const client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => usePolling({ key: ['state'], ask, isDone: ({ status }) => status === 'DONE' }), { wrapper });
};

const going = () => vi.fn<(signal: AbortSignal) => Promise<State>>(() => Promise.resolve({ status: 'OK' }));

describe('polling (PAY-10)', () => {
  it('asks at once, then every 5 s, and no more once it is done (PAY-8, SUM-1)', async () => {
    const ask = going();
    const { result } = poll(ask);
    await pass(0);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(result.current).toMatchObject({ state: 'asking', data: { status: 'OK' } });

    ask.mockResolvedValue({ status: 'DONE' });
    await pass(pollIntervalMs - margin);
    expect(ask).toHaveBeenCalledTimes(1);
    await pass(margin);
    expect(ask).toHaveBeenCalledTimes(2);
    expect(result.current).toMatchObject({ state: 'done', data: { status: 'DONE' } });

    await pass(pollLimitMs);
    expect(ask).toHaveBeenCalledTimes(2);
    expect(result.current.state).toBe('done');
  });

  it('is not asked again by a tab that was hidden and shown after it was done', async () => {
    const ask = vi.fn(() => Promise.resolve({ status: 'DONE' }));
    poll(ask);
    await pass(0);
    await show(false);
    await show(true);
    await pass(pollIntervalMs * 3);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('has one request at a time, however slow the service is', async () => {
    let answer: (state: State) => void = () => undefined;
    const ask = vi.fn(() => new Promise<State>((resolve) => (answer = resolve)));
    poll(ask);
    await pass(pollIntervalMs * 4);
    expect(ask).toHaveBeenCalledTimes(1);
    answer({ status: 'OK' });
    await pass(0);
    expect(ask).toHaveBeenCalledTimes(1);
    await pass(pollIntervalMs);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('goes on after a failed ask with what is known', async () => {
    const ask = going();
    const { result } = poll(ask);
    await pass(0);
    ask.mockRejectedValueOnce(technicalError());
    await pass(pollIntervalMs);
    expect(result.current).toMatchObject({ state: 'asking', data: { status: 'OK' } });
    expect(result.current.error).not.toBeNull();
    await pass(pollIntervalMs);
    expect(ask).toHaveBeenCalledTimes(3);
    expect(result.current.error).toBeNull();
  });

  it.each([
    ['hidden', () => show(false), () => show(true)],
    ['offline', () => connect(false), () => connect(true)],
  ])('rests while it is %s and asks at once when it is back', async (_what, away, back) => {
    const ask = going();
    const { result } = poll(ask);
    await pass(0);
    await away();
    expect(result.current.state).toBe('paused');
    await pass(pollLimitMs * 2);
    expect(ask).toHaveBeenCalledTimes(1);
    await back();
    expect(ask).toHaveBeenCalledTimes(2);
    expect(result.current.state).toBe('asking');
  });

  it('stops after five minutes of asking with what is known, and begins another five when told to', async () => {
    const ask = going();
    const { result } = poll(ask);
    await pass(pollLimitMs - margin);
    expect(result.current.state).toBe('asking');
    await pass(margin);
    expect(result.current).toMatchObject({ state: 'stopped', data: { status: 'OK' } });
    const asked = ask.mock.calls.length;
    await pass(pollLimitMs);
    expect(ask).toHaveBeenCalledTimes(asked);

    act(() => result.current.again());
    await pass(0);
    expect(ask).toHaveBeenCalledTimes(asked + 1);
    expect(result.current.state).toBe('asking');
    await pass(pollLimitMs - margin);
    expect(result.current.state).toBe('asking');
    await pass(margin);
    expect(result.current.state).toBe('stopped');
  });

  it('does not count a rest into the five minutes', async () => {
    const { result } = poll(going());
    await pass(pollLimitMs / 2);
    await show(false);
    await pass(pollLimitMs);
    await show(true);
    await pass(pollLimitMs / 2 - margin);
    expect(result.current.state).toBe('asking');
    await pass(margin);
    expect(result.current.state).toBe('stopped');
  });

  it('takes its request back when the page is left (FLT-3)', async () => {
    const ask = vi.fn(
      (signal: AbortSignal) =>
        new Promise<State>((_resolve, reject) => signal.addEventListener('abort', () => reject(technicalError()))),
    );
    const { unmount } = poll(ask);
    await pass(0);
    unmount();
    await pass(pollIntervalMs * 2);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(ask.mock.calls[0]?.[0].aborted).toBe(true);
  });
});
