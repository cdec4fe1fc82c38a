import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { pollIntervalMs, pollLimitMs } from '~/domain/constants';
import { PollStatus } from '~/features/polling/PollStatus';
import { usePolling, type Polling } from '~/features/polling/usePolling';
import { technicalError } from '~/http/serviceError';
import { createI18n, loadPortalTexts } from '~/i18n/i18n';

import { TestTheme } from '../../setup/TestTheme';

interface State {
  status: string;
}

let visible = true;
let online = true;

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

const poll = (ask: (context: { signal: AbortSignal }) => Promise<State>) => {
  const client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => usePolling({ key: ['state'], ask, isDone: ({ status }) => status === 'DONE' }), { wrapper });
};

const going = () =>
  vi.fn<(context: { signal: AbortSignal }) => Promise<State>>(() => Promise.resolve({ status: 'OK' }));

describe('usePolling', () => {
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

  it('polling asks at once, then every 5 s, and no more once it is done (PAY-10, PAY-8, SUM-1)', async () => {
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

  it('polling has one request at a time, however slow the service is (PAY-10)', async () => {
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

  it('polling goes on after a failed request, with what is known (PAY-10)', async () => {
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
  ])('polling pauses while the tab is %s and asks at once when it is back (PAY-10)', async (_what, away, back) => {
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

  it('polling stops after five minutes with what is known, and begins another five when told to (PAY-10)', async () => {
    const ask = going();
    const { result } = poll(ask);
    await pass(pollLimitMs - margin);
    expect(result.current.state).toBe('asking');
    await pass(margin);
    expect(result.current).toMatchObject({ state: 'stopped', data: { status: 'OK' } });
    const asked = ask.mock.calls.length;
    await pass(pollLimitMs);
    expect(ask).toHaveBeenCalledTimes(asked);

    act(() => void result.current.check());
    await pass(0);
    expect(ask).toHaveBeenCalledTimes(asked + 1);
    expect(result.current.state).toBe('asking');
    await pass(pollLimitMs - margin);
    expect(result.current.state).toBe('asking');
    await pass(margin);
    expect(result.current.state).toBe('stopped');
  });

  it('polling doesn’t count a pause into the five minutes (PAY-10)', async () => {
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

  it('polling takes its request back when the page is left (FLT-3)', async () => {
    const ask = vi.fn(
      ({ signal }: { signal: AbortSignal }) =>
        new Promise<State>((_resolve, reject) => signal.addEventListener('abort', () => reject(technicalError()))),
    );
    const { unmount } = poll(ask);
    await pass(0);
    unmount();
    await pass(pollIntervalMs * 2);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(ask.mock.calls[0]?.[0].signal.aborted).toBe(true);
  });
});

const showStatus = async (polling: Partial<Polling<unknown>>) => {
  const { i18n, ready } = createI18n('hu');
  await ready;
  await loadPortalTexts(i18n);
  const check = vi.fn(() => Promise.resolve());
  render(
    <I18nextProvider i18n={i18n}>
      <TestTheme>
        <PollStatus polling={{ state: 'asking', error: null, check, ...polling }} reference="T00000010001" />
      </TestTheme>
    </I18nextProvider>,
  );
  return { check };
};

it.each<[string, Partial<Polling<unknown>>, RegExp[], boolean]>([
  ['goes on', {}, [/folyamatosan figyeljük/], false],
  ['goes on after a failed ask', { error: technicalError() }, [/nem sikerült lekérdezni, de tovább/], false],
  // The browser may be wrong about the connection.
  ['is paused', { state: 'paused' }, [/szünetel/], true],
  ['has stopped', { state: 'stopped' }, [/az oldalt bezárhatja/, /Hivatkozási szám: T00000010001/], true],
])(
  'the page says how polling stands where it %s, and offers to check again where nothing is asked by itself (PAY-10)',
  async (_what, polling, texts, isOffered) => {
    const { check } = await showStatus(polling);
    for (const text of texts) expect(screen.getByRole('status')).toHaveTextContent(text);
    const buttons = screen.queryAllByRole('button');
    for (const button of buttons) await userEvent.click(button);
    expect(buttons.map(({ textContent }) => textContent)).toEqual(isOffered ? ['Újra ellenőrzöm'] : []);
    expect(check).toHaveBeenCalledTimes(isOffered ? 1 : 0);
  },
);

it('the state of polling puts its text into a region that exists already, so that it is announced; the button keeps the focus (A11Y-3)', async () => {
  await showStatus({ state: 'stopped' });
  const status = screen.getByRole('status');
  const button = screen.getByRole('button', { name: 'Újra ellenőrzöm' });
  button.focus();
  const added: (string | null)[] = [];
  const observer = new MutationObserver((records) =>
    added.push(...records.flatMap(({ addedNodes }) => [...addedNodes].map(({ textContent }) => textContent))),
  );
  observer.observe(status, { childList: true, subtree: true });
  await waitFor(() => expect(added).toHaveLength(2));
  expect(added).toEqual([expect.stringContaining('az oldalt bezárhatja'), 'Hivatkozási szám: T00000010001']);
  expect(button).toHaveFocus();
  observer.disconnect();
});
