import { afterEach, describe, expect, it, vi } from 'vitest';
import { mayPrefetch, whenIdle } from '../../src/layout/idle';
import { createPrefetch, withFetch } from '../../src/layout/prefetch';

describe('a page that may be visited later', () => {
  it('is fetched with the layouts round it, each once however often it is asked for (PERF-3)', async () => {
    const fetched: string[] = [];
    const fetches = (name: string) => () => Promise.resolve(fetched.push(name));
    const pages = [withFetch({ path: '/invoices' }, fetches('invoices')), withFetch({ path: '/documents' }, fetches('documents'))];
    const prefetch = createPrefetch([withFetch({ children: [{ children: pages }] }, fetches('layout'))]);
    expect(await Promise.all([prefetch('/invoices'), prefetch('/invoices')])).toEqual([true, true]);
    await prefetch('/documents');
    expect(fetched.sort()).toEqual(['documents', 'invoices', 'layout']);
  });

  it('that fails is nobody’s concern, and is left to the visit (PERF-3, NAV-14)', async () => {
    const fetch = vi.fn(() => Promise.reject(new Error('a new release is out')));
    const prefetch = createPrefetch([withFetch({ path: '/invoices' }, fetch)]);
    expect(await prefetch('/invoices')).toBe(false);
    expect(await prefetch('/invoices')).toBe(false);
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('is none where no route fits (PERF-3)', async () => {
    expect(await createPrefetch([])('/nowhere')).toBe(true);
  });
});

describe('what may never be needed', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  const online = (connection: object | undefined, onLine: boolean): void => {
    vi.stubGlobal('navigator', { onLine, ...(connection === undefined ? {} : { connection }) });
  };

  it.each([
    ['on a line that tells nothing', undefined, true, true],
    ['on a fast line', { saveData: false, effectiveType: '4g' }, true, true],
    ['where data is to be saved', { saveData: true, effectiveType: '4g' }, true, false],
    ['on a slow line', { effectiveType: '2g' }, true, false],
    ['on the slowest line', { effectiveType: 'slow-2g' }, true, false],
    ['offline', { effectiveType: '4g' }, false, false],
  ])('%s is fetched or not as is fair (PERF-3)', (_where, connection, onLine, expected) => {
    online(connection, onLine);
    expect(mayPrefetch()).toBe(expected);
  });

  it('waits where the browser knows no idle time, and can be called off (PERF-3)', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const [run, calledOff] = [vi.fn(), vi.fn()];
    whenIdle(run);
    whenIdle(calledOff)();
    expect(run).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(run).toHaveBeenCalledOnce();
    expect(calledOff).not.toHaveBeenCalled();
  });
});
