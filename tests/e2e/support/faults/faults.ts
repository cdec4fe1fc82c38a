import type { Page } from '@playwright/test';

import type { FaultKind } from '../../../../mocks/faults';
import common from '../../../../src/i18n/locales/hu/common.json' with { type: 'json' };
import type { Standin } from '../standin';

const { errors } = common;

/** A way in which a call can fail, what the portal says then, and how to cause it (FLT-2, FLT-7). */
export interface TriedFault {
  name: string;
  /** What the page says. A technical error has a reference (ERR-2). */
  says: RegExp;
  strike: (page: Page, standin: Standin, call: string) => Promise<void>;
  /** How many requests reach the services. */
  requests: 0 | 1;
  /** Which replies the fault can spoil: only one with a list can lack it, and a file has no status. */
  spoils: 'any' | 'json' | 'list';
}

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const withReference = (text: string): RegExp => new RegExp(`${literal(text)}.*[A-HJ-NP-Z2-9]{6}`);
const technical = withReference(errors.TECHNICAL_ERROR);
const unknownCode = 'UJ_KOD_2031';

const byService = (name: string, kind: FaultKind, spoils: TriedFault['spoils'] = 'any'): TriedFault => ({
  name,
  says: technical,
  strike: (_page, standin, call) => standin.fault({ call, kind }).then(() => undefined),
  requests: 1,
  spoils,
});

/** The page learns a moment later that there is no network: a call in between would fail as any other. */
const cutNetwork = async (page: Page): Promise<void> => {
  await page.context().setOffline(true);
  await page.waitForFunction(() => !navigator.onLine);
};

/** The faults of FLT-2 but for the timeout, which has a test of its own, and FLT-7's unknown code. */
export const triedFaults: readonly TriedFault[] = [
  byService('a 500', '500'),
  byService('a connection that drops', 'offline'),
  byService('an empty body', 'empty'),
  byService('JSON that breaks off', 'malformed'),
  byService('an HTML page with status 200', 'html'),
  byService('null', 'null'),
  byService('no status', 'nostatus', 'json'),
  byService('a list that is no list', 'nolist', 'list'),
  {
    ...byService('an unknown code', 'code', 'json'),
    says: new RegExp(literal(unknownCode)),
    strike: (_page, standin, call) => standin.fault({ call, kind: 'code', code: unknownCode }).then(() => undefined),
  },
  { ...byService('no network', 'offline'), says: withReference(errors.OFFLINE), strike: cutNetwork, requests: 0 },
];

/** Ends all faults. */
export const mend = async (page: Page, standin: Standin): Promise<void> => {
  await page.context().setOffline(false);
  await standin.clearFaults();
};

/** What the browser logs for faults that a test sets on purpose. */
export const expectedNotes =
  /Failed to load resource|net::ERR_(INTERNET_DISCONNECTED|FAILED|CONNECTION_RESET|TIMED_OUT)/;
