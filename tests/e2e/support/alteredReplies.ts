import type { Page } from '@playwright/test';
import { config, type ServiceName } from '../../../src/config';

type Json = Record<string, unknown>;

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A part of a reply that is an object itself. */
export const part = (reply: Json, name: string): Json => {
  const value = reply[name];
  return isRecord(value) ? value : {};
};

/** The services' own answers to a call, changed on their way (FLT-7, FLT-9): what only a newer service, or a broken one, would say. */
export const alter = async (page: Page, service: ServiceName, path: string, change: (reply: Json) => Json): Promise<void> => {
  await page.route(
    ({ pathname }) => pathname === config.bases[service] + path,
    async (route) => {
      const response = await route.fetch();
      const reply: unknown = await response.json();
      await route.fulfill({ response, json: change(isRecord(reply) ? reply : {}) });
    },
  );
};
