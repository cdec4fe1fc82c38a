import { afterEach, describe, expect, it, vi } from 'vitest';

import { applyConfig, config } from '~/config/config';
import { parseConfig } from '~/config/settingsSchema';
import { loadSettings, settingsLoaded } from '~/http/loadSettings';
import { ServiceError } from '~/http/serviceError';

import { testSettings } from '../setup/configure';

const answering = (answer: () => Promise<Response>): void => {
  vi.stubGlobal('fetch', vi.fn(answer));
};
const json = (body: unknown): Response => Response.json(body);
const asked = (): number => vi.mocked(fetch).mock.calls.length;
const care = { VITE_CARE_EMAIL: 'ugyfelszolgalat@pelda.hu' };

afterEach(async () => {
  answering(() => Promise.resolve(json(testSettings)));
  await loadSettings();
  vi.unstubAllGlobals();
});

describe('loadSettings', () => {
  it('the settings of the file are in force once they are read, and are asked for once (OPS-1)', async () => {
    answering(() => Promise.resolve(json({ ...care, VITE_API_ROOT: 'https://api.pelda.hu' })));
    await loadSettings();
    await Promise.all([settingsLoaded(), settingsLoaded()]);
    expect(config).toEqual({ ...parseConfig(care), apiRoot: 'https://api.pelda.hu' });
    expect(asked()).toBe(1);
    expect(vi.mocked(fetch).mock.calls[0]?.[1]?.signal).toBeInstanceOf(AbortSignal);
  });

  it.each<[string, () => Promise<Response>]>([
    ['missing', () => Promise.resolve(new Response('<html>', { status: 404 }))],
    ['refused', () => Promise.resolve(new Response('', { status: 429 }))],
    ['a page', () => Promise.resolve(new Response('<html>'))],
    ['cut off', () => Promise.resolve(new Response('{"VITE_LINK_TERMS":'))],
    ['null', () => Promise.resolve(json(null))],
    ['a list', () => Promise.resolve(json(['VITE_LINK_TERMS']))],
    ['wrong in one value', () => Promise.resolve(json({ VITE_CARE_PHONE: '+36 1 234 5678', VITE_API_ROOT: 'api' }))],
    ['lost', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])(
    'a file that is %s changes nothing, fails as a network error, and is read again by the next one who waits (OPS-1, ERR-4)',
    async (_, answer) => {
      const before = parseConfig(care);
      applyConfig(before);
      const answers = [answer, answer];
      answering(() => answers.shift()?.() ?? Promise.resolve(json({})));
      await expect(loadSettings()).rejects.toThrow(ServiceError);
      await expect(settingsLoaded()).rejects.toMatchObject({ kind: 'technical', network: true });
      expect(config).toEqual(before);
      await settingsLoaded();
      await settingsLoaded();
      expect([asked(), config.care]).toEqual([3, {}]);
    },
  );
});
