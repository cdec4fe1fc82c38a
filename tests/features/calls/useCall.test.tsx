import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';

import { NoticeProvider, useNotices } from '~/components/notices/NoticeContext';
import { useCall } from '~/features/calls/useCall';
import { ServiceError } from '~/http/serviceError';
import { createQueryClient } from '~/layout/queryClient';

afterEach(cleanup);

/** A call that a test settles. */
const pendingCall = () => {
  let answer: (reply: string) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const run = vi.fn(
    (_what: string) =>
      new Promise<string>((resolve, reject) => {
        answer = resolve;
        fail = reject;
      }),
  );
  return { run, answer: (reply: string) => answer(reply), fail: (error: Error) => fail(error) };
};

const callWrapper = () => {
  const client = createQueryClient();
  return ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <NoticeProvider>{children}</NoticeProvider>
      </MemoryRouter>
    </QueryClientProvider>
  );
};

const renderCall = (run: (what: string) => Promise<string>) =>
  renderHook(() => ({ ...useCall(run), notices: useNotices() }), { wrapper: callWrapper() });

const refusal = new ServiceError('refused', ['NO_KR'], 'ABC234');

it('a call is sent once for two presses before React renders the first one, and can be sent again after it (FLT-4)', async () => {
  const { run, answer } = pendingCall();
  const { result } = renderCall(run);
  const { call } = result.current;
  const presses = [call('first'), call('second')];
  await waitFor(() => expect(run).toHaveBeenCalledOnce());
  answer('done');
  expect(await Promise.all(presses)).toEqual([true, false]);
  const again = call('third');
  await waitFor(() => expect(run.mock.calls).toEqual([['first'], ['third']]));
  answer('done');
  expect(await again).toBe(true);
});

it('a call lasts until the page has done what follows the reply, so that no second one is sent meanwhile (FLT-4)', async () => {
  const { run, answer } = pendingCall();
  const { result } = renderCall(run);
  let proceed: () => void = () => undefined;
  const next = vi.fn((_reply: string) => new Promise<void>((resolve) => (proceed = resolve)));
  const sent = result.current.call('first', { onSuccess: next });
  await waitFor(() => expect(result.current.busy).toBe(true));
  answer('done');
  await waitFor(() => expect(next).toHaveBeenCalledExactlyOnceWith('done'));
  expect(await result.current.call('second')).toBe(false);
  expect(result.current.busy).toBe(true);
  proceed();
  expect(await sent).toBe(true);
  await waitFor(() => expect(result.current.busy).toBe(false));
  expect(run).toHaveBeenCalledOnce();
});

it('a call whose page has been left is finished, and the page does nothing with the reply (FLT-3)', async () => {
  const { run, answer } = pendingCall();
  const { result, unmount } = renderCall(run);
  const next = vi.fn();
  const sent = result.current.call('first', { onSuccess: next });
  await waitFor(() => expect(run).toHaveBeenCalledOnce());
  unmount();
  answer('done');
  expect(await sent).toBe(true);
  expect(next).not.toHaveBeenCalled();
});

it('a call shows no code once its page has been left, though its address is open again, perhaps by another member (FLT-3, SES-14)', async () => {
  const { run, fail } = pendingCall();
  let sent: Promise<boolean> | undefined;
  const Page = () => {
    const { call } = useCall(run);
    return <button onClick={() => (sent = call('first'))}>send</button>;
  };
  const Codes = () => <p role="status">{useNotices().map(({ codes }) => codes)}</p>;
  const visit = (nth: number) => (
    <>
      <Page key={nth} />
      <Codes />
    </>
  );
  const { rerender } = render(visit(1), { wrapper: callWrapper() });
  act(() => screen.getByRole('button').click());
  await waitFor(() => expect(run).toHaveBeenCalledOnce());
  rerender(visit(2));
  await act(async () => {
    fail(refusal);
    await sent;
  });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('a call shows the codes of a refusal, and of what fails after it, until the next try (ERR-1)', async () => {
  const { run, answer, fail } = pendingCall();
  const { result } = renderCall(run);
  const codes = () => result.current.notices.flatMap(({ codes }) => codes);

  const refused = result.current.call('first');
  await waitFor(() => expect(run).toHaveBeenCalledTimes(1));
  fail(refusal);
  expect(await refused).toBe(false);
  await waitFor(() => expect(codes()).toEqual(['NO_KR']));

  const failing = result.current.call('second', { onSuccess: () => Promise.reject(refusal) });
  await waitFor(() => expect(run).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(codes()).toEqual([]));
  answer('done');
  expect(await failing).toBe(false);
  await waitFor(() => expect(codes()).toEqual(['NO_KR']));
});

it('a call is sent at once, and once, where the browser says that it is offline (FLT-2, ERR-4)', async () => {
  const { run, fail } = pendingCall();
  const { result } = renderCall(run);
  act(() => void window.dispatchEvent(new Event('offline')));
  try {
    const sent = result.current.call('first');
    await waitFor(() => expect(run).toHaveBeenCalledOnce());
    fail(new ServiceError('technical', ['OFFLINE'], 'ABC234', { network: true }));
    expect(await sent).toBe(false);
    await waitFor(() => expect(result.current.notices).toMatchObject([{ codes: ['OFFLINE'], reference: 'ABC234' }]));
  } finally {
    act(() => void window.dispatchEvent(new Event('online')));
  }
  await waitFor(() => expect(result.current.busy).toBe(false));
  expect(run).toHaveBeenCalledOnce();
});
