import type { Page } from '@playwright/test';

import { config, type ServiceName } from '../../../../src/config';

/** A call whose replies wait until the test releases them (FLT-3, FLT-8). */
export interface Held {
  /** How many requests wait. */
  asked: () => number;
  /** Releases the waiting requests and later ones: to the service, or with a 500. */
  release: (how?: 'answer' | 'error') => Promise<void>;
}

const isService = (name: string | undefined): name is ServiceName => name !== undefined && name in config.bases;

/** Holds the replies of a call ("payment/listInvoices"), or of those of its requests that `only` picks by their body. */
export const holdReplies = async (
  page: Page,
  call: string,
  only: (body: string) => boolean = () => true,
): Promise<Held> => {
  const [service, ...path] = call.split('/');
  if (!isService(service)) throw new Error(`no service in ${call}`);
  const address = `${config.bases[service]}/${path.join('/')}`;
  const isIt = ({ pathname }: URL): boolean => pathname === address;
  let letGo: (how: 'answer' | 'error') => void = () => undefined;
  const released = new Promise<'answer' | 'error'>((resolve) => {
    letGo = resolve;
  });
  const settled: Promise<unknown>[] = [];
  let asked = 0;
  await page.route(isIt, (route) => {
    if (!only(route.request().postData() ?? '')) return route.continue();
    asked += 1;
    const answered = released.then((how) =>
      how === 'answer' ? route.continue() : route.fulfill({ status: 500, body: '' }),
    );
    // A page that is left cancels its reads.
    settled.push(answered.then(() => route.request().response()).catch(() => undefined));
    return answered.catch(() => undefined);
  });
  return {
    asked: () => asked,
    release: async (how = 'answer') => {
      letGo(how);
      await Promise.all(settled);
      await page.unroute(isIt);
    },
  };
};
