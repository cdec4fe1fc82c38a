import * as v from 'valibot';

import { paymentMethod } from '../../domain/money/paymentMethods';
import { readHostFile } from '../../http/hostFile';
import { ServiceError } from '../../http/serviceError';

/** A moment with its zone: 2026-11-28T22:00+01:00. */
const moment = v.pipe(
  v.string(),
  v.check((text) => /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d)$/.test(text)),
  v.transform((text) => new Date(text)),
  v.check((date) => !Number.isNaN(date.getTime())),
);

const statusSchema = v.object({
  notice: v.optional(v.object({ hu: v.pipe(v.string(), v.nonEmpty()), en: v.optional(v.string()) })),
  from: v.optional(moment),
  to: v.optional(moment),
  off: v.optional(v.array(v.string()), []),
});

/** The status set by operations: a notice, and switches. `docs/operating.md` describes the file. */
export type PortalStatus = v.InferOutput<typeof statusSchema>;

const nothing: PortalStatus = { off: [] };
/** In ms. Paying waits no longer for the file. */
const timeoutMs = 3_000;

let status = nothing;
const listeners = new Set<() => void>();

export const portalStatus = (): PortalStatus => status;

export const onStatusChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Takes what the file says. A missing or broken one means no notice and nothing switched off. */
export const setStatus = (read: unknown): void => {
  const result = v.safeParse(statusSchema, read);
  const next = result.success ? result.output : nothing;
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

/** Reads the status again before paying. Throws the same refusal as the service if paying is off. */
export const requirePaying = async (method: string, now: () => Date): Promise<void> => {
  await refreshStatus();
  if (isOff(status, payingSwitches(method), now())) throw new ServiceError('refused', ['PAYING_DISABLED'], '');
};
