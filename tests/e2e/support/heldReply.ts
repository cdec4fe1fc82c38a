import type { Page } from '@playwright/test';
import { config, type ServiceName } from '../../../src/config';

/** A call whose replies wait until the test lets them go (FLT-3, FLT-8). */
export interface Held {
  /** How many requests wait. */
  asked: () => number;
  /** Lets all go that wait, and those to come: to the service, or with a 500 in its place. */
  release: (how?: 'answer' | 'error') => Promise<void>;
}

const isService = (name: string | undefined): name is ServiceName => name !== undefined && name in config.bases;

/** Holds the replies of a call ("payment/listInvoices"); `only` says which of its requests. */
export const holdReplies = async (page: Page, call: string, only: (body: string) => boolean = () => true): Promise<Held> => {
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
  await page.route(
    isIt,
    (route) => {
      if (!only(route.request().postData() ?? '')) return route.continue();
      asked += 1;
      const answered = released.then((how) => (how === 'answer' ? route.continue() : route.fulfill({ status: 500, body: '' })));
      // A page that was left takes its reads back; nobody waits for those.
      settled.push(answered.then(() => route.request().response()).catch(() => undefined));
      return answered.catch(() => undefined);
    },
  );
  return {
    asked: () => asked,
    release: async (how = 'answer') => {
      letGo(how);
      await Promise.all(settled);
      await page.unroute(isIt);
    },
  };
};
