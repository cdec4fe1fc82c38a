import type { Page } from '@playwright/test';

import { config, type ServiceName } from '../../../src/config/config';

type Json = Record<string, unknown>;

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Changes the replies to a call on their way: what a newer or a broken service would say (FLT-7). Returns how many were sent on. */
export const alter = async (
  page: Page,
  service: ServiceName,
  path: string,
  change: (reply: Json) => Json,
): Promise<() => number> => {
  let altered = 0;
  await page.route(
    ({ pathname }) => pathname === config.bases[service] + path,
    async (route) => {
      const response = await route.fetch();
      const reply: unknown = await response.json();
      await route.fulfill({ response, json: change(isRecord(reply) ? reply : {}) });
      altered += 1;
    },
  );
  return () => altered;
};
