import axios, { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createClient } from '~/http/client';
import { createQueryClient } from '~/layout/queryClient';

/** Requests in flight; each test moves them on and answers them itself. */
const inFlight: { request: InternalAxiosRequestConfig; answer: (response: Partial<AxiosResponse>) => void }[] = [];
const { adapter } = axios.defaults;

beforeEach(() => {
  vi.useFakeTimers();
  axios.defaults.adapter = (request) =>
    new Promise((resolve) => {
      inFlight.push({
        request,
        answer: (response) =>
          resolve({ data: undefined, status: 200, statusText: '', headers: {}, config: request, ...response }),
      });
    });
});
afterEach(() => {
  vi.useRealTimers();
  axios.defaults.adapter = adapter;
  inFlight.length = 0;
});

const started = async () => {
  // The first one loads axios.
  await vi.waitFor(() => expect(inFlight).toHaveLength(1), { timeout: 30_000 });
  return inFlight[0]!;
};
const event = (loaded: number, total?: number) => ({
  loaded,
  total,
  progress: total === undefined ? undefined : loaded / total,
  bytes: loaded,
  lengthComputable: total !== undefined,
});
const pdf = { data: new TextEncoder().encode('%PDF-1.7').buffer, headers: { 'content-type': 'application/pdf' } };

it('a call times out after 15 seconds (ERR-2)', async () => {
  const call = createClient('payment', 'public').post('/getAmounts', {}, v.object({}));
  const { request, answer } = await started();
  expect(request.timeout).toBe(15_000);
  answer({ data: '{"status":"OK"}' });
  await expect(call).resolves.toEqual({});
});

it.each([
  ['ECONNABORTED', 1],
  ['ERR_NETWORK', 2],
])(
  'a call that reads and ends with %s is sent %i times in all: a service that hangs is not asked again (ERR-4)',
  async (code, times) => {
    vi.useRealTimers();
    let asked = 0;
    axios.defaults.adapter = (request) => {
      asked += 1;
      return Promise.reject(new AxiosError('no answer', code, request));
    };
    const read = createQueryClient().query({
      queryKey: ['amounts'],
      queryFn: () => createClient('payment', 'public').post('/getAmounts', {}, v.object({})),
      // fetchQuery has its own default; pages get the client's.
      retry: createQueryClient().getDefaultOptions().queries?.retry,
    });
    await expect(read).rejects.toMatchObject({ kind: 'technical' });
    expect(asked).toBe(times);
  },
);

it('a download may take minutes as long as bytes arrive (ERR-2)', async () => {
  const call = createClient('documents', 'public').file('/document', { id: '7' });
  const { request, answer } = await started();
  expect(request.timeout).toBe(0);
  for (let chunk = 1; chunk <= 20; chunk += 1) {
    await vi.advanceTimersByTimeAsync(14_000);
    request.onDownloadProgress?.(event(chunk));
  }
  expect(request.signal?.aborted).toBe(false);
  answer(pdf);
  expect((await call).blob.size).toBe(8);
  expect(vi.getTimerCount()).toBe(0);
});

it('a download is aborted when nothing has arrived for 15 seconds (ERR-2)', async () => {
  void createClient('documents', 'public').file('/document', { id: '7' });
  const { request } = await started();
  request.onDownloadProgress?.(event(1));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(request.signal?.aborted).toBe(true);
});

it('a download reports its progress, and does not guess while the length is unknown (DOC-2)', async () => {
  const seen: (number | undefined)[] = [];
  const call = createClient('documents', 'public').file(
    '/document',
    { id: '7' },
    { onProgress: (progress) => seen.push(progress) },
  );
  const { request, answer } = await started();
  for (const step of [event(0), event(2, 8), event(8, 8)]) request.onDownloadProgress?.(step);
  answer(pdf);
  await call;
  expect(seen).toEqual([undefined, 0.25, 1]);
});
