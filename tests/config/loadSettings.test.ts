import { afterEach, describe, expect, it, vi } from 'vitest';

import { applyConfig, builtConfig, config } from '~/config/config';
import { loadSettings, requireSettings, settingsLoaded } from '~/config/loadSettings';

const answering = (answer: () => Promise<Response>): void => {
  vi.stubGlobal('fetch', vi.fn(answer));
};
const json = (body: unknown): Response => Response.json(body);

afterEach(() => {
  vi.unstubAllGlobals();
  applyConfig(builtConfig);
});

describe('loadSettings', () => {
  it('the host’s settings are in force once they are read (OPS-1)', async () => {
    answering(() => Promise.resolve(json({ VITE_CARE_EMAIL: 'ugyfelszolgalat@pelda.hu' })));
    await loadSettings();
    expect(config.care).toEqual({ email: 'ugyfelszolgalat@pelda.hu' });
  });

  it.each<[string, () => Promise<Response>]>([
    ['missing', () => Promise.resolve(new Response('<html>', { status: 404 }))],
    ['a page', () => Promise.resolve(new Response('<html>'))],
    ['cut off', () => Promise.resolve(new Response('{"VITE_LINK_TERMS":'))],
    ['null', () => Promise.resolve(json(null))],
    ['a list', () => Promise.resolve(json(['VITE_LINK_TERMS']))],
    ['wrong in one value', () => Promise.resolve(json({ VITE_CARE_PHONE: '+36 1 234 5678', VITE_API_ROOT: 'api' }))],
    ['lost', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('the build’s settings hold where the host’s file is %s (OPS-1)', async (_, answer) => {
    answering(answer);
    await loadSettings();
    expect(config).toEqual(builtConfig);
  });

  it('a file that couldn’t be read is asked for again before the first call and before paying (OPS-1)', async () => {
    const answers = [
      () => Promise.resolve(new Response('<html>')),
      () => Promise.reject(new TypeError('Failed to fetch')),
    ];
    answering(() => answers.shift()?.() ?? Promise.resolve(json({ VITE_CARE_EMAIL: 'ugyfelszolgalat@pelda.hu' })));
    await loadSettings();
    await Promise.all([settingsLoaded(), settingsLoaded()]);
    await settingsLoaded();
    expect([vi.mocked(fetch).mock.calls.length, config.care]).toEqual([2, {}]);
    await requireSettings();
    expect([vi.mocked(fetch).mock.calls.length, config.care]).toEqual([3, { email: 'ugyfelszolgalat@pelda.hu' }]);
    await requireSettings();
    await settingsLoaded();
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it('calls wait for the settings, and no longer than their timeout (OPS-1)', async () => {
    let answer: (response: Response) => void = () => undefined;
    answering(() => new Promise((resolve) => (answer = resolve)));
    const order: string[] = [];
    const loaded = loadSettings().then(() => order.push('settings'));
    const call = settingsLoaded().then(() => order.push('call'));
    expect(order).toEqual([]);
    answer(json({}));
    await Promise.all([loaded, call]);
    expect(order.sort()).toEqual(['call', 'settings']);
    expect(vi.mocked(fetch).mock.calls[0]?.[1]?.signal).toBeInstanceOf(AbortSignal);
  });
});
