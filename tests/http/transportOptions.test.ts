// @vitest-environment node
import type { AxiosRequestConfig, AxiosResponse } from 'axios';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { createClient } from '../../src/http/client';

/** The requests that are under way, to be moved on and answered by hand: time is the test's here. */
const underWay: { options: AxiosRequestConfig; answer: (response: Partial<AxiosResponse>) => void }[] = [];

vi.mock('../../src/http/transport', () => ({
  request: (options: AxiosRequestConfig) =>
    new Promise((answer) => {
      underWay.push({ options, answer });
    }),
}));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  underWay.length = 0;
});

const started = async () => {
  await vi.waitFor(() => expect(underWay).toHaveLength(1));
  return underWay[0]!;
};
const event = (loaded: number, total?: number) => ({ loaded, total, bytes: loaded, lengthComputable: total !== undefined });
const pdf = { status: 200, data: new TextEncoder().encode('%PDF-1.7').buffer, headers: { 'content-type': 'application/pdf' } };

describe('a call', () => {
  it('has 15 seconds (ERR-2)', async () => {
    const call = createClient('payment', 'public').post('/getAmounts', {}, v.object({}));
    const { options, answer } = await started();
    expect(options.timeout).toBe(15_000);
    answer({ status: 200, data: '{"status":"OK"}' });
    await expect(call).resolves.toEqual({});
  });
});

describe('a download', () => {
  it('may take minutes as long as something arrives (ERR-2)', async () => {
    const call = createClient('documents', 'public').file('/document', { id: '7' });
    const { options, answer } = await started();
    for (let chunk = 1; chunk <= 20; chunk += 1) {
      await vi.advanceTimersByTimeAsync(14_000);
      options.onDownloadProgress?.(event(chunk));
    }
    expect(options.signal?.aborted).toBe(false);
    answer(pdf);
    expect((await call).blob.size).toBe(8);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is taken back when nothing has arrived for 15 seconds (ERR-2)', async () => {
    void createClient('documents', 'public').file('/document', { id: '7' });
    const { options } = await started();
    options.onDownloadProgress?.(event(1));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(options.signal?.aborted).toBe(true);
  });

  it('tells how far it is, and does not guess while the length is unknown (DOC-2)', async () => {
    const shares: (number | undefined)[] = [];
    const call = createClient('documents', 'public').file('/document', { id: '7' }, { onProgress: (share) => shares.push(share) });
    const { options, answer } = await started();
    for (const step of [event(0), event(5, 0), event(2, 8), event(8, 8)]) options.onDownloadProgress?.(step);
    answer(pdf);
    await call;
    expect(shares).toEqual([undefined, undefined, 0.25, 1]);
  });
});
