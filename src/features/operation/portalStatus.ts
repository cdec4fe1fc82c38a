import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';

import { config, type Config } from '~/config/config';
import { settingsLoaded } from '~/config/loadSettings';
import { paymentMethod } from '~/domain/money/paymentMethods';
import { now } from '~/domain/time/clock';
import { readHostFile } from '~/http/hostFile';
import { ServiceError, technicalError } from '~/http/serviceError';

import { readStatus, type PortalStatus } from './statusFile';

/** In ms. Paying waits no longer for the file. */
const timeoutMs = 3_000;

const nothingOff: PortalStatus = { off: [] };

/** What holds at a moment: switches from `from` to `to`, the notice until `to`. */
export const statusAt = (status: PortalStatus, at: Date): PortalStatus => {
  const { from, to } = status;
  if (to !== undefined && at >= to) return nothingOff;
  return from === undefined || at >= from ? status : { ...status, off: [] };
};

/** The status.json of operations. A missing or unreadable one means no notice and nothing switched off. */
export const statusQuery = queryOptions({
  queryKey: ['status'],
  queryFn: async (): Promise<PortalStatus> => {
    const file = await readHostFile('status.json', timeoutMs).catch((): unknown => undefined);
    return statusAt(readStatus(file).status, now());
  },
  staleTime: Infinity,
  // Stays after a log-out (App.tsx).
  meta: { ofHost: true },
});

const isOff = ({ off }: PortalStatus, names: readonly string[]): boolean => names.some((name) => off.includes(name));

/** The switches of a method, by its name or code; methods that pay at the bank also follow `pay`. */
const payingSwitches = (method: string): string[] => {
  const { code = method, isDirectDebit = false } = paymentMethod(method) ?? {};
  return isDirectDebit ? [`pay.${code}`] : ['pay', `pay.${code}`];
};

/** Whether operations have switched a service off. */
export const useIsOff = (name: string): boolean => isOff(useQuery(statusQuery).data ?? nothingOff, [name]);

/** Returns a function that tells whether a payment method is switched off. */
export const useIsMethodOff = (): ((method: string) => boolean) => {
  const { data = nothingOff } = useQuery(statusQuery);
  return (method) => isOff(data, payingSwitches(method));
};

/** Whether the method's bank page can't be opened from this page: its address wasn't allowed, or no address is. The demo's bank is its own. */
export const isBankUnreachable = (method: string, { allowedOrigins, bankRefused }: Config): boolean =>
  !__DEMO__ && payingSwitches(method).includes('pay') && (bankRefused === true || allowedOrigins.length === 0);

/** Reads the status again before paying. Throws if paying is off or impossible. */
export const requirePaying = async (queries: QueryClient, method: string): Promise<void> => {
  const status = await queries.query({ ...statusQuery, staleTime: 0 });
  if (isOff(status, payingSwitches(method))) throw new ServiceError('refused', ['PAYING_DISABLED'], '');
  await settingsLoaded();
  if (isBankUnreachable(method, config)) throw technicalError();
};
