import type { StatusTone } from './cardStatus';

const tones = {
  started: 'neutral',
  checked: 'neutral',
  expired: 'warning',
  waiting: 'neutral',
  approved: 'success',
  denied: 'error',
  active: 'success',
  inactive: 'neutral',
  inactive_decision: 'warning',
  inactive_deactivation: 'warning',
  deleted: 'warning',
  awaiting_check: 'neutral',
  lapsed: 'warning',
} as const satisfies Record<string, StatusTone>;

/** The tone of the message that tells a status. */
export const messageTones = { success: 'success', warning: 'warning', error: 'error', neutral: 'info' } as const;

type IntranetStatusKey = keyof typeof tones;

export const isIntranetStatus = (subscriptionStatus: string): subscriptionStatus is IntranetStatusKey =>
  Object.hasOwn(tones, subscriptionStatus);

/** Tone and text of a status; an unknown one is neutral. */
export const intranetStatus = (
  subscriptionStatus: string,
): { tone: StatusTone; textKey: `status.intra.${IntranetStatusKey | 'unknown'}` } =>
  isIntranetStatus(subscriptionStatus)
    ? { tone: tones[subscriptionStatus], textKey: `status.intra.${subscriptionStatus}` }
    : { tone: 'neutral', textKey: 'status.intra.unknown' };
