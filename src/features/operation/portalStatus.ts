import { currentConfig, type Config } from '../../config';
import { requireSettings } from '../../config/loadSettings';
import { paymentMethod } from '../../domain/money/paymentMethods';
import { readHostFile } from '../../http/hostFile';
import { ServiceError, technicalError } from '../../http/serviceError';
import { readStatus, type PortalStatus } from './statusFile';

/** In ms. Paying waits no longer for the file. */
const timeoutMs = 3_000;

let status: PortalStatus = { off: [] };
const listeners = new Set<() => void>();

/** The status set by operations. */
export const portalStatus = (): PortalStatus => status;

export const onStatusChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Takes what the file says. A missing or unreadable one means no notice and nothing switched off. */
export const setStatus = (file: unknown): void => {
  const next = readStatus(file).status;
  if (JSON.stringify(next) === JSON.stringify(status)) return;
  status = next;
  for (const listener of listeners) listener();
};

/** Reads the file again. */
export const refreshStatus = async (): Promise<void> =>
  setStatus(await readHostFile('status.json', timeoutMs).catch(() => undefined));

/** Whether one of the names is switched off now, between `from` and `to`. */
export const isOff = ({ off, from, to }: PortalStatus, names: readonly string[], at: Date): boolean =>
  names.some((name) => off.includes(name)) && (from === undefined || from <= at) && (to === undefined || at < to);

/** The notice, until its end. */
export const noticeAt = ({ notice, to }: PortalStatus, at: Date): PortalStatus['notice'] =>
  to === undefined || at < to ? notice : undefined;

/** The switches of a method, by its name or code; methods that pay at the bank also follow `pay`. */
export const payingSwitches = (method: string): string[] => {
  const { code = method, goesToBank = true } = paymentMethod(method) ?? {};
  return goesToBank ? ['pay', `pay.${code}`] : [`pay.${code}`];
};

/** Whether the method's bank page can't be opened from this page: its address wasn't allowed, or no address is. The demo's bank is its own. */
export const isBankUnreachable = (method: string, { allowedOrigins, bankRefused }: Config): boolean =>
  !__DEMO__ && payingSwitches(method).includes('pay') && (bankRefused === true || allowedOrigins.length === 0);

/** Reads the settings, where they couldn't be read, and the status again before paying. Throws if paying is off or impossible. */
export const requirePaying = async (method: string, now: () => Date): Promise<void> => {
  await Promise.all([requireSettings(), refreshStatus()]);
  if (isOff(status, payingSwitches(method), now())) throw new ServiceError('refused', ['PAYING_DISABLED'], '');
  if (isBankUnreachable(method, currentConfig())) throw technicalError();
};
